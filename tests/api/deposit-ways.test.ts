import { describe, expect, it } from 'vitest'
import type { BodyInput } from '#contract/endpoint.ts'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositWaysEndpoints from '#contract/back-office/deposit-ways.ts'
import { newId } from '#server/platform/ids.ts'
import { signPayment } from '#server/integrations/payment/payment.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, success } from '#tests/support/outcome.ts'

const { as, container, given, http } = startApi()
const { list, save, confirm, reject, setOn, reorder } = depositWaysEndpoints
const { channels, order, place, markPaid } = depositEndpoints
const reason = 'because of the test'

const account = { bank: 'BDO Unibank', holder: 'Palaro Inc.', number: '0045 8801 2207' }
const transfer = (): BodyInput<typeof save> & { vendorId: string } => ({
  type: 'MT',
  method: 'TRANSFER',
  vendorId: unique('BDO').toUpperCase(),
  name: 'BDO Unibank',
  minAmount: 100,
  maxAmount: 5_000,
  fixedAmounts: [100, 500],
  isFixedOnly: false,
  feeRate: 10_000,
  feeFixed: 1,
  banks: [{ bankCode: 'BDO', bankType: 'TRANSFER' }],
  proof: 'REMARK',
  payTo: account,
  minutes: 30,
  reason,
})
interface Way {
  id: number
  version: number
  isOn: boolean
  waits: boolean
  terms: { vendorId: string }
}

async function backOffice(settings: Record<string, unknown> = {}) {
  const merchant = await given.merchant({ settings })
  const [first, second] = [await given.operator({ merchant }), await given.operator({ merchant })]
  const one = as(await given.operatorSession(first))
  const two = as(await given.operatorSession(second))
  const member = await given.member({ merchant })
  const shown = async () => (await one.call(list).expect(success)).body.value
  const waiting = async (): Promise<{ id: string }> => (await shown()).requests[0]
  const wayOf = async (vendorId: string): Promise<Way> =>
    (await shown()).ways.find(({ terms }: Way) => terms.vendorId === vendorId)
  const offered = async (): Promise<{ vendorId: string; min: number }[]> => {
    const { body } = await as(member).call(channels).expect(success)
    return Object.values(body.value as Record<string, { channels: { vendorId: string; min: number }[] }>).flatMap(
      (type) => type.channels,
    )
  }
  const actions = () =>
    container().database.prisma.auditEntry.findMany({ where: { merchantId: merchant.id }, orderBy: { id: 'asc' } })
  /** A way that two operators have agreed on. */
  const added = async (more: object = {}) => {
    const body = { ...transfer(), ...more }
    await one.call(save, body).expect(success)
    await two.call(confirm, { id: (await waiting()).id }).expect(success)
    const way = await wayOf(body.vendorId)
    return {
      way,
      edit: (changes: object) => ({ ...body, id: way.id, version: way.version, ...changes }),
      vendorId: body.vendorId,
    }
  }
  return { merchant, one, two, names: [first.username, second.username], member, shown, waiting, wayOf, offered, actions, added }
}
const gateway = { type: 'PG', method: 'GATEWAY', proof: 'NONE', payTo: {}, banks: [] }
function pay(depositId: string, units: number) {
  const event = { paymentId: newId(), order: depositId, outcome: 'SUCCEEDED', amount: String(amount(units)) }
  const body = JSON.stringify(event)
  return http()
    .post('/wps/payment/callback')
    .set({ 'Content-Type': 'application/json', 'X-Signature': signPayment(container().paymentSecret, body) })
    .send(body)
}

