import { beforeAll, describe, expect, it } from 'vitest'
import * as payoutAccountEndpoints from '#contract/money/payout-account/payout-account.ts'
import type { PayoutAccount } from '#contract/money/payout-account/payout-account.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import { PAYOUT_BANKS } from '#seed/reference/banks.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const { as, given, container } = startApi()
const { list, bind, remove, setDefault, bindConfig, provinces, banks, depositBanks, withdrawBanks, bankTemplate, eWalletGroups } =
  payoutAccountEndpoints

beforeAll(async () => void (await given.banks()))

const PIN = '246810'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const BITCOIN = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
]
const CARD = '4111111111111111'

let count = 10_000_000
/** An unused BDO account number; never one that looks like a card. */
const account = () => `00${(count += 1)}`
type Details = NonNullable<Parameters<typeof given.member>[0]>
const holder = (details: Details = {}) => given.member({ paymentPassword: PIN, ...details })
type Member = Awaited<ReturnType<typeof holder>>
const bound = (member: Member, part: object = {}) =>
  as(member).call(bind, { bankCode: 'BDO', cardNumber: account(), cardHolder: 'Juan Dela Cruz', paymentPassword: PIN, ...part })
const accountsOf = async (member: Member) => (await as(member).call(list).expect(success)).body.value as PayoutAccount[]
const rows = (member: Member) => container().database.prisma.payoutAccount.findMany({ where: { memberId: member.id } })
const eventsOf = async (memberId: number) =>
  container().database.prisma.securityEvent.findMany({ where: { memberId }, orderBy: { id: 'asc' } })
const shop = (security: object, rest: object = {}) => given.merchant({ settings: { security, ...rest } })

