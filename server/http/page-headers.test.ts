import { expect, it } from 'vitest'
import { contentPolicy } from './page-headers.ts'

const policy = (imageCdns: string[] = [], origin = 'https://play.example') =>
  new Map(
    contentPolicy({ origin, imageCdns })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

it('pages load nothing from a host that was not named', () => {
  for (const [, sources] of policy()) for (const source of sources) expect(source).not.toMatch(/^(https?:|wss?:|\*)$/)
})

it('pages talk to their own site alone', () => {
  expect(policy().get('connect-src')).toEqual(["'self'", 'wss://play.example'])
  expect(policy([], 'http://localhost:3001').get('connect-src')).toEqual(["'self'", 'ws://localhost:3001'])
})

it('pictures come from the hosts the merchant names, and what is no address adds nothing', () => {
  const named = [
    'https://cdn.example/games/',
    'https://cdn.example/other',
    "x; script-src 'unsafe-inline'",
    'javascript:alert(1)',
  ]
  expect(policy(named).get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://cdn.example'])
  expect(policy(named).get('script-src')).toEqual(["'self'"])
})
