/** The bet record: a member's settled rounds, by day, game and kind (LED-12, flag TRANSBETREPMEM3). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { GAME_CATEGORIES, gameCategory } from './game.ts'
import { roundMark } from './round-mark.ts'
import { reportOf, reportQuery, reportRange } from './report.ts'
import { money, text } from './wire.ts'

export const betRow = z.object({
  roundId: z.string(),
  betTime: z.int(),
  settleTime: z.int(),
  gameCode: z.string(),
  /** In the caller's language. */
  gameName: z.string(),
  gameCategory: z.nullable(gameCategory),
  vassalage: z.string(),
  /** Of the vendor. */
  vassalageName: z.string(),
  betAmount: money,
  winAmount: money,
  /** What it won or lost. */
  netAmount: money,
  balanceBefore: money,
  balanceAfter: money,
  /** Put right by the house: the amounts above are as they stand now, the balances as they were. */
  correction: z.nullable(roundMark),
  /** Its outcome can be checked by the seeds (domain §6.1); null where a vendor rolled. */
  fairness: z.nullable(
    z.object({
      serverSeedHash: z.string(),
      /** Once its pair is retired. */
      serverSeed: z.nullable(z.string()),
      clientSeed: z.string(),
      nonce: z.int(),
      algorithm: z.string(),
      /** As the game shows it, where it has one: 49.50. */
      outcome: z.nullable(z.string()),
    }),
  ),
})
export type BetRow = z.output<typeof betRow>

const betFooter = z.object({ count: z.int(), betAmount: money, winAmount: money, netAmount: money })

/** Any case. */
const categoryAsked = z.pipe(text(16).check(z.toUpperCase()), z.enum([...GAME_CATEGORIES, 'ALL']))
const filters = { gameCategory: z.optional(categoryAsked), gameCode: z.optional(text(64)) }
const base = { method: 'GET', auth: 'member', errors: ['function.not.available', 'request.param.err'] } as const

export const betRecordEndpoints = {
  list: endpoint({
    ...base,
    summary: 'Settled rounds of the member, newest first, with sums of all that match',
    path: '/wps/report/accountGameBetHistory',
    moduleId: 'TRANSBETREPMEM3',
    query: z.object({ ...filters, ...reportQuery }),
    value: reportOf(betRow, betFooter),
  }),
  lottery: endpoint({
    ...base,
    summary: 'The same of lottery games alone',
    relay: 'ODSFE2_lottMemBet',
    aliases: ['ODSFE2_LottOrders'],
    moduleId: 'TRANSBETREPMEM3',
    query: z.object({ ...filters, ...reportQuery }),
    value: reportOf(betRow, betFooter),
  }),
  exported: endpoint({
    ...base,
    summary: 'The bet record as a file, all rows',
    path: '/wps/report/accountGameBetHistory/export',
    moduleId: 'TRANSBETREPMEM3',
    tier: 'write',
    framing: 'csv',
    query: z.object({ ...filters, ...reportRange }),
    value: z.string(),
  }),
}
