/** The stake as it is typed and changed, in 1/10 000 of the unit; whole cents only. No floats. */
import { MULTIPLIER_SCALE } from '#contract/play/fairness/originals/multiplier.ts'
import type { DiceTable } from '#contract/play/dice/dice.ts'
import { dicePayout } from '#contract/play/dice/dice-roll.ts'
import { MONEY_SCALE, moneyFromWire } from '#contract/wire.ts'

const CENT = MONEY_SCALE / 100n
/** The multiplier's own scale. */
const SCALE = BigInt(MULTIPLIER_SCALE)

export type StakeProblem = 'empty' | 'low' | 'high' | 'payout' | 'balance' | 'bonusStake' | 'bonusOdds'
export type Limits = Pick<DiceTable, 'minStake' | 'maxStake' | 'maxPayout' | 'balance' | 'bonus'>

const toCents = (amount: bigint) => amount - (amount % CENT)
const smallest = (...amounts: bigint[]) => amounts.reduce((least, amount) => (amount < least ? amount : least))

/** What the field accepts while typing: digits, one point, two decimals. */
export const isStakeText = (text: string) => /^\d{0,9}(?:[.,]\d{0,2})?$/.test(text)

export function parseStake(text: string): bigint | undefined {
  const plain = text.replace(',', '.').replace(/\.$/, '').replace(/^\./, '0.')
  return moneyFromWire(plain)
}

/** 1_000_000n → 100.00 */
export const stakeText = (amount: bigint) => `${amount / MONEY_SCALE}.${String((amount % MONEY_SCALE) / CENT).padStart(2, '0')}`

/**
 * The maximum stake at this multiplier: by the table, its maximum payout, an open bonus, and the balance. A payout is rounded down, so
 * the highest stake may come to a little more than the limit before that.
 */
export function mostStake({ maxStake, maxPayout, balance, bonus }: Limits, multiplier: number): bigint {
  const byTable = smallest(maxStake, ((maxPayout + 1n) * SCALE - 1n) / BigInt(multiplier), balance)
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
  { minStake, maxStake, maxPayout, balance, bonus }: Limits,
  multiplier: number,
): StakeProblem | undefined {
  if (stake === undefined || stake === 0n) return 'empty'
  if (stake < minStake) return 'low'
  if (stake > maxStake) return 'high'
  if (dicePayout(stake, multiplier) > maxPayout) return 'payout'
  if (bonus && stake > bonus.maxStake) return 'bonusStake'
  if (bonus && (multiplier < bonus.minOdds || multiplier > bonus.maxOdds)) return 'bonusOdds'
  return stake > balance ? 'balance' : undefined
}
