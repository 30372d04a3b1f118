/** Answers that are the same for every caller (or every visitor) of a merchant and language, cached for seconds as bytes. */
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Clock } from '#server/platform/clock.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'
import type { Encoded } from './answer.ts'

/** Limits the memory, not the number of answers, because a caller may request any number of pages. */
export const KEPT_BYTES = 16 * 1024 * 1024
/** Overhead of an entry besides its key and body. */
const ENTRY_BYTES = 512
/** Longer queries are unlikely to be repeated, so they are not cached. */
const MAX_SEARCH = 512
const MS = 1_000
/** `_=<ms>` and `t=<ms>`, anywhere in the query (WIR-04). */
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
  const kept = new LRUCache<string, Encoded>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }, key) => key.length + body.length + ENTRY_BYTES,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  })
  return {
    find: (key: string): Encoded | undefined => kept.get(key),
    keep(key: string, answer: Encoded, seconds: number) {
      if (isEnabled) kept.set(key, { ...answer, body: ownBytes(answer.body) }, { ttl: seconds * MS })
    },
    bytes: () => kept.calculatedSize,
  }
}
export type SharedAnswers = ReturnType<typeof createSharedAnswers>
