/**
 * Figures derived from the prizes of lucky bets, for the form that sets them, the server that draws, and the page that checks it.
 * Pure.
 */
import type { OptionsOf } from '../reward/reward-template.ts'

export type LuckyPrize = OptionsOf<'LUCKY_BET'>['prizes'][number]

const DRAW_DIGITS = 12
/** A bet's number is one of this many, all equally likely: 48 bits. */
export const DRAWS = 2n ** 48n

/** What is hashed (SHA-256) for a bet; the first twelve hex digits are its number. */
export const luckyText = (seed: string, roundId: string): string => `${seed}:${roundId}`
export const drawOf = (hash: string): bigint => BigInt(`0x${hash.slice(0, DRAW_DIGITS)}`)

/** For each prize, the first number above its range; the ranges follow one another from 0. */
function endsOf(prizes: readonly Pick<LuckyPrize, 'oneIn'>[]): bigint[] {
  let end = 0n
  return prizes.map(({ oneIn }) => (end += DRAWS / BigInt(oneIn)))
}
/** Numbers below this win. */
export const luckyBelow = (prizes: readonly Pick<LuckyPrize, 'oneIn'>[]): bigint => endsOf(prizes).at(-1) ?? 0n

/** The place of the prize that a number wins; -1 = nothing. */
export const prizeAt = (draw: bigint, prizes: readonly Pick<LuckyPrize, 'oneIn'>[]): number =>
  endsOf(prizes).findIndex((end) => draw < end)

/** What a bet wins on average, in 1/10 000 of the unit; rounded up for each prize. */
export const meanLuck = (prizes: readonly LuckyPrize[]): bigint =>
  prizes.reduce((sum, { amount, oneIn }) => sum + (amount + BigInt(oneIn) - 1n) / BigInt(oneIn), 0n)
