/** Fills the envelopes of a rain. Pure except for the dice. */
import { createHash, randomInt } from 'node:crypto'
import type { EnvelopeKind } from '#contract/rewards/rain/rain.ts'
import { sharedByRed } from '#contract/rewards/rain/rain-sums.ts'
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'

export type RainOptions = OptionsOf<'RAIN'>
export interface Share {
  kind: EnvelopeKind
  amount: bigint
}
/** A whole number from 0 to below `end`. */
type Dice = (end: number) => number

const times = (count: number, share: Share): Share[] => Array.from({ length: count }, () => share)

/**
 * Splits a sum into parts of at least `least`, all of the same expected size: each takes up to twice the mean of what is left, the last one the
 * rest. Exact to the currency's step.
 */
function splitAtRandom(sum: bigint, count: number, least: bigint, step: bigint, dice: Dice): bigint[] {
  let left = (sum - BigInt(count) * least) / step
  const parts = Array.from({ length: count }, (_, index) => {
    const others = count - index - 1
    const most = Number((left * 2n) / BigInt(others + 1))
    const extra = others === 0 ? left : BigInt(dice(most + 1))
    left -= extra
    return least + extra * step
  })
  return parts
}

/** The envelopes add up to the pool exactly. */
export function fillEnvelopes(options: RainOptions, step: bigint, dice: Dice = randomInt): Share[] {
  const { gold, ube, red, empty } = options
  return [
    ...times(gold.count, { kind: 'GOLD', amount: gold.amount }),
    ...times(ube.count, { kind: 'UBE', amount: ube.amount }),
    ...splitAtRandom(sharedByRed(options), red.count, red.least, step, dice).map((amount): Share => ({ kind: 'RED', amount })),
    ...times(empty, { kind: 'EMPTY', amount: 0n }),
  ]
}

const FEWEST = 3
const SPREAD = 5
/** An envelope's weight is between this and about nine times this. */
const LEAST_WEIGHT = 32

/**
 * The envelopes that hold a share: one gold or ube envelope holds all of it, a red share is in several. `name` decides the split, so that it looks
 * the same each time.
 */
export function envelopesOf({ kind, amount }: Share, name: string, step: bigint): Share[] {
  if (kind === 'EMPTY') return []
  const steps = amount / step
  const bytes = createHash('sha256').update(name).digest()
  const wanted = FEWEST + (bytes[0]! % SPREAD)
  const count = kind === 'RED' ? (steps < BigInt(wanted) ? Number(steps) : wanted) : 1
  const weights = Array.from({ length: count }, (_, index) => BigInt(LEAST_WEIGHT + bytes[index + 1]!))
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  // Each part gets one step first, so that none is empty.
  const spare = steps - BigInt(count)
  const parts = weights.map((weight) => 1n + (spare * weight) / total)
  const given = parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part, index) => ({ kind, amount: (part + (index === 0 ? steps - given : 0n)) * step }))
}
