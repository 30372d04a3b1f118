// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RegisterField } from '#contract/identity/register.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { FormField } from './register-fields.ts'
import { cleanValue, isLinkRefused, refusedFields, startValues, toRegistration } from './register-values.ts'

const PHILIPPINES = {
  countryCode: 'PH',
  name: 'Philippines',
  countryDialingCode: '63',
  currency: 'PHP',
  currencySymbol: '₱',
  currencyPosition: 'F' as const,
  minLength: 10,
  maxLength: 11,
}
const rule = {
  enabled: true,
  required: false,
  updateRequired: false,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 20,
  patternId: 'contact',
}
const shown = (...names: RegisterField[]): FormField[] => names.map((name) => ({ name, rule }))
const registration = (fields: FormField[], search: string, typed: object = {}, referralCode?: string) =>
  toRegistration(fields, { ...startValues(search, false), ...typed }, { code: '63', country: PHILIPPINES }, referralCode)

describe('the box for the terms', () => {
  it('starts ticked, unless the merchant leaves it to the member', () => {
    expect(startValues('', false).isAccepted).toBe(true)
    expect(startValues('', true).isAccepted).toBe(false)
  })
})

describe('what is sent', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

  it.each([
    ['username', ' ana ', 'ana'],
    ['password', ' as typed ', ' as typed '],
    ['verificationCode', ' 123 456 ', '123456'],
    ['captcha', '１２３４', '1234'],
    ['mobileNum', '+63 917 123 4567', '9171234567'],
  ] as const)('cleans %s', (name, typed, sent) => expect(cleanValue(name, typed, PHILIPPINES)).toBe(sent))

  it('leaves out empty fields and hidden fields', () => {
    const sent = registration(shown('username', 'email'), '', { username: 'ana', nickname: 'left over' })
    expect(sent).toMatchObject({ username: 'ana', countryDialingCode: '63', login: true })
    expect(sent).not.toHaveProperty('email')
    expect(sent).not.toHaveProperty('nickname')
  })
  it('includes an invitation code even if the form has no field for it', () =>
    expect(registration(shown('username'), '?affiliateCode=agent1')).toMatchObject({ affiliateCode: 'agent1' }))
  it('includes a friend’s code only if there is one', () => {
    expect(registration(shown('username'), '', {}, 'FRIEND7')).toMatchObject({ referralCode: 'FRIEND7' })
    expect(registration(shown('username'), '')).not.toHaveProperty('referralCode')
  })
})

describe('a refusal', () => {
  const fields = shown('mobileNum', 'username', 'email')
  it('goes to the field its code is about', () =>
    expect(refusedFields(new ApiError('exists.email.err'), fields)).toEqual([{ name: 'email', reason: 'exists.email.err' }]))
  it('names fields in the order of the form', () => {
    const value = {
      fields: [
        { path: 'username', message: 'length' },
        { path: 'mobileNum', message: 'required' },
      ],
    }
    expect(refusedFields(new ApiError('request.param.err', { value }), fields)).toEqual([
      { name: 'mobileNum', reason: 'required' },
      { name: 'username', reason: 'pattern' },
    ])
  })
  it('belongs to the form if its field is hidden', () => {
    expect(refusedFields(new ApiError('register.underage'), fields)).toEqual([])
    expect(refusedFields(new TypeError('a bug'), fields)).toEqual([])
  })
  it('is about the link if there is no field to correct the code in', () => {
    const refused = new ApiError('register.affiliate.invalid')
    expect(isLinkRefused(refused, fields)).toBe(true)
    expect(isLinkRefused(refused, shown('affiliateCode'))).toBe(false)
    expect(isLinkRefused(new ApiError('register.failed'), fields)).toBe(false)
  })
})
