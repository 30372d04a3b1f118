import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { byDay, daysBefore, mergeMessages } from './messages.ts'

const message = (id: number, sentAt = id): ChatMessage => ({
  id,
  author: 'HOUSE',
  authorName: 'Ana',
  text: `${id}`,
  sentAt,
  clientId: null,
})
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime()

describe('the lines of a conversation', () => {
  it('stand once each, in the order they were said, whichever way they came', () => {
    const merged = mergeMessages([message(3), message(5)], [message(4), message(5), message(1)])
    expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 5])
  })

  it('are laid out by the reader’s days', () => {
    const days = byDay([message(1, at(1, 23)), message(2, at(2, 0)), message(3, at(2, 9))])
    expect(days.map(({ lines }) => lines.length)).toEqual([1, 2])
  })

  it('are of today, of yesterday, or older', () => {
    expect(daysBefore(at(2, 0), at(2, 23))).toBe(0)
    expect(daysBefore(at(1, 23), at(2, 0))).toBe(1)
    expect(daysBefore(at(1, 1), at(8, 23))).toBe(7)
  })
})
