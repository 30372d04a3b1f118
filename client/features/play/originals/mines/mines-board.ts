/** The board and its figures; pure. */
import { MINES_TILES, minesFactor } from '#contract/play/originals/mines.ts'
import { factorPayout, shownMultiplier } from '#contract/play/originals/multiplier.ts'

const BOARD_SIDE = 5
export const TILES: readonly number[] = Array.from({ length: MINES_TILES }, (_, tile) => tile)
export const rowOf = (tile: number) => Math.floor(tile / BOARD_SIDE) + 1
export const safeTiles = (mines: number) => MINES_TILES - mines

export const multiplierAfter = (mines: number, safe: number) => Number(shownMultiplier(minesFactor(mines, safe)))
/** The cash-out after this many safe tiles. */
export const payoutAfter = (stake: bigint, mines: number, safe: number) => factorPayout(stake, minesFactor(mines, safe))
/** The chance that the next tile is safe. */
export const chanceAfter = (mines: number, safe: number) => (safeTiles(mines) - safe) / (MINES_TILES - safe)
/** The chance that the first `safe` tiles all are. */
export const chanceOf = (mines: number, safe: number) =>
  TILES.slice(0, safe).reduce((chance, before) => chance * chanceAfter(mines, before), 1)

interface Bounds {
  maxPayout: bigint
  maxProfit?: bigint | undefined
  bonus: { maxOdds: number } | null
}
const ODDS_SCALE = 10_000n

/** The highest payout of a round with this stake, within the limits of the table and the highest odds of a bonus (ADR 0043). */
export function highestPayout(stake: bigint, { maxPayout, maxProfit, bonus }: Bounds): bigint {
  const most = [
    maxPayout,
    ...(maxProfit === undefined ? [] : [stake + maxProfit]),
    ...(bonus ? [(stake * BigInt(bonus.maxOdds)) / ODDS_SCALE] : []),
  ]
  return most.reduce((least, one) => (one < least ? one : least))
}

/** After how many safe tiles a round with this stake ends: all, or the last one within the payout limit. */
export function mostTiles(mines: number, stake: bigint, bounds: Bounds): number {
  const highest = highestPayout(stake, bounds)
  let tiles = 1
  while (tiles < safeTiles(mines) && payoutAfter(stake, mines, tiles + 1) <= highest) tiles += 1
  return tiles
}

const MOVES: Partial<Record<string, readonly [column: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The tile that an arrow key leads to; undefined for other keys, and at the edge. */
export function tileBeside(tile: number, key: string): number | undefined {
  const move = MOVES[key]
  if (!move) return undefined
  const [column, row] = [(tile % BOARD_SIDE) + move[0], Math.floor(tile / BOARD_SIDE) + move[1]]
  const isOnBoard = column >= 0 && column < BOARD_SIDE && row >= 0 && row < BOARD_SIDE
  return isOnBoard ? row * BOARD_SIDE + column : undefined
}

/** A tile that is not taken; `random` gives a whole number below a bound. A choice for the player, not an outcome. */
export function randomTile(taken: readonly number[], random: (below: number) => number): number | undefined {
  const left = TILES.filter((tile) => !taken.includes(tile))
  return left[random(left.length)]
}
