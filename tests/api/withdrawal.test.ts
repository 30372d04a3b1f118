import { beforeAll, describe, expect, it } from 'vitest'
import { type BodyInput, endpointsOf } from '#contract/endpoint.ts'
import * as verificationEndpoints from '#contract/identity/verification.ts'
import * as withdrawalReviewEndpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import type { WithdrawalRecord } from '#contract/money/withdrawal/withdrawal.ts'
import { amount, uniqueMobile } from '#seed/builders/index.ts'
import { readOutbox } from '#tests/support/outbox.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, isRefused, success } from '#tests/support/outcome.ts'
import { whileHeld } from '#tests/support/while-held.ts'

const { as, given, http, container, clock } = startApi()
const { methods, settings, accountInfo, charges, withdraw, cancel, report } = withdrawalEndpoints
const { queue, queueFile, detail, approve, pay, reject } = withdrawalReviewEndpoints
const { smsCode } = readOutbox(container)

beforeAll(async () => void (await given.banks()))

const PIN = '246810'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
type Details = NonNullable<Parameters<typeof given.member>[0]>

/** A member with money, a payment password and a bank account. */
async function holder(details: Details = {}, { bankCode = 'BDO', number = '0012345678', isFrozen = false } = {}) {
  const member = await given.member({ paymentPassword: PIN, balance: amount(10_000), ...details })
  const { id: bankCardId } = await given.payoutAccount({ member, bankCode, number, isFrozen })
  return { ...member, bankCardId }
}
type Holder = Awaited<ReturnType<typeof holder>>
/** Twenty at once type the right password twenty times, which is not guessing here. */
const security = { maxAttempts: 100 }
const shop = (withdrawal: object, flags: Record<string, boolean> = {}) =>
  given.merchant({ settings: { withdrawal, security }, flags })
const ask = (member: Holder, part: Partial<BodyInput<typeof withdraw>> = {}) =>
  as(member).call(withdraw, { check: 'v2', amount: 1_000, bankCardId: member.bankCardId, password: PIN, ...part })
const ordered = async (member: Holder, part = {}) => (await ask(member, part).expect(success)).body.value as WithdrawalRecord
const refusalOf = async (member: Holder, part = {}) => {
  const { body } = await ask(member, part)
  return [body.errorCode, body.value?.data] as const
}
const moneyOf = async ({ id }: { id: number }) => {
  const accounts = await container().ledger.balancesOf(id)
  const of = (kind: string) => Number(accounts.find((one) => one.kind === kind)?.balance ?? 0n) / 10_000
  return { main: of('MEMBER_MAIN'), locked: of('MEMBER_LOCKED') }
}
const rows = ({ id: memberId }: { id: number }) => container().database.prisma.withdrawal.findMany({ where: { memberId } })
async function operator(merchant?: Awaited<ReturnType<typeof given.merchant>>) {
  const one = await given.operator({ role: 'CASHIER', ...(merchant ? { merchant } : {}) })
  return { ...(await given.operatorSession(one)), id: one.id }
}
type Operator = Awaited<ReturnType<typeof operator>>
const decide = (caller: Operator, endpoint: typeof approve | typeof pay, id: number) => as(caller).call(endpoint, { id })
const stateOf = async (id: number) => (await container().database.prisma.withdrawal.findUniqueOrThrow({ where: { id } })).state
const isInBalance = async () => expect((await container().ledger.reconcile()).drifts).toEqual([])
const TWENTY = Array.from({ length: 20 }, (_, index) => index)
/** The balance of one of the house's accounts. */
async function houseSum(kind: string, merchantId: number) {
  const { rows: found } = await container().database.pool.query<{ sum: bigint }>(
    `SELECT COALESCE(sum(p.amount), 0)::bigint AS sum FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
     WHERE a.kind = $1 AND a.merchant_id = $2`,
    [kind, merchantId],
  )
  return Number(found[0]!.sum) / 10_000
}

