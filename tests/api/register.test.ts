import bcrypt from 'bcrypt'
import { describe, expect, it } from 'vitest'
import type { BodyInput } from '#contract/endpoint.ts'
import * as captchaEndpoints from '#contract/site/captcha.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as registerEndpoints from '#contract/identity/register.ts'
import { REGISTER_FIELDS } from '#contract/identity/register.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import * as walletEndpoints from '#contract/money/wallet.ts'
import { DEFAULT_REGISTER_RULES } from '#server/platform/merchant/register-rules.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { codeIn } from '#tests/support/outbox.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const { as, clock, given, container } = startApi({ env: { TRUST_PROXY: '1' } })
const { settings, checkUsername, register, registerByMobile, registerByMail, registerAutoUsername, affiliate, defaultAffiliate } =
  registerEndpoints

type Form = BodyInput<typeof register>
let count = 0
const name = () => `Newcomer${(count += 1).toString(36)}`
const mobile = () => `917${String(3_000_000 + (count += 1))}`
const form = (part: Form = {}): Form => ({ username: name(), password: 'demo1234', confirmPassword: 'demo1234', ...part })
const signUp = (part: Form = {}, at: TestCaller = {}, headers: Record<string, string> = {}) =>
  as(at).call(register, form(part), headers)
const memberNamed = (username: string) =>
  container().database.prisma.member.findFirstOrThrow({ where: { username: username.toLowerCase() } })

/** A merchant whose rules differ from the usual. */
async function merchantWith(registration: object, rules: Partial<Record<(typeof REGISTER_FIELDS)[number], object>> = {}) {
  const all = { ...DEFAULT_REGISTER_RULES }
  for (const field of REGISTER_FIELDS) all[field] = { ...all[field], ...rules[field] }
  return given.merchant({ settings: { registration: { ...registration, rules: all } } })
}
const on = { enabled: true, required: true }

