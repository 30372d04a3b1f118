import { describe, expect, it } from 'vitest'
import * as registerEndpoints from '#contract/identity/register.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { startApi } from '#tests/support/api.ts'
import { codeIn, readOutbox, wrongCode } from '#tests/support/outbox.ts'
import { isAccepted, isRefused, refusal, success } from '#tests/support/outcome.ts'

const { as, clock, given, container } = startApi({ env: { TRUST_PROXY: '1' } })
const { smsRegister, smsNoLogin, sms } = verificationEndpoints
const outbox = readOutbox(container)

let numbers = 2_000_000
const mobile = () => `917${String((numbers += 1))}`
const messages = (mobileNumber: string) =>
  container().database.prisma.smsOutbox.findMany({ where: { mobileNumber }, orderBy: { id: 'asc' } })
async function codeSentTo(mobileNumber: string): Promise<string> {
  const text = (await messages(mobileNumber)).at(-1)!.text
  return codeIn(text)
}
const registerWith = (mobileNum: string, verificationCode: string) =>
  as().call(registerEndpoints.registerByMobile, {
    mobileNum,
    countryDialingCode: '63',
    verificationCode,
    password: 'demo1234',
    confirmPassword: 'demo1234',
  })

describe('sending a code', () => {
  it('puts it in the outbox and returns when the next may be sent', async () => {
    const mobileNo = mobile()
    const { body } = await as().call(smsRegister, { mobileNo, countryDialingCode: '63' }).expect(success)
    expect(Math.abs(body.value.expirationTime - clock.now().getTime() - 60_000)).toBeLessThan(5_000)
    expect(await messages(mobileNo)).toMatchObject([
      { diallingCode: '63', purpose: 'register', text: expect.stringMatching(/\d{6}/) },
    ])
  })

  it('is in the caller’s language', async () => {
    const mobileNum = mobile()
    await as().call(smsNoLogin, { mobileNum, countryDialingCode: '63' }, { Language: 'EN' }).expect(success)
    expect((await messages(mobileNum))[0]!.text).toContain('valid for 5 minutes')
  })

  it('WIR-18: accepts either spelling of the number, with a leading zero and without a dialling code', async () => {
    const number = mobile()
    await as()
      .call(smsNoLogin, { mobileNo: `0${number}` })
      .expect(success)
    expect(await messages(number)).toHaveLength(1)
  })

  it('accepts a JSON number, and ignores unknown fields', async () => {
    const body = { mobileNo: Number(mobile()), countryDialingCode: 63, operationType: 'REGISTER', geetest_challenge: 'x' }
    await as().call(smsRegister, body).expect(success)
  })

  it('waits a minute between two codes, however many are requested at once', async () => {
    const mobileNum = mobile()
    const answers = await Promise.all([1, 2, 3].map(() => as().call(smsNoLogin, { mobileNum })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    const refused = answers.find(isRefused)!
    expect(refused.body).toMatchObject({ errorCode: 'verification.code.wait', value: { expirationTime: expect.any(Number) } })
    clock.shift(60_000)
    await as().call(smsNoLogin, { mobileNum }).expect(success)
    expect(await messages(mobileNum)).toHaveLength(2)
  })

  it('never stores the code in Redis in plain text', async () => {
    const mobileNum = mobile()
    await as().call(smsNoLogin, { mobileNum }).expect(success)
    const { redis } = container()
    const keys = await redis.keys(`*${mobileNum}*`)
    const stored = await Promise.all(keys.map((key) => redis.get(key)))
    expect(keys.length).toBeGreaterThan(0)
    expect(stored.join(' ')).not.toContain(await codeSentTo(mobileNum))
  })

  it.each([
    { given: 'no number', body: {}, message: 'required' },
    { given: 'a land line', body: { mobileNo: '0281234567', countryDialingCode: '63' }, message: 'pattern' },
    { given: 'letters', body: { mobileNo: 'abcdefgh', countryDialingCode: '63' }, message: 'pattern' },
    { given: 'an unknown dialling code', body: { mobileNo: '9171234567', countryDialingCode: '999' }, message: 'pattern' },
  ])('refuses $given', async ({ body, message }) => {
    const response = await as().call(smsRegister, body)
    expect(response).toMatchObject({
      status: 200,
      body: { errorCode: 'request.param.err', value: { fields: [{ path: 'mobileNum', message }] } },
    })
  })

  it('sends no registration code to a number in use', async () => {
    const { mobileNumber } = await given.member({ mobileNumber: mobile() })
    expect((await as().call(smsRegister, { mobileNo: mobileNumber!, countryDialingCode: '63' })).body.errorCode).toBe(
      'exists.mobile.err',
    )
    await as().call(smsNoLogin, { mobileNum: mobileNumber!, countryDialingCode: '63' }).expect(success)
  })

  it('is off if the merchant neither registers by mobile nor verifies numbers', async () => {
    const { code: merchantCode } = await given.merchant({
      settings: { registration: { byMobile: false, verifiesMobile: false } },
    })
    expect((await as({ merchantCode }).call(smsRegister, { mobileNo: mobile() })).body.errorCode).toBe('function.not.available')
  })

  it('serves members on their own path, but no visitors and no trial members', async () => {
    const body = { mobileNum: mobile() }
    expect((await as().call(sms, body)).body.errorCode).toBe('login.not.session')
    expect((await as(await given.member({ type: 4 })).call(sms, body)).body.errorCode).toBe('trial.not.allowed')
    await as(await given.member())
      .call(sms, body)
      .expect(success)
  })
})

describe('a code', () => {
  it('is good once', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    const code = await codeSentTo(number)
    await registerWith(number, code).expect(success)
    expect((await registerWith(mobile(), code)).body.errorCode).toBe('validate_verification_code_error')
  })

  it('is used up only by success', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    expect((await registerWith(number, '0000000')).body.errorCode).toBe('validate_verification_code_error')
    await registerWith(number, await codeSentTo(number)).expect(success)
  })

  it('expires after 5 minutes', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    clock.shift(5 * 60_000)
    expect((await registerWith(number, await codeSentTo(number))).body.errorCode).toBe('validate_verification_code_error')
  })

  it('is valid only for its own purpose', async () => {
    const number = mobile()
    await as().call(smsNoLogin, { mobileNum: number })
    expect((await registerWith(number, await codeSentTo(number))).body.errorCode).toBe('validate_verification_code_error')
  })

  it('is valid only for its own merchant, whatever the body says', async () => {
    const other = await given.merchant()
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number }).expect(success)
    const form = {
      mobileNum: number,
      verificationCode: await codeSentTo(number),
      password: 'demo1234',
      confirmPassword: 'demo1234',
    }
    const { body } = await as({ merchantCode: other.code }).call(registerEndpoints.registerByMobile, {
      ...form,
      merchantCode: 'test',
    } as never)
    expect(body.errorCode).toBe('validate_verification_code_error')
    await as()
      .call(registerEndpoints.registerByMobile, { ...form, merchantCode: other.code } as never)
      .expect(success)
    const { merchant } = await container().database.prisma.member.findFirstOrThrow({
      where: { mobileNumber: number },
      select: { merchant: { select: { code: true } } },
    })
    expect(merchant.code).toBe('test')
  })

  it('allows five attempts', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    const code = await codeSentTo(number)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await registerWith(number, wrong)).body.errorCode).toBe('validate_verification_code_error')
    }
    expect((await registerWith(number, code)).body.errorCode).toBe('max.attempt.limit')
    clock.shift(60_000)
    await as().call(smsRegister, { mobileNo: number }).expect(success)
    await registerWith(number, await codeSentTo(number)).expect(success)
  })
})

