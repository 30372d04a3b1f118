/** Attempts to take over an account by resetting what protects its money (ACC-06, ADR 0016), one by one. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as downlineEndpoints from '#contract/agents/downline/downline.ts'
import * as downlineTransferEndpoints from '#contract/agents/downline/downline-transfer.ts'
import * as passwordEndpoints from '#contract/identity/password.ts'
import * as paymentPasswordEndpoints from '#contract/identity/payment-password.ts'
import * as payoutAccountEndpoints from '#contract/money/payout-account/payout-account.ts'
import * as securityEndpoints from '#contract/identity/security.ts'
import * as sessionEndpoints from '#contract/identity/session.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { amount, type MerchantRecord } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { readOutbox } from '#tests/support/outbox.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const outbox = readOutbox(container)
const { set, change, reset } = paymentPasswordEndpoints

const HOUR_MS = 3_600_000
const PIN = '123456'
const NEW = '246810'
const PASSWORD = 'brandnew99'
const PROVED = new Date('2026-01-01')
const CARD = { bankCode: 'BDO', cardNumber: '001234567890', cardHolder: 'Taker Dela Cruz' }
let site: MerchantRecord
let numbers = 6_100_000
const mobile = () => `917${String((numbers += 1))}`

beforeAll(async () => {
  await given.banks()
  site = await given.merchant({ flags: { CHNGPASSVERIF3: true, AGENTRANSMULTDOWN3: true, BINDCARD3: true } })
})
type Member = Awaited<ReturnType<typeof given.member>>
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode
async function logIn(username: string, password: string): Promise<TestCaller> {
  const { body } = await as({ merchantCode: site.code })
    .call(sessionEndpoints.loginUnsecure, { username, password })
    .expect(success)
  return { token: body.value.token, merchantCode: site.code }
}
const stateOf = async (caller: TestCaller) => (await as(caller).call(securityEndpoints.config).expect(success)).body.value
const bind = (caller: TestCaller, paymentPassword = PIN) =>
  as(caller).call(payoutAccountEndpoints.bind, { ...CARD, paymentPassword })

/** Resets the login password through a link to the address. */
async function resetByMail({ username, email }: Pick<Member, 'username' | 'email'>): Promise<TestCaller> {
  await as({ merchantCode: site.code }).call(passwordEndpoints.forgetByMail, { username, email: email! }).expect(success)
  const token = await outbox.mailToken(email!)
  await as({ merchantCode: site.code })
    .call(passwordEndpoints.reset, { token, newPassword: PASSWORD, confirmNewPassword: PASSWORD })
    .expect(success)
  return logIn(username, PASSWORD)
}
async function byMobile(caller: TestCaller, number: string): Promise<string> {
  await as(caller).call(verificationEndpoints.smsSendVerified).expect(success)
  return outbox.smsCode(number)
}

