/** A round in steps: what is kept of it, what it would pay, and how its game shows it. */
import * as z from 'zod'
import { factorPayout, shownMultiplier } from '#contract/play/fairness/originals/multiplier.ts'
import type { Seeds } from '#contract/play/fairness/byte-stream.ts'
import { LEFT_AFTER_MS, roundEnd, type StepRound, stepRoundState } from '#contract/play/step-originals/step-original.ts'
import type { AnyStepGame, Bounds, Playing, StepGame } from './step-game.ts'

export const CASH_OUT = 'cash-out'

/** 1/10 000 of the unit, as digits: JSON has no bigint. */
const digits = z.codec(z.string().regex(/^\d+$/), z.bigint(), { decode: BigInt, encode: String })

/** What is kept with the round's row beside the amounts (GAM-07): every step with its time, and what the game says of it. */
export const roundDetail = z.object({
  state: stepRoundState,
  endedBy: z.nullable(roundEnd),
  bounds: z.object({ maxPayout: digits, leastOdds: z.int() }),
  steps: z.array(z.object({ requestId: z.string(), at: z.int(), move: z.union([z.int(), z.string()]) })),
  /** The stake that went back, where the round ended before anything was won: then the row has none. */
  returned: z.optional(digits),
  game: z.unknown(),
})
export type RoundDetail = z.output<typeof roundDetail>

/** A round under the locks of its player, stored or about to be. */
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

/** As its game sees it. */
export const playingOf = <State extends object>({ state }: { state: z.ZodType<State> }, round: OpenedRound): Playing<State> => ({
  state: state.parse(round.detail.game),
  stake: stakeOf(round),
  bounds: round.detail.bounds,
})

/** What a cash-out would pay; undefined before anything is won. */
export function wonIn(game: Pick<AnyStepGame, 'factorOf' | 'state'>, round: OpenedRound): bigint | undefined {
  const { state, stake } = playingOf(game, round)
  const factor = game.factorOf(state)
  return factor && factorPayout(stake, factor)
}

/** The most a round may pay: within the limits of the table and the highest odds of a bonus. */
export function boundsOf(
  stake: bigint,
  { maxPayout, maxProfit }: { maxPayout: bigint; maxProfit: bigint },
  bonus: { minOdds: number; maxOdds: number } | undefined,
): Bounds {
  const most = [maxPayout, stake + maxProfit, ...(bonus ? [(stake * BigInt(bonus.maxOdds)) / 10_000n] : [])]
  return { maxPayout: most.reduce((least, one) => (one < least ? one : least)), leastOdds: bonus?.minOdds ?? 0 }
}

export function toShown<State extends object, Shown extends object>(
  game: StepGame<never, never, State, Shown, object>,
  round: OpenedRound,
): StepRound & Shown {
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