const PROVED = new Date('2026-01-01')
const from = (ip: string) => ({ 'X-Forwarded-For': ip })
let addresses = 0
const address = () => `code${(addresses += 1)}@example.com`
const strict = () => given.merchant({ settings: { profile: 'strict' } })
const events = (memberId: number) =>
  container().database.prisma.securityEvent.findMany({ where: { memberId }, select: { kind: true } })
const row = (id: number) => container().database.prisma.member.findUniqueOrThrow({ where: { id } })

describe('how many codes', () => {
  it('one number gets per hour, as the merchant allows, for any purpose, with no messages beyond that', async () => {
    clock.shift(60 * 60_000 - (clock.now().getTime() % (60 * 60_000)))
    const number = mobile()
    const { code: merchantCode } = await given.merchant({ settings: { sms: { perHour: 6 } } })
    for (let sent = 0; sent < 3; sent++) {
      await as({ merchantCode })
        .call(smsNoLogin, { mobileNum: number }, from(`192.0.2.${sent}`))
        .expect(success)
      await as({ merchantCode })
        .call(smsRegister, { mobileNo: number }, from(`192.0.2.${sent}`))
        .expect(success)
      clock.shift(60_000)
    }
    const { body } = await as({ merchantCode }).call(smsNoLogin, { mobileNum: number }).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'verification.code.wait' })
    expect(body.value.expirationTime - clock.now().getTime()).toBeGreaterThan(0)
    expect(await outbox.smsTo(number)).toHaveLength(6)
    clock.shift(60 * 60_000)
    await as({ merchantCode }).call(smsNoLogin, { mobileNum: number }).expect(success)
  })

  it('one stranger can send to a number: only part of it, so that its owner still gets codes', async () => {
    clock.shift(60 * 60_000 - (clock.now().getTime() % (60 * 60_000)))
    const merchant = await given.merchant({ settings: { sms: { perHour: 6 } } })
    const owner = await given.member({ merchant, mobileNumber: mobile(), mobileVerifiedAt: PROVED })
    const body = { mobileNum: owner.mobileNumber!, countryDialingCode: '63' }
    const send = async (ip: string) => {
      clock.shift(60_000)
      return isAccepted(await as({ merchantCode: merchant.code }).call(smsNoLogin, body, from(ip)))
    }
    const answers: boolean[] = []
    for (const ip of Array<string>(6).fill('192.0.2.66')) answers.push(await send(ip))
    expect(answers).toEqual([true, true, true, true, false, false])
    // From elsewhere the owner still gets a login code, and in an open session always, whatever strangers have requested.
    expect([await send('192.0.2.67'), await send('192.0.2.67'), await send('192.0.2.67')]).toEqual([true, true, false])
    await as(owner).call(verificationEndpoints.smsSendVerified).expect(success)
  })

  it('one IP address can send per hour, to any number', async () => {
    const { code: merchantCode } = await given.merchant({ settings: { sms: { perIpHour: 3 } } })
    const send = (ip: string) => as({ merchantCode }).call(smsNoLogin, { mobileNum: mobile() }, from(ip))
    for (let sent = 0; sent < 3; sent++) await send('192.0.2.77').expect(success)
    const { status, body } = await send('192.0.2.77')
    expect({ status, ...body }).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST',
      value: { retryAfter: expect.any(Number) },
    })
    await send('192.0.2.78').expect(success)
  })

  it('one address gets per day, as the merchant allows', async () => {
    const { code: merchantCode } = await given.merchant({
      settings: { registration: { byMail: true }, sms: { perHour: 5, perDay: 2 } },
    })
    const email = address()
    const send = () => as({ merchantCode }).call(verificationEndpoints.mailRegister, { email })
    for (let sent = 0; sent < 2; sent++) {
      await send().expect(success)
      clock.shift(60_000)
    }
    expect((await send()).body.errorCode).toBe('verification.code.wait')
  })
})

