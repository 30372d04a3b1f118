// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { leaveTrace, readReturn, takeTrace } from './social-return.ts'

const AUTH = { id: 42, first_name: 'María', auth_date: 1_800_000_000, hash: 'a'.repeat(64) }
const READ = { ...AUTH, id: String(AUTH.id), auth_date: String(AUTH.auth_date) }
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const telegram = (value: unknown) => ({ search: '?state=s', hash: `#tgAuthResult=${base64(JSON.stringify(value))}` })

describe('returning from another site', () => {
  it.each([
    { search: '', returned: undefined },
    { search: '?code=c', returned: undefined },
    { search: '?code=c&state=s', returned: { code: 'c', state: 's' } },
    { search: '?error=access_denied&state=s', returned: { error: 'cancelled' } },
    { search: '?error=server_error', returned: { error: 'failed' } },
  ])('reads $search', ({ search, returned }) => expect(readReturn({ search, hash: '' })).toEqual(returned))

  it('reads Telegram’s signed data, in either spelling of Base64', () => {
    expect(readReturn(telegram(AUTH))).toEqual({ telegramAuth: READ, state: 's' })
    const url = telegram(AUTH).hash.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    expect(readReturn({ search: '?state=s', hash: url })).toEqual({ telegramAuth: READ, state: 's' })
  })

  it.each([
    { ...telegram(AUTH), search: '' },
    telegram(false),
    telegram({ id: 1 }),
    { search: '', hash: '#tgAuthResult=%%%' },
    { search: '', hash: '#tgAuthResult=!' },
  ])('recognises a refusal or rubbish: %j', (address) => expect(readReturn(address)).toEqual({ error: 'failed' }))
})

describe('what is remembered meanwhile', () => {
  beforeEach(() => sessionStorage.clear())

  it('is where login was opened and who invited the visitor, and is read once', () => {
    leaveTrace('?affiliateCode=AGENT01', { from: '/m/notice' })
    expect(takeTrace()).toMatchObject({ affiliateCode: 'AGENT01', state: { from: '/m/notice' } })
    expect(takeTrace()).toEqual({})
  })

  it('is also a friend’s code', () => {
    leaveTrace('', null, 'FRIEND7')
    expect(takeTrace()).toMatchObject({ referralCode: 'FRIEND7' })
  })

  it('survives damaged entries', () => {
    sessionStorage.setItem('palaro.social', '{')
    expect(takeTrace()).toEqual({})
  })
})
