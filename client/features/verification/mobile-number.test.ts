import { describe, expect, it } from 'vitest'
import { isMobile, mobileDigits, shortestMobile } from './mobile-number.ts'
import { secondsUntil } from './countdown.ts'

const PHILIPPINES = { minLength: 10, maxLength: 11 }

describe('a typed mobile number', () => {
  it.each(['0917 123 4567', '917-123-4567', '(0917) 1234567'])('reads %s', (typed) => {
    expect(isMobile(typed, PHILIPPINES)).toBe(true)
    expect(mobileDigits(typed)).toMatch(/^0?9171234567$/)
  })
  it.each(['917123456', '091712345678', '917123456x', ''])('refuses "%s"', (typed) =>
    expect(isMobile(typed, PHILIPPINES)).toBe(false),
  )
  it('falls back to 8 to 16 digits where the country is not known', () => {
    expect(shortestMobile(undefined)).toBe(8)
    expect(isMobile('12345678', undefined)).toBe(true)
    expect(isMobile('1234567', undefined)).toBe(false)
  })
})

describe('the pause between codes', () => {
  it('counts whole seconds up to the server’s time', () => {
    expect(secondsUntil(10_400, 10_000)).toBe(1)
    expect(secondsUntil(70_000, 10_000)).toBe(60)
  })
  it('falls back to 60 s where the two clocks disagree', () => {
    expect(secondsUntil(9_000, 10_000)).toBe(60)
    expect(secondsUntil(10_000_000, 10_000)).toBe(60)
  })
})
