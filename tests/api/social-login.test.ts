import { describe, expect, it } from 'vitest'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as responsiblePlayEndpoints from '#contract/identity/responsible-play.ts'
import * as socialLoginEndpoints from '#contract/identity/social-login.ts'
import { PROVIDER_FLAG, type Provider, type TelegramAuth } from '#contract/identity/social-login.ts'
import { DEFAULT_PASSWORD } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { loginSupport } from '#tests/support/login.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi({ env: { TRUST_PROXY: '1' } })
const { as, clock, given, container, http } = api
const { bindApp, events, securityEvents } = loginSupport(api)
const { authorize, logIn, logInByTelegram, telegramSetting } = socialLoginEndpoints

type OauthProvider = Exclude<Provider, 'telegram'>
let people = 0
/** A person who has never been here. */
const newName = () => `Person ${(people += 1)}`
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0]!

/** To the other site and back, like a browser: a cookie, a state, a code. */
async function visit(provider: OauthProvider, name: string, at: TestCaller = {}) {
  const begun = await as(at).call(authorize, { provider }).expect(success)
  const cookie = cookieOf(begun)
  const asked = new URL(begun.body.value.url)
  const answered = await http()
    .get(`/oauth/local/answer${asked.search}&name=${encodeURIComponent(name)}`)
    .expect(303)
  const back = new URL(answered.headers.location!, 'http://site.test')
  return { cookie, code: back.searchParams.get('code')!, state: back.searchParams.get('state')!, path: back.pathname }
}
async function enter(
  provider: OauthProvider,
  name: string,
  at: TestCaller = {},
  origin: object = {},
  headers: Record<string, string> = {},
) {
  const { cookie, code, state } = await visit(provider, name, at)
  return as(at).call(logIn, { code, state, ...origin }, { Cookie: cookie, ...headers })
}
/** To Telegram and back. */
async function telegramVisit(name: string, at: TestCaller = {}) {
  const begun = await as(at).call(authorize, { provider: 'telegram' }).expect(success)
  const asked = new URL(begun.body.value.url)
  const answered = await http()
    .get(`/oauth/local/answer${asked.search}&name=${encodeURIComponent(name)}`)
    .expect(303)
  const back = new URL(answered.headers.location!, 'http://site.test')
  const telegramAuth: TelegramAuth = JSON.parse(Buffer.from(back.hash.split('=')[1]!, 'base64url').toString())
  return { cookie: cookieOf(begun), state: back.searchParams.get('state')!, telegramAuth }
}
/** A page with Telegram's widget, as other clients have it, and what the widget signs. */
async function telegramWidget(name: string, at: TestCaller = {}) {
  const begun = await as(at).call(telegramSetting).expect(success)
  return { cookie: cookieOf(begun), telegramAuth: (await telegramVisit(name)).telegramAuth }
}
const byTelegram = ({ cookie, ...body }: { cookie: string; state?: string; telegramAuth: TelegramAuth }, at: TestCaller = {}) =>
  as(at).call(logInByTelegram, body, { Cookie: cookie })
const memberOf = (id: number) => container().database.prisma.member.findUniqueOrThrow({ where: { id } })

