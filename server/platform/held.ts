/** A value read from elsewhere and cached in this process for seconds: needed by every call, rarely changed. */
import { LRUCache } from 'lru-cache'

export interface Freshness {
  /** Up to this age it is served without a new read. */
  freshMs: number
  /** Up to this age it is served while the next read runs; beyond it the call waits. */
  staleMs: number
}

/** For content that operators edit and everyone reads: a change shows after at most this long. */
export const HOUSE_FRESHNESS: Freshness = { freshMs: 3_000, staleMs: 30_000 }

/** Keys are merchants, vendors or pages: a house has hundreds. */
const MAX_KEYS = 1_000

/** One value for each key. Callers that come together share one read. */
export function createHeldByKey<K extends string | number, T>(read: (key: K) => Promise<T>, { freshMs, staleMs }: Freshness) {
  const cache = new LRUCache<K, { value: T }>({
    max: MAX_KEYS,
    ttl: freshMs,
    ttlResolution: 0,
    // After a failed background read the next call tries again; once the value is too old, that call reports the error.
    noDeleteOnFetchRejection: true,
    // A read that is under way when its key is forgotten still answers those that wait for it; it is not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ value: await read(key) }),
  })

  async function get(key: K, allowStale: boolean): Promise<T> {
    // The cache takes a time of 0 for "for good".
    const held = await cache.forceFetch(key, { allowStale, forceRefresh: freshMs === 0 })
    return held.value
  }
  return {
    get: (key: K): Promise<T> => get(key, freshMs > 0 && cache.getRemainingTTL(key) > freshMs - staleMs),
    /** The same, but never a value older than `freshMs`. */
    getFresh: (key: K): Promise<T> => get(key, false),
    forget: (key: K): void => void cache.delete(key),
  }
}

/** The same without keys. */
export function createHeld<T>(read: () => Promise<T>, freshness: Freshness) {
  const held = createHeldByKey<'', T>(read, freshness)
  return { get: () => held.get(''), getFresh: () => held.getFresh(''), forget: () => held.forget('') }
}
export type Held<T> = ReturnType<typeof createHeld<T>>
