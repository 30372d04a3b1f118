/** The house's side of the agents' pay: its contracts with agents at the top, and everybody's bills. */
import * as z from 'zod/mini'
import { agentBill, billExplanation, billKind, billStatus, HOUSE_KINDS } from './agent-bill.ts'
import { contractId, contractRow, offeredTerms } from './agent-offers.ts'
import { consoleDays, consolePageQuery, consoleSpan } from './console-page.ts'
import { endpoint } from './endpoint.ts'
import { money, text, textOrNumber, wholeNumber, wireFlag } from './wire.ts'

const REASON_MAX = 200
const reason = text(REASON_MAX, 3)
const looks = { auth: 'operator', permission: 'members.read', method: 'GET' } as const
/** What the house promises costs the house. */
const deed = { auth: 'operator', permission: 'site.edit', method: 'POST' } as const

const filters = { kind: z.optional(billKind), status: z.optional(billStatus), username: z.optional(text(64)), ...consoleDays }
const paged = { total: z.int(), page: z.int(), totalPages: z.int() }

export const topAgent = z.object({
  memberId: z.int(),
  username: z.string(),
  nickname: z.string(),
  contracts: z.array(contractRow),
})
export type TopAgent = z.output<typeof topAgent>

export const agentDeskEndpoints = {
  deskAgents: endpoint({
    ...looks,
    summary: 'Agents nobody stands above, with the house’s contracts that wait or are in force',
    path: '/wps/operator/agents',
    query: z.object({ ...consolePageQuery, username: z.optional(text(64)) }),
    value: z.object({ list: z.array(topAgent), ...paged }),
  }),
  /** Throws `no.data` for whoever is no agent at the top, and the codes of the rules (domain §4.1). */
  deskOffer: endpoint({
    ...deed,
    summary: 'Offer a contract of the house to an agent at the top; a real-time ratio is set at once',
    path: '/wps/operator/agents/offer',
    body: z.object({ memberId: wholeNumber(2_147_483_647, 1), kind: z.enum(HOUSE_KINDS), ...offeredTerms, reason }),
    value: contractRow,
    errors: ['no.data', 'contract.tiers.order', 'contract.rate.below.given'],
  }),
  deskEnd: endpoint({
    ...deed,
    summary: 'Take back an offer of the house, or ask to end its contract',
    path: '/wps/operator/agents/end',
    body: z.object({ contractId, reason }),
    value: contractRow,
    errors: ['no.data', 'contract.answered'],
  }),
  deskAnswerEnd: endpoint({
    ...deed,
    summary: 'Agree to end a contract of the house, or let it go on',
    path: '/wps/operator/agents/end/answer',
    body: z.object({ contractId, accept: wireFlag, reason }),
    value: contractRow,
    errors: ['no.data', 'contract.answered'],
  }),
  deskBills: endpoint({
    ...looks,
    summary: 'Bills of every agent, newest first, with sums of all that match',
    path: '/wps/operator/agents/bills',
    query: z.object({ ...consolePageQuery, ...filters }),
    value: z.object({
      list: z.array(agentBill),
      ...paged,
      footer: z.object({ count: z.int(), gross: money, net: money, paid: money }),
      /** A run may be asked for by hand. */
      canRun: z.boolean(),
    }),
    errors: ['request.param.err'],
  }),
  deskBillsFile: endpoint({
    ...looks,
    summary: 'The same as a file, every row',
    path: '/wps/operator/agents/bills/export',
    framing: 'csv',
    query: z.object({ ...consoleSpan, ...filters }),
    value: z.string(),
    errors: ['request.param.err'],
  }),
  deskExplain: endpoint({
    ...looks,
    summary: 'Any bill with every number behind it: tier, inputs, those below, payments (AGT-14)',
    path: '/wps/operator/agents/bills/explain',
    query: z.object({ id: textOrNumber(20, 1) }),
    value: billExplanation,
    errors: ['no.data'],
  }),
  deskRun: endpoint({
    ...deed,
    summary: 'Bill and pay at once whatever is over; outside production',
    path: '/wps/operator/agents/run',
    developmentOnly: true,
    value: z.object({ bills: z.int() }),
  }),
}