describe('requesting a withdrawal', () => {
  it('LED-06: sets the amount aside until it is decided', async () => {
    const member = await holder()
    const order = await ordered(member)
    expect(order).toMatchObject({
      withdrawNo: expect.stringMatching(/^W\d{8}$/),
      amount: 1_000,
      charge: 0,
      netAmount: 1_000,
      state: 'PENDING',
      methodGroupType: 'B',
      bankName: 'BDO Unibank',
      cardNumber: '******5678',
      approvedAt: null,
      closedAt: null,
    })
    expect(await moneyOf(member)).toEqual({ main: 9_000, locked: 1_000 })
    await isInBalance()
  })

  it('WIR-36: is served to older clients at their path', async () => {
    const member = await holder()
    const body = { amount: '500', bankCardId: String(member.bankCardId), password: PIN, isByPaster: false }
    const asked = http().post('/wps/transaction/withdraw').set({ Merchant: member.merchantCode, Authorization: member.token })
    expect((await asked.send(body).expect(success)).body.value).toMatchObject({ amount: 500, state: 'PENDING' })
  })

  it('is one order however often its request id is sent, also at once', async () => {
    const member = await holder({ merchant: await shop({}) })
    const requestId = `order-${member.id}`
    const answers = await Promise.all(TWENTY.map(() => ask(member, { requestId })))
    expect(new Set(answers.map(({ body }) => body.value?.withdrawNo)).size).toBe(1)
    expect((await ordered(member, { requestId, password: '' })).withdrawNo).toBe(answers[0]!.body.value.withdrawNo)
    expect((await refusalOf(member, { requestId, amount: 900 }))[0]).toBe('idempotency.key.reused')
    expect(await rows(member)).toHaveLength(1)
    expect(await moneyOf(member)).toEqual({ main: 9_000, locked: 1_000 })
  })

  it('LED-04: of two for the whole balance at once, one succeeds', async () => {
    const member = await holder()
    const answers = await Promise.all([1, 2].map(() => ask(member, { amount: 10_000 })))
    expect(answers.map(({ body }) => body.errorCode ?? 'ok').toSorted()).toEqual(['account.balance.not.enough', 'ok'])
    expect(await moneyOf(member)).toEqual({ main: 0, locked: 10_000 })
  })

  it('with the right payment password uses up no attempts: ten orders at once do not block each other', async () => {
    const merchant = await shop({ perDay: 50 })
    const member = await holder({ merchant })
    const answers = await Promise.all(TWENTY.slice(0, 10).map(() => ask(member, { amount: 200 })))
    expect(answers.map(({ body }) => body.errorCode ?? 'done')).toEqual(answers.map(() => 'done'))
  })

  it('with many wrong payment passwords at once gains no more than as many in a row', async () => {
    const member = await holder()
    const wrong = await Promise.all(TWENTY.map(() => ask(member, { password: '000000' })))
    expect(wrong.filter(({ body }) => body.errorCode === 'fund_account_payment_pwd_error')).toHaveLength(5)
    expect(wrong.filter(({ body }) => body.errorCode === 'max.attempt.limit')).toHaveLength(15)
    expect((await ask(member)).body.errorCode).toBe('max.attempt.limit')
  })

  it('LED-05: of twenty at once, as many succeed as the balance covers', async () => {
    const merchant = await shop({ perDay: 0 })
    const member = await holder({ merchant, balance: amount(7_500) })
    const answers = await Promise.all(TWENTY.map(() => ask(member)))
    expect(answers.filter(isAccepted)).toHaveLength(7)
    expect(answers.filter(({ body }) => body.errorCode === 'account.balance.not.enough')).toHaveLength(13)
    expect(await moneyOf(member)).toEqual({ main: 500, locked: 7_000 })
    expect(await rows(member)).toHaveLength(7)
    await isInBalance()
  })

  it('leaves nothing behind if it is refused', async () => {
    const member = await holder({ balance: amount(300) })
    expect((await refusalOf(member))[0]).toBe('account.balance.not.enough')
    expect(await rows(member)).toEqual([])
    expect(await moneyOf(member)).toEqual({ main: 300, locked: 0 })
  })
})

