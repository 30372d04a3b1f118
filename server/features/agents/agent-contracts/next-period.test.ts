import { describe, expect, it } from 'vitest'
import { startOfNextPeriod } from './next-period.ts'

const MANILA = 'Asia/Manila'

describe('a contract begins to count with the period after its signing (AGT-08)', () => {
  it.each([
    { kind: 'DAILY', signed: '2026-11-22T11:00:00+08:00', from: '2026-11-23T00:00:00+08:00' },
    { kind: 'DAILY', signed: '2026-12-31T23:59:59+08:00', from: '2027-01-01T00:00:00+08:00' },
    { kind: 'DAILY', signed: '2026-11-22T00:00:00+08:00', from: '2026-11-23T00:00:00+08:00' },
    { kind: 'HOURLY', signed: '2026-11-22T11:59:59+08:00', from: '2026-11-22T12:00:00+08:00' },
    { kind: 'HOURLY', signed: '2026-11-22T23:00:00+08:00', from: '2026-11-23T00:00:00+08:00' },
    { kind: 'DIVIDEND', signed: '2026-11-01T00:00:00+08:00', from: '2026-11-16T00:00:00+08:00' },
    { kind: 'DIVIDEND', signed: '2026-11-15T23:59:59+08:00', from: '2026-11-16T00:00:00+08:00' },
    { kind: 'DIVIDEND', signed: '2026-11-16T00:00:00+08:00', from: '2026-12-01T00:00:00+08:00' },
    { kind: 'DIVIDEND', signed: '2027-01-31T12:00:00+08:00', from: '2027-02-01T00:00:00+08:00' },
  ] as const)('$kind, signed $signed', ({ kind, signed, from }) =>
    expect(startOfNextPeriod(kind, new Date(signed), MANILA)).toEqual(new Date(from)),
  )

  it('cuts hours as the zone does', () =>
    expect(startOfNextPeriod('HOURLY', new Date('2026-11-22T10:10:00Z'), 'Asia/Kolkata')).toEqual(
      new Date('2026-11-22T10:30:00Z'),
    ))
})
