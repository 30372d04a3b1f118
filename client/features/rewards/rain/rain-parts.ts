/** Derives what the page shows from a rain: its phase, the time left, and the opened part of a catch. Pure. */
import { type Rain, RAIN_ERRORS, RAIN_LATE_SECONDS, type RainCatch } from '#contract/rewards/rain/rain.ts'
import { ApiError } from '#client/lib/api-error.ts'

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600
const DAY_MS = 86_400_000

/** The server counts a page as waiting for slightly longer than this (rain-waiting.ts). */
const WAITING_POLL_MS = 30_000

type Times = Pick<Rain, 'startsAt' | 'endsAt'>
export type RainPhase = 'BEFORE' | 'FALLING' | 'OVER'

export function phaseOf({ startsAt, endsAt }: Times, now: number): RainPhase {
  if (now < startsAt) return 'BEFORE'
  return now < endsAt ? 'FALLING' : 'OVER'
}

/**
 * The delay before the page loads the room again. Not during a rain, when thousands catch. The next rain is known once late taps
 * are over; `spreadMs` keeps pages from loading it all at once.
 */
export function pollMs(rain: Times | null, now: number, spreadMs: number): number {
  if (!rain || now + WAITING_POLL_MS < rain.startsAt) return WAITING_POLL_MS
  return Math.max(WAITING_POLL_MS / 2, rain.endsAt + RAIN_LATE_SECONDS * SECOND_MS + spreadMs - now)
}

/** Whole seconds, at least 0; rounded up. */
export const secondsUntil = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / SECOND_MS))

/** A date is clearer than hours for times further away. */
export const isDaysAway = (until: number, now: number): boolean => until - now > DAY_MS

export const daysUntil = (until: number, now: number): number => Math.round((until - now) / DAY_MS)

export const TIME_UNITS = ['hours', 'minutes', 'seconds'] as const
export type TimeUnit = (typeof TIME_UNITS)[number]
export function timeLeft(until: number, now: number): Record<TimeUnit, number> {
  const seconds = secondsUntil(until, now)
  return {
    hours: Math.floor(seconds / HOUR_S),
    minutes: Math.floor((seconds % HOUR_S) / MINUTE_S),
    seconds: seconds % MINUTE_S,
  }
}

export type DayName = 'today' | 'tomorrow' | 'later'
/** By calendar days in this device's time zone. */
export function dayOf(moment: number, now: number): DayName {
  const day = new Date(moment).toDateString()
  const next = new Date(now)
  next.setDate(next.getDate() + 1)
  if (day === new Date(now).toDateString()) return 'today'
  return day === next.toDateString() ? 'tomorrow' : 'later'
}

/** The sum of the envelopes opened so far. */
export const openedSum = ({ envelopes }: Pick<RainCatch, 'envelopes'>, opened: number): bigint =>
  envelopes.slice(0, opened).reduce((sum, { amount }) => sum + amount, 0n)

/** A final refusal of the catch; it is retried after any other error. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && RAIN_ERRORS.some((code) => code === error.code)

export const isFull = (error: unknown): boolean => error instanceof ApiError && error.code === 'rain.full'

const LONGEST_LETTERING = 40
/** Splits the title into two lines of similar length; null if it is too long to draw. */
export function letteringLines(title: string): readonly string[] | null {
  const words = title.trim().split(/\s+/)
  if (title.length > LONGEST_LETTERING) return null
  if (words.length < 2) return words
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const)
  const unevenness = ([first, second]: readonly [string, string]) => Math.abs(first.length - second.length)
  return splits.reduce((best, split) => (unevenness(split) < unevenness(best) ? split : best))
}
