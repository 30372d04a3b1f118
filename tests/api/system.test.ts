import { describe, expect, it } from 'vitest'
import * as systemEndpoints from '#contract/site/system/system.ts'
import { COLLECT_MAX } from '#contract/site/system/system.ts'
import * as statusEndpoints from '#contract/site/system/status.ts'
import { systemStatus } from '#contract/site/system/status.ts'
import { desDecrypt } from '#server/http/payload-cipher.ts'
import { startApi } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'

const { as, given, container, http } = startApi({ env: { TRUST_PROXY: '1' } })
const { status } = statusEndpoints
const { settings, whitelabel, templates, countries, location, ping } = systemEndpoints
const { domainRoute, download, isAppDomain, activeDomains, dropdownMenu } = systemEndpoints
const { customerServiceScript, pixelTrack, collect, manifest } = systemEndpoints

const from = (ip: string) => ({ 'X-Forwarded-For': ip })
const IN_THE_US = '198.51.100.9'

describe('status', () => {
  it('WIR-24: describes the site', async () => {
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
    const { body } = await as({ merchantCode: merchant.code }).call(status).expect(success)
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
      minimumAge: 18,
      needsExplicitConsent: false,
      termsVersion: '1',
    })
    const [telegram, chat] = body.value.info.customerService
    expect(telegram.path).toBe('https://t.example/us')
    expect(desDecrypt(chat.path.slice(0, -8), chat.path.slice(-8))).toBe('https://chat.example/now')
  })

  it.each([
    { given: 'the setting', settings: { registration: { needsExplicitConsent: true }, terms: { version: '2026-07' } } },
    { given: 'the strict profile', settings: { profile: 'strict', terms: { version: '2026-07' } } },
  ])('leaves the terms in force to the member under $given (ACC-04)', async ({ settings: chosen }) => {
    const { code: merchantCode } = await given.merchant({ settings: chosen })

    const { body } = await as({ merchantCode }).call(status).expect(success)

    expect(body.value.info).toMatchObject({ needsExplicitConsent: true, termsVersion: '2026-07' })
  })

  it('WIR-24: is also available on its older path', async () => {
    const old = await http().get('/wps/system/status').set('Merchant', 'test').expect(success)
    expect(old.body.value.info.merchantCode).toBe('test')
  })

  it('reports maintenance', async () => {
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

  it('reports maintenance first if both apply', async () => {
    const { code: merchantCode } = await given.merchant({ maintenance: true, settings: { blockedCountries: ['US'] } })
    const { body } = await as({ merchantCode }).call(status, undefined, from(IN_THE_US))
    expect(body.value).toMatchObject({ maintenance: true, regionRestriction: true })
  })

  it.each([IN_THE_US, '198.51.100.0/24'])('lets in those the merchant’s whitelist names as %s', async (named) => {
    const { code: merchantCode } = await given.merchant({
      maintenance: true,
      settings: { blockedCountries: ['US', 'PH'], whitelist: [named] },
    })
    const own = await as({ merchantCode }).call(status, undefined, from(IN_THE_US))
    expect(own.body.value).toMatchObject({ maintenance: false, regionRestriction: false, whitelist: true })
    const other = await as({ merchantCode }).call(status, undefined, from('192.0.2.9'))
    expect(other.body.value).toMatchObject({ maintenance: true, regionRestriction: true, whitelist: false })
  })

  it('contains only what the contract declares, and shows a change at once', async () => {
    const merchant = await given.merchant({ name: 'Before', settings: { mainDomain: 'palaro.example' } })
    const read = async () => (await as({ merchantCode: merchant.code }).call(status).expect(success)).body.value
    const before = await read()
    expect(systemStatus.parse(before)).toEqual(before)
    expect(before.info).toEqual((await as({ merchantCode: merchant.code }).call(settings)).body.value)
    const { prisma } = container().database
    await prisma.merchant.update({ where: { id: merchant.id }, data: { name: 'After' } })
    await prisma.resource.create({ data: { merchantId: merchant.id, resourceType: 'IOS', url: 'https://app.example/ios' } })
    expect((await read()).info).toMatchObject({
      siteName: 'After',
      resources: [{ resourceType: 'IOS', url: 'https://app.example/ios' }],
    })
  })

  it('names the domain the site was reached by, if it is one of its own', async () => {
    const { code } = await given.merchant({ settings: { domains: ['one.example', 'two.example'] } })
    const domainAt = async (host: string) =>
      (await http().get(status.path).set({ Merchant: code, Host: host }).expect(success)).body.value.info.mainDomain
    for (const host of ['one.example', 'two.example']) expect(await domainAt(host)).toBe(host)
    expect(await domainAt('evil.example')).toMatch(/^localhost:/)
  })

  it('needs a merchant', async () => {
    expect((await http().get('/wps/v2/system/status')).body.errorCode).toBe('merchant.required')
    expect((await as({ merchantCode: 'nowhere' }).call(status)).body.errorCode).toBe('merchant.not.found')
  })
})

