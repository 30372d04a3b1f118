/** Unused names, in shapes that every registration rule accepts. */
import { type Random, randomFor } from '#server/testing/random.ts'

const BASE = 36
const RUN_LETTERS = 5
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
/** Assigned in the Philippines; not every 9xx is. */
const PREFIXES = [910, 911, 912, 914, 915, 916, 917, 918, 919]
const EACH = 10_000_000

/** The distance to the next number, a prime: consecutive numbers look like one number typed again. */
const STEP = 1_299_709

/** No digits in `letters`, so that no name looks like a code. */
const startOf = (random: Random) => ({
  letters: random.text(ALPHABET, RUN_LETTERS),
  number: random.below(PREFIXES.length * EACH),
})

let start = startOf(randomFor('names'))
let count = 0

/** Begins again with other names: for each test file or test, so that its names do not depend on what ran before it. */
export function startNames(random: Random): void {
  start = startOf(random)
  count = 0
}

/** `unique('m')` → `mxqvzk7`: lower-case letters, then digits and letters, at most 13. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}${start.letters}${count.toString(BASE)}`
}

/** An unused mobile number, without its dialling code. */
export function uniqueMobile(): string {
  count += 1
  const number = (start.number + count * STEP) % (PREFIXES.length * EACH)
  return `${PREFIXES[Math.floor(number / EACH)]}${String(number % EACH).padStart(7, '0')}`
}
