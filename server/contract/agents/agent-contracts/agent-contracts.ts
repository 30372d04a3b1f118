/** Agents' salary and dividend contracts: pending offers and their answers (WIR-38, AGT-21 to AGT-29). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { money, percent, text, wireFlag } from '../../wire.ts'

/** The kinds of contract that bills are calculated from. */
export const SALARY_KINDS = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND', 'MANUAL_DAILY'] as const
export const salaryKind = z.enum(SALARY_KINDS)
export type SalaryKind = z.infer<typeof salaryKind>
/** Kinds the house may offer: it pays no manual daily salaries. */
export const HOUSE_KINDS = ['DAILY', 'HOURLY', 'REALTIME', 'DIVIDEND'] as const satisfies readonly SalaryKind[]

/** Lists of contract ids. Non-empty means a request is pending (…req…) or a contract exists (…info…). */
export const contractRequests = z.object({
  dailysalreqtype: z.array(z.int()),
  divtypecompperiodreq: z.array(z.int()),
  contracthoursalreq: z.array(z.int()),
  dailysalinfotype: z.array(z.int()),
  divtypeinfo: z.array(z.int()),
  divtypecompperiodinfo: z.array(z.int()),
  contracthoursalinfo: z.array(z.int()),
  contractmrdailysalinfotype: z.array(z.int()),
  realtimesalinfotype: z.array(z.int()),
})
export type ContractRequests = z.infer<typeof contractRequests>

/** Kinds that are offered and answered; the others apply without an answer. */
export const OFFERED_KINDS = ['DAILY', 'HOURLY', 'DIVIDEND'] as const
export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** How losses of earlier periods carry over (AGT-29). */
export const CARRIES = ['NONE', 'PERMANENT', 'LAST_PERIOD', 'WITHIN_MONTH'] as const

/** The highest tier whose thresholds are all met applies. */
export const contractTier = z.object({
  /** Valid turnover of the whole team in one period. */
  minTurnover: money,
  /** Members of the team with a turnover of at least `minBillingOrder` in the period. */
  minActive: z.int(),
  /** The least the team must lose in the period; null = no such threshold. */
  minLoss: z.nullable(money),
  /** Percent on the wire (0.4 = 0.4 %), parts per million inside (4_000n). */
  rate: percent,
})
export type ContractTier = z.output<typeof contractTier>

export const contractTerms = z.object({
  /** Lowest first. */
  tiers: z.array(contractTier),
  minBillingOrder: money,
  /** Count turnover in whole steps of this size; null = count all of it. */
  floorTo: z.nullable(money),
  /** Hourly only: the most the hourly salaries of one day may add up to; null = no cap. */
  dailyCap: z.nullable(money),
  /** Hourly only: hourly salaries are deducted from the day's own salary. */
  offsetsDaily: z.boolean(),
  /** Dividend only. */
  carry: z.enum(CARRIES),
})
export type ContractTerms = z.output<typeof contractTerms>

export const agentContract = z.object({
  contractId: z.int(),
  kind: z.enum(OFFERED_KINDS),
  /** 0 offered, 1 signed, 2 rejected, 3 being ended, 4 ended (AGT-21). */
  status: z.literal([0, 1, 2, 3, 4]),
  /** The member's direct upline, who offers the contract and pays it. */
  firstParty: z.object({ account: z.string(), nickname: z.string() }),
  /** Epoch ms, like all times below. */
  offeredAt: z.int(),
  answeredAt: z.nullable(z.int()),
  /** When a signed contract takes effect: the first period after the answer (AGT-08). */
  effectiveFrom: z.nullable(z.int()),
  /** What the contract pays, and for how much turnover. */
  terms: contractTerms,
})
export type AgentContract = z.output<typeof agentContract>

/** The member's contracts of one kind, as the payee. */
export const contractsOfKind = z.object({
  /** Waiting for an answer; the oldest if there are several. */
  offer: z.nullable(agentContract),
  /** Signed or being ended; the latest if there are several. */
  current: z.nullable(agentContract),
})
export type ContractsOfKind = z.output<typeof contractsOfKind>

export const contractAnswerBody = z.object({
  contractId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  accept: wireFlag,
})

const offered = { auth: 'member', trialRefused: true } as const
const read = { ...offered, method: 'GET', value: contractsOfKind } as const
/**
 * The answer is final. Throws `no.data` (the caller has no such offer of this kind) and `contract.answered` (no longer pending;
 * of two concurrent answers, the second gets this).
 */
const answer = {
  ...offered,
  method: 'POST',
  body: contractAnswerBody,
  value: agentContract,
  errors: ['no.data', 'contract.answered'],
} as const

export const pending = endpoint({
  summary: 'The member’s pending contract requests and existing contracts',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  auth: 'member',
  value: contractRequests,
})

export const daily = endpoint({
  ...read,
  summary: 'The daily salary contract offered to the member, and the current one',
  relay: 'MCS2_getContracDailySalReq',
  moduleId: 'DAILYSALCONT3',
})

export const hourly = endpoint({
  ...read,
  summary:
    'The hourly salary contract offered to the member, and the current one; or the caller’s contract with an agent of the downline',
  query: z.object({ username: z.optional(text(64)) }),
  errors: ['no.data'],
  relay: 'MCSFE_getContractHourSalaryInfo',
  moduleId: 'HOURSAL3',
})

export const dividend = endpoint({
  ...read,
  summary: 'The dividend contract offered to the member, and the current one',
  relay: 'MCS2_getContractDividendRequest',
  moduleId: 'SIGNCONDIV3',
})

export const answerDaily = endpoint({
  ...answer,
  summary: 'Accept or decline a daily salary contract',
  relay: 'MCSFE_processDailySalaryContract',
  moduleId: 'DAILYSALCONT3',
})

export const answerHourly = endpoint({
  ...answer,
  summary: 'Accept or decline an hourly salary contract',
  relay: 'MCSFE_processContractHourSalary',
  moduleId: 'HOURSAL3',
})

export const answerDividend = endpoint({
  ...answer,
  summary: 'Accept or decline a dividend contract',
  relay: 'MCSFE_processContractDividend',
  moduleId: 'SIGNCONDIV3',
})
