/** Names nobody has yet, in shapes every rule of registration accepts. */
import { randomInt } from 'node:crypto'

const BASE = 36
const RUN_LETTERS = 5
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** Differs from run to run, so that builders of several processes can share a database. No digits: none is taken for a code. */
const run = Array.from({ length: RUN_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
let count = 0

/** `unique('m')` → `mxqvzk7`: lower-case letters, then digits and letters, at most 13. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}${run}${count.toString(BASE)}`
}

/** A mobile number nobody has yet, without its dialling code. */
export function uniqueMobile(): string {
  count += 1
  return `9${String(Number.parseInt(run, BASE) % 10_000).padStart(4, '0')}${String(count).padStart(5, '0')}`
}
