/** A stepped round: what is stored, what it would pay, and how it is presented. */
import * as z from 'zod'
import { factorPayout, shownMultiplier } from '#contract/play/originals/multiplier.ts'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import {
  type Bounds,
  LEFT_AFTER_MS,
  type Playing,
  roundEnd,
  type StepRound,
  stepRoundState,
  type SteppedOriginal,
} from '#contract/play/originals/stepped.ts'
import { storedAmount } from '#contract/play/originals/stored-amount.ts'

type State = z.output<SteppedOriginal['detail']>
export const CASH_OUT = 'cash-out'

/** Stored with the round's row besides the amounts (GAM-07): every step with its time, and the game's own data. */
export const roundDetail = z.object({
  state: stepRoundState,
  endedBy: z.nullable(roundEnd),
  bounds: z.object({ maxPayout: storedAmount, leastOdds: z.int() }),
  steps: z.array(z.object({ requestId: z.string(), at: z.int(), move: z.union([z.int(), z.string()]) })),
  /** The returned stake, if the round ended before anything was won; the row's stake is then 0. */
  returned: z.optional(storedAmount),
  game: z.unknown(),
})
export type RoundDetail = z.output<typeof roundDetail>

/** A round whose player is locked, stored or about to be. */
export interface OpenedRound {
  /** Null until its first entry is posted. */
  id: bigint | null
  createdAt: Date
  settledAt: Date | null
  merchantId: number
  memberId: number
  gameCode: string
  asset: string
  isTrial: boolean
  isTest: boolean
  seedPairId: bigint
  nonce: number
  algorithm: string
  stake: bigint
  payout: bigint
  balanceBefore: bigint
  balanceAfter: bigint
  detail: RoundDetail
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  isRevealed: boolean
}

export const stakeOf = ({ stake, detail }: Pick<OpenedRound, 'stake' | 'detail'>): bigint => detail.returned ?? stake
export const seedsOf = ({ serverSeed, clientSeed, nonce }: OpenedRound): Seeds => ({ serverSeed, clientSeed, nonce })
export const endsAt = ({ createdAt }: Pick<OpenedRound, 'createdAt'>): Date => new Date(createdAt.getTime() + LEFT_AFTER_MS)

/** The round in the form its game works with. */
export const playingOf = ({ detail }: Pick<SteppedOriginal, 'detail'>, round: OpenedRound): Playing<State> => ({
  state: detail.parse(round.detail.game),
  stake: stakeOf(round),
  bounds: round.detail.bounds,
})

/** What a cash-out would pay; undefined before anything is won. */
export function wonIn(game: Pick<SteppedOriginal, 'factorOf' | 'detail'>, round: OpenedRound): bigint | undefined {
  const { state, stake } = playingOf(game, round)
  const factor = game.factorOf(state)
  return factor && factorPayout(stake, factor)
}

/** The most a round may pay, given the table's limits and the highest odds of a bonus. */
export function boundsOf(
  stake: bigint,
  { maxPayout, maxProfit }: { maxPayout: bigint; maxProfit: bigint },
  bonus: { minOdds: number; maxOdds: number } | undefined,
): Bounds {
  const most = [maxPayout, stake + maxProfit, ...(bonus ? [(stake * BigInt(bonus.maxOdds)) / 10_000n] : [])]
  return { maxPayout: most.reduce((least, one) => (one < least ? one : least)), leastOdds: bonus?.minOdds ?? 0 }
}

export function toShown(game: SteppedOriginal, round: OpenedRound): StepRound {
  const { id, detail, payout, createdAt, settledAt } = round
  const playing = playingOf(game, round)
  const isOpen = detail.state === 'OPEN'
  const factor = detail.state === 'LOST' ? undefined : game.factorOf(playing.state)
  return {
    ...game.shown(playing, isOpen),
    roundId: String(id),
    state: detail.state,
    win: payout > playing.stake,
    stake: playing.stake,
    payout,
    steps: detail.steps.length,
    multiplier: factor ? Number(shownMultiplier(factor)) : null,
    cashOut: isOpen && factor ? factorPayout(playing.stake, factor) : null,
    maxPayout: playing.bounds.maxPayout,
    balanceBefore: round.balanceBefore,
    balanceAfter: round.balanceAfter,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    algorithm: round.algorithm,
    openedAt: createdAt.getTime(),
    endsAt: endsAt(round).getTime(),
    settledAt: settledAt?.getTime() ?? null,
    endedBy: detail.endedBy,
  }
}
