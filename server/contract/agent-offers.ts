/** Contracts an agent gives to agents directly below, and how contracts end (wire §4.13, domain §4.1–4.5). */
import * as z from 'zod/mini'
import { salaryKind } from './agent-bill.ts'
import { agentContract, CARRIES, contractsOfKind, contractTerms } from './agent-contracts.ts'
import { endpoint } from './endpoint.ts'
import { reportOf, reportQuery } from './report.ts'
import { moneyInput, percent, text, wholeNumber, wireFlag } from './wire.ts'

export const MOST_TIERS = 6
const MOST_ACTIVE = 100_000
/** 100 %, as four decimals of percent. */
const WHOLE = 1_000_000n

const amountAtLeast0 = moneyInput.check(z.gte(0n))
const offeredTier = z.object({
  minTurnover: amountAtLeast0,
  minActive: z._default(wholeNumber(MOST_ACTIVE), 0),
  minLoss: z._default(z.nullable(amountAtLeast0), null),
  /** Percent. */
  rate: percent.check(z.gte(1n), z.lte(WHOLE)),
})
export const offeredTerms = {
  tiers: z.array(offeredTier).check(z.minLength(1), z.maxLength(MOST_TIERS)),
  minBillingOrder: z._default(amountAtLeast0, 0n),
  floorTo: z._default(z.nullable(moneyInput.check(z.gte(1n))), null),
  dailyCap: z._default(z.nullable(amountAtLeast0), null),
  offsetsDaily: z._default(wireFlag, false),
  carry: z._default(z.enum(CARRIES), 'NONE'),
}
const offerBody = z.object({ username: text(64, 1), ...offeredTerms })

const party = z.object({ account: z.string(), nickname: z.string() })
/** A contract with both its sides, as one of them sees it. */
export const contractRow = z.object({
  ...agentContract.shape,
  kind: salaryKind,
  secondParty: party,
  /** PAID: the caller is paid by it. GIVEN: the caller pays. HOUSE: an operator looks. */
  role: z.enum(['PAID', 'GIVEN', 'HOUSE']),
  /** The first instant at which it no longer counts. */
  effectiveUntil: z.nullable(z.int()),
  /** Who asked to end it; the other side's answer is waited for. */
  endAskedBy: z.nullable(z.enum(['FIRST', 'SECOND'])),
  endedAt: z.nullable(z.int()),
  /** MOVED: the paid side was moved to another upline. Null where the sides ended it, or another took its place. */
  endReason: z.nullable(z.enum(['MOVED'])),
})
export type ContractRow = z.output<typeof contractRow>

const none = z.object({ count: z.int() })
export const contractId = wholeNumber(2_147_483_647, 1)
const agent = { auth: 'agent' } as const
const RULES = [
  'no.data',
  'contract.direct.only',
  'contract.agents.only',
  'contract.tiers.order',
  'contract.rate.above.own',
  'contract.rate.below.given',
] as const
/**
 * Waits for the other's answer; an open offer of the kind to the same agent gives way to it. Throws `no.data` (nobody below the
 * caller has that name) and the codes of the rules (domain §4.1).
 */
const offer = { ...agent, method: 'POST', body: offerBody, value: contractRow, errors: RULES } as const
const infoQuery = z.object({ username: z.optional(text(64)) })
/** Of the caller, or what the caller gave an agent below. */
const info = { ...agent, method: 'GET', query: infoQuery, value: contractsOfKind, errors: ['no.data'] } as const
const log = {
  ...agent,
  method: 'GET',
  query: z.object({ ...reportQuery, username: z.optional(text(64)) }),
  value: reportOf(contractRow, none),
  errors: ['no.data', 'request.param.err'],
} as const

