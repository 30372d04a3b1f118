/** Valid login names, phone verification, who a site admits, and how a locked account is unlocked (ACC-01, ACC-02). */
import { describe, expect, it } from 'vitest'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { signLocalIdToken } from '#server/integrations/phone-identity/local-phone-identity.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { loginSupport, newMobile } from '#tests/support/login.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const api = startApi({ env: { TRUST_PROXY: '1' } })
const { as, clock, given, container } = api
const { events, securityEvents, smsCodeTo, solvedCaptcha } = loginSupport(api)
const { login, unlock, freePlay } = sessionEndpoints

const WRONG = 'wrong-pass'
const verified = () => ({ mobileNumber: newMobile(), mobileVerifiedAt: new Date() })
const logIn = (
  username: string,
  password: string,
  at: TestCaller = {},
  extra: object = {},
  headers: Record<string, string> = {},
) => as(at).call(login, { username, password, ...extra }, headers)

async function failing(times: number, username: string, at: TestCaller = {}) {
  for (let time = 0; time < times; time++) {
    const { cookie, answer } = await solvedCaptcha(at)
    await logIn(username, WRONG, at, { captcha: answer }, { Cookie: cookie })
  }
}

describe('the name', () => {
  it('can be the verified e-mail address or the mobile number', async () => {
    const member = await given.member({ email: 'juan@names.ph', emailVerifiedAt: new Date(), mobileNumber: newMobile() })
    const names = ['juan@names.ph', 'JUAN@names.ph', member.mobileNumber!, `0${member.mobileNumber}`, `+63${member.mobileNumber}`]
    for (const name of names) expect((await logIn(name, member.password)).body.value).toMatchObject({ id: member.id })
  })

  it('cannot be an unverified address', async () => {
    const member = await given.member({ email: 'claimed@names.ph' })
    expect((await logIn('claimed@names.ph', member.password)).body.errorCode).toBe('login.cred.err')
  })

  it('is of this merchant only', async () => {
    const merchant = await given.merchant()
    const member = await given.member({ merchant, email: 'far@names.ph', emailVerifiedAt: new Date() })
    expect((await logIn('far@names.ph', member.password)).body.errorCode).toBe('login.cred.err')
  })

  it('ACC-01: answers the same for an unknown address or number', async () => {
    const { email, mobileNumber } = await given.member({
      email: 'some@names.ph',
      emailVerifiedAt: new Date(),
      mobileNumber: newMobile(),
    })
    const answers = await Promise.all([email!, mobileNumber!, 'nobody@names.ph', newMobile()].map((name) => logIn(name, WRONG)))
    // The first two are one account, counted once: its own attempts, under any name.
    const { remainingAttempts: _, ...rest } = answers[0]!.body.value
    for (const { status, body } of answers) {
      expect({ status, ...body, value: { ...body.value, remainingAttempts: undefined } }).toMatchObject({
        status: 200,
        errorCode: 'login.cred.err',
        value: rest,
      })
    }
    expect(answers[2]!.body).toEqual(answers[3]!.body)
  })

  it('ACC-01: a number in several spellings counts as one, whether or not it is in use', async () => {
    const { mobileNumber } = await given.member({ mobileNumber: newMobile() })
    for (const number of [mobileNumber!, newMobile()]) {
      const left: number[] = []
      for (const name of [number, `0${number}`]) left.push((await logIn(name, WRONG)).body.value.remainingAttempts)
      const bySms = await logIn(number, '000000', {}, { type: 'sms', countryDialingCode: '63' })
      expect([...left, bySms.body.value.remainingAttempts]).toEqual([2, 1, 2])
    }
  })

  it('ACC-02: counts the attempts of an account once, under any of its names', async () => {
    const merchant = await given.merchant({ settings: { profile: 'strict' } })
    const member = await given.member({ merchant, email: 'one@names.ph', emailVerifiedAt: new Date(), mobileNumber: newMobile() })
    for (const name of [member.username, member.email!, member.mobileNumber!]) await logIn(name, WRONG, member)
    for (const name of [member.username, member.email!, member.mobileNumber!])
      expect((await logIn(name, member.password, member)).body.errorCode).toBe('login.denied')
  })
})

