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
