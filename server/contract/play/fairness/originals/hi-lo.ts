/** Hi-Lo: is the next card higher or lower? Each right guess multiplies (domain §6.2, §7.11). */
import type { Draw } from '../byte-stream.ts'
import type { Factor } from './multiplier.ts'

/** Stored with each bet (PF-10): a changed mapping gets a new version. */
export const HI_LO_ALGORITHM = 'hilo/1'

/** A round ends after that many cards, its start card among them. */
export const HI_LO_MOST_CARDS = 52
/** And after that many right guesses: each returns 99 % of what was won before, so 29 in a row would return less than 75 % (GAM-03). */
export const HI_LO_MOST_GUESSES = 28
export const HI_LO_GUESSES = ['higher', 'lower'] as const
export type HiLoGuess = (typeof HI_LO_GUESSES)[number]

/** The mapping's order; it is not the order of comparison. */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
const SUITS = ['D', 'H', 'S', 'C'] as const
const DECK = 52
export const HI_LO_RANKS = 13
const KINDS = HI_LO_RANKS
const ACE = 12

/** Rank and suit: `8D`, `TC`. */
export type CardName = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`
/** All cards, in the mapping's order. */
export const HI_LO_CARDS: readonly CardName[] = RANKS.flatMap((rank) => SUITS.map((suit): CardName => `${rank}${suit}`))

export interface Card {
  /** 0 to 12 in the order of comparison: the ace is lowest, the king highest. */
  rank: number
  name: CardName
}

function cardAt(index: number): Card {
  const mapped = Math.floor(index / SUITS.length)
  return { rank: mapped === ACE ? 0 : mapped + 1, name: HI_LO_CARDS[index]! }
}

export const hiLoCard = (draw: Draw): Card => cardAt(draw(DECK))

export const hiLoRank = (name: CardName): number => cardAt(HI_LO_CARDS.indexOf(name)).rank

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

/** A drawn card, with the guess that was made about it; null = it was skipped to. */
export interface HiLoDrawn {
  card: CardName
  guess: HiLoGuess | null
  isRight: boolean | null
}

/** Of the right guesses of a round, how many ranks each would have won with. */
export function hiLoWonWith({ startCard, cards }: { startCard: CardName; cards: readonly HiLoDrawn[] }): number[] {
  const before = [startCard, ...cards.map(({ card }) => card)]
  return cards.flatMap(({ guess, isRight }, index) =>
    guess !== null && isRight ? [hiLoWinners(hiLoRank(before[index]!), guess)] : [],
  )
}

/** Of right guesses, each given by its number of winning ranks: the factors 0.99 / chance multiply exactly. */
export const hiLoFactor = (winners: readonly number[]): Factor => ({
  over: (99n * BigInt(KINDS)) ** BigInt(winners.length),
  under: winners.reduce((product, count) => product * 100n * BigInt(count), 1n),
})
