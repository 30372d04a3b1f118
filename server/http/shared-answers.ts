/** Answers that are the same for every caller (or every visitor) of a merchant and language, cached for seconds as bytes. */
import type { Endpoint } from '#contract/endpoint.ts'
import type { Clock } from '#server/platform/clock.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'
import type { Encoded } from './answer.ts'

/** Limits the memory, not the number of answers, because a caller may request any number of pages. */
export const KEPT_BYTES = 16 * 1024 * 1024
/** Overhead of an entry besides its key and body. */
const ENTRY_BYTES = 512
/** Most answers are requested only once; expired ones are removed this often. */
const SWEEP_MS = 5_000
/** Longer queries are unlikely to be repeated, so they are not cached. */
const MAX_SEARCH = 512
const MS = 1_000
/** `_=<ms>` and `t=<ms>`, anywhere in the query (wire §1). */
const CACHE_BUSTER = /(^|&)(?:_|t)=\d*(?=&|$)/g

/** The cache key of an answer; undefined if it is not shared. */
export function shareKeyOf(
  { path, sharedFor, sharedWith }: Pick<Endpoint, 'path' | 'sharedFor' | 'sharedWith'>,
  { merchant, language, isVisitor }: { merchant: string; language: string; isVisitor: boolean },
  search: string,
): string | undefined {
  if (sharedFor === 0 || search.length > MAX_SEARCH || (sharedWith === 'visitors' && !isVisitor)) return undefined
  const question = search.replace(CACHE_BUSTER, '').replace(/^&/, '')
  return `${merchant} ${language} ${path}?${question}`
}

interface Deps {
  clock: Clock
  isEnabled?: boolean
}

export function createSharedAnswers({ clock, isEnabled = true }: Deps) {
  const kept = new Map<string, { encoded: Encoded; until: number }>()
  let bytes = 0
  let sweptAt = 0

  function forget(key: string): void {
    bytes -= sizeOf(key, kept.get(key)?.encoded)
    kept.delete(key)
  }

  function sweep(now: number): void {
    if (Math.abs(now - sweptAt) < SWEEP_MS) return
    sweptAt = now
    for (const [key, { until }] of kept) if (until <= now) forget(key)
  }

  return {
    find(key: string): Encoded | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      if (found.until > clock.now().getTime()) return found.encoded
      forget(key)
      return undefined
    },
    keep(key: string, answer: Encoded, seconds: number) {
      if (!isEnabled) return
      const encoded = { ...answer, body: ownBytes(answer.body) }
      const now = clock.now().getTime()
      sweep(now)
      if (kept.has(key)) forget(key)
      kept.set(key, { encoded, until: now + seconds * MS })
      bytes += sizeOf(key, encoded)
      // The oldest goes first: a Map keeps the order of insertion.
      while (bytes > KEPT_BYTES) forget(kept.keys().next().value!)
    },
    bytes: () => bytes,
  }
}
export type SharedAnswers = ReturnType<typeof createSharedAnswers>

const sizeOf = (key: string, encoded: Encoded | undefined): number =>
  encoded ? key.length + encoded.body.length + ENTRY_BYTES : 0
