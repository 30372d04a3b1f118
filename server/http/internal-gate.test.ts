import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createInternalGate } from './internal-gate.ts'

const TOKEN = 'a-token-of-the-house'
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
const production = { isProduction: true, internalToken: undefined, trustProxy: 1 }

describe('figures and the operators’ calls, in production', () => {
  it.each(['127.0.0.1', '10.1.2.3', '::ffff:172.18.0.4', '192.168.0.9', '::1', 'fd00::7'])('are open to %s', (ip) =>
    expect(createInternalGate(production)(from(ip))).toBe(true),
  )

  it.each([
    { given: 'an address of the internet', trustProxy: 0, req: from('8.8.8.8') },
    { given: 'one behind the proxy', trustProxy: 1, req: from('10.0.0.2', { 'x-forwarded-for': '8.8.8.8' }) },
    {
      given: 'one who writes a private address too',
      trustProxy: 1,
      req: from('10.0.0.2', { 'x-forwarded-for': '10.0.0.9, 8.8.8.8' }),
    },
    {
      given: 'one behind a proxy that is not configured',
      trustProxy: 0,
      req: from('10.0.0.2', { 'x-forwarded-for': '10.0.0.9' }),
    },
  ])('are closed to $given', ({ trustProxy, req }) => expect(createInternalGate({ ...production, trustProxy })(req)).toBe(false))

  it('ask for the token where there is one, wherever the caller is', () => {
    const may = createInternalGate({ ...production, internalToken: TOKEN })
    expect(may(from('8.8.8.8', { authorization: `Bearer ${TOKEN}` }))).toBe(true)
    for (const authorization of ['', TOKEN, 'Bearer ', `Bearer ${TOKEN}x`, `bearer ${TOKEN}`])
      expect(may(from('127.0.0.1', { authorization }))).toBe(false)
  })
})

it('outside production they are open', () => {
  expect(createInternalGate({ ...production, isProduction: false })(from('8.8.8.8'))).toBe(true)
})
