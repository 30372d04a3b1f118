/** Names nobody has yet, in shapes every rule of registration accepts. */
import { randomBytes } from 'node:crypto'

const BASE = 36
const RUN_BYTES = 4

/** Differs from run to run, so that builders of several processes can share a database. */
const run = randomBytes(RUN_BYTES).readUInt32BE().toString(BASE).slice(0, 5)
let count = 0

/** `unique('m')` → `m1x4zk7`: lower-case letters and digits, at most 13. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}${run}${count.toString(BASE)}`
}

/** A mobile number nobody has yet, without its dialling code. */
export function uniqueMobile(): string {
  count += 1
  return `9${String(Number.parseInt(run, BASE) % 10_000).padStart(4, '0')}${String(count).padStart(5, '0')}`
}
