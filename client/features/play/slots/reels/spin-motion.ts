/** How reels turn: at full speed until the result is known, then each slows down onto it. Pure: rows by milliseconds. */

/** Between the starts of two reels, and between their stops. */
export const START_STEP_MS = 60
export const STOP_STEP_MS = 220
/** The earliest stop: an immediate result would not look like a spin. */
const LEAST_SPIN_MS = 420
const TURBO_SPIN_MS = 160
/** Rows per millisecond. */
const SPEED = 0.021
const SPEED_UP_MS = 120
/** Rows that pass while a reel slows down; rounded up to a whole row. */
const SLOWING_ROWS = 4
/** The easing starts at three times its average speed. */
const EASE_SLOPE = 3
export const OVERSHOOT_MS = 180
const OVERSHOOT_ROWS = 0.09

/** Rows turned after this many milliseconds at full speed. */
function turned(elapsed: number): number {
  if (elapsed <= 0) return 0
  const starting = Math.min(elapsed, SPEED_UP_MS)
  return (SPEED * starting * starting) / (2 * SPEED_UP_MS) + SPEED * (elapsed - starting)
}

/** Where and when a reel starts to slow down, and the row it stops at. */
export interface ReelStop {
  from: number
  at: number
  to: number
  until: number
}

export const turnOf = (reel: number, elapsed: number): number => turned(elapsed - reel * START_STEP_MS)

/** When the reels stop, given the time since the spin began. */
export function stopsOf(reels: number, elapsed: number, isTurbo: boolean): ReelStop[] {
  const first = Math.max(elapsed, (isTurbo ? TURBO_SPIN_MS : LEAST_SPIN_MS) + (reels - 1) * START_STEP_MS)
  return Array.from({ length: reels }, (_, reel) => {
    const at = first + (isTurbo ? 0 : reel * STOP_STEP_MS)
    const from = turnOf(reel, at)
    const to = Math.ceil(from + SLOWING_ROWS)
    return { from, at, to, until: at + ((to - from) * EASE_SLOPE) / SPEED }
  })
}

const easeOut = (part: number) => 1 - (1 - part) ** EASE_SLOPE

/** Rows turned by a reel that knows its stop; briefly overshoots it. */
export function stoppingTurn(reel: number, { from, at, to, until }: ReelStop, elapsed: number): number {
  if (elapsed <= at) return turnOf(reel, elapsed)
  if (elapsed < until) return from + (to - from) * easeOut((elapsed - at) / (until - at))
  const part = (elapsed - until) / OVERSHOOT_MS
  return part < 1 ? to + OVERSHOOT_ROWS * Math.sin(Math.PI * part) : to
}

export const landedAt = (stops: readonly ReelStop[]): number => Math.max(...stops.map(({ until }) => until)) + OVERSHOOT_MS
