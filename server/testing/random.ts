/** Repeatable randomness: the same seed gives the same names, choices and requests. */
import { createHash, randomUUID } from 'node:crypto'

export type Random = ReturnType<typeof createRandom>

/** Mulberry32: small, fast, and good enough to choose. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  /** At least 0, below 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    between: (least: number, most: number): number => least + below(most - least + 1),
    /** True with this probability, 0 to 1. */
    chance: (share: number): boolean => next() < share,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
    text: (characters: string, length: number): string =>
      Array.from({ length }, () => characters[below(characters.length)]).join(''),
  }
}

const MIX = 0x9e3779b1
/** For one request of a run, so that it can be repeated without the earlier ones. */
export const randomOf = (seed: number, index: number): Random => createRandom(Math.imul(seed ^ index, MIX) + index)

/** Outside tests each process draws its own seed, because builders of several processes may share a database. */
const drawn = randomUUID()

/** For one file, test or process, by its name, from the seed of the test run (`npm test -- --seed N`). */
export function randomFor(name: string): Random {
  const hash = createHash('sha256')
    .update(`${process.env.TEST_SEED ?? drawn} ${name}`)
    .digest()
  return createRandom(hash.readUInt32BE())
}
