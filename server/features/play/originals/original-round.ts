/** Presents a round to its game, whether just settled or read from the database. */
import * as z from 'zod'
import type { Original, OriginalRound } from '#contract/play/originals/original.ts'
import type { PlacedBet, SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import type { RoundOutcome, RoundResult } from '#server/ledger/index.ts'
import type { StoredRound } from './originals.repository.ts'

export type Settled = Extract<RoundResult<PlacedBet, SeededPlayer, RoundOutcome>, { status: 'settled' }>
type Keeps = Pick<Original, 'detail' | 'stored'>
type Detail = z.output<Original['detail']>

/** As the round's row stores it. */
export const toStored = ({ stored }: Keeps, detail: Detail): Record<string, unknown> =>
  stored ? (z.encode(stored, detail) as Record<string, unknown>) : detail
/** Throws for the detail of another game. */
export const fromStored = ({ detail, stored }: Keeps, kept: unknown): Detail => (stored ?? detail).parse(kept) as Detail

export const storedRound = (game: Keeps, round: StoredRound): OriginalRound & Detail => ({
  ...fromStored(game, round.detail),
  roundId: String(round.id),
  win: round.payout > round.stake,
  stake: round.stake,
  payout: round.payout,
  balanceBefore: round.balanceBefore,
  balanceAfter: round.balanceAfter,
  serverSeedHash: round.serverSeedHash,
  clientSeed: round.clientSeed,
  nonce: round.nonce,
  algorithm: round.algorithm,
  settledAt: round.createdAt.getTime(),
})

export const settledRound = (
  game: Keeps,
  { request: { stake, algorithm }, player, nonce, balanceBefore, outcome: { payout, detail }, roundId, settledAt }: Settled,
): OriginalRound & Detail => ({
  ...fromStored(game, detail),
  roundId,
  win: payout > stake,
  stake,
  payout,
  balanceBefore,
  balanceAfter: balanceBefore - stake + payout,
  serverSeedHash: player.serverSeedHash,
  clientSeed: player.clientSeed,
  nonce,
  algorithm,
  settledAt: settledAt.getTime(),
})