describe('the rules', () => {
  it('WIR-17: are served field by field', async () => {
    const { body } = await as().call(settings).expect(success)
    expect(Object.keys(body.value).sort()).toEqual([...REGISTER_FIELDS].sort())
    expect(body.value.username).toEqual({ ...DEFAULT_REGISTER_RULES.username, enabled: true, required: true })
    expect(body.value.mobileNum).toMatchObject({ enabled: true, required: false })
  })

  it.each([
    { given: 'no user name', body: { username: '' }, field: { path: 'username', message: 'required', patternId: 'username' } },
    {
      given: 'a short user name',
      body: { username: 'abcde' },
      field: { path: 'username', message: 'length', patternId: 'username' },
    },
    {
      given: 'a user name with a space',
      body: { username: 'new comer' },
      field: { path: 'username', message: 'pattern', patternId: 'username' },
    },
    {
      given: 'a short password',
      body: { password: 'abc', confirmPassword: 'abcdef' },
      field: { path: 'password', message: 'length', patternId: 'password' },
    },
    { given: 'no e-mail address', body: { email: 'nobody@' }, field: { path: 'email', message: 'pattern', patternId: 'email' } },
    {
      given: 'an invalid day',
      body: { birthday: '2001-02-30' },
      field: { path: 'birthday', message: 'pattern', patternId: 'birthday' },
    },
    {
      given: 'an invalid mobile number',
      body: { mobileNum: '12345678', verificationCode: '123456' },
      field: { path: 'mobileNum', message: 'pattern', patternId: 'mobile' },
    },
  ])('are enforced on the server: $given', async ({ body, field }) => {
    const response = await signUp(body)
    expect(response).toMatchObject({ status: 200, body: { errorCode: 'request.param.err', value: { fields: [field] } } })
  })

  it.each([
    { field: 'paymentPassword', wrong: '12345', reason: 'length', right: '123456' },
    { field: 'paymentPassword', wrong: '12345a', reason: 'pattern', right: '123456' },
    { field: 'idNumber', wrong: 'abc', reason: 'length', right: 'PH-12345' },
    { field: 'qqNum', wrong: '12a45', reason: 'pattern', right: '12345' },
    { field: 'facebook', wrong: 'x'.repeat(101), reason: 'length', right: 'juan' },
    { field: 'wechat', wrong: 'x'.repeat(101), reason: 'length', right: 'juan' },
    { field: 'line', wrong: 'x'.repeat(101), reason: 'length', right: 'juan' },
    { field: 'whatsapp', wrong: 'x'.repeat(101), reason: 'length', right: 'juan' },
    { field: 'zalo', wrong: 'x'.repeat(101), reason: 'length', right: 'juan' },
    { field: 'nickname', wrong: '<b>', reason: 'pattern', right: 'Juanito' },
    { field: 'payeeName', wrong: 'Juan 2', reason: 'pattern', right: 'Juan Cruz' },
  ] as const)('require $field if set, and check it', async ({ field, wrong, reason, right }) => {
    const { code: merchantCode } = await merchantWith({}, { [field]: on })
    const said = async (value: string) => (await signUp({ [field]: value }, { merchantCode })).body.value?.fields?.[0]
    expect(await said('')).toMatchObject({ path: field, message: 'required' })
    expect(await said(wrong)).toMatchObject({ path: field, message: reason })
    await signUp({ [field]: right }, { merchantCode }).expect(success)
  })

  it('accept a recommender who is a member of the merchant, by name or number', async () => {
    const { code: merchantCode, ...merchant } = await merchantWith({}, { recommenderId: { enabled: true } })
    const at = { merchant: { ...merchant, code: merchantCode } }
    const [friend, closed, trial] = [
      await given.member(at),
      await given.member({ ...at, status: 'CLOSED' }),
      await given.trial(at),
    ]
    const stranger = await given.member()
    for (const recommenderId of [friend.username.toUpperCase(), String(friend.id)])
      await signUp({ recommenderId }, { merchantCode }).expect(success)
    for (const recommenderId of [stranger.username, String(stranger.id), closed.username, trial.username, '99999999', 'nobody'])
      expect((await signUp({ recommenderId }, { merchantCode })).body).toMatchObject({
        errorCode: 'request.param.err',
        value: { fields: [{ path: 'recommenderId', message: 'unknown', patternId: 'recommender' }] },
      })
  })

  it('store the accepted version of the terms, and when (ACC-04)', async () => {
    const merchant = await given.merchant({ settings: { terms: { version: '2026-07' } } })
    const username = name()
    await signUp({ username }, { merchantCode: merchant.code }).expect(success)
    expect(await memberNamed(username)).toMatchObject({ termsVersion: '2026-07', termsAcceptedAt: expect.any(Date) })
  })

  it('name every invalid field at once', async () => {
    const { body } = await as().call(register, {})
    expect(body.value.fields.map(({ path }: { path: string }) => path)).toEqual(['username', 'password', 'confirmPassword'])
  })

  it('are those of the merchant', async () => {
    const { code: merchantCode } = await merchantWith(
      {},
      { wechat: on, username: { acceptedPattern: '^[a-z]+$', minLength: 3, maxLength: 30 } },
    )
    const { body } = await signUp({ username: 'justletters' }, { merchantCode })
    expect(body.value.fields).toEqual([{ path: 'wechat', message: 'required', patternId: 'contact' }])
    await signUp({ username: 'abc', wechat: 'me' }, { merchantCode }).expect(success)
  })

  it('leave out what is switched off', async () => {
    const username = name()
    await signUp({ username, qqNum: 'not a number', nickname: 'Ignored' }).expect(success)
    expect(await memberNamed(username)).toMatchObject({ nickname: username.toLowerCase(), contacts: {} })
  })

  it('compare the two passwords, in either spelling', async () => {
    expect((await signUp({ confirmPassword: 'demo12345' })).body.errorCode).toBe('modify.new.confirm.diff')
    await signUp({ confirmPassword: undefined, confimpsw: 'demo1234' }).expect(success)
  })

  it('refuse applicants below the age, to the day (ACC-04)', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(clock.now())
    const [year, rest] = [Number(today.slice(0, 4)), today.slice(4) === '-02-29' ? '-03-01' : today.slice(4)]
    expect((await signUp({ birthday: `${year - 17}${rest}` })).body.errorCode).toBe('register.underage')
    await signUp({ birthday: `${year - 18}${rest}` }).expect(success)
  })

  it('use the merchant’s age', async () => {
    const { code: merchantCode } = await merchantWith({ minimumAge: 21 })
    const year = clock.now().getUTCFullYear()
    expect((await signUp({ birthday: `${year - 20}-01-01` }, { merchantCode })).body.errorCode).toBe('register.underage')
  })

  it('require the captcha if it is on', async () => {
    const { code: merchantCode } = await merchantWith({}, { captcha: on })
    const picture = await as({ merchantCode }).call(captchaEndpoints.picture)
    const cookie = String(picture.headers['set-cookie']).split(';')[0]!
    const captcha = (await container().redis.get(`palaro:captcha:{${cookie.split('=')[1]}}`))!
    expect((await signUp({ captcha: '1' }, { merchantCode })).body.errorCode).toBe('login.captcha.err')
    await signUp({ captcha }, { merchantCode }, { Cookie: cookie }).expect(success)
    expect((await signUp({ captcha }, { merchantCode }, { Cookie: cookie })).body.errorCode).toBe('login.captcha.err')
  })
})

