/** A value read from elsewhere and cached in this process for seconds: needed by every call, rarely changed. */
export interface Freshness {
  /** Up to this age it is served without a new read. */
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
      // After a failed background read the next call tries again; once the value is too old, that call reports the error.
      refresh().catch(() => {})
      return held.value
    },
    forget() {
      held = undefined
    },
  }
}
export type Held<T> = ReturnType<typeof createHeld<T>>

/** For content that operators edit and everyone reads: a change shows after at most this long. */
export const HOUSE_FRESHNESS: Freshness = { freshMs: 3_000, staleMs: 30_000 }

/** The same for many keys, with one value each. Values no one requested before they expired are dropped. */
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
    forget(key: K): void {
      byKey.delete(key)
    },
    /** Number of cached values. */
    size: () => byKey.size,
  }
}
