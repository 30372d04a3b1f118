import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contract/content/chat/chat.ts'
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

describe('the messages of a conversation', () => {
  it('appear once each, in order, whichever way they arrived', () => {
    const merged = mergeMessages([message(3), message(5)], [message(4), message(5), message(1)])
    expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 5])
  })

  it('are grouped by the reader’s days', () => {
    const days = byDay([message(1, at(1, 23)), message(2, at(2, 0)), message(3, at(2, 9))])
    expect(days.map(({ lines }) => lines.length)).toEqual([1, 2])
  })

  it('are of today, yesterday, or older', () => {
    expect(daysBefore(at(2, 0), at(2, 23))).toBe(0)
    expect(daysBefore(at(1, 23), at(2, 0))).toBe(1)
    expect(daysBefore(at(1, 1), at(8, 23))).toBe(7)
  })
})
