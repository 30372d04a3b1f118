/** Contracts an agent offers to its direct downline, and how contracts end (WIR-38, AGT-21, AGT-22). */
import * as z from 'zod/mini'
import { agentContract, CARRIES, contractsOfKind, contractTerms, salaryKind } from './agent-contracts.ts'
import { endpoint } from '../../endpoint.ts'
import { reportOf, reportQuery } from '../../report.ts'
import { moneyInput, percent, text, wholeNumber, wireFlag } from '../../wire.ts'

export const MOST_TIERS = 6
const MOST_ACTIVE = 100_000
/** 100 %, with four decimals. */
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
/** A contract with both parties, as one of them sees it. */
export const contractRow = z.object({
  ...agentContract.shape,
  kind: salaryKind,
  secondParty: party,
  /** PAID: the caller is the payee. GIVEN: the caller is the payer. HOUSE: the caller is an operator. */
  role: z.enum(['PAID', 'GIVEN', 'HOUSE']),
  /** When the contract stops applying (exclusive). */
  effectiveUntil: z.nullable(z.int()),
  /** The party who asked to end the contract; the other has not answered yet. */
  endAskedBy: z.nullable(z.enum(['FIRST', 'SECOND'])),
  endedAt: z.nullable(z.int()),
  /** MOVED: the payee moved to another upline. null = the parties ended it, or a newer contract replaced it. */
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
 * Waits for the other party's answer, and replaces an open offer of the same kind to the same agent. Throws `no.data` (no one of
 * that name in the downline) and the error codes of the contract rules (AGT-22).
 */
const offer = { ...agent, method: 'POST', body: offerBody, value: contractRow, errors: RULES } as const
const infoQuery = z.object({ username: z.optional(text(64)) })
/** The caller's own contracts, or the caller's contracts with one agent of the downline. */
const info = { ...agent, method: 'GET', query: infoQuery, value: contractsOfKind, errors: ['no.data'] } as const
const logBase = {
  ...agent,
  method: 'GET',
  query: z.object({ ...reportQuery, username: z.optional(text(64)) }),
  value: reportOf(contractRow, none),
  errors: ['no.data', 'request.param.err'],
} as const

export const all = endpoint({
  ...agent,
  summary: 'Contracts that pay the caller and contracts the caller pays: pending, in force, or recently ended by a move',
  method: 'GET',
  path: '/wps/agent/contracts',
  value: z.object({
    /** Contracts by which the caller is paid. */
    paid: z.array(contractRow),
    /** Contracts by which the caller pays. */
    given: z.array(contractRow),
  }),
})

export const log = endpoint({
  ...logBase,
  summary: 'Every contract the caller has ever had, newest first',
  path: '/wps/agent/contracts/log',
  query: z.object({ ...reportQuery, kind: z.optional(salaryKind), username: z.optional(text(64)) }),
})

/** Agents in the caller's direct downline. */
export const candidates = endpoint({
  ...agent,
  summary: 'Agents the caller may offer a contract of a kind, and the limits',
  method: 'GET',
  path: '/wps/agent/contracts/candidates',
  query: z.object({ kind: salaryKind }),
  value: z.object({
    /** The caller's own contract; null = none, and the caller pays from the main wallet. */
    own: z.nullable(contractTerms),
    list: z.array(
      z.object({
        username: z.string(),
        nickname: z.string(),
        /** What the agent has now; null = no contract of this kind. */
        current: z.nullable(contractTerms),
        hasOffer: z.boolean(),
        /** What this agent has promised its own downline: the new contract must not pay less. */
        promised: z.array(contractTerms),
      }),
    ),
  }),
})

export const offerDaily = endpoint({
  ...offer,
  summary: 'Offer a daily salary contract to an agent of the direct downline',
  relay: 'MCSFE_applyContractDailySalary',
  moduleId: 'DAILYSALCONT3',
})

export const offerHourly = endpoint({
  ...offer,
  summary: 'Offer an hourly salary contract to an agent of the direct downline',
  relay: 'MCSFE_applyContractHourSalary',
  moduleId: 'HOURSAL3',
})

export const offerDividend = endpoint({
  ...offer,
  summary: 'Offer a dividend contract to an agent of the direct downline',
  relay: 'MCSFE_applyContractualDividend',
  aliases: ['MCSFE_modifyContractDividend', 'MCSFE_updateContractDividend'],
  moduleId: 'SIGNCONDIV3',
})

/** Takes effect the next day, without an answer. */
export const assignRealTime = endpoint({
  ...agent,
  summary: 'Set the real-time salary ratio of an agent of the direct downline; 0 ends it',
  method: 'POST',
  relay: 'MCSFE_assignRealTimeSalaryContract',
  aliases: ['MCSFE_processRealTimeSalaryContract'],
  moduleId: 'RTSALARY3',
  body: z.object({ username: text(64, 1), ratio: percent.check(z.gte(0n), z.lte(WHOLE)) }),
  value: z.nullable(contractRow),
  errors: [...RULES, 'contract.own.missing'],
})

/** Takes effect the next day, without an answer. Its bills wait until the caller pays them out. */
export const assignManual = endpoint({
  ...offer,
  summary: 'Promise an agent of the direct downline a daily salary that is paid out by hand',
  relay: 'MCSFE_applyContractManualDailySalary',
  moduleId: 'DAILYSALCONT3',
})

export const cancelManual = endpoint({
  ...agent,
  summary: 'End that promise at the end of today; null if there was none',
  method: 'POST',
  relay: 'MCSFE_cancelContractManualDailySalary',
  moduleId: 'DAILYSALCONT3',
  body: z.object({ username: text(64, 1) }),
  value: z.nullable(contractRow),
  errors: ['no.data', 'contract.answered'],
})

export const manualInfo = endpoint({
  ...agent,
  summary: 'Manual daily salary of the caller or of an agent of the downline; null if there is none',
  method: 'GET',
  relay: 'MCSFE_getContractManualDailySalary',
  aliases: ['MCSFE_getContractManualDailySalaryInfo', 'MCSFE_getContractManualDailySalInfo'],
  moduleId: 'DAILYSALCONT3',
  query: infoQuery,
  value: z.nullable(contractRow),
  errors: ['no.data'],
})

/** An open offer is withdrawn at once. Throws `no.data` and `contract.answered` (neither open nor in force any more). */
export const end = endpoint({
  ...agent,
  summary: 'Ask to end a contract, which the other party must agree to, or withdraw an offer',
  method: 'POST',
  path: '/wps/agent/contracts/end',
  body: z.object({ contractId }),
  value: contractRow,
  errors: ['no.data', 'contract.answered'],
})

/** If the party who asked says no, the request is withdrawn. Throws `no.data` and `contract.answered`. */
export const answerEnd = endpoint({
  ...agent,
  summary: 'Agree to end a contract, or keep it',
  method: 'POST',
  path: '/wps/agent/contracts/end/answer',
  body: z.object({ contractId, accept: wireFlag }),
  value: contractRow,
  errors: ['no.data', 'contract.answered'],
})

export const dailyInfo = endpoint({
  ...info,
  summary: 'Daily salary contract of the caller or of an agent of the downline',
  relay: 'MCSFE_getContractDailySalInfo',
  moduleId: 'DAILYSALCONT3',
})

export const dividendInfo = endpoint({
  ...info,
  summary: 'Dividend contract of the caller or of an agent of the downline',
  relay: 'MCSFE_getContractDividendInfo',
  aliases: ['MCSFE_getUserContractDividendInfoByComputationPeriod'],
  moduleId: 'SIGNCONDIV3',
})

export const realTimeInfo = endpoint({
  ...agent,
  summary: 'Real-time salary ratio of the caller or of an agent of the downline; null if there is none',
  method: 'GET',
  relay: 'MCSFE_getRealTimeSalaryContractInfo',
  moduleId: 'RTSALARY3',
  query: infoQuery,
  value: z.nullable(contractRow),
  errors: ['no.data'],
})

export const dailyLog = endpoint({
  ...logBase,
  summary: 'The caller’s daily salary contracts, including ended ones',
  relay: 'MCSFE_getDailySalaryContractLog',
  moduleId: 'DAILYSALCONT3',
})

export const hourlyLog = endpoint({
  ...logBase,
  summary: 'The caller’s hourly salary contracts, including ended ones',
  relay: 'MCSFE_getContractHourSalaryLog',
  moduleId: 'HOURSAL3',
})

export const dividendLog = endpoint({
  ...logBase,
  summary: 'The caller’s dividend contracts, including ended ones',
  relay: 'MCSFE_getContractHistory',
  moduleId: 'SIGNCONDIV3',
})

export const dividendCustomers = endpoint({
  ...agent,
  summary: 'Agents of the downline with a dividend contract from the caller',
  method: 'GET',
  relay: 'ODSFE2_dividendContractCustomers',
  moduleId: 'SIGNCONDIV3',
  value: z.array(contractRow),
})