describe.each(['google', 'facebook'] as const)('by %s', (provider) => {
  it('creates a member at the first login, and finds it at the next', async () => {
    const name = newName()
    const first = await enter(provider, name)
    expect(first).toMatchObject({ status: 200, body: { value: { type: 0, firstTimeLogin: true, lastLoginTime: null } } })
    const { id, token, userName } = first.body.value
    await as({ token }).call(memberEndpoints.info).expect(success)
    expect((await enter(provider, name)).body.value).toMatchObject({ id, userName, firstTimeLogin: false })
    expect((await enter(provider, newName())).body.value.id).not.toBe(id)
    expect((await events(userName)).map(({ method, outcome }) => [method, outcome])).toEqual([
      [provider, 'OK'],
      [provider, 'OK'],
    ])
    expect(await securityEvents(id)).toEqual(['EXTERNAL_IDENTITY_LINKED'])
    // The terms are still to be accepted (ACC-04).
    expect((await memberOf(id)).termsVersion).toBeNull()
  })

  it('RG-09 joins no other site while the same person is excluded', async () => {
    const [name, { code: merchantCode }] = [newName(), await given.merchant()]
    const { id, token } = (await enter(provider, name)).body.value
    await container().database.prisma.member.update({
      where: { id },
      data: { passwordHash: (await memberOf((await given.member()).id)).passwordHash },
    })
    await as({ token }).call(responsiblePlayEndpoints.exclude, { months: 6, password: DEFAULT_PASSWORD }).expect(success)
    expect(codeOf(await enter(provider, name, { merchantCode }))).toBe('login_blocked_by_self_exclusion')
    expect(codeOf(await enter(provider, newName(), { merchantCode }))).toBeUndefined()
  })

  it('places a new member under the agent of the code', async () => {
    const agent = await given.agent()
    const { body } = await enter(provider, newName(), {}, { affiliateCode: agent.affiliateCode })
    expect(await memberOf(body.value.id)).toMatchObject({ parentId: agent.id, affiliateCode: agent.affiliateCode })
  })

  it('refuses an unknown code, and creates no member', async () => {
    const merchant = await given.merchant()
    const at = { merchantCode: merchant.code }
    const refused = await enter(provider, newName(), at, { affiliateCode: 'NOBODY' })
    expect(codeOf(refused)).toBe('register.affiliate.invalid')
    expect(await container().database.prisma.member.count({ where: { merchantId: merchant.id } })).toBe(0)
    expect(await container().database.prisma.externalIdentity.count({ where: { merchantId: merchant.id } })).toBe(0)
  })

  it('creates one member for two simultaneous first logins', async () => {
    const name = newName()
    const visits = [await visit(provider, name), await visit(provider, name), await visit(provider, name)]
    const answers = await Promise.all(
      visits.map(({ code, state, cookie }) => as().call(logIn, { code, state }, { Cookie: cookie })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
  })
})

describe('a visit', () => {
  it('is good once', async () => {
    const { cookie, code, state } = await visit('google', newName())
    const answers = await Promise.all([1, 2, 3].map(() => as().call(logIn, { code, state }, { Cookie: cookie })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === 'check_login_failed')).toHaveLength(2)
  })

  it.each([
    { given: 'another browser', change: { cookie: 'socialVisit=somebody-else' } },
    { given: 'no cookie', change: { cookie: '' } },
    { given: 'an unknown state', change: { state: 'x'.repeat(43) } },
    { given: 'an unknown code', change: { code: 'a.b.c' } },
  ])('refuses $given', async ({ change }) => {
    const { cookie, code, state } = { ...(await visit('google', newName())), ...change }
    const refused = await as().call(logIn, { code, state }, { Cookie: cookie })
    expect(refused).toMatchObject({ status: 200, body: { errorCode: 'check_login_failed', value: { captcha: false } } })
  })

  it('refuses the code of another visit, and of another site', async () => {
    const [mine, other] = [await visit('google', newName()), await visit('google', newName())]
    const stolen = await as().call(logIn, { code: other.code, state: mine.state }, { Cookie: mine.cookie })
    expect(codeOf(stolen)).toBe('check_login_failed')
    const [google, facebook] = [await visit('google', newName()), await visit('facebook', newName())]
    const mixed = await as().call(logIn, { code: facebook.code, state: google.state }, { Cookie: google.cookie })
    expect(codeOf(mixed)).toBe('check_login_failed')
  })

  it('expires after ten minutes, and works only for its own merchant', async () => {
    const late = await visit('google', newName())
    clock.shift(10 * 60_000 + 1_000)
    expect(codeOf(await as().call(logIn, { code: late.code, state: late.state }, { Cookie: late.cookie }))).toBe(
      'check_login_failed',
    )
    const here = await visit('google', newName())
    const elsewhere = { merchantCode: (await given.merchant()).code }
    expect(codeOf(await as(elsewhere).call(logIn, { code: here.code, state: here.state }, { Cookie: here.cookie }))).toBe(
      'check_login_failed',
    )
  })
})

describe('by Telegram', () => {
  it('creates a member from the widget’s signed data, and finds it again', async () => {
    const name = newName()
    const first = await byTelegram(await telegramVisit(name))
    expect(first.body.value).toMatchObject({ firstTimeLogin: true })
    clock.shift(1_000)
    const second = await byTelegram(await telegramVisit(name))
    expect(second.body.value.id).toBe(first.body.value.id)
    expect((await events(first.body.value.userName))[0]).toMatchObject({ method: 'telegram', outcome: 'OK' })
  })

  it.each([
    { given: 'another id', change: { id: 1 } },
    { given: 'another name', change: { first_name: 'Somebody' } },
    { given: 'a field more', change: { username: 'added' } },
    { given: 'another signature', change: { hash: '0'.repeat(64) } },
  ])('refuses $given', async ({ change }) => {
    const visited = await telegramVisit(newName())
    const telegramAuth = { ...visited.telegramAuth, ...change } as TelegramAuth
    expect(codeOf(await byTelegram({ ...visited, telegramAuth }))).toBe('check_login_failed')
  })

  it('refuses a signature after ten minutes, and a used one', async () => {
    const old = await telegramVisit(newName())
    clock.shift(6 * 60_000)
    expect(codeOf(await byTelegram(old))).toBe('check_login_failed')
    const fresh = await telegramVisit(newName())
    const answers = await Promise.all([1, 2, 3].map(() => byTelegram(fresh)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    const again = await telegramVisit(newName())
    expect(codeOf(await byTelegram({ ...again, telegramAuth: fresh.telegramAuth }))).toBe('check_login_failed')
  })

  it('refuses what the browser did not begin, so that no link logs a visitor in to another account', async () => {
    const [attacker, victim] = [await telegramVisit(newName()), await telegramVisit(newName())]
    const { telegramAuth } = attacker
    for (const sent of [
      { telegramAuth, cookie: '' },
      { telegramAuth, state: attacker.state, cookie: '' },
      { telegramAuth, cookie: victim.cookie },
      { telegramAuth, state: attacker.state, cookie: victim.cookie },
    ])
      expect(codeOf(await byTelegram(sent)), JSON.stringify(sent)).toBe('check_login_failed')
    expect(codeOf(await byTelegram(victim))).toBeUndefined()
  })

  it('refuses the state of a visit to another site', async () => {
    const google = await visit('google', newName())
    const { telegramAuth } = await telegramVisit(newName())
    expect(codeOf(await byTelegram({ telegramAuth, state: google.state, cookie: google.cookie }))).toBe('check_login_failed')
  })

  it('takes what the widget of another client signed, once, in the browser and on the site that showed it', async () => {
    const shown = await telegramWidget(newName())
    expect(codeOf(await byTelegram(shown))).toBeUndefined()
    expect(codeOf(await byTelegram({ ...(await telegramVisit(newName())), cookie: shown.cookie }))).toBe('check_login_failed')

    const { code: merchantCode } = await given.merchant()
    const elsewhere = await telegramWidget(newName(), { merchantCode })
    expect(codeOf(await byTelegram(elsewhere))).toBe('check_login_failed')

    const late = await telegramWidget(newName())
    clock.shift(61 * 60_000)
    const { telegramAuth } = await telegramVisit(newName())
    expect(codeOf(await byTelegram({ ...late, telegramAuth }))).toBe('check_login_failed')
  })

  it('names the bot, as far as the merchant allows', async () => {
    const { body } = await as().call(telegramSetting).expect(success)
    expect(body.value).toEqual({ enabled: true, botId: expect.stringMatching(/^\d+$/) })
    const { code: merchantCode } = await given.merchant({ flags: { TELEGRAMLOGIN3: false } })
    const off = await as({ merchantCode }).call(telegramSetting).expect(success)
    expect(off.body.value).toEqual({ enabled: false, botId: '' })
    expect(off.headers['set-cookie']).toBeUndefined()
  })
})

describe('a visitor from another site', () => {
  it.each(['google', 'facebook', 'telegram'] as const)('is refused if %s is off', async (provider) => {
    const { code: merchantCode } = await given.merchant({ flags: { [PROVIDER_FLAG[provider]]: false } })
    expect(codeOf(await as({ merchantCode }).call(authorize, { provider }))).toBe('function.not.available')
  })

  it('is refused if the site was switched off during the visit', async () => {
    const merchant = await given.merchant()
    const { cookie, code, state } = await visit('google', newName(), { merchantCode: merchant.code })
    await container().database.prisma.merchant.update({ where: { id: merchant.id }, data: { flags: { GOOGLELOGIN3: false } } })
    expect(codeOf(await as({ merchantCode: merchant.code }).call(logIn, { code, state }, { Cookie: cookie }))).toBe(
      'function.not.available',
    )
  })

  it('is refused on the trial side', async () => {
    expect(codeOf(await as({ merchantCode: 'testtrial' }).call(authorize, { provider: 'google' }))).toBe('function.not.available')
    expect(codeOf(await byTelegram(await telegramVisit(newName()), { merchantCode: 'testtrial' }))).toBe('function.not.available')
  })

  it.each([
    { status: 'LOCKED', code: 'login.pwd.forbidden.err' },
    { status: 'CLOSED', code: 'login.pwd.forbidden.err' },
    { status: 'EXCLUDED', code: 'login_blocked_by_self_exclusion' },
  ])('reads $code when $status', async ({ status, code }) => {
    const name = newName()
    const { id, userName } = (await enter('google', name)).body.value
    await container().database.prisma.member.update({ where: { id }, data: { status } })
    expect((await enter('google', name)).body).toMatchObject({ errorCode: code, value: { captcha: false } })
    expect((await events(userName)).at(-1)).toMatchObject({ outcome: code, method: 'google' })
  })

  it('needs a code of the bound app', async () => {
    const name = newName()
    const { id, token } = (await enter('google', name)).body.value
    const { hash } = await import('bcrypt')
    await container().database.prisma.member.update({ where: { id }, data: { passwordHash: await hash('demo1234', 4) } })
    await bindApp({ token, password: 'demo1234' })
    expect((await enter('google', name)).body).toMatchObject({
      errorCode: 'login.second.factor.required',
      value: { challenge: { method: 'totp' } },
    })
  })

  it('is refused in a country the merchant blocks, and no member is created', async () => {
    const merchant = await given.merchant({ settings: { blockedCountries: ['US'] } })
    const at = { merchantCode: merchant.code }
    const refused = await enter('google', newName(), at, {}, { 'X-Forwarded-For': '198.51.100.9' })
    expect(codeOf(refused)).toBe('us_forbidden_login_error')
    expect(await container().database.prisma.member.count({ where: { merchantId: merchant.id } })).toBe(0)
  })

  it('is refused on a site of agents, and no member is created', async () => {
    const merchant = await given.merchant({ settings: { session: { admits: 'agents' } } })
    expect(codeOf(await enter('google', newName(), { merchantCode: merchant.code }))).toBe('login.agents.only')
    expect(await container().database.prisma.member.count({ where: { merchantId: merchant.id } })).toBe(0)
  })
})

describe('the stand-in page for the other sites', () => {
  it('asks for a name, in the visitor’s language, with everything from the address escaped', async () => {
    const page = await http()
      .get('/oauth/local')
      .query({ provider: 'google', state: '"><script>alert(1)</script>', language: 'en' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Continue with Google')
    expect(page.text).not.toContain('<script>')
    expect(page.headers['content-security-policy']).toContain('form-action')
  })

  it('leads back with an error on cancel, and nowhere else', async () => {
    const answered = await http()
      .get('/oauth/local/answer')
      .query({ provider: 'google', state: 's', redirect: 'https://evil.example' })
    expect(answered.headers.location).toBe('/m/login?error=access_denied&state=s')
  })

  it('does not exist without a provider', async () => {
    await http().get('/oauth/local').query({ provider: 'nobody' }).expect(400)
  })
})
