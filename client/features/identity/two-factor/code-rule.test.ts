import { expect, it } from 'vitest'
import { codeText, isCode, isCodeOrRecovery } from './code-rule.ts'

it.each([
  ['123456', true, true],
  ['123 456', true, true],
  ['１２３４５６', true, true],
  ['12345', false, false],
  ['abcde-23456', false, true],
  ['ABCDE 23456', false, true],
  ['abcde', false, false],
  ['', false, false],
])('reads %j', (typed, isOfApp, isAny) => {
  expect([isCode(typed), isCodeOrRecovery(typed)]).toEqual([isOfApp, isAny])
})

it('drops separators', () => expect(codeText(' abcde-23 456 ')).toBe('abcde23456'))
