/** The wallet transactions of an agent's team, posting by posting (WIR-39). Balances are not shown. */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { REPORT_PAGE_SIZE, reportRange, wordList } from '../../report.ts'
import { named, scopeAsked } from './team-report.ts'
import { MAX_INSTANT, MAX_ROW_ID, money, pagePlace, reportPageQuery } from '../../wire.ts'

const teamTransaction = z.object({
  /** Unique and stable. */
  id: z.string(),
  customerId: z.string(),
  username: z.string(),
  txTime: z.int(),
  txTypeId: z.int(),
  txCode: z.string(),
  /** In the caller's language. */
  txTypeName: z.string(),
  /** Negative = left the wallet. */
  amount: money,
})
export type TeamTransaction = z.output<typeof teamTransaction>

/** Totals of all matching rows. `totalOut` is not negative. */
const footer = z.object({ count: z.int(), totalIn: money, totalOut: money, totalAmount: money })

const filters = {
  ...reportRange,
  scope: z.optional(scopeAsked),
  /** A member of the team; without a scope, only that member's own transactions. */
  ...named,
  /** Codes, their numbers or kinds, as in the statement; "ALL" and "A" mean all. */
  types: z.optional(wordList),
  txType: z.optional(wordList),
  excludeTxTypeIds: z.optional(wordList),
}
/** The `next` of the previous page. Pages by number have to read all pages before them. */
/** The line number within an entry is a smallint. */
const MAX_LINE = 32_767n
const after = z.optional(pagePlace(MAX_INSTANT, MAX_ROW_ID, MAX_LINE))

const read = { method: 'GET', auth: 'agent', errors: ['no.data', 'request.param.err'] } as const

export const list = endpoint({
  ...read,
  summary:
    'Transactions of the team or of one member, newest first, with totals of all matches; for more than one member stakes and prizes are left out, because the team’s bets list them',
  path: '/wps/report/downlineTransaction',
  query: z.object({
    ...filters,
    /** The `next` of the previous page. */
    after,
    ...reportPageQuery(REPORT_PAGE_SIZE),
  }),
  value: z.object({
    list: z.array(teamTransaction),
    total: z.int(),
    totalPages: z.int(),
    page: z.int(),
    /** null = last page. */
    next: z.nullable(z.string()),
    footer,
  }),
})

export const exported = endpoint({
  ...read,
  summary: 'Transactions of the team as a file, all matches',
  path: '/wps/report/downlineTransaction/export',
  tier: 'write',
  framing: 'csv',
  query: z.object(filters),
  value: z.string(),
})
