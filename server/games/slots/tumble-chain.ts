/**
 * The exact distribution of a tumbling board's final states (SLT-07): a Markov chain over its states, cell by cell. Each state has a
 * probability, and weighted with it the win so far and its square.
 */
import type { TumbleModel } from './model.ts'
import { type TumbleStates, tumbleStates } from './tumble-states.ts'

/** The chain stops once boards go on with less than this probability in total. */
const NEGLIGIBLE = 1e-11
const NEGLIGIBLE_STATE = 1e-17

/** By number of specials on the final board; wins exclude multipliers and scatters. */
export interface FinalBoards {
  probability: Float64Array
  units: Float64Array
  squares: Float64Array
  /** Boards on which nothing ever paid. */
  losing: Float64Array
}

export interface TumbleChain {
  states: TumbleStates
  /** Indices of the symbols that pay, in the order of the states' counts. */
  paying: readonly number[]
  /** The probability of each of them in a cell, and of a special. */
  chances: readonly number[]
  specialChance: number
  /** The immediate pay of a full board in each state. */
  pays: Float64Array
  /** How many cells stay after paying, and their state. */
  keptCells: Uint8Array
  keptState: Int32Array
}

export function tumbleChain(model: TumbleModel): TumbleChain {
  const cells = model.reels * model.rows
  const paying = model.symbols.flatMap((_, symbol) => (model.pays[symbol]!.some((units) => units > 0) ? [symbol] : []))
  const weight = model.weights.reduce((sum, one) => sum + one, 0)
  const chances = paying.map((symbol) => model.weights[symbol]! / weight)
  const states = tumbleStates(paying.length, cells)
  const pays = new Float64Array(states.size)
  const keptCells = new Uint8Array(states.size)
  const keptState = new Int32Array(states.size)
  for (let state = 0; state < states.size; state++) {
    const counts = paying.map((_, at) => states.count(at, state))
    const kept = counts.map((count, at) => (model.pays[paying[at]!]![count]! > 0 ? 0 : count))
    pays[state] = counts.reduce((sum, count, at) => sum + model.pays[paying[at]!]![count]!, 0)
    keptCells[state] = cells - counts.reduce((sum, count, at) => sum + count - kept[at]!, 0)
    keptState[state] = states.stateOf(kept)
  }
  return { states, paying, chances, specialChance: 1 - chances.reduce((sum, one) => sum + one, 0), pays, keptCells, keptState }
}

/** At state × 3: its probability, then its win so far and the win's square, both times the probability. */
const SUMS = 3
const sums = (states: number) => new Float64Array(states * SUMS)

/** Adds one cell to each board. Works in place from the end, because states with more cells come later. */
function addCell({ states, chances, specialChance }: TumbleChain, boards: Float64Array, filled: number): void {
  const symbols = chances.length
  for (let state = states.sizeUpTo(filled) - 1; state >= 0; state--) {
    const at = state * SUMS
    const probability = boards[at]!
    if (probability === 0) continue
    const [won, square] = [boards[at + 1]!, boards[at + 2]!]
    // There are many very unlikely states; even together they are very unlikely.
    const isNegligible = probability < NEGLIGIBLE_STATE
    const going = isNegligible ? 0 : symbols
    for (let symbol = 0; symbol < going; symbol++) {
      const next = states.more[state * symbols + symbol]! * SUMS
      const chance = chances[symbol]!
      boards[next]! += probability * chance
      boards[next + 1]! += won * chance
      boards[next + 2]! += square * chance
    }
    const stays = isNegligible ? 0 : specialChance
    boards[at] = probability * stays
    boards[at + 1] = won * stays
    boards[at + 2] = square * stays
  }
}

/** Called with a board that pays and its probability. */
export type OnWin = (state: number, probability: number) => void

export function finalBoards(model: TumbleModel, chain: TumbleChain, onWin?: OnWin): FinalBoards {
  const { states, pays, keptCells, keptState } = chain
  const cells = model.reels * model.rows
  const final = Object.fromEntries(
    (['probability', 'units', 'squares', 'losing'] as const).map((name) => [name, new Float64Array(cells + 1)]),
  ) as unknown as FinalBoards
  let waiting = new Map([[0, sums(1)]])
  waiting.get(0)![0] = 1
  for (let round = 0; ; round++) {
    const boards = sums(states.size)
    for (let filled = Math.min(...waiting.keys()); filled < cells; filled++) {
      const incoming = waiting.get(filled) ?? []
      for (let at = 0; at < incoming.length; at++) boards[at]! += incoming[at]!
      addCell(chain, boards, filled)
    }
    waiting = new Map()
    let goingOn = 0
    for (let state = 0; state < states.size; state++) {
      const at = state * SUMS
      const [probability, won, square, pay] = [boards[at]!, boards[at + 1]!, boards[at + 2]!, pays[state]!]
      if (probability === 0) continue
      if (pay === 0) {
        const specials = cells - states.total[state]!
        final.probability[specials]! += probability
        final.units[specials]! += won
        final.squares[specials]! += square
        if (round === 0) final.losing[specials]! += probability
        continue
      }
      onWin?.(state, probability)
      goingOn += probability
      const kept = keptCells[state]!
      const next = waiting.get(kept) ?? sums(states.sizeUpTo(kept))
      waiting.set(kept, next)
      const to = keptState[state]! * SUMS
      next[to]! += probability
      next[to + 1]! += won + pay * probability
      next[to + 2]! += square + 2 * pay * won + pay * pay * probability
    }
    if (goingOn < NEGLIGIBLE) return final
  }
}