describe('a new way to deposit', () => {
  it('is offered only once a second operator confirms it; the audit log keeps both', async () => {
    const { one, two, names, member, waiting, offered, actions } = await backOffice()
    const body = transfer()
    expect((await one.call(save, body).expect(success)).body.value).toEqual({ isProposed: true })
    expect(await offered()).toEqual([])
    const { id } = await waiting()
    expect((await one.call(confirm, { id })).body.errorCode).toBe('review.own')
    expect(await offered()).toEqual([])

    const { body: answer } = await two.call(confirm, { id }).expect(success)
    expect(answer.value).toMatchObject({ state: 'CONFIRMED', proposedBy: names[0], decidedBy: names[1], before: null })
    expect(await offered()).toMatchObject([{ vendorId: body.vendorId, min: 100, fixAmounts: [100, 500] }])
    const placed = await as(member).call(place, { amount: 200, vendorId: body.vendorId }).expect(success)
    expect(placed.body.value).toMatchObject({ fee: 3, credited: 197 })
    expect(placed.body.value.payTo).toContainEqual({ key: 'number', value: account.number })
    expect(await actions()).toMatchObject([
      { action: 'way.propose', operatorName: names[0], reason, after: { 'payTo.number': account.number, minAmount: 100 } },
      { action: 'way.confirm', operatorName: names[1], after: { 'payTo.number': account.number } },
    ])
  })

  it('is added once, however many confirm at once, and rejected or confirmed, never both', async () => {
    const { one, two, waiting, shown } = await backOffice()
    await one.call(save, transfer()).expect(success)
    const { id } = await waiting()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => two.call(confirm, { id })),
      one.call(reject, { id, reason: 'typed it wrong' }),
    ])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    const { ways, requests } = await shown()
    expect(requests[0].state).toBe(ways.length === 1 ? 'CONFIRMED' : 'REJECTED')
  })

  it('may be withdrawn by its proposer, with a reason', async () => {
    const { one, waiting, offered, actions } = await backOffice()
    await one.call(save, transfer()).expect(success)
    const { body } = await one.call(reject, { ...(await waiting()), reason: 'a typing error' }).expect(success)
    expect(body.value).toMatchObject({ state: 'REJECTED', answer: 'a typing error', canDecide: false })
    expect(await offered()).toEqual([])
    expect((await actions()).at(-1)).toMatchObject({ action: 'way.reject', reason: 'a typing error' })
  })

  it('has a code of its own: one that exists or waits is refused', async () => {
    const { one, two, added } = await backOffice()
    const { vendorId } = await added()
    const taken = await one.call(save, { ...transfer(), vendorId })
    expect(taken.body).toMatchObject({ value: { fields: [{ path: 'vendorId', message: 'taken' }] } })
    const body = transfer()
    const answers = await Promise.all([one.call(save, body), two.call(save, body)])
    expect(answers.map(({ body: { errorCode } }) => errorCode ?? 'ok').toSorted()).toEqual(['ok', 'way.waits'])
  })

  it.each<{ given: string; more: object; at: [path: string, message: string] }>([
    { given: 'a minimum above the maximum', more: { minAmount: 6_000, fixedAmounts: [] }, at: ['maxAmount', 'order'] },
    { given: 'a minimum of 0', more: { minAmount: 0, feeFixed: 0 }, at: ['minAmount', 'missing'] },
    { given: 'more than the site’s own limit', more: { maxAmount: 20_000 }, at: ['maxAmount', 'limit'] },
    { given: 'a suggested amount outside the limits', more: { fixedAmounts: [50] }, at: ['fixedAmounts', 'outside'] },
    { given: 'the same amount twice', more: { fixedAmounts: [500, 500] }, at: ['fixedAmounts', 'twice'] },
    { given: 'only fixed amounts, and none', more: { fixedAmounts: [], isFixedOnly: true }, at: ['fixedAmounts', 'missing'] },
    { given: 'a fee that takes the lowest deposit', more: { feeFixed: 99 }, at: ['feeFixed', 'fee'] },
    { given: 'a type of another method', more: { type: 'BTC' }, at: ['type', 'choice'] },
    { given: 'no account number', more: { payTo: { ...account, number: '' } }, at: ['payTo.number', 'missing'] },
    { given: 'a card number', more: { payTo: { ...account, number: '4111 1111 1111 1111' } }, at: ['payTo.number', 'card'] },
    { given: 'an account for a payment site', more: { ...gateway, payTo: account }, at: ['payTo.bank', 'surplus'] },
    {
      given: 'a mistyped address',
      more: {
        type: 'BTC',
        method: 'CRYPTO',
        proof: 'NONE',
        coin: 'BTC',
        rate: 3_000_000,
        payTo: { address: '1BitcoinEaterAddressDontSendf59kuF', network: 'Bitcoin' },
      },
      at: ['payTo.address', 'address'],
    },
    { given: 'a coin without a rate', more: { coin: 'BTC' }, at: ['coin', 'surplus'] },
  ])('refuses $given', async ({ more, at: [path, message] }) => {
    const { one, shown } = await backOffice({ limits: { deposit: { DAY: String(amount(10_000)) } } })
    const { body } = await one.call(save, { ...transfer(), ...more })
    expect(body.errorCode).toBe('request.param.err')
    expect(body.value.fields).toContainEqual({ path, message })
    expect((await shown()).requests).toEqual([])
  })
})

