import { expect, it } from 'vitest'
import { createLocalGeo } from './local-geo.ts'

it.each([
  ['198.51.100.7', 'US'],
  ['192.0.2.1', 'PH'],
  ['2001:db8::1', 'US'],
  ['127.0.0.1', null],
  ['not an address', null],
])('places %s in %s', (ip, country) => {
  expect(createLocalGeo({ trustProxy: 1 }).countryOf(ip)).toBe(country)
})

it('knows no country without a trusted proxy', () => {
  expect(createLocalGeo({ trustProxy: 0 }).countryOf('198.51.100.7')).toBeNull()
})