describe('ACC-06: an agent and an account it opened', () => {
  const form = () => ({ username: `taken${(numbers += 1)}`, password: 'firstpass1' })

  it('cannot prepare it: with its initial password, no protection can be set or bound', async () => {
    const boss = await given.member({ merchant: site, type: 1 })
    const asked = form()
    await as(boss).call(downlineEndpoints.open, asked).expect(success)
    const agent = await logIn(asked.username, asked.password)
    const body = { mobileNum: mobile(), countryDialingCode: '63', verificationCode: '123456' }

    const answers = [
      await as(agent).call(set, { password: PIN }),
      await as(agent).call(verificationEndpoints.smsVerify, body),
      await as(agent).call(verificationEndpoints.mailVerify, { email: 'agent@example.com', verificationCode: '123456' }),
      await as(agent).call(passwordEndpoints.bindAndReset, { ...body, newPassword: PASSWORD }),
    ]

    expect(answers.map(codeOf)).toEqual(answers.map(() => 'password.change.required'))
  })

  it('cannot come back after the owner’s login, even after a move, and is told why', async () => {
    const boss = await given.member({ merchant: site, type: 1 })
    const asked = form()
    const { customerId } = (await as(boss).call(downlineEndpoints.open, asked).expect(success)).body.value
    const owner = await logIn(asked.username, asked.password)
    const own = { oldPassword: asked.password, newPassword: PASSWORD, confirmPassword: PASSWORD }
    await as(owner).call(passwordEndpoints.changeUnsecure, own).expect(success)
    await as(owner).call(set, { password: PIN }).expect(success)
    const next = await given.member({ merchant: site, type: 2, parent: boss })

    const early = await as(boss).call(downlineEndpoints.setPassword, { customerId, password: 'thirdpass3' })
    await as(boss).call(downlineEndpoints.move, { customerId, uplineId: next.id }).expect(success)
    const late = await as(next).call(downlineEndpoints.setPassword, { customerId, password: 'thirdpass3' })

    expect([early, late].map(codeOf)).toEqual(['downline.password.own', 'downline.password.own'])
    await bind(owner).then(success)
  })

  it('a reset before the owner’s login puts the payment password on hold', async () => {
    const boss = await given.member({ merchant: site, type: 1 })
    const asked = form()
    const { customerId } = (await as(boss).call(downlineEndpoints.open, asked).expect(success)).body.value
    await as(boss).call(downlineEndpoints.setPassword, { customerId, password: 'secondpass2' }).expect(success)
    const owner = await logIn(asked.username, 'secondpass2')
    const own = { oldPassword: 'secondpass2', newPassword: PASSWORD, confirmPassword: PASSWORD }
    await as(owner).call(passwordEndpoints.changeUnsecure, own).expect(success)
    await as(owner).call(set, { password: PIN }).expect(success)

    expect(codeOf(await bind(owner))).toBe('payment.waiting')
  })
})

