import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#seed/reference/countries.ts'
import { creationReport, readMerchantOptions } from './merchant-options.ts'

const read = (...options: string[]) => readMerchantOptions(['create', '--code', 'play', '--name', 'Play', ...options])

describe('the country of a new merchant', () => {
  it('is the Philippines by default, as the currency and the time zone are', () => {
    expect(read()).toMatchObject({ country: 'PH', currency: 'PHP', timezone: 'Asia/Manila' })
  })

  it.each([
    { currency: 'CNY', timezone: 'Asia/Shanghai', country: 'CN' },
    { currency: 'HKD', timezone: 'Asia/Hong_Kong', country: 'HK' },
    { currency: 'VND', timezone: 'Asia/Ho_Chi_Minh', country: 'VN' },
    { currency: 'VND', timezone: 'Asia/Saigon', country: 'VN' },
    { currency: 'EUR', timezone: 'Europe/Berlin', country: 'DE' },
    { currency: 'USD', timezone: 'America/Chicago', country: 'US' },
  ])('is $country with $currency and $timezone', ({ currency, timezone, country }) => {
    expect(read('--currency', currency, '--timezone', timezone).country).toBe(country)
  })

  it.each([
    {
      why: 'the currency of another country',
      options: ['--currency', 'CNY'],
      says: /CNY and Asia\/Manila: add --country, .*PH, CN\./,
    },
    {
      why: 'a time zone of no country',
      options: ['--currency', 'PHP', '--timezone', 'UTC'],
      says: /PHP and UTC: add --country, .*PH\./,
    },
    { why: 'an unknown country', options: ['--country', 'ZZ'], says: /^--country must be one of PH, VN, CN/ },
    { why: 'a name', options: ['--country', 'China'], says: /^--country must be one of/ },
    { why: 'nothing', options: ['--country', ''], says: /^--country must be one of/ },
  ])('is refused: $why', ({ options, says }) => {
    expect(() => read(...options)).toThrow(says)
  })

  it('is what was given, whatever the currency and the time zone', () => {
    expect(read('--country', 'cn')).toMatchObject({ country: 'CN', currency: 'PHP', timezone: 'Asia/Manila' })
  })

  it('can be every country that clients can choose', () => {
    for (const { code } of COUNTRIES) expect(read('--country', code).country).toBe(code)
  })
})

it.each([
  { option: 'no command', args: ['--code', 'play'], says: 'Which command?' },
  { option: '--name', args: ['create', '--code', 'play'], says: 'A merchant needs --code and --name.' },
  {
    option: '--domain',
    args: ['create', '--code', 'play', '--name', 'Play', '--domain', 'a/b'],
    says: '--domain must be a host',
  },
  { option: '--currency', args: ['create', '--code', 'play', '--name', 'Play', '--currency', 'php'], says: '--currency must be' },
  {
    option: '--timezone',
    args: ['create', '--code', 'play', '--name', 'Play', '--timezone', 'Manila'],
    says: '--timezone must be',
  },
  { option: '--language', args: ['create', '--code', 'play', '--name', 'Play', '--language', 'xx'], says: '--language must be' },
])('refuses a wrong value, with the usage: $option', ({ args, says }) => {
  expect(() => readMerchantOptions(args)).toThrow(says)
  expect(() => readMerchantOptions(args)).toThrow('Usage:')
})

it('says what it has created', () => {
  const report = creationReport(read('--country', 'CN', '--currency', 'CNY', '--timezone', 'Asia/Shanghai', '--language', 'en'))

  expect(report).toContain('country CN (mobile numbers +86), currency CNY (¥), time zone Asia/Shanghai, language en')
  expect(report).toContain('npm run operator -- create --merchant play --username NAME')
})
