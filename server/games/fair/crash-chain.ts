/** A chain of hashes, each committing to the next: sha256 of a round's link is the link of the round before (PF-06). Pure except for a cache. */
import { commitmentOf } from './seeds.ts'

/** About eleven days of rounds. */
export const CHAIN_LENGTH = 50_000
const KEPT_EACH = 500

/** The links of a chain by place, from 1 to `length`; place 0 is the terminating hash, which is published before the first round. */
export function createLinks({ seed, length }: { seed: string; length: number }) {
  /** Caches every `KEPT_EACH`th link, so that a link costs a few hashes instead of the whole chain. */
  const kept = new Map<number, string>()

  function walk(from: number, link: string, to: number): string {
    let current = link
    for (let place = from; place > to; place--) {
      if (place % KEPT_EACH === 0) kept.set(place, current)
      current = commitmentOf(current)
    }
    return current
  }

  return function linkAt(place: number): string {
    if (place < 0 || place > length) throw new Error(`the chain has no place ${place}`)
    const above = Math.ceil(place / KEPT_EACH) * KEPT_EACH
    const known = kept.get(above)
    return known === undefined ? walk(length, seed, place) : walk(above, known, place)
  }
}
export type LinkAt = ReturnType<typeof createLinks>
