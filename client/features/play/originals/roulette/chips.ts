/** Chips on the table: their places, cost and possible payouts. Amounts in 1/10 000 of the unit. */
import { MULTIPLIER_SCALE, multiplierPayout } from '#contract/play/originals/multiplier.ts'
import { ROULETTE_NUMBERS, type RouletteBetKind, rouletteCovered, rouletteMultiplier } from '#contract/play/originals/roulette.ts'
import type { Limits, StakeProblem } from '#client/features/play/game-frame/index.ts'

export interface ChipPlace {
  kind: RouletteBetKind
  /** Empty for outside bets. */
  numbers: readonly number[]
}
export interface PlacedChip extends ChipPlace {
  amount: bigint
}

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number)
const SCALE = BigInt(MULTIPLIER_SCALE)

export const placeKey = ({ kind, numbers }: ChipPlace) => `${kind}/${numbers.join()}`

/** Combines the placed chips as the table shows them: one for each place, in the order of the places. */
export function stacked(chips: readonly PlacedChip[]): PlacedChip[] {
  const byPlace = new Map<string, PlacedChip>()
  for (const chip of chips) {
    const below = byPlace.get(placeKey(chip))
    byPlace.set(placeKey(chip), { ...chip, amount: chip.amount + (below?.amount ?? 0n) })
  }
  return [...byPlace.values()]
}

export const totalOf = (chips: readonly PlacedChip[]): bigint => chips.reduce((sum, { amount }) => sum + amount, 0n)

/** The payout of each of the 37 numbers. */
export function payoutsOf(chips: readonly PlacedChip[]): bigint[] {
  const covered = chips.map((chip) => ({ amount: chip.amount, numbers: rouletteCovered(chip.kind, chip.numbers) ?? [] }))
  return NUMBERS.map((number) =>
    covered.reduce(
      (sum, chip) =>
        chip.numbers.includes(number) ? sum + multiplierPayout(chip.amount, rouletteMultiplier(chip.numbers.length)) : sum,
      0n,
    ),
  )
}

/** A bonus limits the multiple of the whole stake that each winning number pays; `minOdds` and `maxOdds` are in 1/10 000. */
function isWithinOdds(payouts: readonly bigint[], total: bigint, { minOdds, maxOdds }: NonNullable<Limits['bonus']>): boolean {
  const multiples = payouts.filter((payout) => payout > 0n).map((payout) => payout * SCALE)
  return multiples.every((multiple) => multiple / total >= BigInt(minOdds) && multiple <= BigInt(maxOdds) * total)
}

/** Why these chips cannot be bet now, or undefined. */
export function chipsProblem(chips: readonly PlacedChip[], limits: Limits): StakeProblem | undefined {
  const { minStake, maxStake, maxPayout, maxProfit, balance, bonus } = limits
  const total = totalOf(chips)
  const payouts = payoutsOf(chips)
  const most = payouts.reduce((highest, payout) => (payout > highest ? payout : highest), 0n)
  if (total === 0n) return 'empty'
  if (total < minStake) return 'low'
  if (total > maxStake) return 'high'
  if (most > maxPayout) return 'payout'
  if (maxProfit !== undefined && most - total > maxProfit) return 'profit'
  if (bonus && total > bonus.maxStake) return 'bonusStake'
  if (bonus && !isWithinOdds(payouts, total, bonus)) return 'bonusOdds'
  return total > balance ? 'balance' : undefined
}
