/** Unused names, in shapes that every registration rule accepts. */
import { randomInt } from 'node:crypto'

const BASE = 36
const RUN_LETTERS = 5
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Differs between runs, so that builders of several processes can share a database. No digits, so that no name looks like a code.
 */
const run = Array.from({ length: RUN_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
let count = 0

/** `unique('m')` → `mxqvzk7`: lower-case letters, then digits and letters, at most 13. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}${run}${count.toString(BASE)}`
}

/** Assigned in the Philippines; not every 9xx is. */
const PREFIXES = [910, 911, 912, 914, 915, 916, 917, 918, 919]
const EACH = 100

/** An unused mobile number, without its dialling code. */
export function uniqueMobile(): string {
  count += 1
  const ofRun = Number.parseInt(run, BASE) % (PREFIXES.length * EACH)
  return `${PREFIXES[Math.floor(ofRun / EACH)]}${String(ofRun % EACH).padStart(2, '0')}${String(count).padStart(5, '0')}`
}
