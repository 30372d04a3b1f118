/** Answers that are the same for every caller of a merchant and language, kept for seconds as ready bytes. */
import type { Clock } from '#server/platform/clock.ts'
import type { Encoded } from './answer.ts'

const MAX_KEPT = 2_000
const MS = 1_000

interface Deps {
  clock: Clock
  /** Tests see every change at once. */
  isEnabled: boolean
}

export function createSharedAnswers({ clock, isEnabled }: Deps) {
  const kept = new Map<string, { encoded: Encoded; until: number }>()
  return {
    find(key: string): Encoded | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > clock.now().getTime()) return found.encoded
      kept.delete(key)
      return undefined
    },
    keep(key: string, encoded: Encoded, seconds: number) {
      if (!isEnabled) return
      // The oldest goes first: Map keeps the order of insertion.
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!)
      kept.set(key, { encoded, until: clock.now().getTime() + seconds * MS })
    },
    clear: () => kept.clear(),
  }
}
export type SharedAnswers = ReturnType<typeof createSharedAnswers>
