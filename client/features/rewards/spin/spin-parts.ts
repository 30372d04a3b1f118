/** Derives what the page shows from a wheel or reels: the button, the odds, and the drawing. Pure. */
import type { SpinGame, SpinPrize } from '#contract/rewards/spin/spin.ts'
import { ApiError } from '#client/lib/api-error.ts'

export type SpinAction = { kind: 'LOG_IN' } | { kind: 'SPIN'; left: number } | { kind: 'MEND' | 'SPENT' | 'EARN' | 'TOMORROW' }

/** The button's action. */
export function actionOf({ reward, spins, bets }: Pick<SpinGame, 'reward' | 'spins' | 'bets'>): SpinAction {
  if (reward.state === 'GUEST') return { kind: 'LOG_IN' }
  if (reward.state === 'MISSING') return { kind: 'MEND' }
  if (spins.length > 0) return { kind: 'SPIN', left: spins.length }
  if (reward.state === 'SPENT') return { kind: 'SPENT' }
  return { kind: bets && bets.left !== null ? 'EARN' : 'TOMORROW' }
}

/** Combines prizes of equal amounts; the highest first. */
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
/** As a fraction of 1, and the number of decimals for its percentage. */
export function chanceOf({ chance }: Pick<SpinPrize, 'chance'>): { part: number; decimals: number; isLess: boolean } {
  const part = Math.max(chance / MILLION, LEAST_PART)
  return { part, decimals: part < SMALL_PART ? 4 : 2, isLess: chance === 0 }
}

const TONES = ['ruby', 'ube', 'lagoon', 'sky', 'rose', 'mango'] as const
export type Tone = (typeof TONES)[number] | 'gold' | 'none'
/** Each amount's tone: gold for the highest, the others in order of appearance, so that neighbours differ. */
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
/** The prizes the reels stop at: the same one three times, or three different ones. */
export function reelsOf(prizes: readonly Pick<SpinPrize, 'amount'>[], amount: bigint): readonly bigint[] {
  if (amount > 0n) return Array.from({ length: REELS }, () => amount)
  const different = [...new Set(prizes.map((prize) => prize.amount))]
  // Uses the lowest prizes, so that the highest does not seem to have been close.
  const lowest = different.toSorted((one, other) => (one < other ? -1 : 1))
  return Array.from({ length: REELS }, (_, reel) => lowest[reel % lowest.length]!)
}

/** No answer, or a server fault: the spin may have been made, so the same one is retried. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Progress of the bets towards the next spin, from 0 to 1. */
const STEPS = 1_000n
export function betPart({ each, left }: { each: bigint; left: bigint }): number {
  if (each <= 0n || left <= 0n) return 1
  return left >= each ? 0 : Number(((each - left) * STEPS) / each) / Number(STEPS)
}
