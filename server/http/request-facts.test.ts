import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ipOf, pathAndSearch, queryOf, schemeOf } from './request-facts.ts'

const request = (headers: Record<string, string>) =>
  ({ headers: { host: 'site.example', ...headers }, socket: { remoteAddress: '::ffff:10.0.0.9' } }) as unknown as IncomingMessage

it.each([
  ['/slots/v1/par', ['/slots/v1/par', '']],
  ['/slots/v1/par?gameCode=a?b', ['/slots/v1/par', 'gameCode=a?b']],
  ['/?', ['/', '']],
])('%s has the path and the query %j', (url, expected) => expect(pathAndSearch(url)).toEqual(expected))

describe('the scheme a client reached us by', () => {
  it.each([
    { proxies: 0, headers: { 'x-forwarded-proto': 'https' }, scheme: 'http' },
    { proxies: 1, headers: { 'x-forwarded-proto': 'https' }, scheme: 'https' },
    { proxies: 2, headers: { 'x-forwarded-proto': 'https, http' }, scheme: 'https' },
    { proxies: 2, headers: { 'x-forwarded-proto': 'https' }, scheme: 'https' },
    { proxies: 1, headers: { 'x-forwarded-proto': 'javascript' }, scheme: 'http' },
    { proxies: 1, headers: {}, scheme: 'http' },
  ])('is $scheme behind $proxies proxies that say $headers', ({ proxies, headers, scheme }) =>
    expect(schemeOf(request(headers as Record<string, string>), proxies)).toBe(scheme),
  )
})

describe('the address of a caller', () => {
  it.each([
    { proxies: 0, forwarded: '1.2.3.4', ip: '10.0.0.9' },
    { proxies: 1, forwarded: '6.6.6.6, 1.2.3.4', ip: '1.2.3.4' },
    { proxies: 2, forwarded: '6.6.6.6, 1.2.3.4, 10.0.0.1', ip: '1.2.3.4' },
    { proxies: 2, forwarded: '1.2.3.4', ip: '10.0.0.9' },
  ])('is $ip behind $proxies proxies that say $forwarded', ({ proxies, forwarded, ip }) =>
    expect(ipOf(request({ 'x-forwarded-for': forwarded }), proxies)).toBe(ip),
  )
})

it('a query holds no empty text, and none a database could not', () => {
  expect(queryOf('a=1&b=&c=null&d=undefined&e=%00&f=x%00y&__proto__=z')).toEqual({ a: '1', f: 'xy' })
})