describe.each([
  {
    channel: 'a number',
    target: () => ({ mobileNum: mobile(), countryDialingCode: '63' }),
    own: () => ({ mobileNumber: mobile(), mobileVerifiedAt: PROVED }),
    unproved: () => ({ mobileNumber: mobile() }),
    targetOf: (details: { mobileNumber?: string }) => ({ mobileNum: details.mobileNumber!, countryDialingCode: '63' }),
    codeTo: ({ mobileNum = '' }: { mobileNum?: string }) => outbox.smsCode(mobileNum),
    send: verificationEndpoints.smsSend,
    sendVerified: verificationEndpoints.smsSendVerified,
    verify: verificationEndpoints.smsVerify,
    verifyCurrent: verificationEndpoints.smsVerifyCurrent,
    verifyCheck: verificationEndpoints.smsVerifyCheck,
    rebind: verificationEndpoints.smsBindAndReset,
    taken: 'exists.mobile.err',
    unverified: 'not_verified_mobileNo',
    event: 'MOBILE_BOUND',
    way: 'sms',
    provedAt: 'mobileVerifiedAt' as const,
  },
  {
    channel: 'an address',
    target: () => ({ email: address() }),
    own: () => ({ email: address(), emailVerifiedAt: PROVED }),
    unproved: () => ({ email: address() }),
    targetOf: (details: { email?: string }) => ({ email: details.email! }),
    codeTo: ({ email = '' }: { email?: string }) => outbox.mailCode(email),
    send: verificationEndpoints.mailSend,
    sendVerified: verificationEndpoints.mailSendVerified,
    verify: verificationEndpoints.mailVerify,
    verifyCurrent: verificationEndpoints.mailVerifyCurrent,
    verifyCheck: verificationEndpoints.mailVerifyCheck,
    rebind: verificationEndpoints.mailBindAndReset,
    taken: 'exists.email.err',
    unverified: 'not_verified_email',
    event: 'EMAIL_BOUND',
    way: 'mail',
    provedAt: 'emailVerifiedAt' as const,
  },
])('verifying $channel', (way) => {
  const { send, sendVerified, verify, verifyCurrent, verifyCheck, rebind } = way
  const codeOf = (target: object) => way.codeTo(target)
  const refusedWith = (code: string) => ({ status: expect.any(Number), body: { success: false, errorCode: code } })

  async function proveOwn(member: Awaited<ReturnType<typeof given.member>>, details: object) {
    await as(member).call(sendVerified).expect(success)
    return as(member).call(verifyCurrent, { verificationCode: await codeOf(way.targetOf(details)) })
  }

  it('binds it, records it, and uses up the code', async () => {
    const [member, target] = [await given.member(), way.target()]
    await as(member)
      .call(send, target as never)
      .expect(success)
    const code = await codeOf(target)
    await as(member)
      .call(verify, { ...target, verificationCode: code } as never)
      .expect(success)
    expect((await row(member.id))[way.provedAt]).toBeInstanceOf(Date)
    expect(await events(member.id)).toEqual([{ kind: way.event }])
    expect(await as(member).call(verify, { ...target, verificationCode: code } as never)).toMatchObject(
      refusedWith('validate_verification_code_error'),
    )
  })

  it('verifies the one given at registration without asking for another', async () => {
    const details = way.unproved()
    const member = await given.member(details)
    const target = way.targetOf(details)
    await as(member)
      .call(send, target as never)
      .expect(success)
    await as(member)
      .call(verify, { ...target, verificationCode: await codeOf(target) } as never)
      .expect(success)
    expect((await row(member.id))[way.provedAt]).toBeInstanceOf(Date)
  })

  it('can check a code without using it up; wrong attempts count', async () => {
    const [member, target] = [await given.member(), way.target()]
    await as(member).call(send, target as never)
    const code = await codeOf(target)
    for (let time = 0; time < 7; time++)
      await as(member)
        .call(verifyCheck, { ...target, verificationCode: code } as never)
        .expect(success)
    for (let time = 0; time < 5; time++) {
      expect(await as(member).call(verifyCheck, { ...target, verificationCode: wrongCode(code) } as never)).toMatchObject(
        refusedWith('validate_verification_code_error'),
      )
    }
    expect(await as(member).call(verify, { ...target, verificationCode: code } as never)).toMatchObject(
      refusedWith('max.attempt.limit'),
    )
    expect((await row(member.id))[way.provedAt]).toBeNull()
  })

  it('is for one member only, also of two at once', async () => {
    const details = way.own()
    await given.member(details)
    const [first, second] = [await given.member(), await given.member()]
    expect(await as(first).call(send, way.targetOf(details) as never)).toMatchObject(refusedWith(way.taken))
    expect(await as(first).call(verify, { ...way.targetOf(details), verificationCode: '111111' } as never)).toMatchObject(
      refusedWith(way.taken),
    )

    const target = way.target()
    await as(first).call(send, target as never)
    const code = await codeOf(target)
    const answers = await Promise.all(
      [first, second].map((member) => as(member).call(verify, { ...target, verificationCode: code } as never)),
    )
    expect(answers.filter(isAccepted)).toHaveLength(1)
  })

  it('needs a proof before another replaces it, whatever the merchant’s settings', async () => {
    const details = way.own()
    const member = await given.member(details)
    const target = way.target()
    await as(member).call(send, target as never)
    const code = await codeOf(target)
    for (const endpoint of [verify, rebind]) {
      const refused = await as(member).call(endpoint, { ...target, verificationCode: code } as never)
      expect(refused).toMatchObject({ status: 200, body: { errorCode: 'second.factor.required', value: { ways: [way.way] } } })
    }
    const { body } = await proveOwn(member, details)
    expect(body.value.validUntil).toBeGreaterThan(clock.now().getTime())
    await as(member)
      .call(rebind, { ...target, verificationCode: code } as never)
      .expect(success)
    expect((await row(member.id))[way.provedAt]).not.toEqual(PROVED)
  })

  it('ACC-06: in the strict profile needs any available proof before the first binding', async () => {
    const merchant = await strict()
    const bare = await given.member({ merchant })
    const target = way.target()
    await as(bare).call(send, target as never)
    await as(bare)
      .call(verify, { ...target, verificationCode: await codeOf(target) } as never)
      .expect(success)

    const guarded = await given.member({ merchant })
    await container().database.prisma.securityAnswer.create({
      data: { memberId: guarded.id, questionId: 1, answerHash: 'x', createdAt: PROVED },
    })
    const other = way.target()
    await as(guarded).call(send, other as never)
    expect(await as(guarded).call(verify, { ...other, verificationCode: await codeOf(other) } as never)).toMatchObject({
      status: 200,
      body: { errorCode: 'second.factor.required', value: { ways: ['question'] } },
    })
  })

  it('accepts a code only to the member’s own number or address as a proof', async () => {
    const member = await given.member(way.unproved())
    expect(await as(member).call(sendVerified)).toMatchObject(refusedWith(way.unverified))
    expect(await as(member).call(verifyCurrent, { verificationCode: '111111' })).toMatchObject(refusedWith(way.unverified))

    const details = way.own()
    const owner = await given.member(details)
    await as(owner).call(send, way.targetOf(details) as never)
    const forBinding = await codeOf(way.targetOf(details))
    expect(await as(owner).call(verifyCurrent, { verificationCode: forBinding })).toMatchObject(
      refusedWith('validate_verification_code_error'),
    )
    expect(await proveOwn(owner, details)).toMatchObject({ status: 200 })
  })

  it('is not for trial members', async () => {
    const trial = await given.member({ type: 4 })
    expect(await as(trial).call(sendVerified)).toMatchObject(refusedWith('trial.not.allowed'))
  })
})