describe('binding an account', () => {
  it('stores it in full and shows it masked; the first is the default and sets the payee', async () => {
    const member = await holder()
    const place = { province: 'Cebu', city: 'Cebu City', branch: 'Fuente' }
    const { body } = await bound(member, { cardNumber: '0012 3456 7890', ...place }).expect(success)
    expect(body.value).toMatchObject({
      bankCode: 'BDO',
      bankName: 'BDO Unibank',
      type: 'B',
      cardNumber: '********7890',
      cardHolder: 'Juan Dela Cruz',
      isDefault: true,
      isFrozen: false,
      isWithdrawActive: 'Y',
      ...place,
    })
    expect(await rows(member)).toMatchObject([{ number: '001234567890' }])
    expect((await as(member).call(memberEndpoints.info)).body.value.payeeName).toBe('Juan Dela Cruz')
    expect((await as(member).call(bindConfig)).body.value).toMatchObject({ cardHolder: 'Juan Dela Cruz' })
    expect((await eventsOf(member.id)).map(({ kind }) => kind)).toEqual(['PAYOUT_ACCOUNT_BOUND'])
    expect(
      JSON.stringify(await eventsOf(member.id), (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain('7890')
  })

  it('WIR-22: accepts older clients’ field names', async () => {
    const member = await holder()
    await as(member)
      .call(bind, { bankCode: 'BDO', cardNo: account(), payeeName: 'Juan Dela Cruz', password: PIN })
      .expect(success)
    await as(member).call(bind, { bankCode: 'USDT_TRC20', walletAddress: TRON, password: PIN }).expect(success)
    expect((await accountsOf(member)).map(({ type }) => type)).toEqual(['B', 'V'])
  })

  it('stores a wallet’s mobile number as 09…, however it is written', async () => {
    const member = await holder()
    await bound(member, { bankCode: 'GCASH', cardNumber: '+63 917 555 0001' }).expect(success)
    expect(await rows(member)).toMatchObject([{ number: '09175550001' }])
    expect((await bound(member, { bankCode: 'GCASH', cardNumber: '0917-555-0001' })).body.errorCode).toBe('exists.bank.card')
  })

  it.each(BITCOIN)('recognises a Bitcoin address: %s', async (cardNumber) => {
    await bound(await holder(), { bankCode: 'BTC', cardNumber }).expect(success)
  })

  it.each([
    { given: 'no number', part: { cardNumber: '' }, field: 'cardNumber', message: 'required' },
    { given: 'a short number', part: { cardNumber: '123' }, field: 'cardNumber', message: 'pattern' },
    { given: 'letters', part: { cardNumber: '00123abc78' }, field: 'cardNumber', message: 'pattern' },
    { given: 'an unknown bank', part: { bankCode: 'NOBANK' }, field: 'bankCode', message: 'unknown' },
    { given: 'no holder', part: { cardHolder: '' }, field: 'cardHolder', message: 'required' },
    { given: 'a holder with digits', part: { cardHolder: 'Juan 2' }, field: 'cardHolder', message: 'pattern' },
    { given: 'a landline', part: { bankCode: 'GCASH', cardNumber: '0281234567' }, field: 'cardNumber', message: 'pattern' },
    {
      given: 'a mistyped address',
      part: { bankCode: 'USDT_TRC20', cardNumber: TRON.replace('6t', '7t') },
      field: 'cardNumber',
      message: 'pattern',
    },
    { given: 'another chain’s address', part: { bankCode: 'BTC', cardNumber: TRON }, field: 'cardNumber', message: 'pattern' },
    {
      given: 'a mistyped segwit address',
      part: { bankCode: 'BTC', cardNumber: BITCOIN[2]!.replace('f3t4', 'f3t5') },
      field: 'cardNumber',
      message: 'pattern',
    },
  ])('refuses $given, and writes nothing', async ({ part, field, message }) => {
    const member = await holder()
    expect(await bound(member, part)).toMatchObject({
      status: 200,
      body: { errorCode: 'request.param.err', value: { fields: [{ path: field, message }] } },
    })
    expect(await rows(member)).toEqual([])
  })

  it.each([
    { cardNumber: CARD },
    { cardNumber: '4111 1111-1111 1111' },
    { cardHolder: CARD },
    { branch: CARD },
    { bankCode: 'NOBANK', cardNumber: CARD },
  ])('LED-20: refuses what looks like a payment card, in any field: %j', async (part) => {
    const member = await holder()
    const refused = await bound(member, part)
    expect(refused).toMatchObject({ status: 200, body: { errorCode: 'card.number.refused' } })
    expect(JSON.stringify(refused.body)).not.toContain('4111')
    expect(await rows(member)).toEqual([])
    expect(await eventsOf(member.id)).toEqual([])
  })

  it('needs the payment password, with few attempts', async () => {
    expect((await bound(await given.member())).body.errorCode).toBe('not.exists.payment.password')
    const member = await holder()
    const codes: string[] = []
    for (let time = 0; time < 6; time++) codes.push((await bound(member, { paymentPassword: '000000' })).body.errorCode)
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'fund_account_payment_pwd_error'), 'max.attempt.limit'])
    expect((await bound(member)).body.errorCode).toBe('max.attempt.limit')
  })

  it('needs the payee’s name, in any spelling', async () => {
    const member = await holder({ payeeName: 'Ana Reyes' })
    const refused = await bound(member, { cardHolder: 'Bea Reyes' })
    expect(refused.body).toMatchObject({ errorCode: 'withdraw.bank.card.fail', value: { field: 'cardHolder' } })
    await bound(member, { cardHolder: ' ANA  reyes' }).expect(success)
    await bound(member, { cardHolder: undefined }).expect(success)
    expect((await rows(member)).map((row) => row.holder)).toEqual(['Ana Reyes', 'Ana Reyes'])
  })

  it('sets one payee, when two accounts with two names arrive at once', async () => {
    const member = await holder()
    const answers = await Promise.all(['Ana Reyes', 'Bea Reyes'].map((cardHolder) => bound(member, { cardHolder })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(await rows(member)).toHaveLength(1)
  })

  it('stops at the merchant’s number, kind by kind', async () => {
    const merchant = await shop({ maxBankAccounts: 1, maxEWallets: 1, maxVirtualWallets: 0 })
    const member = await holder({ merchant })
    await bound(member).expect(success)
    expect((await bound(member)).body.errorCode).toBe('withdraw.bank.card.max')
    await bound(member, { bankCode: 'MAYA', cardNumber: '09175550009' }).expect(success)
    expect((await bound(member, { bankCode: 'BTC', cardNumber: BITCOIN[0] })).body.errorCode).toBe('withdraw.bank.card.max')
    expect((await as(member).call(bindConfig)).body.value).toMatchObject({
      maxCardCount: 1,
      maxEWalletCount: 1,
      maxVirtualWalletCount: 0,
    })
  })

  it('gives the last free place to one of many simultaneous requests', async () => {
    const member = await holder({ merchant: await shop({ maxBankAccounts: 2 }) })
    await bound(member).expect(success)
    const answers = await Promise.all([1, 2, 3, 4].map(() => bound(member)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'withdraw.bank.card.max')).toHaveLength(3)
  })

  it('binds an account once, when it is sent many times at once', async () => {
    const [member, cardNumber] = [await holder(), account()]
    const answers = await Promise.all([1, 2, 3].map(() => bound(member, { cardNumber })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'exists.bank.card')).toHaveLength(2)
  })

  it('notes an account another member has (ACC-05)', async () => {
    const [first, second, cardNumber] = [await holder(), await holder(), account()]
    await bound(first, { cardNumber }).expect(success)
    await bound(second, { cardNumber }).expect(success)
    const shared = (await eventsOf(second.id)).find(({ kind }) => kind === 'PAYOUT_ACCOUNT_SHARED')
    expect(shared?.detail).toMatchObject({ otherMemberId: first.id })
  })

  it('refuses it in the strict profile, also when both are sent at once', async () => {
    const merchant = await given.merchant({ settings: { profile: 'strict' } })
    const members = await Promise.all([1, 2, 3].map(() => holder({ merchant })))
    const cardNumber = account()
    const answers = await Promise.all(members.map((member) => bound(member, { cardNumber })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'withdraw.bank.card.fail')).toHaveLength(2)
  })

  it('needs a second factor if the merchant requires one (ACC-06)', async () => {
    const merchant = await given.merchant({ settings: { profile: 'strict' } })
    const member = await holder({ merchant, mobileNumber: '9175550010', mobileVerifiedAt: new Date() })
    const refusal = { status: 200, body: { errorCode: 'second.factor.required', value: { ways: ['sms'] } } }
    expect(await bound(member)).toMatchObject(refusal)
    const { id } = await given.payoutAccount({ member })
    expect(await as(member).call(remove, { bankCardId: id, paymentPassword: PIN })).toMatchObject(refusal)
    expect(await accountsOf(member)).toHaveLength(1)
  })

  it('is not for trial members, visitors, or where it is off', async () => {
    expect((await bound(await holder({ type: 4 }))).body.errorCode).toBe('trial.not.allowed')
    expect((await as().call(list)).body.errorCode).toBe('login.not.session')
    const member = await holder({ merchant: await given.merchant({ flags: { BINDCARD3: false } }) })
    expect((await bound(member)).body.errorCode).toBe('function.not.available')
  })
})

describe('a bound account', () => {
  it('is removed with the payment password, and kept for the records; the next is the default', async () => {
    const member = await holder()
    const first = (await bound(member)).body.value as PayoutAccount
    const second = (await bound(member)).body.value as PayoutAccount
    const bankCardId = first.bankCardId
    expect((await as(member).call(remove, { bankCardId })).body.errorCode).toBe('fund_account_payment_pwd_error')
    await as(member)
      .call(remove, { bankCardId: String(bankCardId), paymentPassword: PIN })
      .expect(success)
    expect(await accountsOf(member)).toMatchObject([{ bankCardId: second.bankCardId, isDefault: true }])
    expect(await rows(member)).toHaveLength(2)
    expect((await eventsOf(member.id)).at(-1)?.kind).toBe('PAYOUT_ACCOUNT_REMOVED')
    expect((await as(member).call(remove, { bankCardId, paymentPassword: PIN })).body.errorCode).toBe('no.data')
  })

  it('can be bound again once it is removed', async () => {
    const [member, cardNumber] = [await holder(), account()]
    const { bankCardId } = (await bound(member, { cardNumber })).body.value
    await as(member).call(remove, { bankCardId, paymentPassword: PIN }).expect(success)
    await bound(member, { cardNumber }).expect(success)
  })

  it('is chosen as the default, one at a time', async () => {
    const member = await holder()
    const ids: number[] = []
    for (let time = 0; time < 3; time++) ids.push((await bound(member)).body.value.bankCardId)
    await Promise.all(ids.map((bankCardId) => as(member).call(setDefault, { bankCardId }).expect(success)))
    expect((await accountsOf(member)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('cannot be changed if an operator froze it', async () => {
    const member = await holder()
    const { id } = await given.payoutAccount({ member, isFrozen: true })
    const refusal = { status: 200, body: { errorCode: 'bank_card_is_frozen', value: expect.any(String) } }
    expect(await as(member).call(remove, { bankCardId: id, paymentPassword: PIN })).toMatchObject(refusal)
    expect(await as(member).call(setDefault, { bankCardId: id })).toMatchObject(refusal)
    expect(await accountsOf(member)).toMatchObject([{ isFrozen: true, isWithdrawActive: 'N', isDefault: false }])
  })

  it('is the member’s own', async () => {
    const [member, stranger] = [await holder(), await holder()]
    const { id } = await given.payoutAccount({ member })
    expect(await accountsOf(stranger)).toEqual([])
    expect((await as(stranger).call(remove, { bankCardId: id, paymentPassword: PIN })).body.errorCode).toBe('no.data')
    expect((await as(stranger).call(setDefault, { bankCardId: id })).body.errorCode).toBe('no.data')
    expect(await accountsOf(member)).toHaveLength(1)
  })
})

describe('the kinds of account', () => {
  it('are listed with their patterns', async () => {
    const { body } = await as(await holder())
      .call(banks)
      .expect(success)
    expect(body.value).toHaveLength(PAYOUT_BANKS.length)
    const kinds = (kind: string) => body.value.filter(({ type }: { type: string }) => type === kind).length
    expect(kinds('B')).toBeGreaterThanOrEqual(25)
    expect([kinds('E'), kinds('V')]).toEqual([4, 2])
  })

  it('WIR-22: are the site’s payment marks for every visitor', async () => {
    for (const endpoint of [depositBanks, withdrawBanks]) {
      const { body } = await as().call(endpoint).expect(success)
      expect(body.value).toHaveLength(PAYOUT_BANKS.length)
      expect(body.value).toContainEqual(expect.objectContaining({ bankCode: 'GCASH', bankName: 'GCash', type: 'E' }))
    }
  })

  it('say which fields they need', async () => {
    const member = await holder()
    const all = (await as(member).call(banks)).body.value as { bankId: number; bankCode: string; numberPattern: string }[]
    const bdo = all.find(({ bankCode }) => bankCode === 'BDO')!
    const { body } = await as(member)
      .call(bankTemplate, { bankId: String(bdo.bankId) })
      .expect(success)
    expect(body.value).toMatchObject({ bankCode: 'BDO' })
    expect(body.value.fields).toContainEqual({ field: 'cardNumber', required: true, pattern: bdo.numberPattern })
    expect((await as(member).call(bankTemplate, { bankId: '999999' })).body.errorCode).toBe('no.data')
    expect((await as(member).call(bankTemplate, { bankId: 'x' })).body.errorCode).toBe('request.param.err')
  })

  it('are counted by wallet group', async () => {
    const member = await holder()
    await bound(member, { bankCode: 'GCASH', cardNumber: '09175550020' }).expect(success)
    const { body } = await as(member).call(eWalletGroups).expect(success)
    expect(body.value).toContainEqual({ groupId: expect.any(Number), groupName: 'GCash', cardCount: 1, bankCodes: ['GCASH'] })
    expect(body.value).toContainEqual({ groupId: expect.any(Number), groupName: 'Maya', cardCount: 0, bankCodes: ['MAYA'] })
  })

  it('can be in any province', async () => {
    const { body } = await as(await holder())
      .call(provinces)
      .expect(success)
    expect(body.value).toHaveLength(83)
    expect(new Set(body.value).size).toBe(83)
  })
})
