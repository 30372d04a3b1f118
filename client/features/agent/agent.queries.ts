import { queryOptions } from '@tanstack/react-query'
import { agentContractEndpoints } from '#contract/agent-contracts.ts'
import { teamReportEndpoints } from '#contract/team-report.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['agent'] as const,
  kpi: () => [...keys.all, 'kpi'] as const,
  today: () => [...keys.all, 'today'] as const,
  own: () => [...keys.all, 'own'] as const,
  dividend: () => [...keys.all, 'dividend'] as const,
}
const FRESH_MS = 30_000

/** An instant: the server knows which day of the merchant it is in. */
const today = () => {
  const now = String(Date.now())
  return { startDate: now, endDate: now }
}

export const teamKpi = () =>
  queryOptions({
    queryKey: keys.kpi(),
    queryFn: ({ signal }) => api(teamReportEndpoints.kpi, { query: { ...today(), size: 0 } }, signal),
    select: ({ footer }) => footer,
    staleTime: FRESH_MS,
  })

export const teamToday = () =>
  queryOptions({
    queryKey: keys.today(),
    queryFn: ({ signal }) => api(teamReportEndpoints.sum, { query: today() }, signal),
    staleTime: FRESH_MS,
  })

/** What the agent itself was paid today: rebates, salaries, dividends. */
export const incomeToday = () =>
  queryOptions({
    queryKey: keys.own(),
    queryFn: ({ signal }) => api(teamReportEndpoints.memberPnl, { query: today() }, signal),
    select: ({ rebate, dailySalary, hourlySalary, realTimeSalary, dividend }) =>
      rebate + dailySalary + hourlySalary + realTimeSalary + dividend,
    staleTime: FRESH_MS,
  })

/** Whether there is a dividend contract, offered or in force. */
export const hasDividend = () =>
  queryOptions({
    queryKey: keys.dividend(),
    queryFn: ({ signal }) => api(agentContractEndpoints.dividend, {}, signal),
    select: ({ offer, current }) => offer !== null || current !== null,
  })

export const agentKeys = keys
