/** Injected time: tests, and operators outside production, can shift it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs with an offset. */
export function createShiftableClock(base: Clock = systemClock) {
  let offsetMs = 0
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    /** Sets the current time; it runs on from there. */
    set(moment: Date) {
      offsetMs = moment.getTime() - base.now().getTime()
    },
    shift(ms: number) {
      offsetMs += ms
    },
    reset() {
      offsetMs = 0
    },
  }
}
export type ShiftableClock = ReturnType<typeof createShiftableClock>
