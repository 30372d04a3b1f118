/**
 * Sessions this process found open a moment ago. If one ends in this process, it is checked again at once; if in another, after
 * `freshMs` at most.
 */
import { LRUCache } from 'lru-cache'

const MAX_HELD = 20_000

export function createFreshSessions(freshMs: number) {
  const held = new LRUCache<string, string>({ max: MAX_HELD, ttl: freshMs })
  let generation = 0
  return {
    /** Number of the current generation; a value read before a session ended is not cached after it. */
    generation: (): number => generation,
    /** The time of the last recorded call. */
    find: (key: string): string | undefined => held.get(key),
    keep(key: string, lastCall: number, since: number): void {
      if (freshMs > 0 && since === generation) held.set(key, String(lastCall))
    },
    /** Call when any session has ended: all are checked again, at the cost of one read each. */
    forget(): void {
      generation += 1
      held.clear()
    },
  }
}
