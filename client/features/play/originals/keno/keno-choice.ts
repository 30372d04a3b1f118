/** Which numbers are chosen; pure. */
import { KENO_MOST_CHOSEN, KENO_NUMBERS } from '#contract/play/originals/keno.ts'

export const ascending = (numbers: Iterable<number>) => [...numbers].toSorted((one, other) => one - other)

export function toggled(chosen: readonly number[], number: number): readonly number[] {
  if (chosen.includes(number)) return chosen.filter((one) => one !== number)
  return chosen.length < KENO_MOST_CHOSEN ? ascending([...chosen, number]) : chosen
}

/** Ten different numbers for the player; `random` gives whole numbers below a bound. It is a suggestion, not an outcome. */
export function randomPick(random: (below: number) => number): readonly number[] {
  const left = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1)
  return ascending(Array.from({ length: KENO_MOST_CHOSEN }, () => left.splice(random(left.length), 1)[0]!))
}
