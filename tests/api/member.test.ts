import { describe, expect, it } from 'vitest'
import * as fairnessEndpoints from '#contract/play/fairness/fairness.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as profileEndpoints from '#contract/identity/member/profile.ts'
import * as registerEndpoints from '#contract/identity/register.ts'
import { REGISTER_FIELDS } from '#contract/identity/register.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import { amount } from '#seed/builders/index.ts'
import { findByAnyName } from '#server/features/identity/member/find-by-any-name.repository.ts'
import { DEFAULT_REGISTER_RULES } from '#server/platform/merchant/register-rules.ts'
import { startApi } from '#tests/support/api.ts'
import { codeIn } from '#tests/support/outbox.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { info } = memberEndpoints
const { setLanguage, updateProfile, setNickname, setPayeeName, setEmail, setMobile, acceptTerms, close } = profileEndpoints

describe('the member’s information', () => {
  it('WIR-20: returns the logged-in member, and nothing secret', async () => {
    const merchant = await given.merchant()
    await given.ranks([{}, { names: { en: 'Gold', tl: 'Ginto' } }], merchant)
    const parent = await given.agent({ merchant })
    const member = await given.member({
      merchant,
      type: 2,
      parent,
      nickname: 'Johnny',
      email: 'juan@example.com',
      mobileNumber: '9171112223',
      mobileVerifiedAt: new Date(),
      language: 'en',
    })
    await given.rank({ member, level: 2 })
    const { body } = await as(member).call(info).expect(success)
    expect(body.value).toEqual({
      id: member.id,
      account: member.username,
      nickname: 'Johnny',
      type: 2,
      clubLabel: { labelName: 'Ginto' },
      avatar: '0',
      avatarType: 'STATIC',
      regDate: expect.any(Number),
      mobile: '******2223',
      mobileVerified: true,
      email: 'juan@example.com',
      emailVerified: false,
      payeeName: '',
      birthday: '',
      contacts: {},
      hasPaymentPassword: false,
      mustChangePassword: false,
      termsDue: '',
      countryDialingCode: '63',
      toUpline: true,
      inboxUnreadCount: 0,
      language: 'en',
      lastLoginTime: null,
      token: member.token,
    })
  })

  it('counts unread messages, but none for a trial member', async () => {
    const [member, trial] = [await given.member(), await given.member({ type: 4 })]
    await given.inboxMessage({ member })
    await given.inboxMessage({ member: trial })
    expect((await as(member).call(info)).body.value.inboxUnreadCount).toBe(1)
    expect((await as(trial).call(info)).body.value).toMatchObject({ inboxUnreadCount: 0, type: 4, clubLabel: null, mobile: '' })
  })

  it('answers 401 to a visitor', async () => {
    expect(await as().call(info)).toMatchObject({ status: 401, body: { success: false, errorCode: 'login.not.session' } })
  })
})

describe('the language', () => {
  it.each([
    ['CN', 'zh'],
    ['ty', 'tl'],
    ['EN', 'en'],
    ['vi', 'vi'],
  ])('is saved, sent as %s', async (code, language) => {
    const member = await given.member({ language: code === 'EN' ? 'tl' : 'en' })
    await as(member).call(setLanguage, { language: code }).expect(success)
    expect((await as(member).call(info)).body.value.language).toBe(language)
  })

  it('is refused if it is unknown or not offered', async () => {
    const member = await given.member({ merchant: await given.merchant({ settings: { languages: ['tl', 'en'] } }) })
    for (const language of ['KL', 'CN']) {
      expect(await as(member).call(setLanguage, { language })).toMatchObject({
        status: 200,
        body: { errorCode: 'request.param.err' },
      })
    }
    expect(await container().database.prisma.member.findUnique({ where: { id: member.id } })).toMatchObject({ language: 'tl' })
  })

  it('is saved for members only', async () => {
    expect((await as().call(setLanguage, { language: 'EN' })).body.errorCode).toBe('login.not.session')
  })
})