describe('a new member', () => {
  it('can log in, under the name in lower case', async () => {
    const username = name()
    expect((await signUp({ username }).expect(success)).body).toEqual({
      success: true,
      description: 'request.success',
      value: null,
    })
    const { body } = await as().call(sessionEndpoints.login, { username, password: 'demo1234' }).expect(success)
    expect(body.value).toMatchObject({ userName: username.toLowerCase(), type: 0, firstTimeLogin: true })
  })

  it.each([true, 'true'] as const)('WIR-17: is logged in at once if the form says login: %j', async (login) => {
    const { body } = await signUp({ login }).expect(success)
    await as({ token: body.value.token }).call(memberEndpoints.info).expect(success)
    const balance = await as({ token: body.value.token }).call(walletEndpoints.balance).expect(success)
    expect(balance.body.value).toMatchObject({ sumBalance: 0, currency: 'PHP' })
  })

  it('is stored with contacts, source and hashed passwords', async () => {
    const { code: merchantCode } = await merchantWith(
      {},
      { paymentPassword: on, wechat: on, zalo: on, payeeName: on, nickname: on },
    )
    const username = name()
    const person = {
      wechat: 'we',
      zalo: 'za',
      payeeName: 'Juan Cruz',
      nickname: 'Johnny',
      email: 'Juan@Example.com',
      birthday: '1990-05-06',
    }
    const source = {
      registerUrl: 'https://site.example/m/register?x=1',
      registerMethod: 'PWA',
      domain: 'site.example',
      loginDeviceId: 'dev-1',
    }
    await signUp(
      { username, paymentPassword: '246810', ...person, ...source },
      { merchantCode },
      { Device: 'PWA', Language: 'EN' },
    ).expect(success)
    const member = await memberNamed(username)
    expect(member).toMatchObject({
      nickname: 'Johnny',
      payeeName: 'Juan Cruz',
      email: 'juan@example.com',
      language: 'en',
      contacts: { wechat: 'we', zalo: 'za' },
      registerSource: {
        method: 'PWA',
        url: source.registerUrl,
        domain: 'site.example',
        loginDeviceId: 'dev-1',
        device: 'PWA',
        ip: expect.any(String),
      },
    })
    expect(member.birthday?.toISOString()).toContain('1990-05-06')
    expect(await bcrypt.compare('demo1234', member.passwordHash)).toBe(true)
    expect(await bcrypt.compare('246810', member.paymentPasswordHash!)).toBe(true)
  })

  it('may send texts that a database cannot store', async () => {
    const username = name()
    await signUp({ username, registerUrl: 'a\u0000b\ud800c', loginDeviceId: '\u0007' }).expect(success)
    expect((await memberNamed(username)).registerSource).toMatchObject({ url: 'ab\ufffdc' })
  })

  it('loses a nickname that it did not choose if someone wants it', async () => {
    const { merchantCode } = await given.member({ nickname: 'takennick' })
    await signUp({ username: 'TakenNick' }, { merchantCode }).expect(success)
    expect((await memberNamed('takennick')).nickname).toMatch(/^takennick_\w{4}$/)
  })

  it('WIR-16: is never mistaken for a guest: what old clients send to the trial side stays available there', async () => {
    for (const username of ['guest12345678', 'GuestOfHonour'.slice(0, 13)]) {
      expect(await as().call(checkUsername, { username })).toMatchObject({
        status: 200,
        body: { success: false, errorCode: 'exists.username.err' },
      })
      expect((await signUp({ username })).body.errorCode).toBe('exists.username.err')
    }
    await as({ merchantCode: 'testtrial' }).call(checkUsername, { username: 'guest12345678' }).expect(success)
  })

  it('is a trial member with play money on the trial side', async () => {
    const guest = (await as().call(sessionEndpoints.trialUser)).body.value
    const { body } = await signUp({ username: guest, login: true }, { merchantCode: 'testtrial' }).expect(success)
    expect(body.value).toMatchObject({ userName: guest, type: 4, customerType: 4 })
    const balance = await as({ token: body.value.token }).call(walletEndpoints.balance)
    expect(balance.body.value.sumBalance).toBe(10_000)
  })
})

