/** Hi-Lo: is the next card higher or lower? Each right guess multiplies (domain §6.2, §7.11). */
import type { Draw } from '../byte-stream.ts'
import type { Factor } from './multiplier.ts'

/** A round ends after that many cards. */
export const HI_LO_MOST_CARDS = 52
export const HI_LO_GUESSES = ['higher', 'lower'] as const
export type HiLoGuess = (typeof HI_LO_GUESSES)[number]

/** The mapping's order; it is not the order of comparison. */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
const SUITS = ['D', 'H', 'S', 'C'] as const
const DECK = 52
const KINDS = 13
const ACE = 12

export interface Card {
  /** 0 to 12 in the order of comparison: the ace is lowest, the king highest. */
  rank: number
  /** Rank and suit: `8D`, `TC`. */
  name: string
}

export function hiLoCard(draw: Draw): Card {
  const index = draw(DECK)
  const mapped = Math.floor(index / SUITS.length)
  return { rank: mapped === ACE ? 0 : mapped + 1, name: RANKS[mapped]! + SUITS[index % SUITS.length]! }
}

/**
 * How many of the 13 ranks win. An equal card wins either way in the middle; at an end it belongs to the side that would else have
 * nothing.
 */
export function hiLoWinners(rank: number, guess: HiLoGuess): number {
  if (rank === 0) return guess === 'higher' ? KINDS - 1 : 1
  if (rank === KINDS - 1) return guess === 'lower' ? KINDS - 1 : 1
  return guess === 'higher' ? KINDS - rank : rank + 1
}

export function isHiLoWin(rank: number, guess: HiLoGuess, next: number): boolean {
  const isEnd = rank === 0 || rank === KINDS - 1
  const hasAll = hiLoWinners(rank, guess) === KINDS - 1
  if (isEnd && hasAll) return next !== rank
  if (isEnd) return next === rank
  return guess === 'higher' ? next >= rank : next <= rank
}

/** Of right guesses, each given by its number of winning ranks: the factors 0.99 / chance multiply exactly. */
export const hiLoFactor = (winners: readonly number[]): Factor => ({
  over: (99n * BigInt(KINDS)) ** BigInt(winners.length),
  under: winners.reduce((product, count) => product * 100n * BigInt(count), 1n),
})
