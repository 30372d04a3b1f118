import { describe, expect, it } from 'vitest'
import { isEmail, isMailAddress } from './email-rule.ts'

describe('an e-mail address', () => {
  it.each(['a@b.ph', 'nene.cruz-1@mail.example.com', 'a_b@site.com.ph'])('is %s', (typed) => expect(isEmail(typed)).toBe(true))
  it.each(['', 'a@b', 'a b@c.com', '@c.com', 'a@c.technology', `${'a'.repeat(250)}@b.com`])('is not %j', (typed) =>
    expect(isEmail(typed)).toBe(false),
  )
})

describe('an address to bind', () => {
  it.each(['user+tag@gmail.com', 'nene@site.info', 'a_b@mail.example.technology'])('is %s', (typed) =>
    expect(isMailAddress(typed)).toBe(true),
  )
  it.each(['', 'a@b', 'a b@c.com', '@c.com', 'a@.com', `${'a'.repeat(250)}@b.com`])('is not %j', (typed) =>
    expect(isMailAddress(typed)).toBe(false),
  )
})
