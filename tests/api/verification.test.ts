import { describe, expect, it } from 'vitest'
import { registerEndpoints } from '#contract/register.ts'
import { verificationEndpoints } from '#contract/verification.ts'
import { startApi } from '#tests/support/api.ts'

const { as, clock, given, container } = startApi()
const { smsRegister, smsNoLogin, sms } = verificationEndpoints

let numbers = 2_000_000
const mobile = () => `917${String((numbers += 1))}`
const messages = (mobileNumber: string) =>
  container().database.prisma.smsOutbox.findMany({ where: { mobileNumber }, orderBy: { id: 'asc' } })
async function codeSentTo(mobileNumber: string): Promise<string> {
  const text = (await messages(mobileNumber)).at(-1)!.text
  return /\d{6}/.exec(text)![0]
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
  it('puts it in the outbox and tells when the next may be sent', async () => {
    const mobileNo = mobile()
    const { body } = await as().call(smsRegister, { mobileNo, countryDialingCode: '63' }).expect(200)
    expect(Math.abs(body.value.expirationTime - clock.now().getTime() - 60_000)).toBeLessThan(5_000)
    expect(await messages(mobileNo)).toMatchObject([
      { diallingCode: '63', purpose: 'register', text: expect.stringMatching(/\d{6}/) },
    ])
  })

  it('writes in the caller’s language', async () => {
    const mobileNum = mobile()
    await as().call(smsNoLogin, { mobileNum, countryDialingCode: '63' }, { Language: 'EN' }).expect(200)
    expect((await messages(mobileNum))[0]!.text).toContain('valid for 5 minutes')
  })

  it('takes either spelling of the number, a leading zero and no dialling code', async () => {
    const number = mobile()
    await as()
      .call(smsNoLogin, { mobileNo: `0${number}` })
      .expect(200)
    expect(await messages(number)).toHaveLength(1)
  })

  it('waits a minute between two codes, however many ask at once', async () => {
    const mobileNum = mobile()
    const answers = await Promise.all([1, 2, 3].map(() => as().call(smsNoLogin, { mobileNum })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.find(({ status }) => status === 400)!
    expect(refused.body).toMatchObject({ errorCode: 'verification.code.wait', value: { expirationTime: expect.any(Number) } })
    clock.shift(60_000)
    await as().call(smsNoLogin, { mobileNum }).expect(200)
    expect(await messages(mobileNum)).toHaveLength(2)
  })

  it('never keeps the code in Redis in clear', async () => {
    const mobileNum = mobile()
    await as().call(smsNoLogin, { mobileNum }).expect(200)
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
      status: 400,
      body: { errorCode: 'request.param.err', value: { fields: [{ path: 'mobileNum', message }] } },
    })
  })

  it('sends no registration code to a number in use', async () => {
    const { mobileNumber } = await given.member({ mobileNumber: mobile() })
    expect((await as().call(smsRegister, { mobileNo: mobileNumber!, countryDialingCode: '63' })).body.errorCode).toBe(
      'exists.mobile.err',
    )
    await as().call(smsNoLogin, { mobileNum: mobileNumber!, countryDialingCode: '63' }).expect(200)
  })

  it('is off where the merchant neither registers by mobile nor verifies numbers', async () => {
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
      .expect(200)
  })
})

describe('a code', () => {
  it('is good once', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    const code = await codeSentTo(number)
    await registerWith(number, code).expect(200)
    expect((await registerWith(mobile(), code)).body.errorCode).toBe('validate_verification_code_error')
  })

  it('is used up by success only', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    expect((await registerWith(number, '0000000')).body.errorCode).toBe('validate_verification_code_error')
    await registerWith(number, await codeSentTo(number)).expect(200)
  })

  it('expires after 5 minutes', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    clock.shift(5 * 60_000)
    expect((await registerWith(number, await codeSentTo(number))).body.errorCode).toBe('validate_verification_code_error')
  })

  it('is for its own purpose', async () => {
    const number = mobile()
    await as().call(smsNoLogin, { mobileNum: number })
    expect((await registerWith(number, await codeSentTo(number))).body.errorCode).toBe('validate_verification_code_error')
  })

  it('allows five tries', async () => {
    const number = mobile()
    await as().call(smsRegister, { mobileNo: number })
    const code = await codeSentTo(number)
    const wrong = code === '111111' ? '222222' : '111111'
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await registerWith(number, wrong)).body.errorCode).toBe('validate_verification_code_error')
    }
    expect((await registerWith(number, code)).body.errorCode).toBe('max.attempt.limit')
    clock.shift(60_000)
    await as().call(smsRegister, { mobileNo: number }).expect(200)
    await registerWith(number, await codeSentTo(number)).expect(200)
  })
})
