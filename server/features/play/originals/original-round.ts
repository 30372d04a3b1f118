/** A round as its game shows it: settled now, or stored before. */
import type { OriginalRound } from '#contract/play/originals/original.ts'
import type { PlacedBet, SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import type { RoundOutcome, RoundResult } from '#server/ledger/index.ts'
import type { OriginalGame } from './original-game.ts'
import type { StoredRound } from './originals.repository.ts'

export type Settled = Extract<RoundResult<PlacedBet, SeededPlayer, RoundOutcome>, { status: 'settled' }>
type Shows<Shown> = Pick<OriginalGame<never, Shown & object>, 'shown'>

export const fromStored = <Shown extends object>({ shown }: Shows<Shown>, round: StoredRound): OriginalRound & Shown => ({
  ...shown.parse(round.detail),
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

export const fromSettled = <Shown extends object>(
  { shown }: Shows<Shown>,
  { request: { stake, algorithm }, player, nonce, balanceBefore, outcome: { payout, detail }, roundId, settledAt }: Settled,
): OriginalRound & Shown => ({
  ...shown.parse(detail),
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
