import { queryOptions } from '@tanstack/react-query'
import * as agentContractEndpoints from '#contract/agents/agent-contracts/agent-contracts.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import { api } from '#client/lib/api.ts'

const keys = {
  all: ['agent'] as const,
  kpi: () => [...keys.all, 'kpi'] as const,
  today: () => [...keys.all, 'today'] as const,
  own: () => [...keys.all, 'own'] as const,
  dividend: () => [...keys.all, 'dividend'] as const,
}
const FRESH_MS = 30_000

/** As an instant: the server knows in which day of the merchant it is. */
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

/** What the agent was paid today: rebates, salaries, dividends. */
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
