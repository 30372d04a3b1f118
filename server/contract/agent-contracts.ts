/** Agents' salary and dividend contracts: what waits for an answer, and the answer (wire §4.9 and §4.13, domain §4.2–4.5). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { money, percent, text, wireFlag } from './wire.ts'

/** Each list holds contract ids; non-empty means a request is pending (…req…) or a contract exists (…info…). */
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

/** Kinds that are offered and answered; the others are assigned. */
export const OFFERED_KINDS = ['DAILY', 'HOURLY', 'DIVIDEND'] as const
export type OfferedKind = (typeof OFFERED_KINDS)[number]

/** What becomes of the losses of earlier periods (domain §4.5). */
export const CARRIES = ['NONE', 'PERMANENT', 'LAST_PERIOD', 'WITHIN_MONTH'] as const

/** Of all whose every threshold is met, the highest counts. */
export const contractTier = z.object({
  /** Of the whole team in one period, valid turnover only. */
  minTurnover: money,
  /** Members of the team who turn over `minBillingOrder` or more in the period. */
  minActive: z.int(),
  /** What the team loses in the period at the least; null = does not matter. */
  minLoss: z.nullable(money),
  /** Percent on the wire (0.4 = 0.4 %), parts per million inside (4_000n). */
  rate: percent,
})
export type ContractTier = z.output<typeof contractTier>

export const contractTerms = z.object({
  /** The lowest first. */
  tiers: z.array(contractTier),
  minBillingOrder: money,
  /** Only whole steps of turnover count; null = every cent does. */
  floorTo: z.nullable(money),
  /** Hourly only: the most one day's hours pay together; null = no such limit. */
  dailyCap: z.nullable(money),
  /** Hourly only: what the hours paid is taken off the day's own salary. */
  offsetsDaily: z.boolean(),
  /** Dividend only. */
  carry: z.enum(CARRIES),
})
export type ContractTerms = z.output<typeof contractTerms>

export const agentContract = z.object({
  contractId: z.int(),
  kind: z.enum(OFFERED_KINDS),
  /** 0 offered, 1 signed, 2 rejected, 3 being ended, 4 ended (domain §4.2). */
  status: z.literal([0, 1, 2, 3, 4]),
  /** Who offers it, and pays: the member's direct upline. */
  firstParty: z.object({ account: z.string(), nickname: z.string() }),
  /** Epoch milliseconds, like every time below. */
  offeredAt: z.int(),
  answeredAt: z.nullable(z.int()),
  /** When a signed one begins to count: with the period after the answer (AGT-08). */
  effectiveFrom: z.nullable(z.int()),
  terms: contractTerms,
})
export type AgentContract = z.output<typeof agentContract>

/** One kind's contracts of the member as the paid side. */
export const contractsOfKind = z.object({
  /** Waits for an answer; of several the oldest. */
  offer: z.nullable(agentContract),
  /** Signed or being ended; of several the latest. */
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
 * The second party's answer, for good. Throws `no.data` (no such offer of this kind to the caller) and `contract.answered`
 * (no longer waiting: also for the later of two answers at the same moment).
 */
const answer = {
  ...offered,
  method: 'POST',
  body: contractAnswerBody,
  value: agentContract,
  errors: ['no.data', 'contract.answered'],
} as const

export const agentContractEndpoints = {
  pending: endpoint({
    summary: 'Contract requests that wait for the member, and contracts that exist',
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    auth: 'member',
    value: contractRequests,
  }),
  daily: endpoint({
    ...read,
    summary: 'The daily salary contract offered to the member, and the present one',
    relay: 'MCS2_getContracDailySalReq',
    moduleId: 'DAILYSALCONT3',
  }),
  hourly: endpoint({
    ...read,
    summary: 'The hourly salary contract offered to the member, and the present one; or what the caller gave an agent below',
    query: z.object({ username: z.optional(text(64)) }),
    errors: ['no.data'],
    relay: 'MCSFE_getContractHourSalaryInfo',
    moduleId: 'HOURSAL3',
  }),
  dividend: endpoint({
    ...read,
    summary: 'The dividend contract offered to the member, and the present one',
    relay: 'MCS2_getContractDividendRequest',
    moduleId: 'SIGNCONDIV3',
  }),
  answerDaily: endpoint({
    ...answer,
    summary: 'Accept or decline a daily salary contract',
    relay: 'MCSFE_processDailySalaryContract',
    moduleId: 'DAILYSALCONT3',
  }),
  answerHourly: endpoint({
    ...answer,
    summary: 'Accept or decline an hourly salary contract',
    relay: 'MCSFE_processContractHourSalary',
    moduleId: 'HOURSAL3',
  }),
  answerDividend: endpoint({
    ...answer,
    summary: 'Accept or decline a dividend contract',
    relay: 'MCSFE_processContractDividend',
    moduleId: 'SIGNCONDIV3',
  }),
}