describe('an edited way', () => {
  it('takes new limits and fees at once; open orders keep theirs, whatever amount is paid', async () => {
    const { one, member, offered, actions, added, wayOf } = await backOffice()
    const { edit, vendorId } = await added({ ...gateway, feeRate: 0, feeFixed: 5 })
    const before = (await as(member).call(place, { amount: 100, vendorId }).expect(success)).body.value
    const { body } = await one
      .call(save, edit({ minAmount: 200, fixedAmounts: [500], feeFixed: 50, name: 'Pay+' }))
      .expect(success)
    expect(body.value).toEqual({ isProposed: false })
    expect(await offered()).toMatchObject([{ vendorId, min: 200 }])
    expect((await as(member).call(place, { amount: 100, vendorId })).body.errorCode).toBe('deposit.invalid.amount')
    expect((await actions()).at(-1)).toMatchObject({
      action: 'way.edit',
      reason,
      before: { minAmount: 100, feeFixed: 5, name: 'BDO Unibank' },
      after: { minAmount: 200, feeFixed: 50, name: 'Pay+' },
    })
    expect((await wayOf(vendorId)).version).toBe(2)

    // Another amount than ordered: the fee is calculated again, by the order's own terms.
    await pay(before.depositId, 80).expect(200)
    const { value } = (await as(member).call(order, { depositId: before.depositId }).expect(success)).body
    expect(value).toMatchObject({ state: 'REVIEW', amount: 80, fee: 5, vendorName: 'BDO Unibank' })
  })

  it('keeps asking the payer of an open order for what was asked when it was placed', async () => {
    const { one, member, added } = await backOffice()
    const { edit, vendorId } = await added()
    const { depositId } = (await as(member).call(place, { amount: 100, vendorId }).expect(success)).body.value
    await one.call(save, edit({ proof: 'TRANSACTION_ID' })).expect(success)
    expect((await as(member).call(order, { depositId }).expect(success)).body.value.proof).toBe('REMARK')
    await as(member).call(markPaid, { depositId }).expect(success)
  })

  it('needs a second operator for another receiving account, and cannot be edited until then', async () => {
    const { one, two, member, added, waiting, wayOf, actions, names } = await backOffice()
    const { edit, vendorId } = await added()
    const numberOf = async () => {
      const { body } = await as(member).call(place, { amount: 100, vendorId }).expect(success)
      return (body.value.payTo as { key: string; value: string }[]).find(({ key }) => key === 'number')!.value
    }
    const other = edit({ payTo: { ...account, number: '9999 0000 11' }, minAmount: 50 })
    expect((await one.call(save, other).expect(success)).body.value).toEqual({ isProposed: true })
    expect(await numberOf()).toBe(account.number)
    expect(await wayOf(vendorId)).toMatchObject({ waits: true, terms: { minAmount: 100 } })
    expect((await two.call(save, edit({ minAmount: 60 }))).body.errorCode).toBe('way.waits')
    const { id } = await waiting()
    expect((await one.call(confirm, { id })).body.errorCode).toBe('review.own')
    const { body } = await two.call(confirm, { id }).expect(success)
    expect(body.value).toMatchObject({ before: { payTo: account }, after: { payTo: { number: '9999 0000 11' } } })
    expect(await numberOf()).toBe('9999 0000 11')
    expect((await actions()).slice(-2)).toMatchObject([
      { action: 'way.propose', operatorName: names[0], before: { 'payTo.number': account.number, minAmount: 100 } },
      { action: 'way.confirm', operatorName: names[1], after: { 'payTo.number': '9999 0000 11', minAmount: 50 } },
    ])
  })

  it('needs a second operator for another rate of a coin', async () => {
    const { one, added } = await backOffice()
    const coin = {
      type: 'BTC',
      method: 'CRYPTO',
      proof: 'NONE',
      banks: [],
      coin: 'BTC',
      rate: 3_000_000,
      payTo: { address: '1BitcoinEaterAddressDontSendf59kuE', network: 'Bitcoin' },
    }
    const { edit } = await added(coin)
    expect((await one.call(save, edit({ rate: 300_000_000 })).expect(success)).body.value).toEqual({ isProposed: true })
  })

  it('by two operators at once is changed by one; the other is told that it changed', async () => {
    const { one, two, added, wayOf } = await backOffice()
    const { edit, vendorId } = await added()
    const answers = await Promise.all([one.call(save, edit({ minAmount: 50 })), two.call(save, edit({ maxAmount: 9_000 }))])
    expect(answers.map(({ body }) => body.errorCode ?? 'ok').toSorted()).toEqual(['content.changed', 'ok'])
    expect((await wayOf(vendorId)).version).toBe(2)
  })

  it('keeps its type, method and code', async () => {
    const { one, added } = await backOffice()
    const { edit } = await added()
    const { body } = await one.call(save, edit({ type: 'MT2', vendorId: 'OTHER' }))
    expect(body.value.fields).toEqual([
      { path: 'type', message: 'kept' },
      { path: 'vendorId', message: 'kept' },
    ])
  })

  it('that changes nothing records nothing', async () => {
    const { one, added, actions } = await backOffice()
    const { edit } = await added()
    await one.call(save, edit({})).expect(success)
    expect(await actions()).toHaveLength(2)
  })
})

