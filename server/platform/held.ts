/** A value read from elsewhere and held in this process for seconds: every call needs it, few change it. */
export interface Freshness {
  /** Up to this age it is served as it is. */
  freshMs: number
  /** Up to this age it is served while the next read runs; beyond it the call waits. */
  staleMs: number
}

export function createHeld<T>(read: () => Promise<T>, { freshMs, staleMs }: Freshness) {
  let held: { value: T; readAt: number } | undefined
  let reading: Promise<T> | undefined

  const refresh = () =>
    (reading ??= read()
      .then((value) => {
        held = { value, readAt: performance.now() }
        return value
      })
      .finally(() => {
        reading = undefined
      }))

  return {
    async get(): Promise<T> {
      if (!held) return refresh()
      const age = performance.now() - held.readAt
      if (age < freshMs) return held.value
      if (age >= staleMs) return refresh()
      // A failed read behind the scenes is tried again by the next call; once the value is too old, that call reports it.
      refresh().catch(() => {})
      return held.value
    },
    forget() {
      held = undefined
    },
  }
}
export type Held<T> = ReturnType<typeof createHeld<T>>

/** What the house writes and everyone reads: a change shows after at most this long. */
export const HOUSE_FRESHNESS: Freshness = { freshMs: 3_000, staleMs: 30_000 }

/** Tests: every read is made anew. */
export const HOLDS_NOTHING: Freshness = { freshMs: 0, staleMs: 0 }

/** The same for many keys, one value each. What no one asked for until it was too old to be served is dropped. */
export function createHeldByKey<K, T>(read: (key: K) => Promise<T>, freshness: Freshness) {
  const byKey = new Map<K, { held: Held<T>; askedAt: number }>()
  let sweptAt = performance.now()

  function sweep(now: number): void {
    if (now - sweptAt < freshness.staleMs) return
    sweptAt = now
    for (const [key, { askedAt }] of byKey) if (now - askedAt >= freshness.staleMs) byKey.delete(key)
  }

  return {
    get(key: K): Promise<T> {
      const now = performance.now()
      sweep(now)
      const known = byKey.get(key) ?? { held: createHeld(() => read(key), freshness), askedAt: now }
      known.askedAt = now
      byKey.set(key, known)
      return known.held.get()
    },
    /** How many are held. */
    size: () => byKey.size,
  }
}
