/** The length of a session, to the second (RG-11). */
import { useNow } from '#client/lib/use-now.ts'

const SECOND_MS = 1_000
const MINUTE_S = 60
const HOUR_S = 3_600

/** 3_909_000 → `1:05:09`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / SECOND_MS))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / HOUR_S)}:${two(Math.floor(seconds / MINUTE_S) % MINUTE_S)}:${two(seconds % MINUTE_S)}`
}

/** Counts on from the server's value at `receivedAt`, so that a wrong clock on the phone does not matter. */
export const useElapsed = ({ elapsedMs }: { elapsedMs: number }, receivedAt: number): string =>
  clockText(elapsedMs + Math.max(0, useNow(SECOND_MS) - receivedAt))