describe('a phone verified by another service', () => {
  const by = (firebaseIdToken: string, mobileNumber: string) => ({
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken,
    firebaseMobileNo: mobileNumber,
    countryDialingCode: '63',
  })
  const idToken = (mobileNumber: string) => signLocalIdToken(`+63${mobileNumber}`, clock.now(), container().sessionSecret)

  it('logs its member in, and is recorded as such (ACC-08)', async () => {
    const member = await given.member({ mobileNumber: newMobile() })
    const number = member.mobileNumber!
    const { body } = await logIn(number, 'unused', {}, by(await idToken(number), number)).expect(success)
    expect(body.value.id).toBe(member.id)
    expect((await events(member.username)).at(-1)).toMatchObject({ method: 'firebase', outcome: 'OK' })
  })

  it.each(['another number', 'rubbish', 'an old proof', 'nothing'])('refuses a token of %s', async (kind) => {
    const { mobileNumber } = await given.member({ mobileNumber: newMobile() })
    const token =
      kind === 'another number'
        ? await idToken(newMobile())
        : kind === 'rubbish'
          ? 'a.b.c'
          : kind === 'nothing'
            ? ''
            : await idToken(mobileNumber!)
    if (kind === 'an old proof') clock.shift(11 * 60_000)
    const { body } = await logIn(mobileNumber!, 'unused', {}, by(token, mobileNumber!))
    expect(body).toMatchObject({ errorCode: 'validate_verification_code_error', value: { captcha: false, remainingAttempts: 2 } })
  })

  it('needs no name and no password', async () => {
    const { id, mobileNumber } = await given.member({ mobileNumber: newMobile() })
    const token = await idToken(mobileNumber!)
    const { body } = await as()
      .call(login, { type: 'firebase', firebaseIdToken: token, firebaseMobileNo: mobileNumber! })
      .expect(success)
    expect(body.value.id).toBe(id)
    const blank = { username: '', password: '', ...by(await idToken(mobileNumber!), mobileNumber!) }
    await as()
      .call(login, blank as never)
      .expect(success)
    const unnamed = await as().call(login, { type: 'firebase', firebaseIdToken: token })
    expect(unnamed.body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'username' }] } })
  })

  it('refuses an unknown number in the same way', async () => {
    const number = newMobile()
    const { body } = await logIn(number, 'unused', {}, by(await idToken(number), number))
    expect(body).toMatchObject({ errorCode: 'validate_verification_code_error', value: { captcha: false, remainingAttempts: 2 } })
  })

  it('is not available if the merchant has no login by phone', async () => {
    const { code: merchantCode } = await given.merchant({ flags: { MOBILEVERCODELOGIN3: false } })
    const { body } = await logIn(newMobile(), 'unused', { merchantCode }, by('x', newMobile()))
    expect(body.errorCode).toBe('function.not.available')
  })
})

describe('SCR-34: who a site admits', () => {
  const siteFor = (admits: string) => given.merchant({ settings: { session: { admits } } })

  it.each([0, 40] as const)('a site of agents refuses type %i', async (type) => {
    const member = await given.member({ merchant: await siteFor('agents'), type })
    expect((await logIn(member.username, WRONG, member)).body.errorCode).toBe('login.cred.err')
    expect((await logIn(member.username, member.password, member)).body).toMatchObject({
      errorCode: 'login.agents.only',
      value: { captcha: false },
    })
  })

  it('a site of agents lets agents in, and offers no free play', async () => {
    const agent = await given.member({ merchant: await siteFor('agents'), type: 1 })
    await logIn(agent.username, agent.password, agent).expect(success)
    expect((await as({ merchantCode: agent.merchantCode }).call(freePlay)).body.errorCode).toBe('function.not.available')
  })

  it.each([1, 2, 41, 42] as const)('a site of players refuses type %i', async (type) => {
    const agent = await given.member({ merchant: await siteFor('players'), type })
    expect((await logIn(agent.username, agent.password, agent)).body.errorCode).toBe('us_forbidden_login_error')
  })

  it('a site of players lets players in', async () => {
    const member = await given.member({ merchant: await siteFor('players') })
    await logIn(member.username, member.password, member).expect(success)
  })
})

describe('a locked account', () => {
  const sendCode = async (mobileNum: string, at: TestCaller) => {
    await as(at).call(verificationEndpoints.smsNoLogin, { mobileNum, countryDialingCode: '63' }).expect(success)
    return smsCodeTo(mobileNum)
  }
  async function locked() {
    const merchant = await given.merchant({ settings: { profile: 'strict', sms: { resendSeconds: 0.001 } } })
    const member = await given.member({ merchant, ...verified() })
    await failing(3, member.username, member)
    expect((await logIn(member.username, member.password, member)).body.errorCode).toBe('login.denied')
    return member
  }
  const bodyOf = (username: string, mobileNum: string, verificationCode: string) => ({
    username,
    mobileNum,
    countryDialingCode: '63',
    verificationCode,
  })

  it('ACC-02: is unlocked by a code sent to its own number, which is recorded', async () => {
    const member = await locked()
    const site = { merchantCode: member.merchantCode }
    const code = await sendCode(member.mobileNumber!, site)
    await as(site)
      .call(unlock, bodyOf(member.username.toUpperCase(), `0${member.mobileNumber}`, code))
      .expect(success)
    await logIn(member.username, member.password, member).expect(success)
    expect(await securityEvents(member.id)).toEqual(['ACCOUNT_UNLOCKED'])
  })

  it('accepts a code once', async () => {
    const member = await locked()
    const site = { merchantCode: member.merchantCode }
    const body = bodyOf(member.username, member.mobileNumber!, await sendCode(member.mobileNumber!, site))
    const answers = await Promise.all([1, 2, 3].map(() => as(site).call(unlock, body)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
  })

  it.each(['a wrong code', 'another member’s number', 'an unverified number', 'an unknown name'])(
    'stays locked for %s, which all get the same answer',
    async (kind) => {
      const member = await locked()
      const site = { merchantCode: member.merchantCode }
      const own = member.mobileNumber!
      if (kind === 'an unverified number')
        await container().database.prisma.member.update({ where: { id: member.id }, data: { mobileVerifiedAt: null } })
      const number = kind === 'another member’s number' ? newMobile() : own
      const code = await sendCode(number, site)
      const name = kind === 'an unknown name' ? 'nobody0817' : member.username
      const typed = kind === 'a wrong code' ? (code === '000000' ? '111111' : '000000') : code
      expect((await as(site).call(unlock, bodyOf(name, number, typed))).body.errorCode).toBe('validate_verification_code_error')
      expect((await logIn(member.username, member.password, member)).body.errorCode).toBe('login.denied')
    },
  )

  it('refuses an invalid number', async () => {
    const refused = await as().call(unlock, bodyOf('bob', '12', '000000'))
    expect(refused.body.errorCode).toBe('validate_verification_code_error')
  })
})
