/** Counts the screens of a game with reels, by scatters and win: every combination of stops, exactly. */
import type { ReelModel } from './model.ts'

/** Sums over the screens with the same count of scatters; wins exclude scatter pays. */
export interface ScreenCount {
  screens: bigint
  units: bigint
  squares: bigint
  /** Screens that win nothing, apart from scatter pays. */
  losing: bigint
  /** The best win, and the screens that win it. */
  best: number
  bestScreens: bigint
}

/** By count of scatters. */
export type ScreenCounts = readonly ScreenCount[]

/** Products of whole numbers up to this, and sums of two of them, are exact in floats. */
const EXACT = 2 ** 52

export function createTally(most: number) {
  const counts = Array.from({ length: most + 1 }, (): ScreenCount => ({
    screens: 0n,
    units: 0n,
    squares: 0n,
    losing: 0n,
    best: 0,
    bestScreens: 0n,
  }))
  // Floats are several times faster than BigInt; they are moved over before they lose exactness.
  const [screens, units, squares, losing] = [0, 1, 2, 3].map(() => new Float64Array(most + 1)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  function moveOver(scatters: number): void {
    const count = counts[scatters]!
    count.screens += BigInt(screens[scatters]!)
    count.units += BigInt(units[scatters]!)
    count.squares += BigInt(squares[scatters]!)
    count.losing += BigInt(losing[scatters]!)
    for (const sums of [screens, units, squares, losing]) sums[scatters] = 0
  }
  return {
    /** `times` screens with this count of scatters win `won`. */
    add(scatters: number, won: number, times: number): void {
      const count = counts[scatters]!
      if (won > count.best) {
        count.best = won
        count.bestScreens = 0n
      }
      if (won === count.best) count.bestScreens += BigInt(times)
      const square = won * won * times
      if (square > EXACT || squares[scatters]! + square > EXACT || screens[scatters]! + times > EXACT) moveOver(scatters)
      if (square > EXACT) {
        const [exactWon, exactTimes] = [BigInt(won), BigInt(times)]
        count.screens += exactTimes
        count.units += exactWon * exactTimes
        count.squares += exactWon * exactWon * exactTimes
        return
      }
      screens[scatters]! += times
      units[scatters]! += won * times
      squares[scatters]! += square
      if (won === 0) losing[scatters]! += times
    },
    counts(): ScreenCounts {
      for (let scatters = 0; scatters <= most; scatters++) moveOver(scatters)
      return counts
    },
  }
}
export type Tally = ReturnType<typeof createTally>

/** Symbols a reel can show, and at how many stops. */
export interface Column {
  /** From the top. */
  symbols: readonly number[]
  scatters: number
  times: number
}

/** Unless `isOrdered`, merges columns that differ only in the order of their symbols. */
export function columnsOf({ rows, scatter }: ReelModel, strip: readonly number[], isOrdered: boolean): Column[] {
  const found = new Map<string, Column>()
  for (const stop of strip.keys()) {
    const shown = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!)
    const symbols = isOrdered ? shown : shown.sort((one, other) => one - other)
    const column = found.get(symbols.join()) ?? { symbols, scatters: symbols.filter((one) => one === scatter).length, times: 0 }
    column.times += 1
    found.set(symbols.join(), column)
  }
  return [...found.values()]
}

/** For each reel: in how many ways it and the reels after it show each count of scatters. */
export function scattersFrom(reels: readonly (readonly Column[])[]): number[][] {
  const from: number[][] = [[1]]
  for (const columns of reels.toReversed()) {
    const rest = from[0]!
    const here: number[] = []
    for (const { scatters, times } of columns)
      for (const [more, ways] of rest.entries()) here[scatters + more] = (here[scatters + more] ?? 0) + times * ways
    from.unshift(Array.from(here, (ways) => ways ?? 0))
  }
  return from
}