describe('a value in use by another member', () => {
  it('is refused part by part: a phone belongs to one member (ACC-05)', async () => {
    const { code: merchantCode } = await merchantWith({ verifiesMobile: false }, { nickname: { enabled: true } })
    const first = { username: name(), email: 'first@example.com', nickname: 'First', mobileNum: mobile() }
    await signUp(first, { merchantCode }).expect(success)
    const refusals = await Promise.all([
      signUp({ username: first.username.toUpperCase() }, { merchantCode }),
      signUp({ email: 'FIRST@example.com' }, { merchantCode }),
      signUp({ nickname: 'First' }, { merchantCode }),
      signUp({ mobileNum: `0${first.mobileNum}` }, { merchantCode }),
    ])
    expect(refusals.map(({ body }) => body.errorCode)).toEqual([
      'exists.username.err',
      'exists.email.err',
      'exists.nickname.err',
      'exists.mobile.err',
    ])
  })

  it('is free at another merchant', async () => {
    const [username, { code: merchantCode }] = [name(), await given.merchant()]
    await signUp({ username }).expect(success)
    await signUp({ username }, { merchantCode }).expect(success)
  })

  it.each([
    { part: 'username', code: 'exists.username.err', body: () => ({ username: name() }) },
    { part: 'email', code: 'exists.email.err', body: () => ({ email: `${name()}@example.com` }) },
    { part: 'nickname', code: 'exists.nickname.err', body: () => ({ nickname: name() }) },
    { part: 'mobile number', code: 'exists.mobile.err', body: () => ({ mobileNum: mobile() }) },
  ])('is refused with $code when many arrive at once', async ({ code, body }) => {
    const { code: merchantCode } = await merchantWith({ verifiesMobile: false }, { nickname: { enabled: true } })
    const same = body()
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(same, { merchantCode })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter((answer) => answer.body.errorCode === code)).toHaveLength(5)
  })

  it('WIR-17: is reported in advance for a username', async () => {
    const { username } = await given.member({ username: 'knownname' })
    await as().call(checkUsername, { username: name() }).expect(success)
    expect(await as().call(checkUsername, { username: username.toUpperCase() })).toMatchObject({
      status: 200,
      body: { success: false, errorCode: 'exists.username.err' },
    })
    expect(await as().call(checkUsername, { username: 'x y' })).toMatchObject({
      status: 400,
      body: { errorCode: 'format.username.err' },
    })
  })
})

