import { describe, expect, it } from 'vitest'
import { REGISTER_FIELDS, type RegisterField, type RegisterRule, type RegisterRules } from '#contract/identity/register.ts'
import { fieldsOf, problemOf, type RegisterMethod } from './register-fields.ts'

const rule = (change: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: false,
  required: false,
  updateRequired: false,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 20,
  patternId: 'contact',
  ...change,
})
const rulesWith = (changes: Partial<Record<RegisterField, Partial<RegisterRule>>>) =>
  Object.fromEntries(REGISTER_FIELDS.map((name) => [name, rule(changes[name])])) as RegisterRules
const on = { enabled: true }
const all = rulesWith(Object.fromEntries(REGISTER_FIELDS.map((name) => [name, on])))
const names = (rules: RegisterRules, method: RegisterMethod, hasMobile = true, verifiesMobile = true) =>
  fieldsOf(rules, { method, verifiesMobile, hasMobile }).map(({ name }) => name)

describe('the fields of the registration form', () => {
  it('SCR-25: follow the order of the rules, with the number after the payee’s name', () => {
    const order = names(all, 'username')
    expect(order).toHaveLength(REGISTER_FIELDS.length)
    expect(order.slice(0, 3)).toEqual(['username', 'password', 'confirmPassword'])
    expect(order.slice(-7)).toEqual([
      'payeeName',
      'mobileNum',
      'verificationCode',
      'recommenderId',
      'birthday',
      'affiliateCode',
      'captcha',
    ])
  })
  it('start with the number and its code by mobile, and need no username', () => {
    const rules = rulesWith({ username: { enabled: true, required: true }, password: on })
    expect(names(rules, 'mobile')).toEqual(['mobileNum', 'verificationCode', 'username', 'password'])
    const [mobile, code, username] = fieldsOf(rules, { method: 'mobile', verifiesMobile: true, hasMobile: false })
    expect([mobile?.rule.required, code?.rule.required, username?.rule.required]).toEqual([true, true, false])
  })
  it('leave out what the merchant has switched off', () =>
    expect(names(rulesWith({ username: on }), 'username')).toEqual(['username']))
  it('ask for a code only if there is a number to verify', () => {
    const rules = rulesWith({ mobileNum: on, verificationCode: on })
    expect(names(rules, 'username', false)).toEqual(['mobileNum'])
    expect(names(rules, 'username', true)).toEqual(['mobileNum', 'verificationCode'])
    expect(names(rules, 'username', true, false)).toEqual(['mobileNum'])
    expect(names(rules, 'mobile', true, false)).toEqual(['mobileNum'])
  })
})

describe('a value against its rule', () => {
  const username = rule({ required: true, acceptedPattern: '^[A-Za-z][A-Za-z0-9]{5,12}$', minLength: 6, maxLength: 13 })
  it.each([
    [username, '', 'required'],
    [username, 'ana', 'pattern'],
    [username, '1anamaria', 'pattern'],
    [username, 'anamaria', undefined],
    [rule(), '', undefined],
    [rule({ maxLength: 3 }), 'abcd', 'pattern'],
    [rule({ acceptedPattern: '(' }), 'anything', undefined],
    [rule({ acceptedPattern: 'ab|cd' }), 'abx', 'pattern'],
  ] as const)('%# gets the same verdict as on the server', (asked, value, problem) =>
    expect(problemOf(asked, value)).toBe(problem),
  )
})
