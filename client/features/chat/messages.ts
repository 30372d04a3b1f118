/** Lines of a conversation, put together from pages, live events and what the page itself has sent. */
import type { ChatMessage } from '#contract/chat.ts'

/** Each line once, in the order it was said. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

export interface Day<T> {
  /** The start of its first line. */
  at: number
  lines: T[]
}
const isSameDay = (one: number, other: number) => new Date(one).toDateString() === new Date(other).toDateString()

/** By the reader's own calendar days. */
export function byDay<T extends { sentAt: number }>(lines: readonly T[]): Day<T>[] {
  const days: Day<T>[] = []
  for (const line of lines) {
    const last = days.at(-1)
    if (last && isSameDay(last.at, line.sentAt)) last.lines.push(line)
    else days.push({ at: line.sentAt, lines: [line] })
  }
  return days
}

/** Whole days between two instants by the calendar: 0 = the same day, 1 = the day before. */
export function daysBefore(at: number, now: number): number {
  const midnight = (instant: number) => new Date(instant).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(at)) / 86_400_000)
}
