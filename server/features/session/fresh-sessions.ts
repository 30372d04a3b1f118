/**
 * Sessions this process found alive a moment ago. One that is ended in this process is looked at again at once, one that is ended in
 * another after `freshMs` at the latest.
 */
const MAX_HELD = 20_000

export function createFreshSessions(freshMs: number) {
  const held = new Map<string, { lastCall: string; readAt: number }>()
  let generation = 0
  return {
    /** Of the looks: what was read before a session ended is not kept after it. */
    generation: (): number => generation,
    /** The time of the last call that was written down. */
    find(key: string): string | undefined {
      const known = held.get(key)
      return known && performance.now() - known.readAt < freshMs ? known.lastCall : undefined
    },
    keep(key: string, lastCall: number, since: number): void {
      if (freshMs === 0 || since !== generation) return
      if (held.size >= MAX_HELD) held.clear()
      held.set(key, { lastCall: String(lastCall), readAt: performance.now() })
    },
    /** Some session has ended: all are looked at again, which costs each one look. */
    forget(): void {
      generation += 1
      held.clear()
    },
  }
}
