import { describe, expect, it } from 'vitest'
import { codeDigits, isCode } from './code.ts'

describe('a code', () => {
  it.each([
    ['123 456', '123456'],
    [' １２３４５６ ', '123456'],
  ])('%j is %s', (typed, code) => expect(codeDigits(typed)).toBe(code))

  it.each(['', 'abc', '12345678901', '12-34'])('is not %j', (typed) => expect(isCode(typed)).toBe(false))
})
