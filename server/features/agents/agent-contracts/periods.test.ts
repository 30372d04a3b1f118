import { describe, expect, it } from 'vitest'
import { daysOf, isFirstOfMonth, periodOf, periodsDue } from './periods.ts'

const MANILA = 'Asia/Manila'
const at = (text: string) => new Date(`${text}+08:00`)
const starts = (periods: readonly { start: Date }[]) => periods.map(({ start }) => start.toISOString())

describe('periods are those of the merchant’s zone', () => {
  it('AGT-15: a half month ends with the 15th, or with the month', () => {
    expect(periodOf('DIVIDEND', at('2026-02-15T23:59:59'), MANILA)).toEqual({
      start: at('2026-02-01T00:00:00'),
      end: at('2026-02-16T00:00:00'),
    })
    const second = periodOf('DIVIDEND', at('2026-02-28T12:00:00'), MANILA)
    expect(second).toEqual({ start: at('2026-02-16T00:00:00'), end: at('2026-03-01T00:00:00') })
    expect(daysOf(second, MANILA)).toEqual({ from: '2026-02-16', to: '2026-02-28' })
    expect(isFirstOfMonth(second, MANILA)).toBe(false)
  })
  it('AGT-15: an hour is one of the zone’s own', () =>
    expect(periodOf('HOURLY', new Date('2026-03-01T10:10:00Z'), 'Asia/Kolkata')).toEqual({
      start: new Date('2026-03-01T09:30:00Z'),
      end: new Date('2026-03-01T10:30:00Z'),
    }))
})

describe('what is due', () => {
  it('AGT-15: a day at 02:05, a half month at 02:10, an hour at hh:05', () => {
    const from = at('2026-03-14T00:00:00')
    expect(periodsDue('DAILY', from, at('2026-03-15T02:04:59'), MANILA)).toEqual([])
    expect(starts(periodsDue('DAILY', from, at('2026-03-15T02:05:00'), MANILA))).toEqual([
      at('2026-03-14T00:00:00').toISOString(),
    ])
    const first = at('2026-03-01T00:00:00')
    expect(periodsDue('DIVIDEND', first, at('2026-03-16T02:09:59'), MANILA)).toEqual([])
    expect(periodsDue('DIVIDEND', first, at('2026-03-16T02:10:00'), MANILA)).toHaveLength(1)
    expect(periodsDue('HOURLY', from, at('2026-03-14T02:04:59'), MANILA)).toHaveLength(1)
    expect(periodsDue('HOURLY', from, at('2026-03-14T02:05:00'), MANILA)).toHaveLength(2)
  })
  it('AGT-15: after days without a run, each of them, the oldest first', () =>
    expect(starts(periodsDue('DAILY', at('2026-03-10T00:00:00'), at('2026-03-13T09:00:00'), MANILA))).toEqual(
      ['2026-03-10T00:00:00', '2026-03-11T00:00:00', '2026-03-12T00:00:00'].map((day) => at(day).toISOString()),
    ))
  it('a period that was under way when the contract began is none', () =>
    expect(starts(periodsDue('DAILY', at('2026-03-10T15:00:00'), at('2026-03-12T09:00:00'), MANILA))).toEqual([
      at('2026-03-11T00:00:00').toISOString(),
    ]))
})

describe('a contract begins to count with the period after its signing (AGT-08)', () => {
  it.each([
    { kind: 'DAILY', signed: '2026-11-22T11:00:00', from: '2026-11-23T00:00:00' },
    { kind: 'DAILY', signed: '2026-12-31T23:59:59', from: '2027-01-01T00:00:00' },
    { kind: 'DAILY', signed: '2026-11-22T00:00:00', from: '2026-11-23T00:00:00' },
    { kind: 'HOURLY', signed: '2026-11-22T11:59:59', from: '2026-11-22T12:00:00' },
    { kind: 'HOURLY', signed: '2026-11-22T23:00:00', from: '2026-11-23T00:00:00' },
    { kind: 'DIVIDEND', signed: '2026-11-01T00:00:00', from: '2026-11-16T00:00:00' },
    { kind: 'DIVIDEND', signed: '2026-11-15T23:59:59', from: '2026-11-16T00:00:00' },
    { kind: 'DIVIDEND', signed: '2026-11-16T00:00:00', from: '2026-12-01T00:00:00' },
    { kind: 'DIVIDEND', signed: '2027-01-31T12:00:00', from: '2027-02-01T00:00:00' },
    { kind: 'DIVIDEND', signed: '2028-02-29T12:00:00', from: '2028-03-01T00:00:00' },
  ] as const)('$kind, signed $signed', ({ kind, signed, from }) =>
    expect(periodOf(kind, at(signed), MANILA).end).toEqual(at(from)),
  )
})

describe('where the clocks go back', () => {
  const NEW_YORK = 'America/New_York'

  it('the hour that comes twice is billed twice, the day once', () => {
    const [from, now] = [new Date('2026-11-01T04:00:00Z'), new Date('2026-11-01T08:30:00Z')]
    expect(starts(periodsDue('HOURLY', from, now, NEW_YORK))).toEqual(
      ['04', '05', '06', '07'].map((hour) => `2026-11-01T${hour}:00:00.000Z`),
    )
    expect(periodOf('DAILY', now, NEW_YORK)).toEqual({ start: from, end: new Date('2026-11-02T05:00:00Z') })
  })
})
