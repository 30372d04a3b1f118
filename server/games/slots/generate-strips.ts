/** Strips of generated sheets: how often each symbol stands on each reel, and where. */
import { BLANK } from '#contract/play/slots/par-sheet.ts'
import type { Uniform } from './uniform.ts'

/** The lowest and highest count of a symbol on a strip, and the reels that have it (default: all). */
export interface SymbolPlan {
  symbol: string
  least: number
  most: number
  reels?: readonly number[]
}

export function shuffled<T>(all: readonly T[], uniform: Uniform): T[] {
  const mixed = [...all]
  for (let left = mixed.length - 1; left > 0; left--) {
    const at = uniform(left + 1)
    ;[mixed[left], mixed[at]] = [mixed[at]!, mixed[left]!]
  }
  return mixed
}

export const between = (least: number, most: number, uniform: Uniform): number => least + uniform(most - least + 1)

/** Draws `count` places on a circle, each at least `apart` from the others; undefined if they do not fit. */
function placesApart(count: number, length: number, apart: number, uniform: Uniform): number[] | undefined {
  const room = length - count * apart
  if (count === 0) return []
  if (room < 0) return undefined
  const gaps = Array.from({ length: room }, () => uniform(count))
  let place = uniform(length)
  return Array.from({ length: count }, (_, index) => {
    const here = place % length
    place += apart + gaps.filter((gap) => gap === index).length
    return here
  })
}

/** Places scatters at least a screen apart, so that a reel shows at most one. */
function drawStrip(
  plans: readonly SymbolPlan[],
  scatter: string | undefined,
  reel: number,
  rows: number,
  uniform: Uniform,
): string {
  const counts = plans
    .filter(({ reels }) => reels?.includes(reel) ?? true)
    .map(({ symbol, least, most }) => ({ symbol, count: between(least, most, uniform) }))
  const length = counts.reduce((sum, { count }) => sum + count, 0)
  const scatters = counts.find(({ symbol }) => symbol === scatter)?.count ?? 0
  const places = placesApart(scatters, length, rows, uniform) ?? []
  const others = counts
    .filter(({ symbol }) => symbol !== scatter)
    .flatMap(({ symbol, count }) => Array<string>(count).fill(symbol))
  const mixed = shuffled(others, uniform)
  return Array.from({ length }, (_, place) => (scatter && places.includes(place) ? scatter : (mixed.pop() ?? BLANK))).join('')
}

export const drawStrips = (
  { plans, scatter, reels, rows }: { plans: readonly SymbolPlan[]; scatter: string | undefined; reels: number; rows: number },
  uniform: Uniform,
): string[] => Array.from({ length: reels }, (_, reel) => drawStrip(plans, scatter, reel, rows, uniform))

/** The well-known lines; after them come all lines that move at most one row from reel to reel. */
const FIRST_LINES = ['11111', '00000', '22222', '01210', '21012', '00100', '22122', '12221', '10001', '11011', '11211', '01010']

export function lineList(count: number, reels: number, rows: number): string[] {
  let gentle = Array.from({ length: rows }, (_, row) => String(row))
  for (let reel = 1; reel < reels; reel++)
    gentle = gentle.flatMap((line) =>
      [-1, 0, 1].flatMap((move) => {
        const row = Number(line.at(-1)) + move
        return row >= 0 && row < rows ? [line + String(row)] : []
      }),
    )
  const first = [...FIRST_LINES, '111', '000', '222', '012', '210'].filter((line) => line.length === reels)
  return [...new Set([...first, ...gentle])].slice(0, count)
}
