import { describe, expect, it } from 'vitest'
import { maskMobileNumber, parseMobileNumber } from './mobile-number.ts'

describe('parseMobileNumber', () => {
  it.each(['9171234567', '09171234567', '0917 123 4567', '+63 917 123 4567'])('reads %s as one number', (typed) => {
    expect(parseMobileNumber(typed, '63', 'PH')).toEqual({ diallingCode: '63', mobileNumber: '9171234567' })
  })

  it('takes the dialling code of the merchant’s country where none is given', () => {
    expect(parseMobileNumber('9171234567', undefined, 'PH')).toMatchObject({ diallingCode: '63' })
    expect(parseMobileNumber('912345678', undefined, 'VN')).toMatchObject({ diallingCode: '84' })
  })

  it.each([
    { why: 'too short', typed: '12345', code: '63' },
    { why: 'a land line', typed: '0281234567', code: '63' },
    { why: 'of another country than chosen', typed: '+8490123456', code: '63' },
    { why: 'no dialling code', typed: '9171234567', code: 'PH' },
    { why: 'an unknown dialling code', typed: '9171234567', code: '999' },
    { why: 'text', typed: 'hello', code: '63' },
    { why: 'empty', typed: '', code: '63' },
  ])('refuses a number that is $why', ({ typed, code }) => {
    expect(parseMobileNumber(typed, code, 'PH')).toBeUndefined()
  })
})

it('shows only the end of a number', () => {
  expect(maskMobileNumber('9171234567')).toBe('******4567')
  expect(maskMobileNumber(null)).toBe('')
})
