/** Typed and changed stakes, in 1/10 000 of the unit; whole cents only. No floats. */
import { MULTIPLIER_SCALE, multiplierPayout } from '#contract/play/originals/multiplier.ts'
import { MONEY_SCALE } from '#contract/wire.ts'
import { readAmount, type TypedNumber } from '#client/lib/typed-amount.ts'
import type { GameTable } from './game-calls.ts'

const CENT = MONEY_SCALE / 100n
/** The multiplier's own scale. */
const SCALE = BigInt(MULTIPLIER_SCALE)

export type StakeProblem = 'empty' | 'low' | 'high' | 'payout' | 'profit' | 'balance' | 'bonusStake' | 'bonusOdds'
export interface Limits extends Pick<GameTable, 'minStake' | 'maxStake' | 'maxPayout' | 'balance' | 'bonus'> {
  /** Undefined if a higher profit is not refused: Crash cashes out there. */
  maxProfit?: bigint | undefined
}

const toCents = (amount: bigint) => amount - (amount % CENT)
const smallest = (...amounts: bigint[]) => amounts.reduce((least, amount) => (amount < least ? amount : least))

export const readStake = (typed: string): TypedNumber => readAmount(typed)

/** 1_000_000n → 100.00 */
export const stakeText = (amount: bigint) => `${amount / MONEY_SCALE}.${String((amount % MONEY_SCALE) / CENT).padStart(2, '0')}`

/**
 * The highest stake that pays at most `most` at this rate. As payouts are rounded down, it may be slightly above the exact
 * quotient.
 */
const stakePaying = (most: bigint, rate: bigint) => ((most + 1n) * SCALE - 1n) / rate

/**
 * The maximum stake at this multiplier, limited by the table, its maximum payout and profit, an open bonus, and the balance. If a
 * bet has several possible payouts, pass the highest multiplier.
 */
export function mostStake({ maxStake, maxPayout, maxProfit, balance, bonus }: Limits, multiplier: number): bigint {
  const rate = BigInt(multiplier)
  const byProfit = maxProfit !== undefined && rate > SCALE ? stakePaying(maxProfit, rate - SCALE) : maxStake
  const byTable = smallest(maxStake, stakePaying(maxPayout, rate), byProfit, balance)
  return toCents(bonus ? smallest(byTable, bonus.maxStake) : byTable)
}

export const halve = (stake: bigint, { minStake }: Limits) => {
  const half = toCents(stake / 2n)
  return half < minStake ? minStake : half
}

export function double(stake: bigint, limits: Limits, multiplier: number): bigint {
  const most = mostStake(limits, multiplier)
  const twice = stake * 2n
  return most >= limits.minStake && twice > most ? most : twice
}

/** Why this stake cannot be bet now, or undefined. */
export function stakeProblem(
  stake: bigint | undefined,
  { minStake, maxStake, maxPayout, maxProfit, balance, bonus }: Limits,
  multiplier: number,
): StakeProblem | undefined {
  if (stake === undefined) return 'empty'
  if (stake < minStake) return 'low'
  if (stake > maxStake) return 'high'
  const payout = multiplierPayout(stake, multiplier)
  if (payout > maxPayout) return 'payout'
  if (maxProfit !== undefined && payout - stake > maxProfit) return 'profit'
  if (bonus && stake > bonus.maxStake) return 'bonusStake'
  if (bonus && (multiplier < bonus.minOdds || multiplier > bonus.maxOdds)) return 'bonusOdds'
  return stake > balance ? 'balance' : undefined
}
