import { randomInt } from 'node:crypto'
import * as z from 'zod'
import {
  type CardName,
  HI_LO_ALGORITHM,
  HI_LO_CARDS,
  HI_LO_GUESSES,
  HI_LO_MOST_CARDS,
  HI_LO_MOST_GUESSES,
  HI_LO_RANKS,
  type HiLoGuess,
  hiLoCard,
  hiLoFactor,
  hiLoRank,
  hiLoWinners,
  hiLoWonWith,
  isHiLoWin,
} from '#contract/play/fairness/originals/hi-lo.ts'
import type { Draw } from '#contract/play/fairness/byte-stream.ts'
import { factorPayout, shownMultiplier } from '#contract/play/fairness/originals/multiplier.ts'
import { HI_LO_GAME_CODE, type HiLoBet, type hiLoRound, type hiLoTable } from '#contract/play/step-originals/hi-lo.ts'
import type { StepRound } from '#contract/play/step-originals/step-original.ts'
import { rememberReturns } from '#server/games/fair/returns.ts'
import type { Playing, StepGame } from '../step-game.ts'

const MILLION = 1_000_000
const RETURN_OF_GUESS = 990_000
export const SKIP = 'skip'
type Move = HiLoGuess | typeof SKIP

const guess = z.enum(HI_LO_GUESSES)
const state = z.object({
  startCard: z.enum(HI_LO_CARDS),
  /** Drawn so far; those to come are drawn from the seeds again for each step. */
  cards: z.array(z.object({ card: z.enum(HI_LO_CARDS), guess: z.nullable(guess), isRight: z.nullable(z.boolean()) })),
})
type State = z.output<typeof state>
type Shown = Omit<z.output<typeof hiLoRound>, keyof StepRound>
type Pays = Pick<z.output<typeof hiLoTable>, 'options' | 'returnOfGuess' | 'mostCards' | 'mostGuesses'>

/** The likelier guess about a middle card, which pays more than the likelier one about any other. */
const MOST_OF_LIKELY_GUESS = 7

const cardNow = ({ startCard, cards }: State): CardName => cards.at(-1)?.card ?? startCard

const multiplierOf = (winners: readonly number[]) => Number(shownMultiplier(hiLoFactor(winners)))

/** The stream's next card: those before it are drawn again. */
function nextCard({ cards }: State, draw: Draw) {
  for (let drawn = 0; drawn < cards.length; drawn++) hiLoCard(draw)
  return hiLoCard(draw)
}

/** Why a guess may not be made, or what it would pay in all. */
function offerOf({ state: kept, stake, bounds }: Playing<State>, made: HiLoGuess) {
  const winners = hiLoWinners(hiLoRank(cardNow(kept)), made)
  if (multiplierOf([winners]) < bounds.leastOdds) return 'bonus.odds.range'
  const all = [...hiLoWonWith(kept), winners]
  if (factorPayout(stake, hiLoFactor(all)) > bounds.maxPayout) return 'bet.amount.limit'
  return { winners, multiplier: multiplierOf(all) }
}

/** A round of n right guesses is a way to bet; each guess returns 99 % of what was won before. */
function* waysToBet() {
  for (let guesses = 1; guesses <= HI_LO_MOST_GUESSES; guesses++)
    yield { ppm: Number((99n ** BigInt(guesses) * BigInt(MILLION)) / 100n ** BigInt(guesses)), chance: (12 / 13) ** guesses }
}

/** A card for the next bet. It decides nothing, so it needs no seed. */
export const suggestCard = (): CardName => HI_LO_CARDS[randomInt(HI_LO_CARDS.length)]!

export const hiLoGame: StepGame<HiLoBet, Move, State, Shown, Pays> = {
  code: HI_LO_GAME_CODE,
  algorithm: HI_LO_ALGORITHM,
  state,
  open: ({ startCard }) => ({ startCard, cards: [] }),
  choices: ({ startCard }) => startCard,
  // Each guess is checked when it is made.
  firstOdds: () => undefined,
  firstFactor: () => hiLoFactor([MOST_OF_LIKELY_GUESS]),
  take(round, move, draw) {
    const kept = round.state
    const offer = move === SKIP ? undefined : offerOf(round, move)
    if (typeof offer === 'string') return offer
    const next = nextCard(kept, draw)
    const isRight = move === SKIP ? null : isHiLoWin(hiLoRank(cardNow(kept)), move, next.rank)
    const drawn = { card: next.name, guess: move === SKIP ? null : move, isRight }
    const taken = { ...kept, cards: [...kept.cards, drawn] }
    if (isRight === false) return { state: taken, end: 'LOST' }
    const isOver = taken.cards.length === HI_LO_MOST_CARDS - 1 || hiLoWonWith(taken).length === HI_LO_MOST_GUESSES
    return { state: taken, end: isOver ? 'GAME' : null }
  },
  factorOf(kept) {
    const won = hiLoWonWith(kept)
    return won.length === 0 ? undefined : hiLoFactor(won)
  },
  reveal: (kept) => kept,
  shown(round, isOpen) {
    const offered = (made: HiLoGuess) => {
      const offer = isOpen ? offerOf(round, made) : 'game.round.over'
      return typeof offer === 'string' ? null : offer
    }
    return {
      ...round.state,
      higher: offered('higher'),
      lower: offered('lower'),
      cardsLeft: HI_LO_MOST_CARDS - 1 - round.state.cards.length,
      guessesLeft: HI_LO_MOST_GUESSES - hiLoWonWith(round.state).length,
    }
  },
  returns: rememberReturns(waysToBet),
  pays: {
    options: Array.from({ length: HI_LO_RANKS }, (_, rank) => ({
      higher: multiplierOf([hiLoWinners(rank, 'higher')]),
      lower: multiplierOf([hiLoWinners(rank, 'lower')]),
    })),
    returnOfGuess: RETURN_OF_GUESS,
    mostCards: HI_LO_MOST_CARDS,
    mostGuesses: HI_LO_MOST_GUESSES,
  },
}
