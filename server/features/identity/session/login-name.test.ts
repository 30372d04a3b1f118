import { expect, it } from 'vitest'
import { loginName } from './login-name.ts'

it.each([
  ['Bob', 'bob'],
  [' bob ', 'bob'],
  ['demo@Bob', 'bob'],
  ['DEMO@bob', 'bob'],
  ['other@bob', 'other@bob'],
  ['demo@', 'demo@'],
  ['bob@demo', 'bob@demo'],
  ['bo\u0000b', 'bob'],
])('reads %j as %j', (typed, name) => {
  expect(loginName(typed, { code: 'demo' })).toBe(name)
})
