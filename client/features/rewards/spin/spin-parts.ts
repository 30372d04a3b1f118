/** What a wheel or reels mean for the screen: the button, the odds, and what is drawn. Pure. */
import type { SpinGame, SpinPrize } from '#contract/rewards/spin/spin.ts'
import { ApiError } from '#client/lib/api-error.ts'

export type SpinAction = { kind: 'LOG_IN' } | { kind: 'SPIN'; left: number } | { kind: 'MEND' | 'SPENT' | 'EARN' | 'TOMORROW' }

/** What the button does. */
export function actionOf({ reward, spins, bets }: Pick<SpinGame, 'reward' | 'spins' | 'bets'>): SpinAction {
  if (reward.state === 'GUEST') return { kind: 'LOG_IN' }
  if (reward.state === 'MISSING') return { kind: 'MEND' }
  if (spins.length > 0) return { kind: 'SPIN', left: spins.length }
  if (reward.state === 'SPENT') return { kind: 'SPENT' }
  return { kind: bets && bets.left !== null ? 'EARN' : 'TOMORROW' }
}

/** Equal amounts are one prize; the highest first. */
export function oddsOf(prizes: readonly SpinPrize[]): readonly SpinPrize[] {
  const chances = new Map<bigint, number>()
  for (const { amount, chance } of prizes) chances.set(amount, (chances.get(amount) ?? 0) + chance)
  return [...chances]
    .map(([amount, chance]) => ({ amount, chance }))
    .toSorted((one, other) => (one.amount < other.amount ? 1 : one.amount > other.amount ? -1 : 0))
}

const MILLION = 1_000_000
const LEAST_PART = 1 / MILLION
const SMALL_PART = 0.001
/** As a part of 1, and with how many decimals of a percentage it is written. */
export function chanceOf({ chance }: Pick<SpinPrize, 'chance'>): { part: number; decimals: number; isLess: boolean } {
  const part = Math.max(chance / MILLION, LEAST_PART)
  return { part, decimals: part < SMALL_PART ? 4 : 2, isLess: chance === 0 }
}

const TONES = ['ruby', 'ube', 'lagoon', 'sky', 'rose', 'mango'] as const
export type Tone = (typeof TONES)[number] | 'gold' | 'none'
/** Of each amount: gold for the highest, the others in the order in which they are shown, so that neighbours differ. */
export function tonesOf(prizes: readonly Pick<SpinPrize, 'amount'>[]): ReadonlyMap<bigint, Tone> {
  const top = prizes.reduce((most, { amount }) => (amount > most ? amount : most), 0n)
  const others = [...new Set(prizes.map(({ amount }) => amount))].filter((amount) => amount > 0n && amount !== top)
  return new Map<bigint, Tone>([
    [0n, 'none'],
    ...others.map((amount, index) => [amount, TONES[index % TONES.length]!] as const),
    ...(top > 0n ? [[top, 'gold'] as const] : []),
  ])
}

const REELS = 3
/** What the reels stop at: the prize on each, or three that are not the same. */
export function reelsOf(prizes: readonly Pick<SpinPrize, 'amount'>[], amount: bigint): readonly bigint[] {
  if (amount > 0n) return Array.from({ length: REELS }, () => amount)
  const different = [...new Set(prizes.map((prize) => prize.amount))]
  // From the lowest, so that a highest prize does not seem to have been close.
  const lowest = different.toSorted((one, other) => (one < other ? -1 : 1))
  return Array.from({ length: REELS }, (_, reel) => lowest[reel % lowest.length]!)
}

/** No answer, or a fault of the server: the spin may have been made, so the same one is sent again. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** How far the bets have come towards the next spin, from 0 to 1. */
const STEPS = 1_000n
export function betPart({ each, left }: { each: bigint; left: bigint }): number {
  if (each <= 0n || left <= 0n) return 1
  return left >= each ? 0 : Number(((each - left) * STEPS) / each) / Number(STEPS)
}
