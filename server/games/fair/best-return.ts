/** What the originals return at best: the worth of a bonus depends on it (BON-06). Pure. */
import { originals } from '#contract/play/originals/registry.ts'
import { crashOptions } from './crash-returns.ts'

let known: number | undefined

/** Parts per million, rounded up: the most that any way to bet at any original returns. Computed once, when first asked. */
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
