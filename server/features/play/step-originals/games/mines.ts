import * as z from 'zod'
import { MINES_ALGORITHM, MINES_MOST, MINES_TILES, minePlaces, minesFactor } from '#contract/play/fairness/originals/mines.ts'
import { factorPayout, shownMultiplier } from '#contract/play/fairness/originals/multiplier.ts'
import { MINES_GAME_CODE, type MinesBet, type minesRound, type minesTable } from '#contract/play/step-originals/mines.ts'
import { choose, rememberReturns } from '#server/games/fair/returns.ts'
import { type Playing, singleFactorOdds, type StepGame } from '../step-game.ts'

const MILLION = 1_000_000
/** Of every way to bet, before rounding. */
const RETURN = 990_000

const state = z.object({
  mines: z.int(),
  /** Safe tiles, in the order revealed. */
  picks: z.array(z.int()),
  hit: z.nullable(z.int()),
  /** Null while the round is open: they are drawn from the seeds again for each step. */
  places: z.nullable(z.array(z.int())),
})
type State = z.output<typeof state>

type Shown = Pick<z.output<typeof minesRound>, 'mines' | 'picks' | 'hit' | 'mostPicks' | 'nextMultiplier' | 'places'>
type Pays = Pick<z.output<typeof minesTable>, 'options'>

const multiplierAfter = (mines: number, safe: number) => Number(shownMultiplier(minesFactor(mines, safe)))
const safeTiles = (mines: number) => MINES_TILES - mines

/** After how many safe tiles a round ends: all, or the last whose payout is within its bounds. */
export function mostPicks({ state: { mines }, stake, bounds: { maxPayout } }: Playing<Pick<State, 'mines'>>): number {
  let picks = 1
  while (picks < safeTiles(mines) && factorPayout(stake, minesFactor(mines, picks + 1)) <= maxPayout) picks += 1
  return picks
}

/** Each number of mines, cashed out after each number of tiles, is a way to bet; all of them return 99 % but for rounding. */
function* waysToBet() {
  for (let mines = 1; mines <= MINES_MOST; mines++)
    for (let safe = 1; safe <= safeTiles(mines); safe++) {
      const { over, under } = minesFactor(mines, safe)
      const [won, all] = [choose(safeTiles(mines), safe), choose(MINES_TILES, safe)]
      yield { ppm: Number((over * won * BigInt(MILLION)) / (under * all)), chance: Number(won) / Number(all) }
    }
}

const options = Array.from({ length: MINES_MOST }, (_, index) => {
  const mines = index + 1
  const multipliers = Array.from({ length: safeTiles(mines) }, (__, tile) => multiplierAfter(mines, tile + 1))
  return { mines, multipliers, returnToPlayer: RETURN }
})

export const minesGame: StepGame<MinesBet, number, State, Shown, Pays> = {
  code: MINES_GAME_CODE,
  algorithm: MINES_ALGORITHM,
  state,
  open: ({ mines }) => ({ mines, picks: [], hit: null, places: null }),
  choices: ({ mines }) => String(mines),
  firstOdds: ({ mines }) => singleFactorOdds(minesFactor(mines, 1)),
  firstFactor: ({ mines }) => minesFactor(mines, 1),
  take(round, tile, draw) {
    const { mines, picks } = round.state
    if (picks.includes(tile)) return 'bet.target.invalid'
    if (minePlaces(draw, mines).includes(tile)) return { state: { ...round.state, hit: tile }, end: 'LOST' }
    const taken = [...picks, tile]
    return { state: { ...round.state, picks: taken }, end: taken.length === mostPicks(round) ? 'GAME' : null }
  },
  factorOf: ({ mines, picks }) => (picks.length === 0 ? undefined : minesFactor(mines, picks.length)),
  reveal: (kept, draw) => ({ ...kept, places: minePlaces(draw, kept.mines) }),
  shown(round, isOpen) {
    const { mines, picks } = round.state
    const most = mostPicks(round)
    const hasNext = isOpen && picks.length < most
    return { ...round.state, mostPicks: most, nextMultiplier: hasNext ? multiplierAfter(mines, picks.length + 1) : null }
  },
  returns: rememberReturns(waysToBet),
  pays: { options },
}