describe('a way that is switched off', () => {
  it('takes no new orders, says so, and still credits the open ones; and comes back', async () => {
    const { one, member, added, offered, actions } = await backOffice()
    const { way, vendorId } = await added({ ...gateway, feeRate: 0, feeFixed: 0 })
    const { depositId } = (await as(member).call(place, { amount: 100, vendorId }).expect(success)).body.value
    await one.call(setOn, { id: way.id, isOn: false, reason }).expect(success)
    expect(await offered()).toEqual([])
    expect((await as(member).call(place, { amount: 100, vendorId })).body.errorCode).toBe('deposit.way.off')
    await pay(depositId, 100).expect(200)
    expect((await as(member).call(order, { depositId }).expect(success)).body.value).toMatchObject({
      state: 'CONFIRMED',
      credited: 100,
    })
    await one.call(setOn, { id: way.id, isOn: false, reason }).expect(success)
    await one.call(setOn, { id: way.id, isOn: true, reason }).expect(success)
    await as(member).call(place, { amount: 100, vendorId }).expect(success)
    expect((await actions()).slice(-2)).toMatchObject([
      { action: 'way.switch', entityId: vendorId, before: { isOn: true }, after: { isOn: false }, reason },
      { action: 'way.switch', before: { isOn: false }, after: { isOn: true } },
    ])
  })

  it('may be switched off while a change of it waits, and the change can still be confirmed', async () => {
    const { one, two, added, waiting, wayOf } = await backOffice()
    const { way, edit, vendorId } = await added()
    await one.call(save, edit({ payTo: { ...account, holder: 'Palaro Two Inc.' } })).expect(success)
    await two.call(setOn, { id: way.id, isOn: false, reason }).expect(success)
    await two.call(confirm, await waiting()).expect(success)
    expect(await wayOf(vendorId)).toMatchObject({ isOn: false, terms: { payTo: { holder: 'Palaro Two Inc.' } } })
  })
})

describe('the order of the ways', () => {
  it('is what members see, and is changed from what was read', async () => {
    const { one, two, added, offered, actions } = await backOffice()
    const [a, b] = [await added(), await added()]
    const from = [a.way.id, b.way.id]
    const to = [b.way.id, a.way.id]
    await one.call(reorder, { from, to, reason }).expect(success)
    expect((await offered()).map(({ vendorId }) => vendorId)).toEqual([b.vendorId, a.vendorId])
    expect((await two.call(reorder, { from, to, reason })).body.errorCode).toBe('content.changed')
    expect((await two.call(reorder, { from: to, to: [a.way.id, a.way.id], reason })).body.errorCode).toBe('request.param.err')
    expect((await actions()).at(-1)).toMatchObject({
      action: 'way.order',
      before: { order: `${a.vendorId} ${b.vendorId}` },
      after: { order: `${b.vendorId} ${a.vendorId}` },
    })
  })
})

it('ways of another merchant do not exist', async () => {
  const [own, other] = [await backOffice(), await backOffice()]
  const { way, edit } = await own.added()
  await own.one.call(save, edit({ payTo: { ...account, number: '111222333' } })).expect(success)
  const { id } = await own.waiting()
  expect((await other.one.call(save, edit({ minAmount: 60 }))).body.errorCode).toBe('no.data')
  expect((await other.one.call(setOn, { id: way.id, isOn: false, reason })).body.errorCode).toBe('no.data')
  expect((await other.one.call(confirm, { id })).body.errorCode).toBe('no.data')
  expect((await other.one.call(reject, { id, reason })).body.errorCode).toBe('no.data')
  expect((await other.shown()).ways).toEqual([])
})

it('cashiers and editors may neither see nor change ways to deposit', async () => {
  const { way } = await (await backOffice()).added()
  for (const role of ['CASHIER', 'EDITOR', 'VIEWER'] as const) {
    const call = as(await given.operatorSession(await given.operator({ role })))
    expect((await call.call(list)).status).toBe(403)
    expect((await call.call(setOn, { id: way.id, isOn: false, reason })).status).toBe(403)
  }
})