describe('a code by mail', () => {
  it.each([
    ['TY', 'ang code mo'],
    ['EN', 'is your code for'],
    ['CN', '验证码'],
    ['VI', 'là mã của bạn'],
  ])('is written in %s, as text and HTML', async (Language, words) => {
    const email = address()
    await as(await given.member())
      .call(verificationEndpoints.mailSend, { email }, { Language })
      .expect(success)
    const [mail] = await outbox.mailsTo(email)
    expect(mail!.subject).toContain(words)
    expect(mail!.html).toContain(await outbox.mailCode(email))
  })

  it('for registration reports an address in use, and can be checked before the form is sent', async () => {
    const { mailRegister, mailRegisterVerify } = verificationEndpoints
    const merchant = await given.merchant({ settings: { registration: { byMail: true } } })
    const visitor = as({ merchantCode: merchant.code })
    const taken = address()
    await given.member({ merchant, email: taken })
    expect((await visitor.call(mailRegister, { email: taken.toUpperCase() })).body.errorCode).toBe('exists.email.err')
    const email = address()
    await visitor.call(mailRegister, { email })
    const verificationCode = await outbox.mailCode(email)
    for (let time = 0; time < 2; time++) await visitor.call(mailRegisterVerify, { email, verificationCode }).expect(success)
    expect(
      (await visitor.call(mailRegisterVerify, { email, verificationCode: wrongCode(verificationCode) })).body.errorCode,
    ).toBe('validate_verification_code_error')
  })

  it('for registration is not available if registering by mail is off', async () => {
    const email = address()
    expect((await as().call(verificationEndpoints.mailRegister, { email })).body.errorCode).toBe('function.not.available')
    expect(await outbox.mailsTo(email)).toEqual([])
  })

  it('is not sent to an invalid address', async () => {
    const { body } = await as(await given.member())
      .call(verificationEndpoints.mailSend, { email: 'no address' })
      .expect(refusal)
    expect(body).toMatchObject({ errorCode: 'request.param.err', value: { fields: [{ path: 'email', message: 'pattern' }] } })
  })
})
