/** Mines: 25 tiles hide some mines. Each safe tile raises the multiplier; a mine loses the stake (ORI-04). */
import * as z from 'zod/mini'
import { moneyInput } from '../../wire.ts'
import type { Draw } from '../fairness/byte-stream.ts'
import { tileNumbers } from './figures.ts'
import { type Factor, factorPayout, shownMultiplier } from './multiplier.ts'
import { betId, type BetOption, multipliers, optionReturn, published, revealedFields } from './original.ts'
import { choose, MILLION } from './returns.ts'
import {
  type Playing,
  singleFactorOdds,
  step,
  stepEndpoint,
  stepFields,
  steppedEndpoints,
  steppedOriginal,
  stepRoundFields,
  stepTableFields,
} from './stepped.ts'

export const MINES_TILES = 25
export const MINES_MOST = 24
/** The return of every way to bet, before rounding, in parts per million. */
const RETURN = 990_000

/** The tiles with a mine, 0 to 24, in the order drawn: each draw takes one out of the list of those left. */
export function minePlaces(draw: Draw, count: number): number[] {
  const left = Array.from({ length: MINES_TILES }, (_, index) => index)
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)[0]!)
}

/** After `safe` safe tiles: 0.99 × C(25, safe) / C(25 − mines, safe). */
export const minesFactor = (count: number, safe: number): Factor => ({
  over: 99n * choose(MINES_TILES, safe),
  under: 100n * choose(MINES_TILES - count, safe),
})

const multiplierAfter = (count: number, safe: number) => Number(shownMultiplier(minesFactor(count, safe)))
const safeTiles = (count: number) => MINES_TILES - count

/** Each number of mines, cashed out after each number of tiles, is a way to bet; all of them return 99 % except for rounding. */
function* options(): Generator<BetOption> {
  for (let count = 1; count <= MINES_MOST; count++)
    for (let safe = 1; safe <= safeTiles(count); safe++) {
      const { over, under } = minesFactor(count, safe)
      const [won, all] = [choose(safeTiles(count), safe), choose(MINES_TILES, safe)]
      yield { ppm: Number((over * won * BigInt(MILLION)) / (under * all)), chance: Number(won) / Number(all) }
    }
}

const mineCount = z.int().check(z.gte(1), z.lte(MINES_MOST))
const tile = z.int().check(z.gte(0), z.lt(MINES_TILES))

export const minesBet = z.object({ requestId: betId, stake: moneyInput, mines: mineCount })
export type MinesBet = z.output<typeof minesBet>

export const minesReveal = z.object({
  ...stepFields,
  /** 0 to 24, row by row. */
  tile,
})

const detail = {
  /** How many mines there are. */
  mines: z.int(),
  /** The safe tiles, in the order revealed. */
  picks: z.array(z.int()),
  /** The mine that was revealed. */
  hit: z.nullable(z.int()),
  /** All mines, in the order drawn; null while the round is open: they are drawn from the seeds again for each step. */
  places: z.nullable(z.array(z.int())),
}
const minesDetail = z.object(detail)
type Detail = z.output<typeof minesDetail>

export const minesRound = z.object({
  ...stepRoundFields,
  ...detail,
  /**
   * After this many safe tiles the round ends and pays: all of them, or fewer if the next would pay more than the limits allow.
   */
  mostPicks: z.int(),
  /** The multiplier after one more safe tile, in 1/10 000; null if there is none. */
  nextMultiplier: z.nullable(z.int()),
})

export const minesTable = z.object({
  ...stepTableFields,
  /**
   * By number of mines: `multipliers` after 1, 2, 3 … safe tiles. A round ends by itself after the last tile whose payout is within
   * `maxPayout`, `maxProfit` and, under a bonus, its highest odds; a bet that could not even pay one tile is refused.
   */
  options: z.array(z.object({ mines: z.int(), multipliers, returnToPlayer: optionReturn })),
  /** The open round, if there is one. */
  round: z.nullable(minesRound),
})

export const minesEndpoints = {
  ...steppedEndpoints('mines', {
    bet: minesBet,
    round: minesRound,
    row: z.extend(minesRound, revealedFields),
    table: minesTable,
  }),
  reveal: stepEndpoint('mines', 'reveal', { summary: 'Reveal a tile', body: minesReveal, round: minesRound }),
}

/** After how many safe tiles a round ends: all, or the last whose payout is within its bounds. */
export function mostPicks({ state, stake, bounds: { maxPayout } }: Playing<Pick<Detail, 'mines'>>): number {
  let picks = 1
  while (picks < safeTiles(state.mines) && factorPayout(stake, minesFactor(state.mines, picks + 1)) <= maxPayout) picks += 1
  return picks
}

function text({ mines: count, picks, hit, places }: Detail): string {
  const found = `${picks.length}/${safeTiles(count)}${hit === null ? '' : ' ×'}`
  return places === null ? found : `${found} · ${tileNumbers(places)}`
}

export const mines = steppedOriginal({
  code: 'mines',
  algorithm: 'mines/1',
  endpoints: minesEndpoints,
  steps: { reveal: step(minesEndpoints.reveal, ({ tile: chosen }) => chosen) },
  detail: minesDetail,
  open: ({ mines: count }: MinesBet) => ({ mines: count, picks: [], hit: null, places: null }),
  choices: ({ mines: count }) => String(count),
  firstOdds: ({ mines: count }) => singleFactorOdds(minesFactor(count, 1)),
  firstFactor: ({ mines: count }) => minesFactor(count, 1),
  take(round, chosen, draw) {
    const { mines: count, picks } = round.state
    if (picks.includes(chosen)) return 'bet.target.invalid'
    if (minePlaces(draw, count).includes(chosen)) return { state: { ...round.state, hit: chosen }, end: 'LOST' }
    const taken = [...picks, chosen]
    return { state: { ...round.state, picks: taken }, end: taken.length === mostPicks(round) ? 'GAME' : null }
  },
  factorOf: ({ mines: count, picks }) => (picks.length === 0 ? undefined : minesFactor(count, picks.length)),
  isLost: ({ hit }) => hit !== null,
  reveal: (kept, draw) => ({ ...kept, places: minePlaces(draw, kept.mines) }),
  shown(round, isOpen) {
    const { mines: count, picks } = round.state
    const most = mostPicks(round)
    const hasNext = isOpen && picks.length < most
    return { ...round.state, mostPicks: most, nextMultiplier: hasNext ? multiplierAfter(count, picks.length + 1) : null }
  },
  /** The same tiles in the same order, up to the first mine. */
  replay(round, draw) {
    const places = minePlaces(draw, round.mines)
    const tiles = round.hit === null ? round.picks : [...round.picks, round.hit]
    const end = tiles.findIndex((one) => places.includes(one))
    return end === -1
      ? { ...round, picks: tiles, hit: null, places }
      : { ...round, picks: tiles.slice(0, end), hit: tiles[end]!, places }
  },
  text,
  example: { mines: 3, picks: [], hit: null, places: null },
  published: published({ mines: mineCount }, (draw, { mines: count }) => {
    const drawn = minePlaces(draw, count)
    return { mines: drawn.toSorted((one, other) => one - other), drawn }
  }),
  options,
  pays: () => ({
    options: Array.from({ length: MINES_MOST }, (_, index) => {
      const count = index + 1
      const pays = Array.from({ length: safeTiles(count) }, (__, safe) => multiplierAfter(count, safe + 1))
      return { mines: count, multipliers: pays, returnToPlayer: RETURN }
    }),
  }),
})
