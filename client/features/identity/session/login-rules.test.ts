import { describe, expect, it } from 'vitest'
import { checkCaptcha, checkCode, checkPassword, checkUsername } from './login-rules.ts'

describe('the login rules', () => {
  it.each(['abcd', 'member01', 'a'.repeat(50), 'ana@mail.ph', 'demo@member01', '  member01  '])('accept the name "%s"', (name) =>
    expect(checkUsername(name)).toBeUndefined(),
  )
  it.each(['abc', 'a'.repeat(51), 'two words', 'emoji🙂x', 'a@b@c'])('refuse the name "%s"', (name) =>
    expect(checkUsername(name)).toBe('username_format'),
  )
  it('require a name and a password', () => {
    expect(checkUsername(' ')).toBe('username_required')
    expect(checkPassword('')).toBe('password_required')
  })
  it('accept passwords of 6 to 16 characters, or more if registration does', () => {
    expect(checkPassword('12345')).toBe('password_format')
    expect(checkPassword('123456')).toBeUndefined()
    expect(checkPassword('x'.repeat(17))).toBe('password_format')
    expect(checkPassword('1234', { minLength: 4, maxLength: 20 })).toBeUndefined()
    expect(checkPassword('x'.repeat(20), { minLength: 4, maxLength: 20 })).toBeUndefined()
  })
  it('accept up to six digits of a captcha and ten of an SMS code', () => {
    expect(checkCaptcha('')).toBe('captcha_required')
    expect(checkCaptcha('12a')).toBe('captcha_format')
    expect(checkCaptcha('123456')).toBeUndefined()
    expect(checkCaptcha(' 12 34 ')).toBeUndefined()
    expect(checkCode('１２３ 456')).toBeUndefined()
    expect(checkCode('')).toBe('code_required')
    expect(checkCode('1234567890')).toBeUndefined()
  })
})
