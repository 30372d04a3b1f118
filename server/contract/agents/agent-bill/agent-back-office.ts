/** Agents' pay in the back office: the house's contracts with top agents, and the bills of all agents. */
import * as z from 'zod/mini'
import { HOUSE_KINDS } from '../agent-contracts/agent-contracts.ts'
import { agentBill, billExplanation, billKind, billStatus } from './agent-bill.ts'
import { contractId, contractRow, offeredTerms } from '../agent-contracts/agent-offers.ts'
import { backOfficeDays, backOfficePageQuery, backOfficeSpan } from '../../back-office-page.ts'
import { endpoint } from '../../endpoint.ts'
import { money, text, textOrNumber, wholeNumber, wireFlag } from '../../wire.ts'

const REASON_MAX = 200
const reason = text(REASON_MAX, 3)
const looks = { auth: 'operator', permission: 'members.read', method: 'GET' } as const
/** A contract of the house costs money, so offering one needs more than read access. */
const action = { auth: 'operator', permission: 'site.edit', method: 'POST' } as const

const filters = { kind: z.optional(billKind), status: z.optional(billStatus), username: z.optional(text(64)), ...backOfficeDays }
const paged = { total: z.int(), page: z.int(), totalPages: z.int() }

export const topAgent = z.object({
  memberId: z.int(),
  username: z.string(),
  nickname: z.string(),
  contracts: z.array(contractRow),
})
export type TopAgent = z.output<typeof topAgent>

export const backOfficeAgents = endpoint({
  ...looks,
  summary: 'Top agents, with their pending and active contracts with the house',
  path: '/wps/operator/agents',
  query: z.object({ ...backOfficePageQuery, username: z.optional(text(64)) }),
  value: z.object({ list: z.array(topAgent), ...paged }),
})

/** Throws `no.data` unless the member is a top agent, and the error codes of the contract rules (AGT-22). */
export const backOfficeOffer = endpoint({
  ...action,
  summary: 'Offer a top agent a contract of the house; a real-time ratio applies without an answer',
  path: '/wps/operator/agents/offer',
  body: z.object({ memberId: wholeNumber(2_147_483_647, 1), kind: z.enum(HOUSE_KINDS), ...offeredTerms, reason }),
  value: contractRow,
  errors: ['no.data', 'contract.tiers.order', 'contract.rate.below.given'],
})

export const backOfficeEnd = endpoint({
  ...action,
  summary: 'Withdraw an offer of the house, or ask to end its contract',
  path: '/wps/operator/agents/end',
  body: z.object({ contractId, reason }),
  value: contractRow,
  errors: ['no.data', 'contract.answered'],
})

export const backOfficeAnswerEnd = endpoint({
  ...action,
  summary: 'Agree to end a contract of the house, or keep it',
  path: '/wps/operator/agents/end/answer',
  body: z.object({ contractId, accept: wireFlag, reason }),
  value: contractRow,
  errors: ['no.data', 'contract.answered'],
})

export const backOfficeBills = endpoint({
  ...looks,
  summary: 'Bills of all agents, newest first, with totals of all matches',
  path: '/wps/operator/agents/bills',
  query: z.object({ ...backOfficePageQuery, ...filters }),
  value: z.object({
    list: z.array(agentBill),
    ...paged,
    footer: z.object({ count: z.int(), gross: money, net: money, paid: money }),
    /** Whether a billing run can be started by hand. */
    canRun: z.boolean(),
  }),
  errors: ['request.param.err'],
})

export const backOfficeBillsFile = endpoint({
  ...looks,
  summary: 'Bills of all agents as a file, every row',
  path: '/wps/operator/agents/bills/export',
  framing: 'csv',
  query: z.object({ ...backOfficeSpan, ...filters }),
  value: z.string(),
  errors: ['request.param.err'],
})

export const backOfficeExplain = endpoint({
  ...looks,
  summary: 'Any bill with every number behind it: tier, inputs, downline, payments (AGT-14)',
  path: '/wps/operator/agents/bills/explain',
  query: z.object({ id: textOrNumber(20, 1) }),
  value: billExplanation,
  errors: ['no.data'],
})

export const backOfficeRun = endpoint({
  ...action,
  summary: 'Bill and pay every period that has ended, now; not in production',
  path: '/wps/operator/agents/run',
  developmentOnly: true,
  value: z.object({ bills: z.int() }),
})
