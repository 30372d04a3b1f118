// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { decodePassword, encodePassword, forgetLogin, rememberedLogin, rememberLogin } from './remember-login.ts'

const login = { type: 'username', username: 'member01', password: 'Lihim_ñ1', countryDialingCode: '63' } as const

describe('remembered login', () => {
  beforeEach(() => localStorage.clear())

  it('comes back as it was kept', () => {
    rememberLogin(login)
    expect(rememberedLogin()).toEqual(login)
  })

  it('SCR-28: never stores the password in plain text, nor encoded only once', () => {
    rememberLogin(login)
    const text = JSON.stringify({ ...localStorage })
    expect(text).not.toContain(login.password)
    expect(text).not.toContain(btoa(unescape(encodeURIComponent(login.password))))
  })

  it('decodes every password it encodes', () => {
    const password = fc.string({ unit: 'binary', maxLength: 64 })
    expect(fc.check(fc.property(password, (text) => decodePassword(encodePassword(text)) === text))).toMatchObject({
      failed: false,
    })
  })

  it('is gone when forgotten', () => {
    rememberLogin(login)
    forgetLogin()
    expect(rememberedLogin()).toBeNull()
  })

  it.each(['{', '{"username":"m","password":"@@"}', '{"password":"x"}', 'null'])('ignores a damaged entry %s', (text) => {
    localStorage.setItem('palaro.remembered', text)
    expect(rememberedLogin()).toBeNull()
  })
})
