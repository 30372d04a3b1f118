/** How long a process caches data in memory between calls, if not by default: each part has its own times. */
import type { Freshness } from './held.ts'

export interface Caching {
  merchants?: { freshMs: number }
  /** Whether an account may still be logged in. */
  members?: { freshMs: number }
  /** Without Redis: which sessions are open. */
  sessions?: { freshMs: number }
  /** Content that operators edit and everyone reads. */
  content?: Freshness
  /** Answers that are the same for every caller. */
  sharedAnswers?: { isEnabled: boolean }
  firstPictures?: { freshness: Freshness; patienceMs: number }
}