describe('registering by mobile', () => {
  const codeFor = async (mobileNo: string) => {
    await as().call(verificationEndpoints.smsRegister, { mobileNo, countryDialingCode: '63' }).expect(success)
    const { text } = await container().database.prisma.smsOutbox.findFirstOrThrow({
      where: { mobileNumber: mobileNo },
      orderBy: { id: 'desc' },
    })
    return codeIn(text)
  }
  const passwords = { password: 'demo1234', confirmPassword: 'demo1234' }

  it('needs a verified number and generates a username', async () => {
    const mobileNo = mobile()
    const body = { ...passwords, mobileNo, countryDialingCode: '63', messageCode: await codeFor(mobileNo), login: true }
    const response = await as().call(registerByMobile, body).expect(success)
    expect(response.body.value.userName).toMatch(/^[a-z][a-z0-9]{9}$/)
    const info = await as({ token: response.body.value.token }).call(memberEndpoints.info)
    expect(info.body.value).toMatchObject({
      mobile: `******${mobileNo.slice(-4)}`,
      mobileVerified: true,
      countryDialingCode: '63',
    })
  })

  it('needs number and code, even if the merchant verifies no numbers', async () => {
    const { code: merchantCode } = await merchantWith({ verifiesMobile: false })
    const { body } = await as({ merchantCode }).call(registerByMobile, passwords)
    expect(body.value.fields.map(({ path }: { path: string }) => path)).toEqual(['mobileNum', 'verificationCode'])
    const unproved = await as({ merchantCode }).call(registerByMobile, {
      ...passwords,
      mobileNum: mobile(),
      verificationCode: '123456',
    })
    expect(unproved.body.errorCode).toBe('validate_verification_code_error')
  })

  it('needs the code in the username form too if a number is given and verified', async () => {
    const mobileNum = mobile()
    expect((await signUp({ mobileNum })).body.errorCode).toBe('validate_verification_code_error')
    await signUp({ mobileNum, verificationCode: await codeFor(mobileNum) }).expect(success)
  })

  it('keeps the code for a second try if something else was wrong', async () => {
    const mobileNum = mobile()
    const verificationCode = await codeFor(mobileNum)
    const { username } = await given.member()
    expect((await signUp({ username, mobileNum, verificationCode })).body.errorCode).toBe('exists.username.err')
    await signUp({ mobileNum, verificationCode }).expect(success)
  })

  it.each([
    { way: 'mobile', off: { byMobile: false }, endpoint: registerByMobile },
    { way: 'user name', off: { byUsername: false }, endpoint: register },
  ])('answers register.type.err if registering by $way is off', async ({ off, endpoint }) => {
    const { code: merchantCode } = await merchantWith(off)
    expect((await as({ merchantCode }).call(endpoint, form())).body.errorCode).toBe('register.type.err')
  })

  it('generates a username on request, whatever was typed', async () => {
    const { body } = await as()
      .call(registerAutoUsername, { ...passwords, username: 'ignored1', login: true })
      .expect(success)
    expect(body.value.userName).toMatch(/^[a-z][a-z0-9]{9}$/)
  })
})

it('reports that no generated name is left', async () => {
  const merchant = await merchantWith({}, { username: { minLength: 1, maxLength: 1, acceptedPattern: '*' } })
  const at = { merchantCode: merchant.code }
  for (const letter of 'abcdefghijkmnpqrstuvwxyz') await given.member({ merchant, username: letter })
  const { status, body } = await as(at).call(registerAutoUsername, { password: 'demo1234', confirmPassword: 'demo1234' })
  expect({ status, code: body.errorCode }).toEqual({ status: 200, code: 'register.failed' })
})