describe('LED-18: cancelling a withdrawal', () => {
  const cancelled = async (member: Holder, id: number) => (await as(member).call(cancel, { id })).body

  it('while it waits for review: the money is back, the day’s limits are too, and the member is told', async () => {
    const member = await holder({ merchant: await shop({ perDay: 1 }) })
    const { id, withdrawNo } = await ordered(member)
    expect((await as(member).call(settings, {})).body.value.allowCancel).toBe('Y')

    expect((await cancelled(member, id)).value).toMatchObject({
      withdrawNo,
      state: 'CANCELLED',
      approvedAt: null,
      closedAt: expect.any(Number),
      reason: '',
    })
    expect(await moneyOf(member)).toEqual({ main: 10_000, locked: 0 })
    const { prisma } = container().database
    expect(await prisma.inboxMessage.count({ where: { memberId: member.id, letterKey: 'withdrawal.cancelled' } })).toBe(1)
    await isInBalance()
    await ordered(member)
  })

  it('happens once, however often it is asked for', async () => {
    const member = await holder()
    const { id } = await ordered(member)
    const answers = await Promise.all(TWENTY.map(() => cancelled(member, id)))
    expect(answers.map(({ value }) => value?.state)).toEqual(TWENTY.map(() => 'CANCELLED'))
    expect(await moneyOf(member)).toEqual({ main: 10_000, locked: 0 })
    await isInBalance()
  })

  it('or an operator decides, never both, whichever comes first', async () => {
    const cashiers = [await operator(), await operator()] as const
    for (let i = 0; i < 6; i++) {
      const member = await holder()
      const { id } = await ordered(member)
      const decision = i % 2 ? as(cashiers[1]).call(reject, { id, reason: 'x' }) : decide(cashiers[0], approve, id)
      const [decided, own] = await Promise.all([decision, as(member).call(cancel, { id })])
      const state = await stateOf(id)
      expect([decided, own].filter(isAccepted)).toHaveLength(1)
      expect(isAccepted(own)).toBe(state === 'CANCELLED')
      expect((isAccepted(own) ? decided : own).body.errorCode).toBe(isAccepted(own) ? 'review.decided' : 'withdraw.cancel.late')
      expect(await moneyOf(member)).toEqual(state === 'APPROVED' ? { main: 9_000, locked: 1_000 } : { main: 10_000, locked: 0 })
    }
    await isInBalance()
  })

  it('is too late once it is approved, paid or rejected; the first of two approvals is none', async () => {
    const merchant = await shop({ twoPersonsFrom: 1_000 * 10_000 })
    const operators = [await operator(merchant), await operator(merchant), await operator(merchant)] as const
    const member = await holder({ merchant })
    const [reviewed, approved] = [await ordered(member), await ordered(member)]
    await decide(operators[0], approve, reviewed.id).expect(success)
    expect((await cancelled(member, reviewed.id)).value.state).toBe('CANCELLED')
    expect((await decide(operators[1], approve, reviewed.id)).body.errorCode).toBe('review.decided')
    expect((await decide(operators[2], pay, reviewed.id)).body.errorCode).toBe('review.decided')

    await decide(operators[0], approve, approved.id).expect(success)
    await decide(operators[1], approve, approved.id).expect(success)
    const late = await cancelled(member, approved.id)
    expect([late.errorCode, late.value.data]).toEqual(['withdraw.cancel.late', { state: 'APPROVED' }])
    await decide(operators[2], pay, approved.id).expect(success)
    expect((await cancelled(member, approved.id)).value.data).toEqual({ state: 'PAID' })
    expect(await moneyOf(member)).toEqual({ main: 9_000, locked: 0 })
  })

  it('is for its owner alone, and not while the account is locked or frozen', async () => {
    const [member, other] = [await holder(), await holder()]
    const { id } = await ordered(member)
    expect((await cancelled(other, id)).errorCode).toBe('no.data')
    expect((await cancelled(other, 2_000_000_000)).errorCode).toBe('no.data')
    await container().database.prisma.member.update({ where: { id: member.id }, data: { status: 'FROZEN' } })
    expect((await as(member).call(cancel, { id })).body.errorCode).toBe('permission.denied')
    expect(await stateOf(id)).toBe('PENDING')
    expect(await moneyOf(member)).toEqual({ main: 9_000, locked: 1_000 })
  })

  it.each([
    { where: 'under the strict profile, whatever is set', stored: { profile: 'strict', withdrawal: { allowsCancel: true } } },
    { where: 'where the merchant has switched it off', stored: { withdrawal: { allowsCancel: false } } },
  ])('is not offered $where: no call of a member ends an order, nor does time', async ({ stored }) => {
    const member = await holder({ merchant: await given.merchant({ settings: stored }) })
    const { id, withdrawNo } = await ordered(member)
    expect((await as(member).call(settings, {})).body.value.allowCancel).toBe('N')
    expect((await cancelled(member, id)).errorCode).toBe('function.not.available')
    const input = { id, withdrawNo, withdrawId: id, requestId: String(id), state: 'CANCELLED', reason: 'x' }
    const writing = Object.values(endpointsOf(withdrawalEndpoints)).filter(({ method }) => method !== 'GET')
    for (const endpoint of writing) await as(member).call(endpoint, input as never)
    clock.shift(40 * 86_400_000)
    await container().ledger.expireHolds()
    expect(await stateOf(id)).toBe('PENDING')
    expect(await moneyOf(member)).toEqual({ main: 9_000, locked: 1_000 })
  })
})