describe('ACC-06: after a reset of the login password', () => {
  const owner = (details: Parameters<typeof given.member>[0] = {}) =>
    given.member({ merchant: site, email: `owner${(numbers += 1)}@example.com`, emailVerifiedAt: PROVED, ...details })

  it('by mail: a first payment password becomes valid after 24 hours', async () => {
    const member = await owner({ balance: amount(5_000) })
    const caller = await resetByMail(member)
    const before = await stateOf(caller)
    await as(caller).call(set, { password: PIN }).expect(success)

    const refused = await bind(caller)
    const state = await stateOf(caller)
    clock.shift(24 * HOUR_MS + 1_000)
    const later = await logIn(member.username, PASSWORD)
    const bound = await bind(later)
    clock.reset()

    expect(before).toMatchObject({ hasPaymentPassword: false, paymentOpensAt: null, paymentWaitHours: 24, paymentProofs: [] })
    expect(refused.body).toMatchObject({ errorCode: 'payment.waiting', value: { data: { opensAt: state.paymentOpensAt } } })
    expect(state.paymentOpensAt - Date.now()).toBeGreaterThan(23.9 * HOUR_MS)
    expect(codeOf(bound)).toBeUndefined()
  })

  it('by mail: a code to the same address is not a second proof', async () => {
    const member = await owner({ paymentPassword: PIN })
    const caller = await resetByMail(member)
    await as(caller).call(verificationEndpoints.mailSendVerified).expect(success)
    const verificationCode = await outbox.mailCode(member.email!)
    await as(caller).call(reset, { loginPassword: PASSWORD, verificationCode, newPassword: NEW }).expect(success)

    expect(codeOf(await bind(caller, NEW))).toBe('payment.waiting')
  })

  it('neither is a number bound afterwards', async () => {
    const member = await owner()
    const caller = await resetByMail(member)
    const number = mobile()
    const { prisma } = container().database
    await prisma.member.update({
      where: { id: member.id },
      data: { diallingCode: '63', mobileNumber: number, mobileVerifiedAt: clock.now() },
    })
    await as(caller)
      .call(verificationEndpoints.smsVerifyCurrent, { verificationCode: await byMobile(caller, number) })
      .expect(success)
    await as(caller).call(set, { password: PIN }).expect(success)

    expect((await stateOf(caller)).paymentProofs).toEqual([])
    expect(codeOf(await bind(caller))).toBe('payment.waiting')
  })

  it('a code to a number bound before ends the waiting at once: for a first one, and for a forgotten one', async () => {
    const details = () => ({ mobileNumber: mobile(), mobileVerifiedAt: PROVED })
    const [first, forgot] = [await owner(details()), await owner({ ...details(), paymentPassword: PIN })]
    const [one, two] = [await resetByMail(first), await resetByMail(forgot)]
    const verificationCode = await byMobile(one, first.mobileNumber!)
    await as(one).call(verificationEndpoints.smsVerifyCurrent, { verificationCode }).expect(success)
    await as(one).call(set, { password: PIN }).expect(success)
    const code = await byMobile(two, forgot.mobileNumber!)
    await as(two).call(reset, { loginPassword: PASSWORD, verificationCode: code, newPassword: NEW }).expect(success)

    expect(codeOf(await bind(one))).toBeUndefined()
    expect(codeOf(await bind(two, NEW))).not.toBe('payment.waiting')
    expect((await stateOf(two)).paymentOpensAt).toBeNull()
  })

  it('the old payment password is a proof: it allows changing it, and binding', async () => {
    const member = await owner({ paymentPassword: PIN })
    const caller = await resetByMail(member)

    await as(caller).call(change, { oldPassword: PIN, newPassword: NEW }).expect(success)

    expect(codeOf(await bind(caller, NEW))).toBeUndefined()
  })

  it('with the login password alone, a forgotten payment password has to wait, and changing it is no way around', async () => {
    const member = await given.member({ merchant: site, paymentPassword: PIN })
    await as(member).call(reset, { loginPassword: member.password, newPassword: NEW }).expect(success)

    expect(codeOf(await bind(member, NEW))).toBe('payment.waiting')
    expect(codeOf(await as(member).call(change, { oldPassword: NEW, newPassword: PIN }))).toBe('payment.waiting')
    expect((await stateOf(member)).paymentOpensAt).toBeGreaterThan(Date.now())
  })

  it('no money can leave meanwhile: not by withdrawal, nor by letting an agent collect', async () => {
    const boss = await given.member({ merchant: site, type: 1, paymentPassword: PIN })
    const member = await owner({ parent: boss, balance: amount(5_000), paymentPassword: PIN })
    const { id: bankCardId } = await given.payoutAccount({ member, bankCode: 'BDO', number: '009988776655' })
    const caller = await resetByMail(member)
    await as(caller).call(verificationEndpoints.mailSendVerified).expect(success)
    const verificationCode = await outbox.mailCode(member.email!)
    await as(caller).call(reset, { loginPassword: PASSWORD, verificationCode, newPassword: NEW }).expect(success)

    const out = await as(caller).call(withdrawalEndpoints.withdraw, { check: 'v2', amount: 1_000, bankCardId, password: NEW })
    const consent = await as(caller).call(downlineTransferEndpoints.allowCollect, { paymentPassword: NEW })
    const removed = await as(caller).call(payoutAccountEndpoints.remove, { bankCardId, paymentPassword: NEW })

    expect([out, consent, removed].map(codeOf)).toEqual(['payment.waiting', 'payment.waiting', 'payment.waiting'])
  })

  it('the merchant sets the waiting time', async () => {
    const quick = await given.merchant({ settings: { security: { paymentWaitHours: 1 } }, flags: { BINDCARD3: true } })
    const member = await given.member({ merchant: quick, paymentPassword: PIN })
    await as(member).call(reset, { loginPassword: member.password, newPassword: NEW }).expect(success)
    expect(codeOf(await bind(member, NEW))).toBe('payment.waiting')

    clock.shift(HOUR_MS + 1_000)
    const later = await given.session(member)
    const bound = await bind(later, NEW)
    clock.reset()

    expect(codeOf(bound)).toBeUndefined()
  })
})
