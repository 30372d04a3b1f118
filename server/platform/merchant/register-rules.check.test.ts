import { describe, expect, it } from 'vitest'
import type { RegisterRule } from '#contract/identity/register.ts'
import { merchantSettings } from '#server/platform/merchant/merchant-settings.ts'
import { adaptRules, checkFields, checkValue, servedRules } from './register-rules.check.ts'

const rule = (part: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: true,
  required: true,
  updateRequired: false,
  acceptedPattern: '*',
  minLength: 2,
  maxLength: 5,
  patternId: 'username',
  ...part,
})
const registration = (part: object = {}) => merchantSettings.parse({ registration: part }).registration

describe('checkValue', () => {
  it.each([
    { given: 'nothing, but required', value: undefined, answer: 'required' },
    { given: 'an empty text, but required', value: '', answer: 'required' },
    { given: 'nothing, and optional', part: { required: false }, value: '', answer: undefined },
    { given: 'one character too few', value: 'a', answer: 'length' },
    { given: 'the fewest characters', value: 'ab', answer: undefined },
    { given: 'the most characters', value: 'abcde', answer: undefined },
    { given: 'one character too many', value: 'abcdef', answer: 'length' },
    { given: 'a match', part: { acceptedPattern: '\\d+' }, value: '123', answer: undefined },
    { given: 'a match of a part only', part: { acceptedPattern: '\\d+' }, value: 'a12', answer: 'pattern' },
    { given: 'a match of one side of an alternative', part: { acceptedPattern: 'ab|cd' }, value: 'abx', answer: 'pattern' },
    { given: 'a control character', value: 'a\u0000b', answer: 'pattern' },
  ])('answers $answer for $given', ({ part, value, answer }) => {
    expect(checkValue(rule(part), value)).toBe(answer)
  })

  it('never lets a pattern that backtracks badly meet a long value', () => {
    const startedAt = performance.now()
    expect(checkValue(rule({ acceptedPattern: '(a+)+', maxLength: 20 }), `${'a'.repeat(5_000)}!`)).toBe('length')
    expect(performance.now() - startedAt).toBeLessThan(100)
  })
})

describe('checkFields', () => {
  it('SCR-26: names every broken field in the order of the form, and skips what is switched off', () => {
    const rules = { password: rule({ patternId: 'password' }), username: rule(), email: rule({ enabled: false }) }
    expect(checkFields(rules as never, { password: 'toolong', email: 'x' })).toEqual([
      { path: 'username', message: 'required', patternId: 'username' },
      { path: 'password', message: 'length', patternId: 'password' },
    ])
  })
})

describe('servedRules', () => {
  it('shows mobile and code beside the username where both ways are offered', () => {
    const rules = servedRules(registration())
    expect(rules).toMatchObject({
      username: { enabled: true, required: true },
      mobileNum: { enabled: true, required: false },
      verificationCode: { enabled: true, required: false },
    })
  })

  it('requires the mobile number where it is the only way', () => {
    const rules = servedRules(registration({ byUsername: false }))
    expect(rules).toMatchObject({ username: { enabled: false }, mobileNum: { enabled: true, required: true } })
  })

  it('asks for no code where numbers are not verified', () => {
    expect(servedRules(registration({ verifiesMobile: false })).verificationCode).toMatchObject({ enabled: false })
  })

  it('leaves the stored rules alone', () => {
    const stored = registration({ byUsername: false })
    servedRules(stored)
    expect(stored.rules.username).toMatchObject({ enabled: true })
  })
})

it('adapts rules to the way of registering', () => {
  const rules = adaptRules(servedRules(registration({ verifiesMobile: false })), {
    required: ['verificationCode'],
    optional: ['username'],
  })
  expect(rules).toMatchObject({
    verificationCode: { enabled: true, required: true },
    username: { enabled: true, required: false },
  })
})