describe('each refusal', () => {
  it.each([
    { given: 'an amount below the minimum', part: { amount: 50 } },
    { given: 'one above the maximum', part: { amount: 60_000 } },
    { given: 'nothing', part: { amount: 0 } },
    { given: 'a negative amount', part: { amount: -500 } },
  ])('LED-14: $given is withdraw.amount.limit with the limits', async ({ part }) => {
    expect(await refusalOf(await holder(), part)).toEqual([
      'withdraw.amount.limit',
      { minimumAmount: 200, maximumAmount: 50_000, fixedWithdrawAmounts: [], allowDecimal: 'Y' },
    ])
  })

  it('an amount other than the fixed ones, or with decimals', async () => {
    const fixed = await holder({ merchant: await shop({ fixedAmounts: [5_000_000, 10_000_000] }) })
    expect(await refusalOf(fixed, { amount: 700 })).toMatchObject([
      'withdraw.amount.limit',
      { fixedWithdrawAmounts: [500, 1_000] },
    ])
    await ordered(fixed, { amount: 500 })
    const whole = await holder({ merchant: await shop({ allowsDecimals: false }) })
    expect((await refusalOf(whole, { amount: 500.5 }))[0]).toBe('withdraw.amount.limit')
  })

  it.each(['removedAt', 'isFrozen'] as const)('an account that is gone by the time the order is written (%s)', async (gone) => {
    const member = await holder()
    const { prisma, pool } = container().database
    const data = gone === 'removedAt' ? { removedAt: clock.now() } : { isFrozen: true }

    const answer = await whileHeld(
      pool,
      member,
      () => ask(member),
      () => prisma.payoutAccount.update({ where: { id: member.bankCardId }, data }),
    )

    expect(answer.body.errorCode).toBe(gone === 'removedAt' ? 'no.data' : 'bank_card_is_frozen')
    expect(await rows(member)).toEqual([])
  })

  it('more often than a day allows; tomorrow again; a rejected one does not count', async () => {
    const merchant = await shop({ perDay: 2 })
    const member = await holder({ merchant })
    const first = await ordered(member)
    await ordered(member)
    expect(await refusalOf(member)).toMatchObject(['withdraw.reach.max.count', { remainingTransactionTimes: 0 }])
    await as(await operator(merchant))
      .call(reject, { id: first.id, reason: 'x' })
      .expect(success)
    await ordered(member)
    expect((await refusalOf(member))[0]).toBe('withdraw.reach.max.count')
    clock.shift(86_400_000)
    await ordered(await renewed(member))
  })
  const renewed = async (member: Holder): Promise<Holder> => ({ ...member, ...(await given.session(member)) })

  it('LED-05: twenty at once cannot exceed the day’s count', async () => {
    const member = await holder({ merchant: await shop({ perDay: 3 }), balance: amount(50_000) })
    const answers = await Promise.all(TWENTY.map(() => ask(member)))
    expect(answers.filter(isAccepted)).toHaveLength(3)
    expect(answers.filter(({ body }) => body.errorCode === 'withdraw.reach.max.count')).toHaveLength(17)
  })

  it('LED-14: more than the day’s amount, with what is left', async () => {
    const member = await holder({ merchant: await shop({ amountPerDay: 15_000_000 }) })
    await ordered(member)
    expect(await refusalOf(member)).toMatchObject(['withdraw.reach.max.amount', { remainingWithdrawAmount: 500 }])
    await ordered(member, { amount: 500 })
  })

  it('WIR-09: open turnover, with both sums', async () => {
    const member = await holder()
    const { database, turnover, merchants } = container()
    const merchant = (await merchants.findById(member.merchantId))!
    const wanted = { merchantId: merchant.id, memberId: member.id, source: 'DEPOSIT', reference: `w${member.id}` } as const
    await database.prisma.$transaction((tx) => turnover.require(tx, { ...wanted, required: amount(300) }, merchant))
    await given.round({ member, stake: amount(120), gameCode: 'withdrawal-slot', at: new Date(clock.now().getTime() + 5) })
    expect(await refusalOf(member)).toEqual(['withdraw_turnover_not_enough', { requiredTurnover: 300, actualTurnover: 120 }])
    await given.round({ member, stake: amount(180), gameCode: 'withdrawal-slot', at: new Date(clock.now().getTime() + 6) })
    await ordered(member)
  })

  it('WIR-09: a profile that lacks required fields', async () => {
    const requiredInformation = ['required_nickname', 'required_email_add', 'required_mobile_no', 'required_qq']
    const member = await holder({ merchant: await shop({ requiredInformation }) })
    const [code, data] = await refusalOf(member)
    expect([code, data]).toEqual(['required_member_information_incomplete', expect.arrayContaining(['required_qq'])])
    await container().database.prisma.member.update({
      where: { id: member.id },
      data: { email: `w${member.id}@example.ph`, diallingCode: '63', mobileNumber: uniqueMobile(), contacts: { qq: '12345' } },
    })
    await ordered(member)
  })

  it('WIR-09: too few deposits so far', async () => {
    const member = await holder({ merchant: await shop({ requiredDeposits: 200_000_000 }) })
    expect(await refusalOf(member)).toEqual([
      'required_deposit_amount_not_reached',
      { requiredDepositAmount: 20_000, actualDepositAmount: 10_000 },
    ])
    await given.deposit(member, amount(10_000))
    await ordered(member)
  })

  it.each([
    { given: 'no payment password', details: { paymentPassword: '' }, part: {}, code: 'not.exists.payment.password' },
    { given: 'a wrong one', details: {}, part: { password: '135791' }, code: 'fund_account_payment_pwd_error' },
    { given: 'none typed', details: {}, part: { password: '' }, code: 'fund_account_payment_pwd_error' },
    { given: 'a frozen member', details: { status: 'FROZEN' }, part: {}, code: 'permission.denied' },
    { given: 'an unknown account', details: {}, part: { bankCardId: 999_999 }, code: 'no.data' },
  ])('$given is $code', async ({ details, part, code }) => {
    const member = await holder(details as Details)
    expect((await refusalOf(member, part))[0]).toBe(code)
    expect(await rows(member)).toEqual([])
  })

  it('WIR-09: a frozen account, reported as real clients show it', async () => {
    const { body } = await ask(await holder({}, { isFrozen: true }))
    expect(body).toMatchObject({ errorCode: 'bank_card_is_frozen', value: expect.stringContaining('frozen') })
  })

  it('another member’s account', async () => {
    const [member, other] = [await holder(), await holder()]
    expect((await refusalOf(member, { bankCardId: other.bankCardId }))[0]).toBe('no.data')
  })

  it('closed hours, also across midnight', async () => {
    // It may be any hour now: it closed one minute ago.
    const minutes = (offset: number) => {
      const at = new Date(clock.now().getTime() + offset * 60_000)
      return new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Manila', hour: '2-digit', minute: '2-digit' }).format(at)
    }
    const hours = { openFrom: minutes(5), openUntil: minutes(-5) }
    const member = await holder({ merchant: await shop(hours) })
    expect(await refusalOf(member)).toEqual([
      'withdraw.window.closed',
      { withdrawDateFrom: hours.openFrom, withdrawDateTo: hours.openUntil },
    ])
    expect((await as(member).call(settings)).body.value).toMatchObject({ allowWithdraw: 'Y', allowWithdrawNow: 'N' })
    await ordered(await holder({ merchant: await shop({ openFrom: minutes(-5), openUntil: minutes(5) }) }))
  })

  it.each([
    { given: 'the flag', settings: {}, flags: { WTHDRW3: false } },
    { given: 'the setting', settings: { isEnabled: false }, flags: {} },
    { given: 'the kind', settings: { kinds: { B: { isEnabled: false } } }, flags: {} },
  ])('what is switched off by $given', async ({ settings: withdrawal, flags }) => {
    const member = await holder({ merchant: await shop(withdrawal, flags as Record<string, boolean>) })
    expect((await refusalOf(member))[0]).toBe('function.not.available')
    expect((await as(member).call(settings)).body.value).toMatchObject({ normalBankWithdrawalSwitch: 'N', allowWithdrawNow: 'N' })
  })

  it('needs no payment password if the merchant says so', async () => {
    const member = await holder({ merchant: await shop({}, { WDRAWNOPASSVERIF3: true }), paymentPassword: '' })
    await ordered(member, { password: '' })
  })

  it('RG-08: a self-excluded member can still withdraw', async () => {
    const member = await holder({ status: 'EXCLUDED', excludedUntil: new Date(clock.now().getTime() + 86_400_000) } as Details)
    await ordered(member, { amount: 10_000 })
    expect(await moneyOf(member)).toEqual({ main: 0, locked: 10_000 })
  })
})