it('WIR-24: serves the parts of the settings separately', async () => {
  const all = (await as().call(settings).expect(success)).body.value
  expect((await as().call(whitelabel).expect(success)).body.value).toEqual(all.whitelabel)
  expect((await as().call(templates).expect(success)).body.value).toEqual(all.mobileTemplate)
})

it('WIR-25: lists countries with dialling code and currency', async () => {
  await given.countries()
  const { body } = await as().call(countries).expect(success)
  expect(body.value).toContainEqual(expect.objectContaining({ countryCode: 'PH', countryDialingCode: '63', currency: 'PHP' }))
})

it('WIR-10: locates the caller, outside the envelope', async () => {
  const { body } = await as().call(location, undefined, from(IN_THE_US)).expect(success)
  expect(body).toEqual({ ip: IN_THE_US, country: 'US' })
})

it('answers a ping without a merchant', async () => {
  expect((await http().get(ping.path)).body).toEqual({ success: true, description: 'request.success', value: 'pong' })
})

describe('contacts', () => {
  it('name the online service as route 3', async () => {
    const merchant = await given.merchant()
    await container().database.prisma.customerService.create({
      data: { merchantId: merchant.id, title: 'Chat', csType: 'LIVE800', url: 'https://chat.example/now', sortIndex: 1 },
    })
    const { body } = await as({ merchantCode: merchant.code }).call(domainRoute, { device: 'MOBILE' }).expect(success)
    expect(body.value).toEqual({ version: { pathList: [{ type: '3', path: 'https://chat.example/now' }] } })
  })

  it('list the domains, the main one first and each once', async () => {
    const { code: merchantCode } = await given.merchant({
      settings: { mainDomain: 'a.example', domains: ['b.example', 'a.example'] },
    })
    const { body } = await as({ merchantCode }).call(activeDomains, { device: '0' }).expect(success)
    expect(body.value).toEqual(['a.example', 'b.example'])
  })

  it('have no domain reserved for an app', async () => {
    expect((await as().call(isAppDomain, { rootDomain: 'app.example' }).expect(success)).body.value).toBe(false)
  })

  it('say where the app is, and nothing if there is none', async () => {
    const merchant = await given.merchant({ name: 'With app' })
    const caller = as({ merchantCode: merchant.code })
    expect((await caller.call(download).expect(success)).body.value).toEqual({
      androidUrl: '',
      iosUrl: '',
      mobileConfigUrl: '',
      appIconUrl: '',
      appName: 'With app',
    })
    await container().database.prisma.resource.createMany({
      data: [
        { resourceType: 'Android', url: 'https://app.example/a' },
        { resourceType: 'IOS', url: 'https://app.example/i' },
        { resourceType: 'MOBILECONFIG', url: 'https://app.example/m' },
        { resourceType: 'AppDownloadIcon', url: 'https://app.example/icon.png' },
      ].map((resource) => ({ merchantId: merchant.id, ...resource })),
    })
    expect((await caller.call(download, { domain: 'palaro.example' }).expect(success)).body.value).toEqual({
      androidUrl: 'https://app.example/a',
      iosUrl: 'https://app.example/i',
      mobileConfigUrl: 'https://app.example/m',
      appIconUrl: 'https://app.example/icon.png',
      appName: 'With app',
    })
  })
})

