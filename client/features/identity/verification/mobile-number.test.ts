import { describe, expect, it } from 'vitest'
import { mobileDigits, mobileProblem, shortestMobile } from './mobile-number.ts'
import { secondsUntil } from './countdown.ts'

const PHILIPPINES = { minLength: 10, maxLength: 11, countryDialingCode: '63' }

describe('a typed mobile number', () => {
  it.each([
    ['0917 123 4567', '09171234567'],
    ['917-123-4567', '9171234567'],
    ['917–123–4567', '9171234567'],
    ['(0917) 1234567', '09171234567'],
    ['+63 917 123 4567', '9171234567'],
    ['0063 917 123 4567', '9171234567'],
    ['639171234567', '9171234567'],
    ['０９１７１２３４５６７', '09171234567'],
    // Short enough to be a number without a dialling code.
    ['6391712345', '6391712345'],
  ])('reads %s as %s', (typed, digits) => {
    expect(mobileDigits(typed, PHILIPPINES)).toBe(digits)
    expect(mobileProblem(typed, PHILIPPINES)).toBeUndefined()
  })
  it.each([
    ['917123456', 'short'],
    ['917123456x', 'short'],
    ['+84 912 345 678', 'short'],
    ['', 'short'],
    ['091712345678', 'long'],
  ])('refuses "%s" as too %s', (typed, problem) => expect(mobileProblem(typed, PHILIPPINES)).toBe(problem))
  it('falls back to 8 to 16 digits if the country is not known', () => {
    expect(shortestMobile(undefined)).toBe(8)
    expect(mobileProblem('12345678', undefined)).toBeUndefined()
    expect(mobileProblem('1234567', undefined)).toBe('short')
    expect(mobileDigits('+63 917', undefined)).toBe('+63917')
  })
})

describe('the pause between codes', () => {
  it('counts whole seconds up to the server’s time', () => {
    expect(secondsUntil(10_400, 10_000)).toBe(1)
    expect(secondsUntil(70_000, 10_000)).toBe(60)
  })
  it('falls back to 60 s if the two clocks disagree', () => {
    expect(secondsUntil(9_000, 10_000)).toBe(60)
    expect(secondsUntil(10_000_000, 10_000)).toBe(60)
  })
})