export const agentOfferEndpoints = {
  all: endpoint({
    ...agent,
    summary: 'Contracts by which the caller is paid, and those it gives: that wait, are in force, or ended with a move of late',
    method: 'GET',
    path: '/wps/agent/contracts',
    value: z.object({ paid: z.array(contractRow), given: z.array(contractRow) }),
  }),
  log: endpoint({
    ...log,
    summary: 'Every contract of the caller there ever was, newest first',
    path: '/wps/agent/contracts/log',
    query: z.object({ ...reportQuery, kind: z.optional(salaryKind), username: z.optional(text(64)) }),
  }),
  /** Agents directly below the caller. */
  candidates: endpoint({
    ...agent,
    summary: 'To whom the caller may offer a contract of a kind, and within what limits',
    method: 'GET',
    path: '/wps/agent/contracts/candidates',
    query: z.object({ kind: salaryKind }),
    value: z.object({
      /** The caller's own; null: it has none, and pays from the main wallet. */
      own: z.nullable(contractTerms),
      list: z.array(
        z.object({
          username: z.string(),
          nickname: z.string(),
          current: z.nullable(contractTerms),
          hasOffer: z.boolean(),
          /** What this agent has promised to those below: its own may not pay less. */
          promised: z.array(contractTerms),
        }),
      ),
    }),
  }),
  offerDaily: endpoint({
    ...offer,
    summary: 'Offer a daily salary contract to an agent directly below',
    relay: 'MCSFE_applyContractDailySalary',
    moduleId: 'DAILYSALCONT3',
  }),
  offerHourly: endpoint({
    ...offer,
    summary: 'Offer an hourly salary contract to an agent directly below',
    relay: 'MCSFE_applyContractHourSalary',
    moduleId: 'HOURSAL3',
  }),
  offerDividend: endpoint({
    ...offer,
    summary: 'Offer a dividend contract to an agent directly below',
    relay: 'MCSFE_applyContractualDividend',
    aliases: ['MCSFE_modifyContractDividend', 'MCSFE_updateContractDividend'],
    moduleId: 'SIGNCONDIV3',
  }),
  /** In force without an answer, from the next day on. */
  assignRealTime: endpoint({
    ...agent,
    summary: 'Set the ratio of an agent directly below for its real-time salary; 0 ends it',
    method: 'POST',
    relay: 'MCSFE_assignRealTimeSalaryContract',
    aliases: ['MCSFE_processRealTimeSalaryContract'],
    moduleId: 'RTSALARY3',
    body: z.object({ username: text(64, 1), ratio: percent.check(z.gte(0n), z.lte(WHOLE)) }),
    value: z.nullable(contractRow),
    errors: [...RULES, 'contract.own.missing'],
  }),
  /** In force without an answer, from the next day on; its bills wait until the caller pays them out. */
  assignManual: endpoint({
    ...offer,
    summary: 'Promise an agent directly below a daily salary that is paid out by hand',
    relay: 'MCSFE_applyContractManualDailySalary',
    moduleId: 'DAILYSALCONT3',
  }),
  cancelManual: endpoint({
    ...agent,
    summary: 'End that promise with today; null where there was none',
    method: 'POST',
    relay: 'MCSFE_cancelContractManualDailySalary',
    moduleId: 'DAILYSALCONT3',
    body: z.object({ username: text(64, 1) }),
    value: z.nullable(contractRow),
    errors: ['no.data', 'contract.answered'],
  }),
  manualInfo: endpoint({
    ...agent,
    summary: 'Daily salary by hand of the caller, or of an agent below; null where there is none',
    method: 'GET',
    relay: 'MCSFE_getContractManualDailySalary',
    aliases: ['MCSFE_getContractManualDailySalaryInfo', 'MCSFE_getContractManualDailySalInfo'],
    moduleId: 'DAILYSALCONT3',
    query: infoQuery,
    value: z.nullable(contractRow),
    errors: ['no.data'],
  }),
  /** An open offer is taken back at once. Throws `no.data`, `contract.answered` (neither open nor in force any more). */
  end: endpoint({
    ...agent,
    summary: 'Ask to end a contract, or take an offer back; the other side agrees to the end',
    method: 'POST',
    path: '/wps/agent/contracts/end',
    body: z.object({ contractId }),
    value: contractRow,
    errors: ['no.data', 'contract.answered'],
  }),
  /** The asker's own "no" takes the question back. Throws `no.data`, `contract.answered`. */
  answerEnd: endpoint({
    ...agent,
    summary: 'Agree to end a contract, or let it go on',
    method: 'POST',
    path: '/wps/agent/contracts/end/answer',
    body: z.object({ contractId, accept: wireFlag }),
    value: contractRow,
    errors: ['no.data', 'contract.answered'],
  }),
  dailyInfo: endpoint({
    ...info,
    summary: 'Daily salary contract of the caller, or of an agent below',
    relay: 'MCSFE_getContractDailySalInfo',
    moduleId: 'DAILYSALCONT3',
  }),
  dividendInfo: endpoint({
    ...info,
    summary: 'Dividend contract of the caller, or of an agent below',
    relay: 'MCSFE_getContractDividendInfo',
    aliases: ['MCSFE_getUserContractDividendInfoByComputationPeriod'],
    moduleId: 'SIGNCONDIV3',
  }),
  realTimeInfo: endpoint({
    ...agent,
    summary: 'Real-time salary ratio of the caller, or of an agent below; null where there is none',
    method: 'GET',
    relay: 'MCSFE_getRealTimeSalaryContractInfo',
    moduleId: 'RTSALARY3',
    query: infoQuery,
    value: z.nullable(contractRow),
    errors: ['no.data'],
  }),
  dailyLog: endpoint({
    ...log,
    summary: 'Daily salary contracts of the caller, also ended ones',
    relay: 'MCSFE_getDailySalaryContractLog',
    moduleId: 'DAILYSALCONT3',
  }),
  hourlyLog: endpoint({
    ...log,
    summary: 'Hourly salary contracts of the caller, also ended ones',
    relay: 'MCSFE_getContractHourSalaryLog',
    moduleId: 'HOURSAL3',
  }),
  dividendLog: endpoint({
    ...log,
    summary: 'Dividend contracts of the caller, also ended ones',
    relay: 'MCSFE_getContractHistory',
    moduleId: 'SIGNCONDIV3',
  }),
  dividendCustomers: endpoint({
    ...agent,
    summary: 'Agents below with a dividend contract of the caller’s',
    method: 'GET',
    relay: 'ODSFE2_dividendContractCustomers',
    moduleId: 'SIGNCONDIV3',
    value: z.array(contractRow),
  }),
}