describe('the menu tree', () => {
  const leaf = (modId: string) => ({ modId, enabled: true, childrenNodes: [] })
  const menu = [{ ...leaf('MEMCEN'), childrenNodes: [{ ...leaf('MAILCEN'), childrenNodes: [leaf('INBOX3')] }] }, leaf('CASHIER')]

  it.each([
    { menuGroup: undefined, found: menu },
    { menuGroup: 'MAILCEN', found: [leaf('INBOX3')] },
    { menuGroup: 'CASHIER', found: [] },
    { menuGroup: 'NOTHING', found: [] },
  ])('gives the group $menuGroup', async ({ menuGroup, found }) => {
    const { code: merchantCode } = await given.merchant({ menu })
    expect((await as({ merchantCode }).call(dropdownMenu, { menuGroup }).expect(success)).body.value).toEqual(found)
  })
})

describe('integrations of other sites', () => {
  it('pass on the merchant’s scripts and pixels; by default a site has none', async () => {
    expect((await as().call(customerServiceScript).expect(success)).body.value).toEqual({ scripts: [] })
    expect((await as().call(pixelTrack).expect(success)).body.value).toEqual([])
    const pixels = [{ platform: 'FACEBOOK', pixelId: '42' }]
    const { code: merchantCode } = await given.merchant({ settings: { scripts: ['https://cs.example/widget.js'], pixels } })
    expect((await as({ merchantCode }).call(customerServiceScript)).body.value).toEqual({
      scripts: ['https://cs.example/widget.js'],
    })
    expect((await as({ merchantCode }).call(pixelTrack)).body.value).toEqual(pixels)
  })
})

describe('a page’s reports about itself', () => {
  const report = { merchant: 'test', value: { lcp: 1_200 } }

  it.each(['text/plain', 'application/json'])('WIR-10: are accepted as %s, with an empty answer', async (type) => {
    const answer = await http().post(collect.path).set('Content-Type', type).send(JSON.stringify(report)).expect(204)
    expect(answer.text).toBe('')
  })

  it('are refused if they are not JSON, or too long', async () => {
    const send = (body: string) => http().post(collect.path).set('Content-Type', 'text/plain').send(body)
    expect((await send('hello').expect(refusal)).body.errorCode).toBe('request.param.err')
    const long = JSON.stringify({ ...report, value: 'x'.repeat(COLLECT_MAX) })
    expect((await send(long).expect(413)).body.errorCode).toBe('request_body_too_large')
  })
})

describe('the web app manifest', () => {
  it('names the site in its own language, and in the requested one', async () => {
    const { code: merchant } = await given.merchant({ name: 'Sen', defaultLanguage: 'vi', settings: { theme: 'light' } })
    const { body } = await http().get(manifest.path).query({ merchant }).expect(success)
    expect(body).toMatchObject({
      name: 'Sen',
      short_name: 'Sen',
      lang: 'vi-VN',
      start_url: '/m/home',
      scope: '/',
      display: 'standalone',
      background_color: '#fbf6ec',
    })
    expect(body.description).toContain('tiền ảo')
    const english = await http().get(manifest.path).query({ merchant, lang: 'EN' }).expect(success)
    expect(english.body).toMatchObject({ lang: 'en-PH', description: 'Sen: a fiesta of games, for play money.' })
  })

  it('has an icon of each size for each shape', async () => {
    const { body } = await as().call(manifest).expect(success)
    const icons = (body.icons as { sizes: string; purpose: string }[]).map(({ sizes, purpose }) => `${purpose} ${sizes}`)
    expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
  })

  it('needs a merchant', async () => {
    expect((await http().get(manifest.path).expect(refusal)).body.errorCode).toBe('merchant.required')
    expect((await http().get(manifest.path).query({ merchant: 'nowhere' }).expect(refusal)).body.errorCode).toBe(
      'merchant.not.found',
    )
  })
})
