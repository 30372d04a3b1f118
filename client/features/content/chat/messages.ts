/** Messages of a conversation, merged from pages, live events and what this page has sent. */
import type { ChatMessage } from '#contract/content/chat/chat.ts'

/** Each message once, in order. */
export function mergeMessages(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

export interface Day<T> {
  /** The time of its first message. */
  at: number
  lines: T[]
}
const isSameDay = (one: number, other: number) => new Date(one).toDateString() === new Date(other).toDateString()

/** By calendar days in the reader's time zone. */
export function byDay<T extends { sentAt: number }>(lines: readonly T[]): Day<T>[] {
  const days: Day<T>[] = []
  for (const line of lines) {
    const last = days.at(-1)
    if (last && isSameDay(last.at, line.sentAt)) last.lines.push(line)
    else days.push({ at: line.sentAt, lines: [line] })
  }
  return days
}

/** Calendar days between two instants: 0 = the same day, 1 = the day before. */
export function daysBefore(at: number, now: number): number {
  const midnight = (instant: number) => new Date(instant).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(at)) / 86_400_000)
}
