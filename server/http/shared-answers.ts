/** Answers that are the same for every caller (or every visitor) of a merchant and language, kept for seconds as ready bytes. */
import type { Endpoint } from '#contract/endpoint.ts'
import type { Clock } from '#server/platform/clock.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'
import type { Encoded } from './answer.ts'

/** A caller may ask for as many pages as it likes: memory is bounded, not their number. */
export const KEPT_BYTES = 16 * 1024 * 1024
/** What an answer takes besides its key and its body. */
const ENTRY_BYTES = 512
/** Most are asked for once and never again: those that are over are looked for this often. */
const SWEEP_MS = 5_000
/** Longer questions are nobody's but the caller's. */
const MAX_SEARCH = 512
const MS = 1_000
/** `_=<ms>` and `t=<ms>`, wherever they stand (wire §1). */
const CACHE_BUSTER = /(^|&)(?:_|t)=\d*(?=&|$)/g

/** What an answer is kept under; undefined where it is not shared. */
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
  /** Tests see every change at once. */
  isEnabled: boolean
}

export function createSharedAnswers({ clock, isEnabled }: Deps) {
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
      // The oldest goes first: Map keeps the order of insertion.
      while (bytes > KEPT_BYTES) forget(kept.keys().next().value!)
    },
    bytes: () => bytes,
  }
}
export type SharedAnswers = ReturnType<typeof createSharedAnswers>

const sizeOf = (key: string, encoded: Encoded | undefined): number =>
  encoded ? key.length + encoded.body.length + ENTRY_BYTES : 0