describe('registering by e-mail', () => {
  const mailForm = (part: Form = {}): Form => ({
    email: `${name()}@example.com`,
    password: 'demo1234',
    confirmPassword: 'demo1234',
    ...part,
  })
  const byMail = (part: Form, merchantCode?: string) => as({ merchantCode }).call(registerByMail, mailForm(part))

  it('makes the address the account', async () => {
    const { code } = await merchantWith({ byMail: true })
    const email = `${name()}@Example.com`
    const { body } = await byMail({ email, username: 'ignored1', mobileNum: '12', login: true }, code).expect(success)
    expect(body.value.userName).toBe(email.toLowerCase())
    const member = await memberNamed(email)
    expect(member).toMatchObject({ email: email.toLowerCase(), mobileNumber: null, emailVerifiedAt: null })
    await as({ merchantCode: code }).call(sessionEndpoints.login, { username: email, password: 'demo1234' }).expect(success)
    expect((await byMail({ email: email.toUpperCase() }, code)).body.errorCode).toBe('exists.email.err')
  })

  it('needs an address that can be used to log in', async () => {
    const { code } = await merchantWith({ byMail: true })
    for (const [email, message] of [
      ['', 'required'],
      ['nobody@', 'pattern'],
      [`${'long'.repeat(12)}@example.com`, 'length'],
      [`${code}@example.com`, 'length'],
    ])
      expect((await byMail({ email }, code)).body.value.fields).toMatchObject([{ path: 'email', message }])
  })

  it('answers register.type.err if it is off', async () => {
    const { code } = await merchantWith({})
    expect((await byMail({}, code)).body.errorCode).toBe('register.type.err')
  })

  it('verifies the address by the code mailed there, if the merchant requires it', async () => {
    const { code: merchantCode } = await merchantWith({ byMail: true, verifiesMail: true })
    const email = `${name()}@example.com`
    expect((await byMail({ email }, merchantCode)).body.value.fields).toMatchObject([
      { path: 'verificationCode', message: 'required' },
    ])
    await as({ merchantCode }).call(verificationEndpoints.mailRegister, { email }).expect(success)
    const { text } = await container().database.prisma.mailOutbox.findFirstOrThrow({ where: { recipient: email.toLowerCase() } })
    const wrong = await byMail({ email, verificationCode: '000000' }, merchantCode)
    expect(wrong.body.errorCode).toBe('validate_verification_code_error')
    await byMail({ email, verificationCode: codeIn(text) }, merchantCode).expect(success)
    expect((await memberNamed(email)).emailVerifiedAt).not.toBeNull()
  })
})

describe('a site that would not let the new member in', () => {
  const site = async (rules: Record<string, unknown>) => ({ merchantCode: (await given.merchant({ settings: rules })).code })
  const noMember = async ({ merchantCode }: TestCaller) =>
    expect(await container().database.prisma.member.count({ where: { merchant: { code: merchantCode! } } })).toBe(0)

  it('refuses a visitor from a blocked country, and creates no member', async () => {
    const at = await site({ blockedCountries: ['US'] })
    const { body } = await signUp({ login: true }, at, { 'X-Forwarded-For': '198.51.100.9' })
    expect(body.errorCode).toBe('us_forbidden_login_error')
    await noMember(at)
  })

  it('refuses players on a site for agents, and creates no trial members', async () => {
    const at = await site({ session: { admits: 'agents' } })
    expect((await signUp({ login: true }, at)).body.errorCode).toBe('login.agents.only')
    const trial = { merchantCode: `${at.merchantCode}trial` }
    expect((await signUp({}, trial)).body.errorCode).toBe('function.not.available')
    await noMember(at)
  })

  it('refuses agents on a site for players', async () => {
    const merchant = await given.merchant({ settings: { session: { admits: 'players' } } })
    const agent = await given.member({ merchant, type: 1 })
    const { code } = await given.affiliateLink({ agent, memberType: 1 })
    const { body } = await signUp({ affiliateCode: code }, { merchantCode: merchant.code })
    expect(body.errorCode).toBe('us_forbidden_login_error')
  })

  it('creates no member during maintenance', async () => {
    const merchant = await given.merchant()
    await container().database.prisma.merchant.update({ where: { id: merchant.id }, data: { maintenance: true } })
    expect((await signUp({}, { merchantCode: merchant.code })).body.errorCode).toBe('system.not.available')
  })
})