describe('a code to the member’s number', () => {
  const numbered = async (withdrawal: object) => {
    const mobileNumber = uniqueMobile()
    const merchant = await shop(withdrawal)
    const member = await holder({ merchant, mobileNumber })
    const proved = { diallingCode: '63', mobileNumber, mobileVerifiedAt: clock.now() }
    await container().database.prisma.member.update({ where: { id: member.id }, data: proved })
    return { ...member, mobileNumber }
  }

  it('is used up by its order, and by no other refusal', async () => {
    const member = await numbered({ mobileVerification: 'EVERY_WITHDRAWAL' })
    expect((await refusalOf(member))[0]).toBe('validate_verification_code_error')
    await as(member).call(verificationEndpoints.smsSendVerified).expect(success)
    const verificationCode = await smsCode(member.mobileNumber)
    expect((await refusalOf(member, { verificationCode, amount: 11_000 }))[0]).toBe('account.balance.not.enough')
    await ordered(member, { verificationCode })
    expect((await refusalOf(member, { verificationCode }))[0]).toBe('validate_verification_code_error')
  })

  it('is required from an amount on', async () => {
    const member = await numbered({ mobileVerification: 'WITHDRAW_AMOUNT', mobileVerificationFrom: 20_000_000 })
    await ordered(member)
    expect((await refusalOf(member, { amount: 2_000 }))[0]).toBe('validate_verification_code_error')
  })

  it('or only a verified number', async () => {
    const member = await numbered({ mobileVerification: 'REQUIRED' })
    await ordered(member)
    await container().database.prisma.member.update({ where: { id: member.id }, data: { mobileVerifiedAt: null } })
    expect((await refusalOf(member))[0]).toBe('not_verified_mobileNo')
  })
})

