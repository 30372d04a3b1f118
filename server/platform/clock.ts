/** Time, injected: tests and operators outside production can shift it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs on, but from elsewhere. */
export function createShiftableClock(base: Clock = systemClock) {
  let offsetMs = 0
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    shift(ms: number) {
      offsetMs += ms
    },
    reset() {
      offsetMs = 0
    },
  }
}
export type ShiftableClock = ReturnType<typeof createShiftableClock>
