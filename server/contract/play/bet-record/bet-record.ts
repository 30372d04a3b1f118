/** The bet record: a member's settled rounds, by day, game and kind (LED-12, flag TRANSBETREPMEM3). */
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { GAME_CATEGORIES, gameCategory } from '../../game-category.ts'
import { crashProof } from '../crash/crash.ts'
import { recordedDetail } from './round-detail.ts'
import { roundMark } from './round-mark.ts'
import { reportOf, reportQuery, reportRange } from '../../report.ts'
import { money, text } from '../../wire.ts'

export const betRow = z.object({
  roundId: z.string(),
  betTime: z.int(),
  settleTime: z.int(),
  gameCode: z.string(),
  /** In the caller's language. */
  gameName: z.string(),
  gameCategory: z.nullable(gameCategory),
  vassalage: z.string(),
  /** Name of the vendor. */
  vassalageName: z.string(),
  betAmount: money,
  winAmount: money,
  /** Winnings less stake. */
  netAmount: money,
  balanceBefore: money,
  balanceAfter: money,
  /** Set if the bet was corrected: the amounts above are the current ones, the balances those of the time. */
  correction: z.nullable(roundMark),
  /** Seeds to verify the outcome with (PF-11); null if a vendor generated it. */
  fairness: z.nullable(
    z.object({
      serverSeedHash: z.string(),
      /** Revealed once the seed pair is retired. */
      serverSeed: z.nullable(z.string()),
      clientSeed: z.string(),
      nonce: z.int(),
      algorithm: z.string(),
      /** The outcome as the game shows it, if it has one: 49.50. */
      outcome: z.nullable(z.string()),
      /** Choices and outcome of an original. */
      detail: z.nullable(recordedDetail),
    }),
  ),
  /** Verifies a bet on a shared round of Crash, whose hashes form a chain of their own (PF-06); null for other games. */
  crash: z.nullable(
    z.object({
      ...crashProof.shape,
      round: z.string(),
      algorithm: z.string(),
      /** The hash of the round, a link of the chain. */
      hash: z.string(),
      /** In hundredths. */
      point: z.int(),
      /** The round's host stopped, and the stake was returned. */
      isReturned: z.boolean(),
      /** The choices and the outcome of the bet. */
      detail: recordedDetail,
    }),
  ),
})
export type BetRow = z.output<typeof betRow>

const betFooter = z.object({ count: z.int(), betAmount: money, winAmount: money, netAmount: money })

/** Any case. */
const categoryAsked = z.pipe(text(16).check(z.toUpperCase()), z.enum([...GAME_CATEGORIES, 'ALL']))
const filters = { gameCategory: z.optional(categoryAsked), gameCode: z.optional(text(64)) }
const base = { method: 'GET', auth: 'member', errors: ['function.not.available', 'request.param.err'] } as const

export const list = endpoint({
  ...base,
  summary: 'Settled rounds of the member, newest first, with totals of all matches',
  path: '/wps/report/accountGameBetHistory',
  moduleId: 'TRANSBETREPMEM3',
  query: z.object({ ...filters, ...reportQuery }),
  value: reportOf(betRow, betFooter),
})

export const lottery = endpoint({
  ...base,
  summary: 'Settled lottery rounds of the member',
  relay: 'ODSFE2_lottMemBet',
  aliases: ['ODSFE2_LottOrders'],
  moduleId: 'TRANSBETREPMEM3',
  query: z.object({ ...filters, ...reportQuery }),
  value: reportOf(betRow, betFooter),
})

export const exported = endpoint({
  ...base,
  summary: 'The bet record as a file, all rows',
  path: '/wps/report/accountGameBetHistory/export',
  moduleId: 'TRANSBETREPMEM3',
  tier: 'write',
  framing: 'csv',
  query: z.object({ ...filters, ...reportRange }),
  value: z.string(),
})
