/** Cards and the payouts of guesses; pure. */
import {
  type CardName,
  HI_LO_CARDS,
  HI_LO_RANKS,
  type HiLoGuess,
  hiLoFactor,
  hiLoRank,
  hiLoWinners,
  hiLoWonWith,
} from '#contract/play/originals/hilo.ts'
import { hundredthsText } from '#contract/play/originals/figures.ts'
import { factorPayout, shownMultiplier } from '#contract/play/originals/multiplier.ts'
import type { HiLoRound } from './hilo-calls.ts'

/** The likelier guess about a middle card: the limits must allow at least that (ADR 0043). */
const LEAST_WINNERS = 7

const UNITS_OF_HUNDREDTH = 100

/** How many ranks win, and their payout, in 1/10 000. */
export interface Offer {
  winners: number
  multiplier: number
}
const multiplierOf = (winners: number) => Number(shownMultiplier(hiLoFactor([winners])))
export const LEAST_MULTIPLIER = multiplierOf(LEAST_WINNERS)

/** A first guess about this card. */
export function offerOf(card: CardName, guess: HiLoGuess): Offer {
  const winners = hiLoWinners(hiLoRank(card), guess)
  return { winners, multiplier: multiplierOf(winners) }
}
/** The payout of one guess about this card, in 1/10 000. */
export const factorOf = (card: CardName, guess: HiLoGuess) => offerOf(card, guess).multiplier
/** 12 870 → 1.28: rounded down. */
export const factorText = (multiplier: number) => hundredthsText(Math.floor(multiplier / UNITS_OF_HUNDREDTH))
/** The round's payout if this guess is right, in whole centavos. */
export const payoutOf = (stake: bigint, open: HiLoRound | undefined, { winners }: Offer) =>
  factorPayout(stake, hiLoFactor([...(open ? hiLoWonWith(open) : []), winners]))
export const chanceOf = ({ winners }: Offer) => winners / HI_LO_RANKS

/** Nothing is below an ace or above a king: that guess means the same rank again. */
export function wordOf(card: CardName, guess: HiLoGuess): 'higher' | 'lower' | 'higher_same' | 'lower_same' | 'same' {
  const rank = hiLoRank(card)
  const isEnd = rank === 0 || rank === HI_LO_RANKS - 1
  if (!isEnd) return `${guess}_same`
  return hiLoWinners(rank, guess) === 1 ? 'same' : guess
}

export const cardNow = ({ startCard, cards }: Pick<HiLoRound, 'startCard' | 'cards'>): CardName => cards.at(-1)?.card ?? startCard
export const rightGuesses = ({ cards }: Pick<HiLoRound, 'cards'>) => cards.filter(({ isRight }) => isRight).length

/** Another start card; `random` gives a whole number below a bound. Any card is fair: it says nothing about later ones. */
export function otherCard(card: CardName, random: (below: number) => number): CardName {
  const others = HI_LO_CARDS.filter((one) => one !== card)
  return others[random(others.length)]!
}