type Details = NonNullable<Parameters<typeof given.member>[0]>
let numbers = 6_000_000
const mobile = () => `917${String((numbers += 1))}`
const rowOf = (id: number) => container().database.prisma.member.findUniqueOrThrow({ where: { id } })
const eventsOf = async (memberId: number) =>
  (await container().database.prisma.securityEvent.findMany({ where: { memberId }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  )
const rulesWith = (rules: Partial<Record<(typeof REGISTER_FIELDS)[number], object>>) => {
  const all = { ...DEFAULT_REGISTER_RULES }
  for (const field of REGISTER_FIELDS) all[field] = { ...all[field], ...rules[field] }
  return all
}
const shop = (settings: Record<string, unknown>) => given.merchant({ settings })
const fieldError = (path: string, message: string) => ({
  status: 200,
  body: { errorCode: 'request.param.err', value: { fields: [expect.objectContaining({ path, message })] } },
})

describe('the profile', () => {
  it.each([
    ['of nothing to see', '\u200b\u200b\u200b'],
    ['with something unseen in another’s', 'Pala\u200bro'],
    ['that turns the writing round', '\u202eorala'],
    ['of control characters', 'Pala\nro'],
    ['of markup', '<b>Palaro'],
  ])('refuses the nickname %s', async (_, nickname) => {
    const member = await given.member()
    expect((await as(member).call(setNickname, { nickname })).body.errorCode).toBe('format.nickname.err')
    await as(member)
      .call(setNickname, { nickname: `Añgel 😀 ${member.id}` })
      .expect(success)
  })

  it('changes part by part, and logs it (ACC-08)', async () => {
    const member = await given.member({ email: 'old@example.com' })
    const person = { nickname: 'Maring', payeeName: 'Maria  Santos', email: 'Maria@Example.com', birthday: '1990-05-06' }
    await as(member).call(updateProfile, person).expect(success)
    expect((await as(member).call(info)).body.value).toMatchObject({
      nickname: 'Maring',
      payeeName: 'Maria Santos',
      email: 'maria@example.com',
      emailVerified: false,
      birthday: '1990-05-06',
    })
    expect(await eventsOf(member.id)).toEqual(['EMAIL_CHANGED', 'PROFILE_CHANGED'])
    await as(member).call(updateProfile, person).expect(success)
    expect(await eventsOf(member.id)).toHaveLength(2)
  })

  it('ACC-06 removes a verified address or number only after a proof, at every merchant', async () => {
    const number = mobile()
    const member = await given.member({
      email: 'proved@example.com',
      emailVerifiedAt: new Date(),
      mobileNumber: number,
      mobileVerifiedAt: new Date(),
    })
    const byCall = await as(member).call(setEmail, { email: 'thief@example.com' })
    expect(byCall).toMatchObject({ status: 200, body: { errorCode: 'second.factor.required', value: { ways: ['sms', 'mail'] } } })
    const byProfile = await as(member).call(updateProfile, { email: 'thief@example.com' })
    expect(byProfile.body.errorCode).toBe('second.factor.required')
    const byNumber = await as(member).call(setMobile, { mobileNum: mobile(), verificationCode: '123456' })
    expect(byNumber.body.errorCode).toBe('second.factor.required')
    expect(await rowOf(member.id)).toMatchObject({ email: 'proved@example.com', mobileNumber: number })

    await as(member).call(verificationEndpoints.mailSendVerified).expect(success)
    const { text } = await container().database.prisma.mailOutbox.findFirstOrThrow({ where: { recipient: 'proved@example.com' } })
    await as(member)
      .call(verificationEndpoints.mailVerifyCurrent, { verificationCode: codeIn(text) })
      .expect(success)
    await as(member).call(setEmail, { email: 'mine@example.com' }).expect(success)
    expect(await rowOf(member.id)).toMatchObject({ email: 'mine@example.com', emailVerifiedAt: null })
  })

  it('WIR-20: can be changed by the single-field calls too', async () => {
    const member = await given.member()
    await as(member).call(setNickname, { nickname: 'Solo' }).expect(success)
    await as(member).call(setPayeeName, { payeeName: 'Solo Cruz' }).expect(success)
    const email = `${member.username}@example.com`
    await as(member).call(setEmail, { email }).expect(success)
    expect(await rowOf(member.id)).toMatchObject({ nickname: 'Solo', payeeName: 'Solo Cruz', email })
  })

  it.each([
    { given: 'a short nickname', body: { nickname: 'x' }, refusal: { body: { errorCode: 'format.nickname.err' } } },
    { given: 'a payee name with digits', body: { payeeName: 'Juan 2' }, refusal: fieldError('payeeName', 'pattern') },
    { given: 'a short e-mail address', body: { email: 'x@y' }, refusal: fieldError('email', 'length') },
    { given: 'an invalid e-mail address', body: { email: 'no body@x.com' }, refusal: fieldError('email', 'pattern') },
    { given: 'an invalid day', body: { birthday: '2001-02-30' }, refusal: fieldError('birthday', 'pattern') },
    {
      given: 'the birthday of a child (ACC-04)',
      body: { birthday: '2020-01-01' },
      refusal: { body: { errorCode: 'register.underage' } },
    },
    {
      given: 'a contact the merchant does not ask for',
      body: { wechat: 'me' },
      refusal: { body: { errorCode: 'function.not.available', value: { field: 'wechat' } } },
    },
  ])('refuses $given, by the registration rule, and saves nothing', async ({ body, refusal }) => {
    const member = await given.member()
    const before = await rowOf(member.id)
    expect(await as(member).call(updateProfile, { nickname: 'Kept Out', ...body })).toMatchObject(refusal)
    expect(await rowOf(member.id)).toEqual(before)
  })

  it('saves the contacts the merchant asks for, and can clear them', async () => {
    const merchant = await shop({ registration: { rules: rulesWith({ wechat: { enabled: true }, line: { enabled: true } }) } })
    const member = await given.member({ merchant })
    await as(member).call(updateProfile, { wechat: 'we', line: 'li', qqNum: '' }).expect(success)
    expect((await as(member).call(info)).body.value.contacts).toEqual({ wechat: 'we', line: 'li' })
    await as(member).call(updateProfile, { wechat: '' }).expect(success)
    expect((await as(member).call(info)).body.value.contacts).toEqual({ line: 'li' })
  })

  it.each([
    { part: 'payeeName', details: { payeeName: 'Ana Reyes' }, same: 'Ana Reyes', other: 'Bea Reyes' },
    { part: 'birthday', details: { birthday: new Date('1990-05-06') }, same: '1990-05-06', other: '1990-05-07' },
  ])('keeps the $part once it is set', async ({ part, details, same, other }) => {
    const member = await given.member(details)
    await as(member)
      .call(updateProfile, { [part]: same })
      .expect(success)
    const refused = await as(member).call(updateProfile, { [part]: other })
    expect(refused).toMatchObject({ status: 200, body: { errorCode: 'profile.set.once', value: { field: part } } })
  })

  it('sets the payee once, of two simultaneous names', async () => {
    const member = await given.member()
    const names = ['Ana Reyes', 'Bea Reyes', 'Cora Reyes', 'Dina Reyes']
    const answers = await Promise.all(names.map((payeeName) => as(member).call(setPayeeName, { payeeName })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'profile.set.once')).toHaveLength(3)
  })

  it.each([
    { part: 'nickname', details: { nickname: 'Famous' }, value: 'Famous', code: 'exists.nickname.err' },
    { part: 'email', details: { email: 'taken@example.com' }, value: 'TAKEN@example.com', code: 'exists.email.err' },
  ])('does not change another member’s $part', async ({ part, details, value, code }) => {
    const merchant = await given.merchant()
    await given.member({ merchant, ...details })
    const refused = await as(await given.member({ merchant })).call(updateProfile, { [part]: value })
    expect(refused).toMatchObject({ status: 200, body: { errorCode: code } })
  })

  it('gives a nickname to one of many simultaneous requests', async () => {
    const merchant = await given.merchant()
    const members = await Promise.all([1, 2, 3, 4].map(() => given.member({ merchant })))
    const answers = await Promise.all(members.map((member) => as(member).call(setNickname, { nickname: 'Wanted' })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'exists.nickname.err')).toHaveLength(3)
  })

  it('is not for trial members or visitors', async () => {
    const trial = await given.member({ type: 4 })
    expect((await as(trial).call(setNickname, { nickname: 'Guest Who' })).body.errorCode).toBe('trial.not.allowed')
    expect((await as().call(setNickname, { nickname: 'Nobody' })).body.errorCode).toBe('login.not.session')
  })

  it('needs a second factor before a change to the account’s protection (ACC-06)', async () => {
    const merchant = await shop({ profile: 'strict' })
    const member = await given.member({ merchant, diallingCode: '63', mobileNumber: mobile(), mobileVerifiedAt: new Date() })
    const refusal = { status: 200, body: { errorCode: 'second.factor.required', value: { ways: ['sms'] } } }
    const before = await rowOf(member.id)
    expect(await as(member).call(setEmail, { email: 'new@example.com' })).toMatchObject(refusal)
    expect(await as(member).call(setPayeeName, { payeeName: 'Ana Reyes' })).toMatchObject(refusal)
    expect(await as(member).call(setMobile, { mobileNum: mobile(), verificationCode: '123456' })).toMatchObject(refusal)
    expect(await as(member).call(close, { password: member.password })).toMatchObject(refusal)
    expect(await rowOf(member.id)).toEqual(before)
    await as(member).call(setNickname, { nickname: 'Free To Choose' }).expect(success)
    const proof = `palaro:{m:${member.id}}:proof:${member.sessionId}`
    await container().redis.set(proof, `${Date.now() + 60_000}:sms`)
    await as(member).call(setEmail, { email: 'new@example.com' }).expect(success)
  })
})

describe('the mobile number', () => {
  async function codeFor(member: Awaited<ReturnType<typeof given.member>>, mobileNum: string) {
    await as(member).call(verificationEndpoints.sms, { mobileNum, countryDialingCode: '63' }).expect(success)
    const { text } = await container().database.prisma.smsOutbox.findFirstOrThrow({
      where: { mobileNumber: mobileNum },
      orderBy: { id: 'desc' },
    })
    return codeIn(text)
  }

  it('changes with a code sent to the new one', async () => {
    const [member, mobileNum] = [await given.member({ mobileNumber: mobile() }), mobile()]
    const verificationCode = await codeFor(member, mobileNum)
    await as(member)
      .call(setMobile, { mobileNum: `0${mobileNum}`, verificationCode })
      .expect(success)
    expect(await rowOf(member.id)).toMatchObject({
      mobileNumber: mobileNum,
      diallingCode: '63',
      mobileVerifiedAt: expect.any(Date),
    })
    expect(await eventsOf(member.id)).toEqual(['MOBILE_BOUND'])
    // The same verified number: nothing to do.
    await as(member).call(setMobile, { mobileNum }).expect(success)
    expect(await eventsOf(member.id)).toHaveLength(1)
  })

  it('is verified in the same way if it never was', async () => {
    const mobileNum = mobile()
    const member = await given.member({ mobileNumber: mobileNum })
    await as(member)
      .call(setMobile, { mobileNum, verificationCode: await codeFor(member, mobileNum) })
      .expect(success)
    expect((await rowOf(member.id)).mobileVerifiedAt).not.toBeNull()
  })

  it.each([
    { given: 'no number', body: { mobileNum: '12345' }, refusal: fieldError('mobileNum', 'pattern') },
    { given: 'no code', body: {}, refusal: fieldError('verificationCode', 'required') },
    {
      given: 'a wrong code',
      body: { verificationCode: '0' },
      refusal: { body: { errorCode: 'validate_verification_code_error' } },
    },
  ])('stays as it is with $given', async ({ body, refusal }) => {
    const member = await given.member()
    expect(await as(member).call(setMobile, { mobileNum: mobile(), ...body })).toMatchObject(refusal)
    expect((await rowOf(member.id)).mobileNumber).toBeNull()
  })

  it('belongs to one member (ACC-05), which only the phone’s owner learns', async () => {
    const [mobileNum, member] = [mobile(), await given.member()]
    const verificationCode = await codeFor(member, mobileNum)
    await given.member({ mobileNumber: mobileNum })
    const guess = await as(member).call(setMobile, { mobileNum, verificationCode: '000000' })
    expect(guess.body.errorCode).toBe('validate_verification_code_error')
    expect((await as(member).call(setMobile, { mobileNum, verificationCode })).body.errorCode).toBe('exists.mobile.err')
  })

  it('needs no code if the merchant verifies none; of two simultaneous members one gets it', async () => {
    const merchant = await shop({ registration: { verifiesMobile: false } })
    const members = [await given.member({ merchant }), await given.member({ merchant })]
    const mobileNum = mobile()
    const answers = await Promise.all(members.map((member) => as(member).call(setMobile, { mobileNum })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.find(isRefused)?.body.errorCode).toBe('exists.mobile.err')
    const winner = members[answers.findIndex(isAccepted)]!
    expect((await rowOf(winner.id)).mobileVerifiedAt).toBeNull()
  })
})

describe('the terms', () => {
  it('are due if they changed, until the member accepts the current version (ACC-04)', async () => {
    const member = await given.member({ merchant: await shop({ terms: { version: '2' } }), termsVersion: '1' })
    expect((await as(member).call(info)).body.value.termsDue).toBe('2')
    expect(await as(member).call(acceptTerms, { version: '1' })).toMatchObject(fieldError('version', 'not the current one'))
    await as(member).call(acceptTerms, { version: '2' }).expect(success)
    await as(member).call(acceptTerms, { version: '2' }).expect(success)
    expect((await as(member).call(info)).body.value.termsDue).toBe('')
    expect(await rowOf(member.id)).toMatchObject({ termsVersion: '2', termsAcceptedAt: expect.any(Date) })
    expect(await eventsOf(member.id)).toEqual(['TERMS_ACCEPTED'])
  })
})

describe('closing an account (ACC-10)', () => {
  const balanceOf = ({ id, asset }: { id: number; asset: string }) => container().ledger.balanceOf(id, asset)
  const withBalance = (details: Details = {}) => given.member({ balance: amount('123.4567'), ...details })

  it('pays out the whole balance in one entry, ends every session and is final', async () => {
    const member = await withBalance()
    const { body } = await as(member).call(close, { password: member.password }).expect(success)
    expect(body.value).toEqual({ refunded: 123.4567 })
    expect(await balanceOf(member)).toBe(0n)
    expect(await rowOf(member.id)).toMatchObject({ status: 'CLOSED', closedAt: expect.any(Date) })
    expect(await eventsOf(member.id)).toEqual(['ACCOUNT_CLOSED'])
    const { rows } = await container().database.pool.query(
      `SELECT e.type, sum(p.amount) AS sum, count(*)::int AS lines FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
       WHERE e.reference = $1 GROUP BY e.type`,
      [`close-${member.id}`],
    )
    expect(rows).toMatchObject([{ type: 'WITHDRAWAL', lines: 2, sum: 0n }])
    expect((await as(member).call(info)).body.errorCode).toBe('login.not.session')
    const { username, password } = member
    expect((await as().call(sessionEndpoints.login, { username, password })).body.errorCode).toBe('login.pwd.forbidden.err')
    expect((await as().call(registerEndpoints.checkUsername, { username: `${username}` })).body.success).toBe(false)
  })

  it('closes an empty one without an entry', async () => {
    const member = await given.member()
    expect((await as(member).call(close, { password: member.password })).body.value).toEqual({ refunded: 0 })
  })

  it('pays once when requested many times at once', async () => {
    const member = await withBalance()
    const answers = await Promise.all([1, 2, 3, 4].map(() => as(member).call(close, { password: member.password })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(await eventsOf(member.id)).toEqual(['ACCOUNT_CLOSED'])
    expect(await balanceOf(member)).toBe(0n)
  })

  it('needs the password, with few attempts', async () => {
    const member = await withBalance()
    const codes: string[] = []
    for (let time = 0; time < 6; time++) codes.push((await as(member).call(close, { password: 'wrong' })).body.errorCode)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'modify.pw.incorrect.pw'), 'max.attempt.limit'])
    expect((await as(member).call(close, { password: member.password })).body.errorCode).toBe('max.attempt.limit')
    expect((await rowOf(member.id)).status).toBe('ACTIVE')
  })

  it('waits for a pending withdrawal', async () => {
    const member = await withBalance()
    const { ledger } = container()
    const { merchantId, asset } = member
    const held = await ledger.hold({
      merchantId,
      memberId: member.id,
      asset,
      amount: amount(23),
      type: 'WITHDRAWAL',
      reference: `w${member.id}`,
    })
    const refused = await as(member).call(close, { password: member.password })
    expect(refused).toMatchObject({ status: 200, body: { errorCode: 'account.close.pending' } })
    expect(await balanceOf(member)).toBe(amount('100.4567'))
    await ledger.voidHold(held.holdId)
    await as(member).call(close, { password: member.password }).expect(success)
  })

  it('waits for an open round', async () => {
    const member = await given.player('dice', { balance: amount(100) })
    await as(member).call(fairnessEndpoints.seeds).expect(success)
    const { prisma, pool } = container().database
    const pair = await prisma.fairSeedPair.findFirstOrThrow({ where: { memberId: member.id } })
    await pool.query(
      `INSERT INTO game_round (id, created_at, merchant_id, member_id, game_code, asset, is_trial, is_test, seed_pair_id, nonce, algorithm, stake, payout, balance_before, balance_after, detail)
       VALUES (1, now(), $1, $2, 'dice', 'PHP', false, false, $3, 1, 'x', 1, 0, 1, 0, '{}')`,
      [member.merchantId, member.id, pair.id],
    )
    const { token } = await container().sessions.open(member, { ip: '', device: '' })
    expect((await as({ token }).call(close, { password: member.password })).body.errorCode).toBe('account.close.pending')
  })
})

describe('a member who logs in', () => {
  it('is found by any name with the same fields as in Prisma', async () => {
    const { pool, prisma } = container().database
    const { id } = await given.member({ parent: await given.agent(), email: 'reads@example.com', mobileNumber: '9175556677' })
    const at = new Date('2026-02-03T04:05:06.789Z')
    const times = { mobileVerifiedAt: at, emailVerifiedAt: at, passwordChangedAt: at, termsAcceptedAt: at, excludedUntil: at }
    const whole = await prisma.member.update({
      where: { id },
      data: {
        ...times,
        firstLoginAt: at,
        lastLoginAt: at,
        birthday: new Date('1990-05-06'),
        contacts: { qq: '12345' },
        payeeName: 'Juan',
        termsVersion: '2',
        paymentPasswordHash: 'hash',
      },
    })
    const number = { diallingCode: '63', mobileNumber: '9175556677' }
    const unusedMobile = { diallingCode: '', mobileNumber: 'x' }
    for (const [name, phone] of [
      [whole.username, unusedMobile],
      ['reads@example.com', unusedMobile],
      ['9175556677', number],
    ] as const)
      expect(await findByAnyName(pool, whole.merchantId, name, phone)).toEqual(whole)
    expect(await findByAnyName(pool, whole.merchantId, 'nobody-has-this', unusedMobile)).toBeNull()
  })
})
