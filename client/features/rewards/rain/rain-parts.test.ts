import { describe, expect, it } from 'vitest'
import { ApiError } from '#client/lib/api-error.ts'
import { fallingOf } from './falling-look.ts'
import { dayOf, daysUntil, isRefused, letteringLines, openedSum, phaseOf, pollMs, secondsUntil, timeLeft } from './rain-parts.ts'

const EIGHT = new Date(2026, 10, 18, 20).getTime()
const RAIN = { startsAt: EIGHT, endsAt: EIGHT + 30_000 }

describe('the phase of a rain', () => {
  it.each([
    { now: EIGHT - 1, phase: 'BEFORE' },
    { now: EIGHT, phase: 'FALLING' },
    { now: EIGHT + 29_999, phase: 'FALLING' },
    { now: EIGHT + 30_000, phase: 'OVER' },
  ])('is $phase at $now', ({ now, phase }) => {
    expect(phaseOf(RAIN, now)).toBe(phase)
  })

  it('is asked for every half minute, but not again before late taps are over', () => {
    expect(pollMs(null, EIGHT, 2_000)).toBe(30_000)
    expect(pollMs(RAIN, EIGHT - 60_000, 2_000)).toBe(30_000)
    expect(pollMs(RAIN, EIGHT - 20_000, 2_000)).toBe(62_000)
    expect(pollMs(RAIN, EIGHT + 5_000, 2_000)).toBe(37_000)
    // A room that still names a finished rain is not polled in a tight loop.
    expect(pollMs(RAIN, EIGHT + 41_000, 2_000)).toBe(15_000)
  })
})

describe('the time left', () => {
  it('counts the running second, and never below zero', () => {
    expect(timeLeft(EIGHT, EIGHT - 3_661_001)).toEqual({ hours: 1, minutes: 1, seconds: 2 })
    expect(secondsUntil(EIGHT, EIGHT - 1)).toBe(1)
    expect(secondsUntil(EIGHT, EIGHT + 5_000)).toBe(0)
  })

  it('names today and tomorrow by the calendar', () => {
    expect(dayOf(EIGHT, EIGHT - 3_600_000)).toBe('today')
    expect(dayOf(EIGHT, new Date(2026, 10, 17, 23, 59).getTime())).toBe('tomorrow')
    expect(dayOf(EIGHT, new Date(2026, 10, 16, 23, 59).getTime())).toBe('later')
    expect(daysUntil(EIGHT, EIGHT - 3 * 86_400_000 + 5_000)).toBe(3)
  })
})

describe('a catch', () => {
  it('adds up the envelopes that taps have opened', () => {
    const envelopes = [88_000n, 200_000n].map((amount) => ({ kind: 'RED' as const, amount }))
    expect([0, 1, 2, 3].map((opened) => openedSum({ envelopes }, opened))).toEqual([0n, 88_000n, 288_000n, 288_000n])
  })

  it('is tried again after anything but a refusal', () => {
    expect(['rain.full', 'play.excluded', 'exists.prom.claim.ip'].map((code) => isRefused(new ApiError(code)))).toEqual([
      true,
      true,
      true,
    ])
    expect(['network.timeout', 'unknown.system.err', 'answer.invalid'].map((code) => isRefused(new ApiError(code)))).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('the look', () => {
  it.each([
    { title: 'Ulan ng ampao', lines: ['Ulan ng', 'ampao'] },
    { title: 'Red envelope rain', lines: ['Red envelope', 'rain'] },
    { title: 'Mưa lì xì', lines: ['Mưa', 'lì xì'] },
    { title: '红包雨', lines: ['红包雨'] },
    { title: 'A title that is far too long to be drawn as letters', lines: null },
  ])('splits “$title”', ({ title, lines }) => {
    expect(letteringLines(title)).toEqual(lines)
  })

  it('is the same for the same rain, with at most 24 envelopes and one of gold', () => {
    const falling = fallingOf(7)
    expect(falling).toEqual(fallingOf(7))
    expect(falling.length).toBeLessThanOrEqual(24)
    expect(falling.filter(({ kind }) => kind === 'GOLD')).toHaveLength(1)
    for (const { fall } of falling) expect(fall).toSatisfy((seconds: number) => seconds >= 2.6 && seconds <= 4.2)
  })
})