describe('charges', () => {
  const charge = { freePerDay: 1, ppm: 12_345, fixed: 50_000, minimum: 100_000 }

  it('are none for the first, then deducted from the amount, rounded down to the cent: net and charge add up to all of it', async () => {
    const merchant = await shop({ charge })
    const member = await holder({ merchant })
    const costs = async (withdrawAmount: number) =>
      (await as(member).call(charges, { withdrawAmount, withdrawType: 'BC' }).expect(success)).body.value
    expect(await costs(1_000)).toBe(0)
    await ordered(member)
    expect([await costs(200), await costs(1_000), await costs(777.77)]).toEqual([10, 17.34, 14.6])
    const order = await ordered(member, { amount: 777.77 })
    expect(order).toMatchObject({ charge: 14.6, netAmount: 763.17 })
    const [cashier, payer] = [await operator(merchant), await operator(merchant)]
    await as(cashier).call(approve, { id: order.id }).expect(success)
    await as(payer).call(pay, { id: order.id }).expect(success)
    expect([await houseSum('FEES', merchant.id), await houseSum('WITHDRAWALS', merchant.id)]).toEqual([14.6, 763.17])
    expect((await moneyOf(member)).locked).toBe(1_000)
    await isInBalance()
  })

  it('are never the whole amount', async () => {
    const member = await holder({ merchant: await shop({ charge: { minimum: 5_000_000 } }) })
    expect(await refusalOf(member, { amount: 500 })).toEqual(['withdraw.amount.limit', { charge: 500 }])
  })
})

describe('virtual currency', () => {
  const rates = { USDT_TRC20: 575_000 }
  const wallet = { bankCode: 'USDT_TRC20', number: TRON }

  it('is sent at the current rate, rounded down', async () => {
    const member = await holder({ merchant: await shop({ rates }) }, wallet)
    const order = await ordered(member, { virtualAmount: '17.39' })
    expect(order).toMatchObject({ methodGroupType: 'V', virtualAmount: '17.39130434' })
  })

  it('is refused if the rate has changed since it was shown, or there is none', async () => {
    const member = await holder({ merchant: await shop({ rates }) }, wallet)
    expect(await refusalOf(member, { virtualAmount: 18 })).toEqual(['withdraw.rate.changed', { rate: 57.5 }])
    const other = await holder({ merchant: await shop({ rates: { BTC: 30_000_000_000 } }) }, wallet)
    expect((await refusalOf(other))[0]).toBe('function.not.available')
  })
})

describe('what a member can read', () => {
  it('WIR-36: methods, settings, accounts by kind, and what is left for today', async () => {
    const merchant = await shop({ perDay: 3, rates: { BTC: 30_000_000_000 }, charge: { freePerDay: 2 }, openFrom: '00:00' })
    const member = await holder({ merchant })
    await given.payoutAccount({ member, bankCode: 'GCASH', number: '09175550001' })
    await given.payoutAccount({ member, bankCode: 'USDT_TRC20', number: TRON })
    await ordered(member)
    const kinds = (await as(member).call(methods).expect(success)).body.value.map(
      (one: { methodGroupType: string }) => one.methodGroupType,
    )
    expect(kinds).toEqual(['B', 'E', 'V'])
    expect((await as(member).call(settings, { groupId: '0' }).expect(success)).body.value).toMatchObject({
      allowWithdraw: 'Y',
      minimumAmount: 200,
      eWalletMaxAmount: 20_000,
      withdrawTimeMsg: '',
      paymentPasswordRequired: 'Y',
      virtualRates: { BTC: 3_000_000 },
    })
    expect((await as(member).call(accountInfo, { groupId: '0' }).expect(success)).body.value).toMatchObject({
      bankCards: [{ bankCode: 'BDO', cardNumber: '******5678' }],
      eWallets: [{ groupName: expect.any(String), cardCount: 1, eWallets: [{ bankCode: 'GCASH' }] }],
      virtualWallets: [{ walletType: 'USDT_TRC20', currency: 'USDT' }],
      maxTransactionTimes: 3,
      remainingTransactionTimes: 2,
      remainingWithdrawAmount: 199_000,
      freeTimesLeft: 1,
    })
  })

  it('its orders, newest first, with the sum of all of them and not of the page', async () => {
    const merchant = await shop({ perDay: 0 })
    const [member, other] = [await holder({ merchant }), await holder({ merchant })]
    const amounts = [300, 400, 500, 600]
    for (const sum of amounts) await ordered(member, { amount: sum })
    await ordered(other)
    const { body } = await as(member).call(report, { page: 1, size: 3 }).expect(success)
    expect(body.value).toMatchObject({ total: 4, page: 1, totalPages: 2, footer: [{ amount: 1_800, charge: 0 }] })
    expect(body.value.records.map((row: WithdrawalRecord) => row.amount)).toEqual([600, 500, 400])
    for (const path of ['/wps/relay/MCS2_WithdrawTransactionReport', '/wps/report/withdrawTransaction']) {
      const asked = await http().get(path).set({ Merchant: merchant.code, Authorization: member.token }).expect(success)
      expect(asked.body.value.total).toBe(4)
    }
    expect((await as(member).call(report, { state: 'PAID' })).body.value).toMatchObject({ records: [], footer: [{ amount: 0 }] })
  })

  it('by days of the merchant’s zone, also given as instants', async () => {
    const member = await holder()
    const { createdAt } = await ordered(member)
    const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(at)
    const total = async (query: object) => (await as(member).call(report, query).expect(success)).body.value.total
    expect(await total({ startDate: dayOf(createdAt), endDate: dayOf(createdAt) })).toBe(1)
    expect(await total({ endDate: dayOf(createdAt - 86_400_000) })).toBe(0)
    expect(await total({ startDate: String(createdAt), endDate: String(createdAt) })).toBe(1)
    expect(await total({ startDate: String(createdAt + 86_400_000) })).toBe(0)
    for (const startDate of ['yesterday', '2026-02-31', '2026-13-01'])
      expect((await as(member).call(report, { startDate })).body.errorCode).toBe('request.param.err')
  })
})

