import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createSiteAddress } from './site-address.ts'

const request = (host: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers: { ...(host !== undefined && { host }), ...headers }, socket: { localPort: 3_007 } }) as unknown as IncomingMessage
const site = { settings: { mainDomain: 'play.example', domains: ['m.play.example', 'Old.example:8443'] } }
const unnamed = { settings: { mainDomain: '', domains: [] } }
const HOSTILE = ['evil.example', 'play.example.evil.example', 'play.example:81', 'x@play.example', '[', 'a b', '', undefined]

describe('in production', () => {
  const addresses = createSiteAddress({ publicUrl: 'https://house.example', isProduction: true, trustProxy: 1 })

  it.each([
    ['play.example', 'https://play.example'],
    ['M.play.example', 'https://m.play.example'],
    ['old.example:8443', 'https://old.example:8443'],
    ['house.example', 'https://house.example'],
  ])('a merchant’s own %s stays itself', (host, origin) => expect(addresses.originOf(request(host), site)).toBe(origin))

  it.each([...HOSTILE, 'localhost:3000', '127.0.0.1'])('%j leads to the merchant’s main domain, else to ours', (host) => {
    expect(addresses.originOf(request(host), site)).toBe('https://play.example')
    expect(addresses.originOf(request(host), unnamed)).toBe('https://house.example')
    expect(addresses.originOf(request(host), undefined)).toBe('https://house.example')
  })
})

describe('in development', () => {
  const addresses = createSiteAddress({ publicUrl: undefined, isProduction: false, trustProxy: 0 })

  it.each(['localhost:3001', '127.0.0.1:3000', '[::1]:3000', '192.168.1.7:3000', 'palaro.localhost:3000'])(
    '%s is where one is',
    (host) => expect(addresses.originOf(request(host), site)).toBe(`http://${host}`),
  )

  it.each([...HOSTILE, '8.8.8.8:3000', 'x@10.0.0.7.evil.example'])('%j leads to this machine', (host) =>
    expect(addresses.originOf(request(host), site)).toBe('http://localhost:3007'),
  )

  it('a public address that is set is the only one', () => {
    const staging = createSiteAddress({ publicUrl: 'http://staging.example:8080', isProduction: false, trustProxy: 1 })
    for (const host of ['staging.example:8080', 'localhost:3000', '10.0.0.7', 'evil.example'])
      expect(staging.originOf(request(host), site)).toBe('http://staging.example:8080')
  })
})

describe('a caller by HTTPS', () => {
  const secure = (publicUrl: string | undefined, trustProxy: number, headers: Record<string, string>) =>
    createSiteAddress({ publicUrl, isProduction: false, trustProxy }).isSecure(request('localhost', headers))

  it.each([
    { publicUrl: undefined, trustProxy: 0, proto: 'https', is: false },
    { publicUrl: undefined, trustProxy: 1, proto: 'https', is: true },
    { publicUrl: undefined, trustProxy: 1, proto: 'https, http', is: false },
    { publicUrl: undefined, trustProxy: 2, proto: 'https, http', is: true },
    { publicUrl: undefined, trustProxy: 1, proto: 'javascript', is: false },
    { publicUrl: 'https://play.example', trustProxy: 0, proto: 'http', is: true },
    { publicUrl: 'http://play.example', trustProxy: 0, proto: 'https', is: false },
  ])('is $is: $trustProxy proxies say $proto, the setting $publicUrl', ({ publicUrl, trustProxy, proto, is }) =>
    expect(secure(publicUrl, trustProxy, { 'x-forwarded-proto': proto })).toBe(is),
  )
})
