/** The best return of the originals, on which the worth of a bonus depends (BON-06). Pure. */
import { originals } from '#contract/play/originals/registry.ts'
import { crashOptions } from './crash-returns.ts'

let known: number | undefined

/** The highest return of any bet on any original, in parts per million, rounded up. Computed once, on the first call. */
export function bestOriginalReturn(): number {
  // Each option is rounded down.
  known ??= 1 + mostOf([...originals.map((original) => original.options()), crashOptions()])
  return known
}

function mostOf(games: readonly Iterable<{ ppm: number }>[]): number {
  let most = 0
  for (const options of games) for (const { ppm } of options) most = Math.max(most, ppm)
  return most
}
