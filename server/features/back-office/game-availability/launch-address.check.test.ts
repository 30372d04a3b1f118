import { expect, it } from 'vitest'
import { isLaunchAddress } from './launch-address.check.ts'

it('takes whole addresses over HTTPS', () => {
  for (const address of ['https://games.example.com/open', 'https://games.example.com:8443/?studio=1'])
    expect([address, isLaunchAddress(address, true)]).toEqual([address, true])
})

it('takes this machine over HTTP, but not in production', () => {
  expect(isLaunchAddress('http://localhost:4000/game', false)).toBe(true)
  expect(isLaunchAddress('http://localhost:4000/game', true)).toBe(false)
})

it.each([
  'http://games.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//games.example.com',
  '/m/home',
  'games.example.com',
  'https://user:secret@games.example.com/',
  'https://games.example.com/#launch',
  'http://localhost.example.com/',
  '',
])('refuses %s', (address) => {
  expect(isLaunchAddress(address, false)).toBe(false)
})
