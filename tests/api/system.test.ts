import { describe, expect, it } from 'vitest'
import { systemEndpoints } from '#contract/system.ts'
import { desDecrypt } from '#server/http/payload-cipher.ts'
import { startApi } from '#tests/support/api.ts'

const { as, given, container, http } = startApi({ env: { TRUST_PROXY: '1' } })
const { status, settings, whitelabel, templates, countries, location, ping } = systemEndpoints

const from = (ip: string) => ({ 'X-Forwarded-For': ip })
const IN_THE_US = '198.51.100.9'

describe('status', () => {
  it('describes the site', async () => {
    const merchant = await given.merchant({
      name: 'Palaro Test',
      flags: { PTSYS3: true },
      settings: { theme: 'light', languages: ['tl', 'en'] },
    })
    const { prisma } = container().database
    await prisma.resource.create({ data: { merchantId: merchant.id, resourceType: 'TELEGRAM', url: 'https://t.example/us' } })
    await prisma.customerService.createMany({
      data: [
        { merchantId: merchant.id, title: 'Telegram', csType: 'TELEGRAM', url: 'https://t.example/us', sortIndex: 1 },
        { merchantId: merchant.id, title: 'Chat', csType: 'LIVE800', url: 'https://chat.example/now', sortIndex: 2 },
      ],
    })
    const { body } = await as({ merchantCode: merchant.code }).call(status).expect(200)
    expect(body.value).toMatchObject({
      maintenance: false,
      regionRestriction: false,
      whitelist: false,
      location: { ip: expect.any(String), country: null },
    })
    expect(body.value.info).toMatchObject({
      merchantCode: merchant.code,
      siteName: 'Palaro Test',
      theme: 'light',
      languages: ['tl', 'en'],
      defaultLanguage: 'tl',
      currency: 'PHP',
      currencySymbol: '₱',
      resources: [{ resourceType: 'TELEGRAM', url: 'https://t.example/us' }],
      domainRoute: [{ type: '3', path: 'https://chat.example/now' }],
      whitelabelVal: { PTSYS3: true },
      register: { username: { enabled: true } },
    })
    const [telegram, chat] = body.value.info.customerService
    expect(telegram.path).toBe('https://t.example/us')
    expect(desDecrypt(chat.path.slice(0, -8), chat.path.slice(-8))).toBe('https://chat.example/now')
  })

  it('answers on its older path alike', async () => {
    const old = await http().get('/wps/system/status').set('Merchant', 'test').expect(200)
    expect(old.body.value.info.merchantCode).toBe('test')
  })

  it('tells of maintenance', async () => {
    const { code: merchantCode } = await given.merchant({ maintenance: true })
    expect((await as({ merchantCode }).call(status)).body.value).toMatchObject({ maintenance: true, regionRestriction: false })
  })

  it('restricts the merchant’s blocked countries, and no others', async () => {
    const { code: merchantCode } = await given.merchant({ settings: { blockedCountries: ['US'] } })
    const there = await as({ merchantCode }).call(status, undefined, from(IN_THE_US))
    expect(there.body.value).toMatchObject({ regionRestriction: true, location: { ip: IN_THE_US, country: 'US' } })
    const elsewhere = await as({ merchantCode }).call(status, undefined, from('192.0.2.9'))
    expect(elsewhere.body.value).toMatchObject({ regionRestriction: false, location: { country: 'PH' } })
  })

  it('needs a merchant', async () => {
    expect((await http().get('/wps/v2/system/status')).body.errorCode).toBe('merchant.required')
    expect((await as({ merchantCode: 'nowhere' }).call(status)).body.errorCode).toBe('merchant.not.found')
  })
})

it('serves the parts of the settings on their own', async () => {
  const all = (await as().call(settings).expect(200)).body.value
  expect((await as().call(whitelabel).expect(200)).body.value).toEqual(all.whitelabel)
  expect((await as().call(templates).expect(200)).body.value).toEqual(all.mobileTemplate)
})

it('lists countries with dialling code and currency', async () => {
  await given.countries()
  const { body } = await as().call(countries).expect(200)
  expect(body.value).toContainEqual(expect.objectContaining({ countryCode: 'PH', countryDialingCode: '63', currency: 'PHP' }))
})

it('places the caller, outside the envelope', async () => {
  const { body } = await as().call(location, undefined, from(IN_THE_US)).expect(200)
  expect(body).toEqual({ ip: IN_THE_US, country: 'US' })
})

it('answers a ping without a merchant', async () => {
  expect((await http().get(ping.path)).body).toEqual({ success: true, value: 'pong' })
})
