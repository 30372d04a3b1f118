/**
 * The states of a tumbling board: the number of cells of each paying symbol. All other filled cells hold specials, so a state and the
 * number of filled cells determine everything that follows.
 */

export interface TumbleStates {
  size: number
  /** The cells of paying symbol `symbol` in state `state`. */
  count(symbol: number, state: number): number
  total: Uint8Array
  /** At state × symbols + symbol: the state with one more cell of the symbol; only set where there is room for one. */
  more: Int32Array
  /** States with at most this many cells come first. */
  sizeUpTo(cells: number): number
  stateOf(counts: readonly number[]): number
}

/** Binomials from 0 to `most`. */
function pascal(most: number): number[][] {
  const rows: number[][] = [[1]]
  for (let row = 1; row <= most; row++) {
    const above = rows[row - 1]!
    rows.push(Array.from({ length: row + 1 }, (_, at) => (above[at - 1] ?? 0) + (above[at] ?? 0)))
  }
  return rows
}

/**
 * Numbers states by their running totals in the combinatorial number system, which orders states by their totals.
 */
export function tumbleStates(symbols: number, cells: number): TumbleStates {
  const binomials = pascal(cells + symbols + 1)
  const choose = (from: number, chosen: number) => binomials[from]?.[chosen] ?? 0
  const sizeUpTo = (total: number) => choose(total + symbols, symbols)
  const size = sizeUpTo(cells)
  const counts = Array.from({ length: symbols }, () => new Uint8Array(size))
  const total = new Uint8Array(size)
  const more = new Int32Array(size * symbols)
  const chosen = new Uint8Array(symbols)

  /** `extra`: the symbol with one more cell than in `of`. */
  function numberOf(of: ArrayLike<number>, extra: number): number {
    let [running, number] = [0, 0]
    for (let symbol = 0; symbol < symbols; symbol++) {
      running += of[symbol]! + Number(symbol === extra)
      number += choose(running + symbol, symbol + 1)
    }
    return number
  }
  function fill(symbol: number, left: number): void {
    if (symbol < symbols) {
      for (let count = 0; count <= left; count++) {
        chosen[symbol] = count
        fill(symbol + 1, left - count)
      }
      return
    }
    const state = numberOf(chosen, -1)
    total[state] = cells - left
    for (let of = 0; of < symbols; of++) {
      counts[of]![state] = chosen[of]!
      more[state * symbols + of] = left > 0 ? numberOf(chosen, of) : -1
    }
  }
  fill(0, cells)
  return {
    size,
    count: (symbol, state) => counts[symbol]![state]!,
    total,
    more,
    sizeUpTo,
    stateOf: (of) => numberOf(of, -1),
  }
}
