/** Mines: 25 tiles, and the multiplier grows with every safe one (domain §6.2). */
import type { Draw } from '../byte-stream.ts'
import type { Factor } from './multiplier.ts'

/** Stored with each bet (PF-10): a changed mapping gets a new version. */
export const MINES_ALGORITHM = 'mines/1'

export const MINES_TILES = 25
export const MINES_MOST = 24

/** The tiles with a mine, 0 to 24, in the order drawn: each draw takes one out of the list of those left. */
export function minePlaces(draw: Draw, mines: number): number[] {
  const left = Array.from({ length: MINES_TILES }, (_, tile) => tile)
  return Array.from({ length: mines }, () => left.splice(draw(left.length), 1)[0]!)
}

/** n over k, exact. */
function choose(n: number, k: number): bigint {
  let result = 1n
  for (let step = 1; step <= k; step++) result = (result * BigInt(n - k + step)) / BigInt(step)
  return result
}

/** After `safe` safe tiles: 0.99 × C(25, safe) / C(25 − mines, safe). */
export const minesFactor = (mines: number, safe: number): Factor => ({
  over: 99n * choose(MINES_TILES, safe),
  under: 100n * choose(MINES_TILES - mines, safe),
})
