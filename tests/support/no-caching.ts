/** No in-memory caching between calls: a test sees every change at once. */
import type { Caching } from '#server/platform/caching.ts'

const NOTHING = { freshMs: 0, staleMs: 0 }
/** Test machines may be slow. */
const PATIENCE_MS = 10_000

export const NO_CACHING = {
  merchants: { freshMs: 0 },
  members: { freshMs: 0 },
  sessions: { freshMs: 0 },
  content: NOTHING,
  sharedAnswers: { isEnabled: false },
  firstPictures: { freshness: NOTHING, patienceMs: PATIENCE_MS },
} satisfies Caching