describe('an operator', () => {
  const actions = async (withdrawNo: string) =>
    (await container().database.prisma.auditEntry.findMany({ where: { entityId: withdrawNo }, orderBy: { id: 'asc' } })).map(
      ({ action, operatorId, reason }) => ({ action, operatorId, reason }),
    )

  it('approves and pays: the money leaves; each action once, however often it is requested', async () => {
    const [member, cashier, payer] = [await holder(), await operator(), await operator()]
    const { id, withdrawNo } = await ordered(member)
    const answers = await Promise.all(TWENTY.map(() => decide(cashier, approve, id)))
    expect(answers.every(({ body }) => body.value?.state === 'APPROVED')).toBe(true)
    await Promise.all(TWENTY.map(() => decide(payer, pay, id).expect(success)))
    expect(await moneyOf(member)).toEqual({ main: 9_000, locked: 0 })
    expect(await actions(withdrawNo)).toEqual([
      { action: 'withdrawal.approve', operatorId: cashier.id, reason: '' },
      { action: 'withdrawal.pay', operatorId: payer.id, reason: '' },
    ])
    expect((await as(member).call(report)).body.value.records).toMatchObject([{ state: 'PAID', closedAt: expect.any(Number) }])
    await isInBalance()
  })

  it.each(['PENDING', 'APPROVED'])('rejects with a reason what is %s: the money is back', async (state) => {
    const [member, cashier] = [await holder(), await operator()]
    const { id, withdrawNo } = await ordered(member)
    if (state === 'APPROVED') await decide(cashier, approve, id).expect(success)
    const answers = await Promise.all(TWENTY.map(() => as(cashier).call(reject, { id, reason: 'The name differs' })))
    expect(answers.every(({ body }) => body.value?.state === 'REJECTED')).toBe(true)
    expect(await moneyOf(member)).toEqual({ main: 10_000, locked: 0 })
    expect((await actions(withdrawNo)).filter(({ action }) => action === 'withdrawal.reject')).toHaveLength(1)
    expect((await as(member).call(report)).body.value.records[0]).toMatchObject({ state: 'REJECTED', reason: 'The name differs' })
    await isInBalance()
  })

  it('pays or rejects, never both, whichever comes first', async () => {
    const cashiers = [await operator(), await operator(), await operator()] as const
    for (let i = 0; i < 5; i++) {
      const member = await holder()
      const { id } = await ordered(member)
      await decide(cashiers[0], approve, id)
      const answers = await Promise.all(
        TWENTY.map((n) => (n % 2 ? decide(cashiers[2], pay, id) : as(cashiers[1]).call(reject, { id, reason: 'x' }))),
      )
      const state = await stateOf(id)
      expect(answers.filter(({ body }) => body.value?.state === state)).toHaveLength(10)
      expect(answers.filter(({ body }) => body.errorCode === 'review.decided')).toHaveLength(10)
      expect(await moneyOf(member)).toEqual({ main: state === 'PAID' ? 9_000 : 10_000, locked: 0 })
    }
    await isInBalance()
  })

  it('approves or rejects at the same moment: one wins', async () => {
    const [member, one, two, three] = [await holder(), await operator(), await operator(), await operator()]
    const { id } = await ordered(member)
    const answers = await Promise.all([decide(one, approve, id), as(two).call(reject, { id, reason: 'x' })])
    // A rejection may come after the approval; an approval never after the rejection.
    const rejected = isAccepted(answers[1]!)
    expect(await stateOf(id)).toBe(rejected ? 'REJECTED' : 'APPROVED')
    expect(isRefused(await decide(three, pay, id))).toBe(rejected)
  })

  it('cannot pay what was not approved', async () => {
    const [member, cashier] = [await holder(), await operator()]
    const { id } = await ordered(member)
    expect(await decide(cashier, pay, id)).toMatchObject({ status: 200, body: { value: { data: { state: 'PENDING' } } } })
  })

  it('LED-17: needs another operator for a large amount', async () => {
    const merchant = await shop({ twoPersonsFrom: 10_000_000 })
    const [member, one, two] = [await holder({ merchant }), await operator(merchant), await operator(merchant)]
    const { id } = await ordered(member)
    expect((await decide(one, approve, id).expect(success)).body.value).toMatchObject({
      state: 'PENDING',
      approvalsNeeded: 2,
      approvalsGiven: 1,
    })
    const again = await Promise.all(TWENTY.map(() => decide(one, approve, id)))
    expect(again.every(({ status, body }) => status === 403 && body.errorCode === 'withdrawal.second.operator')).toBe(true)
    expect((await decide(one, pay, id)).body.errorCode).toBe('review.decided')
    expect((await decide(two, approve, id).expect(success)).body.value).toMatchObject({
      state: 'APPROVED',
      approvalsGiven: 2,
      firstApprovedBy: one.id,
      approvedBy: two.id,
    })
  })

  it('LED-17: needs another operator for a member’s total of the day, even if it is split into small orders', async () => {
    const merchant = await shop({ twoPersonsFrom: 10_000_000 })
    const [member, one, two] = [await holder({ merchant }), await operator(merchant), await operator(merchant)]
    const [first, second] = [await ordered(member, { amount: 499 }), await ordered(member, { amount: 500 })]
    expect((await decide(one, approve, first.id)).body.value).toMatchObject({ state: 'APPROVED', approvalsNeeded: 1 })

    const third = await ordered(member, { amount: 250 })
    for (const { id } of [second, third]) {
      expect((await decide(one, approve, id)).body.value).toMatchObject({ state: 'PENDING', approvalsNeeded: 2 })
      expect((await decide(one, approve, id)).body.errorCode).toBe('withdrawal.second.operator')
      expect((await decide(two, approve, id)).body.value.state).toBe('APPROVED')
    }
    const { prisma } = container().database
    const yesterday = new Date(clock.now().getTime() - 24 * 3_600_000)
    await prisma.withdrawal.updateMany({ where: { memberId: member.id }, data: { createdAt: yesterday } })
    const today = await ordered(member, { amount: 499 })
    expect((await decide(one, approve, today.id)).body.value.state).toBe('APPROVED')
  })

  it('LED-17: pays only what others have approved', async () => {
    const merchant = await shop({ twoPersonsFrom: 10_000_000 })
    const member = await holder({ merchant })
    const [one, two, three] = [await operator(merchant), await operator(merchant), await operator(merchant)]
    const { id } = await ordered(member)
    for (const cashier of [one, two]) await decide(cashier, approve, id).expect(success)
    for (const cashier of [one, two]) expect((await decide(cashier, pay, id)).body.errorCode).toBe('withdrawal.pay.own')
    expect((await decide(three, pay, id)).body.value).toMatchObject({ state: 'PAID', closedBy: three.id })
  })

  it('lists the merchant’s orders by state, kind, member and day', async () => {
    const [merchant, elsewhere] = [await shop({}), await shop({})]
    const [member, other, stranger] = [
      await holder({ merchant }),
      await holder({ merchant }),
      await holder({ merchant: elsewhere }),
    ]
    const cashier = await operator(merchant)
    const first = await ordered(member)
    await ordered(member, { amount: 700 })
    await ordered(other)
    const foreign = await ordered(stranger)
    await decide(cashier, approve, first.id)
    const list = async (query: object) => (await as(cashier).call(queue, query).expect(success)).body.value
    expect(await list({})).toMatchObject({ total: 3, footer: [{ amount: 2_700 }] })
    expect(await list({ member: member.username })).toMatchObject({ total: 2, footer: [{ amount: 1_700 }] })
    expect(await list({ member: String(other.id), size: 1 })).toMatchObject({ total: 1, records: [{ memberId: other.id }] })
    expect(await list({ state: 'APPROVED', kind: 'B' })).toMatchObject({
      total: 1,
      records: [{ id: first.id, accountNumber: '0012345678' }],
    })
    expect(await list({ kind: 'E' })).toMatchObject({ total: 0 })
    const file = (await as(cashier).call(queueFile, { member: member.username }).expect(success)).text.trim().split('\r\n')
    expect(file).toHaveLength(3)
    expect(file[2]).toMatch(
      new RegExp(`^${first.withdrawNo},.*,${member.username},BDO Unibank,.*,0012345678,1000,0,1000,APPROVED,`),
    )
    expect(await list({ startDate: String(clock.now().getTime() + 86_400_000) })).toMatchObject({ total: 0 })
    expect((await as(cashier).call(detail, { id: first.id }).expect(success)).body.value).toMatchObject({
      username: member.username,
    })
    for (const endpoint of [detail, approve, pay])
      expect((await as(cashier).call(endpoint, { id: foreign.id })).body.errorCode).toBe('no.data')
    expect((await as(cashier).call(reject, { id: first.id, reason: ' ' })).body.errorCode).toBe('request.param.err')
  })
})
