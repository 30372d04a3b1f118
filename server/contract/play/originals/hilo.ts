/** Hi-Lo: is the next card higher or lower? Each right guess multiplies, a wrong one loses the stake (ORI-05). */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { type Factor, factorPayout, shownMultiplier } from './multiplier.ts'
import { betId, type BetOption, optionReturn, published, revealedFields } from './original.ts'
import { MILLION } from './returns.ts'
import {
  type Playing,
  step,
  stepEndpoint,
  stepFields,
  steppedEndpoints,
  steppedOriginal,
  stepRoundFields,
  stepTableFields,
} from './stepped.ts'

/** A round ends after this many cards, including its start card. */
export const HI_LO_MOST_CARDS = 52
/**
 * It also ends after this many right guesses: each returns 99 % of what was won before, so 29 in a row would return less than 75
 * % (GAM-03).
 */
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
 * How many of the 13 ranks win. In the middle an equal card wins either way; at an end it wins for the side that would otherwise
 * have no winners.
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

/** A drawn card, with the guess made about it; null = the player skipped to it. */
export interface HiLoDrawn {
  card: CardName
  guess: HiLoGuess | null
  isRight: boolean | null
}

/** For each right guess of a round, how many ranks would have won. */
export function hiLoWonWith({ startCard, cards }: { startCard: CardName; cards: readonly HiLoDrawn[] }): number[] {
  const before = [startCard, ...cards.map(({ card }) => card)]
  return cards.flatMap(({ guess, isRight }, index) =>
    guess !== null && isRight ? [hiLoWinners(hiLoRank(before[index]!), guess)] : [],
  )
}

/** The factor of right guesses, each given by its number of winning ranks: the factors 0.99 / chance multiply exactly. */
export const hiLoFactor = (winners: readonly number[]): Factor => ({
  over: (99n * BigInt(KINDS)) ** BigInt(winners.length),
  under: winners.reduce((product, count) => product * 100n * BigInt(count), 1n),
})

export const HI_LO_SKIP = 'skip'
export type HiLoMove = HiLoGuess | typeof HI_LO_SKIP
/** In parts per million. */
const RETURN_OF_GUESS = 990_000
/** The likelier guess about a middle card, which pays more than the likelier one about any other. */
const MOST_OF_LIKELY_GUESS = 7
/** Cards that `published` and the verifier show. */
const SHOWN_CARDS = 8

const multiplierBy = (winners: readonly number[]) => Number(shownMultiplier(hiLoFactor(winners)))

/** A round of n right guesses is a way to bet; each guess returns 99 % of what was won before. */
function* options(): Generator<BetOption> {
  for (let guesses = 1; guesses <= HI_LO_MOST_GUESSES; guesses++)
    yield { ppm: Number((99n ** BigInt(guesses) * BigInt(MILLION)) / 100n ** BigInt(guesses)), chance: (12 / 13) ** guesses }
}

const card = z.enum(HI_LO_CARDS)
const guess = z.enum(HI_LO_GUESSES)

export const hiLoBet = z.object({
  requestId: betId,
  stake: moneyInput,
  /**
   * The first card to guess from, rank and suit: `8D`, `TC`. Replacing it before the bet is free, because it says nothing about
   * the next cards: those are drawn from the seeds. The table suggests one; any card is accepted.
   */
  startCard: card,
})
export type HiLoBet = z.output<typeof hiLoBet>

export const hiLoGuess = z.object({
  ...stepFields,
  /** `higher` and `lower` include an equal card, except for ace and king: see `hiLoWinners`. */
  guess,
})

/** What a right guess would pay in total; null if the limits of the round do not allow it. */
const offer = z.nullable(
  z.object({
    /** How many of the 13 ranks are right. */
    winners: z.int(),
    /** In 1/10 000. */
    multiplier: z.int(),
  }),
)

const detail = {
  startCard: card,
  /** The drawn cards, each with the guess made about it; null = the player skipped to it. */
  cards: z.array(z.object({ card, guess: z.nullable(guess), isRight: z.nullable(z.boolean()) })),
}
const hiLoDetail = z.object(detail)
type Detail = z.output<typeof hiLoDetail>

export const hiLoRound = z.object({
  ...stepRoundFields,
  ...detail,
  /** What a right next guess would pay; both null once the round has ended. */
  higher: offer,
  lower: offer,
  /** How many cards are left in the round; the last one ends it. */
  cardsLeft: z.int(),
  /** How many right guesses end it. */
  guessesLeft: z.int(),
})

export const hiLoTable = z.object({
  ...stepTableFields,
  /** A start card for the next bet, drawn again for each call. */
  startCard: card,
  /** By rank, ace to king: what one guess about the next card pays, in 1/10 000. */
  options: z.array(z.object({ higher: z.int(), lower: z.int() })),
  /**
   * The return of one guess, the same for every card, in parts per million; `returnToPlayer` is that of the most guesses in a
   * row.
   */
  returnOfGuess: optionReturn,
  /** A round ends after this many cards, including the first, or this many right guesses. */
  mostCards: z.int(),
  mostGuesses: z.int(),
  /** The open round, if there is one. */
  round: z.nullable(hiLoRound),
})

