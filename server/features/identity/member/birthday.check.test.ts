import { describe, expect, it } from 'vitest'
import { isOfAge, parseBirthday } from './birthday.check.ts'

describe('parseBirthday', () => {
  it.each(['2001-02-29', '2001-13-01', '1899-12-31', '01-02-2001', '2001-1-1', ''])('refuses %s', (text) => {
    expect(parseBirthday(text)).toBeUndefined()
  })

  it('reads a leap day', () => {
    expect(parseBirthday('2004-02-29')?.toISOString()).toBe('2004-02-29T00:00:00.000Z')
  })
})

describe('isOfAge (ACC-04)', () => {
  const isAdult = (born: string, now: string, zone = 'Asia/Manila') => isOfAge(parseBirthday(born)!, 18, new Date(now), zone)

  it('opens on the birthday itself, by the merchant’s calendar', () => {
    expect(isAdult('2008-06-15', '2026-06-14T15:59:59Z')).toBe(false)
    expect(isAdult('2008-06-15', '2026-06-14T16:00:00Z')).toBe(true)
    expect(isAdult('2008-06-15', '2026-06-14T16:00:00Z', 'UTC')).toBe(false)
  })

  it('counts a leap-day birth from 1 March', () => {
    expect(isAdult('2008-02-29', '2026-02-28T12:00:00Z', 'UTC')).toBe(false)
    expect(isAdult('2008-02-29', '2026-03-01T00:00:00Z', 'UTC')).toBe(true)
  })
})
