/** Hi-Lo: is the next card higher or lower? Each right guess multiplies, a wrong one loses the stake. */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import { HI_LO_CARDS, HI_LO_GUESSES } from '../fairness/originals/hi-lo.ts'
import { betId, optionReturn, revealedFields } from '../originals/original.ts'
import { stepEndpoint, stepFields, stepOriginalEndpoints, stepRoundFields, stepTableFields } from './step-original.ts'

export const HI_LO_GAME_CODE = 'hilo'

const card = z.enum(HI_LO_CARDS)
const guess = z.enum(HI_LO_GUESSES)

export const hiLoBet = z.object({
  requestId: betId,
  stake: moneyInput,
  /**
   * The card that is guessed from first, rank and suit: `8D`, `TC`. Replacing it before the bet is free, because it says nothing about the
   * cards to come: those are drawn from the seeds. The table offers one; any card is accepted.
   */
  startCard: card,
})
export type HiLoBet = z.output<typeof hiLoBet>

export const hiLoGuess = z.object({
  ...stepFields,
  /** `higher` and `lower` include an equal card, but for ace and king: see `hiLoWinners`. */
  guess,
})

/** What a guess would pay in all, if it is right; null where the limits of the round do not allow it. */
const offer = z.nullable(
  z.object({
    /** How many of the 13 ranks are right. */
    winners: z.int(),
    /** In 1/10 000. */
    multiplier: z.int(),
  }),
)

export const hiLoRound = z.object({
  ...stepRoundFields,
  startCard: card,
  /** The drawn cards, each with the guess that was made about it; null = it was skipped to. */
  cards: z.array(z.object({ card, guess: z.nullable(guess), isRight: z.nullable(z.boolean()) })),
  /** What the next guess is offered; both null once the round has ended. */
  higher: offer,
  lower: offer,
  /** How many cards are left in the round; the last one ends it. */
  cardsLeft: z.int(),
  /** How many right guesses end it. */
  guessesLeft: z.int(),
})

export const hiLoTable = z.object({
  ...stepTableFields,
  /** A card for the next bet, drawn for each answer: to replace it, ask again. */
  startCard: card,
  /** By rank, ace to king: what one guess about the next card pays, in 1/10 000. */
  options: z.array(z.object({ higher: z.int(), lower: z.int() })),
  /** The return of one guess, whatever the card, in parts per million; `returnToPlayer` is that of the most guesses in a row. */
  returnOfGuess: optionReturn,
  /** A round ends after that many cards, the first among them, or right guesses. */
  mostCards: z.int(),
  mostGuesses: z.int(),
  /** The round to go on with, if one is open. */
  round: z.nullable(hiLoRound),
})

export const hiLoEndpoints = {
  ...stepOriginalEndpoints(HI_LO_GAME_CODE, {
    bet: hiLoBet,
    round: hiLoRound,
    row: z.extend(hiLoRound, revealedFields),
    table: hiLoTable,
  }),
  guess: stepEndpoint(HI_LO_GAME_CODE, 'guess', {
    summary: 'Guess the next card, which is drawn',
    body: hiLoGuess,
    round: hiLoRound,
  }),
  skip: stepEndpoint(HI_LO_GAME_CODE, 'skip', {
    summary: 'Draw the next card without a guess',
    body: z.object(stepFields),
    round: hiLoRound,
  }),
}
