/** What came to and left the wallets of an agent's team, posting by posting (wire §4.13), and nothing of what is in them. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { REPORT_PAGE_SIZE, reportRange, wordList } from './report.ts'
import { named, scopeAsked } from './team-report.ts'
import { MAX_INSTANT, MAX_ROW_ID, money, pagePlace, reportPageQuery } from './wire.ts'

const teamTransaction = z.object({
  /** Unique, and the same for ever. */
  id: z.string(),
  customerId: z.string(),
  username: z.string(),
  txTime: z.int(),
  txTypeId: z.int(),
  txCode: z.string(),
  /** In the caller's language. */
  txTypeName: z.string(),
  /** Negative: it left the wallet. */
  amount: money,
})
export type TeamTransaction = z.output<typeof teamTransaction>

/** Of all rows that match. `totalOut` is not negative. */
const footer = z.object({ count: z.int(), totalIn: money, totalOut: money, totalAmount: money })

const filters = {
  ...reportRange,
  scope: z.optional(scopeAsked),
  /** One of the team: its own alone where no scope is named with it. */
  ...named,
  /** Codes, their numbers or kinds, as in the statement; "ALL" and "A" are everything. */
  types: z.optional(wordList),
  txType: z.optional(wordList),
  excludeTxTypeIds: z.optional(wordList),
}
/** Where the page before ended: its `next`. Pages by number read everything before them. */
/** Lines of one entry are counted in two bytes. */
const MAX_LINE = 32_767n
const after = z.optional(pagePlace(MAX_INSTANT, MAX_ROW_ID, MAX_LINE))

const read = { method: 'GET', auth: 'agent', errors: ['no.data', 'request.param.err'] } as const

export const teamTransactionEndpoints = {
  list: endpoint({
    ...read,
    summary:
      'Transactions of the team, or of one of it, newest first, with sums of all that match; of more than one member stakes and prizes are left out: they are in the team’s bets',
    path: '/wps/report/downlineTransaction',
    query: z.object({ ...filters, after, ...reportPageQuery(REPORT_PAGE_SIZE) }),
    value: z.object({
      list: z.array(teamTransaction),
      total: z.int(),
      totalPages: z.int(),
      page: z.int(),
      /** Null where there is no more. */
      next: z.nullable(z.string()),
      footer,
    }),
  }),
  exported: endpoint({
    ...read,
    summary: 'The same as a file, all that match',
    path: '/wps/report/downlineTransaction/export',
    tier: 'write',
    framing: 'csv',
    query: z.object(filters),
    value: z.string(),
  }),
}