export const hiLoEndpoints = {
  ...steppedEndpoints('hilo', {
    bet: hiLoBet,
    round: hiLoRound,
    row: z.extend(hiLoRound, revealedFields),
    table: hiLoTable,
  }),
  guess: stepEndpoint('hilo', 'guess', { summary: 'Guess the next card, which is drawn', body: hiLoGuess, round: hiLoRound }),
  skip: stepEndpoint('hilo', 'skip', {
    summary: 'Draw the next card without a guess',
    body: z.object(stepFields),
    round: hiLoRound,
  }),
}

const cardNow = ({ startCard, cards }: Detail): CardName => cards.at(-1)?.card ?? startCard

/** The stream's next card: the earlier ones are drawn again first. */
function nextCard({ cards }: Detail, draw: Draw) {
  for (let drawn = 0; drawn < cards.length; drawn++) hiLoCard(draw)
  return hiLoCard(draw)
}

/** An error code if the guess is not allowed; otherwise what it would pay in total. */
function offerOf({ state, stake, bounds }: Playing<Detail>, made: HiLoGuess) {
  const winners = hiLoWinners(hiLoRank(cardNow(state)), made)
  if (multiplierBy([winners]) < bounds.leastOdds) return 'bonus.odds.range'
  const all = [...hiLoWonWith(state), winners]
  if (factorPayout(stake, hiLoFactor(all)) > bounds.maxPayout) return 'bet.amount.limit'
  return { winners, multiplier: multiplierBy(all) }
}

/** The same guesses in the same order, up to the first wrong one. */
function replay(round: Detail, draw: Draw): Detail {
  const cards: HiLoDrawn[] = []
  for (const { guess: made } of round.cards) {
    const before = hiLoRank(cards.at(-1)?.card ?? round.startCard)
    const next = hiLoCard(draw)
    const isRight = made === null ? null : isHiLoWin(before, made, next.rank)
    cards.push({ card: next.name, guess: made, isRight })
    if (isRight === false) break
  }
  return { ...round, cards }
}

function factorOf(state: Detail): Factor | undefined {
  const won = hiLoWonWith(state)
  return won.length === 0 ? undefined : hiLoFactor(won)
}

export const hilo = steppedOriginal({
  code: 'hilo',
  algorithm: 'hilo/1',
  endpoints: hiLoEndpoints,
  steps: {
    guess: step<HiLoMove, typeof hiLoEndpoints.guess>(hiLoEndpoints.guess, ({ guess: made }) => made),
    skip: step<HiLoMove, typeof hiLoEndpoints.skip>(hiLoEndpoints.skip, () => HI_LO_SKIP),
  },
  detail: hiLoDetail,
  open: ({ startCard }: HiLoBet) => ({ startCard, cards: [] }),
  choices: ({ startCard }) => startCard,
  // Each guess is checked when it is made.
  firstOdds: () => undefined,
  firstFactor: () => hiLoFactor([MOST_OF_LIKELY_GUESS]),
  take(round, move, draw) {
    const { state } = round
    const offered = move === HI_LO_SKIP ? undefined : offerOf(round, move)
    if (typeof offered === 'string') return offered
    const next = nextCard(state, draw)
    const isRight = move === HI_LO_SKIP ? null : isHiLoWin(hiLoRank(cardNow(state)), move, next.rank)
    const drawn = { card: next.name, guess: move === HI_LO_SKIP ? null : move, isRight }
    const taken = { ...state, cards: [...state.cards, drawn] }
    if (isRight === false) return { state: taken, end: 'LOST' }
    const isOver = taken.cards.length === HI_LO_MOST_CARDS - 1 || hiLoWonWith(taken).length === HI_LO_MOST_GUESSES
    return { state: taken, end: isOver ? 'GAME' : null }
  },
  factorOf,
  isLost: ({ cards }) => cards.some(({ isRight }) => isRight === false),
  reveal: (state) => state,
  shown(round, isOpen) {
    const offered = (made: HiLoGuess) => {
      const found = isOpen ? offerOf(round, made) : 'game.round.over'
      return typeof found === 'string' ? null : found
    }
    return {
      ...round.state,
      higher: offered('higher'),
      lower: offered('lower'),
      cardsLeft: HI_LO_MOST_CARDS - 1 - round.state.cards.length,
      guessesLeft: HI_LO_MOST_GUESSES - hiLoWonWith(round.state).length,
    }
  },
  replay,
  text: ({ startCard, cards }) => [startCard, ...cards.map(({ card: drawn }) => drawn)].join(' '),
  // Cards without guesses: the verifier shows those of the seeds.
  example: {
    startCard: '7D',
    cards: Array.from({ length: SHOWN_CARDS }, (): HiLoDrawn => ({ card: '7D', guess: null, isRight: null })),
  },
  published: published(
    { cards: z._default(z.int().check(z.gte(1), z.lte(HI_LO_MOST_CARDS)), SHOWN_CARDS) },
    (draw, { cards }) => ({ cards: Array.from({ length: cards }, () => hiLoCard(draw).name) }),
  ),
  options,
  offers: (pick) => ({ startCard: HI_LO_CARDS[pick(HI_LO_CARDS.length)]! }),
  pays: () => ({
    options: Array.from({ length: HI_LO_RANKS }, (_, rank) => ({
      higher: multiplierBy([hiLoWinners(rank, 'higher')]),
      lower: multiplierBy([hiLoWinners(rank, 'lower')]),
    })),
    returnOfGuess: RETURN_OF_GUESS,
    mostCards: HI_LO_MOST_CARDS,
    mostGuesses: HI_LO_MOST_GUESSES,
  }),
})