describe('a link', () => {
  it('places the member by its number if no code was sent', async () => {
    const merchant = await given.merchant()
    const [agent, other] = [await given.agent({ merchant }), await given.agent({ merchant })]
    const { id } = await given.affiliateLink({ agent })
    const at = { merchantCode: merchant.code }
    const [byLink, byCode] = [name(), name()]
    await signUp({ username: byLink, linkId: String(id), referralCode: 'FRIEND7' }, at).expect(success)
    expect(await memberNamed(byLink)).toMatchObject({
      parentId: agent.id,
      registerSource: { linkId: String(id), referralCode: 'FRIEND7' },
    })
    await signUp({ username: byCode, linkId: String(id), affiliateCode: other.affiliateCode }, at).expect(success)
    expect((await memberNamed(byCode)).parentId).toBe(other.id)
  })

  it.each(['999999', 'x', '-1'])('that leads nowhere is refused: %s', async (linkId) => {
    expect((await signUp({ linkId })).body).toMatchObject({ errorCode: 'register.affiliate.invalid', value: { field: 'linkId' } })
  })
})

describe('invitation codes', () => {
  const treeOf = (memberId: number) =>
    container().database.prisma.memberTree.findMany({
      where: { descendantId: memberId },
      orderBy: { depth: 'asc' },
      select: { ancestorId: true, depth: true },
    })

  it('place the member under the agent, below every ancestor', async () => {
    const merchant = await given.merchant()
    const top = await given.agent({ merchant })
    const agent = await given.agent({ merchant, parent: top })
    const { code } = await given.affiliateLink({ agent, memberType: 2 })
    const username = name()
    await signUp({ username, affiliateCode: code }, { merchantCode: merchant.code }).expect(success)
    const member = await memberNamed(username)
    expect(member).toMatchObject({ parentId: agent.id, affiliateCode: code, type: 2 })
    expect(await treeOf(member.id)).toEqual([
      { ancestorId: member.id, depth: 0 },
      { ancestorId: agent.id, depth: 1 },
      { ancestorId: top.id, depth: 2 },
    ])
  })

  it('fall back to the merchant’s own, or to none', async () => {
    const merchant = await given.merchant()
    const [lone, placed] = [name(), name()]
    await signUp({ username: lone }, { merchantCode: merchant.code }).expect(success)
    const alone = await memberNamed(lone)
    expect(alone.parentId).toBeNull()
    expect(await treeOf(alone.id)).toEqual([{ ancestorId: alone.id, depth: 0 }])
    expect((await as({ merchantCode: merchant.code }).call(defaultAffiliate)).body.errorCode).toBe('no.data')

    const agent = await given.agent({ merchant })
    const { code } = await given.affiliateLink({ agent, isDefault: true })
    const { body } = await as({ merchantCode: merchant.code }).call(defaultAffiliate).expect(success)
    expect([code, agent.affiliateCode]).toContain(body.value)
    await signUp({ username: placed }, { merchantCode: merchant.code }).expect(success)
    expect((await memberNamed(placed)).parentId).toBe(agent.id)
  })

  it.each([
    { link: 'unknown', details: undefined },
    { link: 'closed', details: { closedAt: new Date() } },
    { link: 'expired', details: { expiresAt: new Date(Date.now() - 1_000) } },
  ])('are refused when $link', async ({ details }) => {
    const merchant = await given.merchant()
    const agent = await given.agent({ merchant })
    const code = details ? (await given.affiliateLink({ agent, ...details })).code : 'NOBODYS'
    const at = { merchantCode: merchant.code }
    const refusal = { status: 200, body: { errorCode: 'register.affiliate.invalid', value: { field: 'affiliateCode' } } }
    expect(await as(at).call(affiliate, { code })).toMatchObject(refusal)
    expect(await signUp({ affiliateCode: code }, at)).toMatchObject(refusal)
  })

  it('are refused once the agent is gone, and at another merchant', async () => {
    const merchant = await given.merchant()
    const closed = await given.agent({ merchant, status: 'CLOSED' })
    const { code } = await given.affiliateLink({ agent: closed })
    expect((await as({ merchantCode: merchant.code }).call(affiliate, { code })).body.errorCode).toBe(
      'register.affiliate.invalid',
    )
    const open = await given.affiliateLink({ agent: await given.agent({ merchant }) })
    await as({ merchantCode: merchant.code }).call(affiliate, { code: open.code }).expect(success)
    expect((await as().call(affiliate, { code: open.code })).body.errorCode).toBe('register.affiliate.invalid')
  })
})
