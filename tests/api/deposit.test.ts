/** Deposits as a member makes them; callbacks and reviews have their own files next to this one. */
import { describe, expect, it } from 'vitest'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import type { DepositFilter } from '#contract/money/deposit/deposit-order.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted } from '#tests/support/outcome.ts'

const { as, clock, container, given, http } = startApi()
const {
  cancel,
  channels,
  confirmations,
  fixedAmounts,
  markPaid,
  methods,
  order,
  place,
  promotions,
  report,
  settings,
  uploadProof,
} = depositEndpoints
const MINUTE_MS = 60_000
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const placed = async (member: { token: string }, input: object) =>
  (
    await as(member)
      .call(place, input as never)
      .expect(200)
  ).body.value
const refusal = async (member: { token: string }, input: object) => (await as(member).call(place, input as never)).body

describe('deposit channels', () => {
  it('WIR-35: are a plain object by type, with limits, fee and suggested amounts', async () => {
    const member = await given.member()
    const bank = await given.depositChannel({ type: 'MT2', feeRate: 15_000, feeFixed: amount(5) })
    await given.depositChannel({ method: 'GATEWAY', type: 'PG2' })
    await given.depositChannel({ type: 'MT2', isEnabled: false })
    await given.depositChannel({ type: 'MT2', merchant: await given.merchant() })

    const { value } = (await as(member).call(channels).expect(200)).body

    expect(Array.isArray(value)).toBe(false)
    expect(value.MT2.channels).toHaveLength(1)
    expect(value.MT2.channels[0]).toMatchObject({
      vendorId: bank.vendorId,
      vendorName: bank.name,
      min: 100,
      max: 50_000,
      fixAmounts: [100, 500, 1_000],
      feeRate: 15_000,
      feeFixed: 5,
      method: 'TRANSFER',
    })
    expect((await as(member).call(methods).expect(200)).body.value).toContainEqual(expect.objectContaining({ type: 'PG2' }))
    const offered = (await as(member).call(fixedAmounts, { vendorId: bank.vendorId }).expect(200)).body.value
    expect(offered).toEqual([{ vendorId: bank.vendorId, amounts: [100, 500, 1_000] }])
  })

  it('say in the settings whether deposits are off, and why', async () => {
    const merchant = await given.merchant({ settings: { deposit: { isOpen: false, offMessage: { en: 'Back at noon' } } } })
    const member = await given.member({ merchant })
    const channel = await given.depositChannel({ merchant })
    const read = async () => (await as(member).call(settings, {}, { Language: 'EN' }).expect(200)).body.value
    expect(await read()).toMatchObject({ allowDeposit: 'N', depositOffMessage: 'Back at noon', totalDepositSuccessCount: 0 })
    const refused = await as(member).call(place, { amount: 500, vendorId: channel.vendorId }, { Language: 'EN' })
    expect(refused.body).toMatchObject({
      errorCode: 'function.not.available',
      value: { data: { depositOffMessage: 'Back at noon' } },
    })
  })

  it('offer the promotions that apply to the amount', async () => {
    const merchant = await given.merchant()
    const member = await given.member({ merchant })
    await given.depositPromotion({ merchant, titles: { en: 'Plain' } })
    await given.depositPromotion({ merchant, titles: { en: 'From 1000' }, minDeposit: amount(1_000) })
    await given.depositPromotion({ merchant, titles: { en: 'Over' }, endsAt: new Date(clock.now().getTime() - 1) })
    const titles = async (input: object) =>
      (await as(member).call(promotions, input, { Language: 'EN' }).expect(200)).body.value.map(
        ({ title, minDeposit }: { title: string; minDeposit: number }) => [title, minDeposit],
      )
    expect(await titles({ amount: 500 })).toEqual([['Plain', -1]])
    expect(await titles({})).toEqual([
      ['Plain', -1],
      ['From 1000', 1_000],
    ])
  })
})

describe('a deposit order', () => {
  it.each([
    { method: 'TRANSFER' as const, keys: ['bank', 'holder', 'number', 'remark'] },
    { method: 'QR' as const, keys: ['holder', 'number'] },
    { method: 'CRYPTO' as const, keys: ['address', 'network', 'coinAmount'] },
    { method: 'GATEWAY' as const, keys: [] },
  ])('by $method says where to pay', async ({ method, keys }) => {
    const [member, channel] = [await given.member(), await given.depositChannel({ method, feeRate: 10_000 })]
    const value = await placed(member, { amount: 500, vendorId: channel.vendorId })
    expect(value).toMatchObject({ state: 'OPEN', amount: 500, fee: 5, credited: 495, method, vendorId: channel.vendorId })
    expect(value.payTo.map(({ key }: { key: string }) => key)).toEqual(keys)
    expect(value.qrCode === null).toBe(method === 'TRANSFER' || method === 'GATEWAY')
    expect(value.redirectUrl === null).toBe(method !== 'GATEWAY')
    expect((await as(member).call(order, { depositId: value.depositId }).expect(200)).body.value).toEqual(value)
    expect((await as(member).call(confirmations).expect(200)).body.value).toEqual([value])
  })

  it('LED-14 is refused outside the limits, which are in the answer', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel()]
    for (const wrong of [99.99, 50_000.01, 0, -100])
      expect(await refusal(member, { amount: wrong, vendorId: channel.vendorId })).toMatchObject({
        errorCode: 'deposit.invalid.amount',
        value: { data: { min: 100, max: 50_000 } },
      })
    const fixed = await given.depositChannel({ isFixedOnly: true })
    expect(await refusal(member, { amount: 300, vendorId: fixed.vendorId })).toMatchObject({
      errorCode: 'deposit.invalid.amount',
      value: { data: { fixAmounts: [100, 500, 1_000] } },
    })
    expect(await refusal(member, { amount: 500, vendorId: 'NOBODY' })).toMatchObject({ errorCode: 'no.data' })
  })

  it('LED-03 is placed once per request id, however often it is sent; the same id for something else is refused', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel()]
    const input = { amount: 500, vendorId: channel.vendorId, requestId: 'my-request-1' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => placed(member, input)))
    expect(new Set(answers.map(({ depositId }) => depositId)).size).toBe(1)
    expect(await refusal(member, { ...input, amount: 600 })).toMatchObject({ errorCode: 'idempotency.key.reused' })
  })

  it('is one of few unpaid ones, also of twenty at once', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel()]
    const input = { amount: 500, vendorId: channel.vendorId }
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(member, input)))
    expect(answers.filter(({ success }) => success)).toHaveLength(3)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      errorCode: 'deposit.open.limit',
      value: { data: { maxOpenOrders: 3 } },
    })
  })

  it('counts towards a deposit limit while it is unpaid, and an excluded member cannot place one', async () => {
    const merchant = await given.merchant({ settings: { limits: { deposit: { DAY: '10000000' } } } })
    const [member, channel] = [await given.member({ merchant }), await given.depositChannel({ merchant })]
    const input = { amount: 400, vendorId: channel.vendorId }
    const answers = await Promise.all(Array.from({ length: 4 }, () => refusal(member, input)))
    expect(answers.map(({ errorCode }) => errorCode ?? 'ok').sort()).toEqual([
      'ok',
      'ok',
      'play.limit.deposit',
      'play.limit.deposit',
    ])
    expect(answers.find(({ errorCode }) => errorCode)!.value).toEqual({ data: { remaining: 200 } })
    const away = await given.member({ merchant, excludedUntil: new Date(clock.now().getTime() + 60 * MINUTE_MS) })
    expect(await refusal(away, input)).toMatchObject({ errorCode: 'play.excluded' })
    const frozen = await given.member({ merchant, status: 'FROZEN' })
    expect(await refusal(frozen, input)).toMatchObject({ errorCode: 'permission.denied' })
  })

  it('accepts only a promotion that applies to it', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel()]
    const from1000 = await given.depositPromotion({ minDeposit: amount(1_000) })
    const foreign = await given.depositPromotion({ merchant: await given.merchant() })
    for (const { id } of [from1000, foreign])
      expect(await refusal(member, { amount: 500, vendorId: channel.vendorId, promotionId: id })).toMatchObject({
        errorCode: 'promotion.id.invalid',
      })
    const value = await placed(member, { amount: 1_000, vendorId: channel.vendorId, promotionId: from1000.id })
    expect(value.bonus).toBe(500)
  })

  it('is cancelled once, by its owner, while it is unpaid', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel()]
    const { depositId } = await placed(member, { amount: 500, vendorId: channel.vendorId })
    expect((await as(await given.member()).call(cancel, { depositId })).body.errorCode).toBe('no.data')
    expect((await as(member).call(cancel, {})).body.errorCode).toBe('request.param.err')
    const answers = await Promise.all([1, 2, 3].map(() => as(member).call(cancel, { depositId })))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect((await as(member).call(order, { depositId })).body.value).toMatchObject({ state: 'CANCELLED', payTo: [] })
  })

  it('WIR-35: is cancelled by the address alone if an older client names it there', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel()]
    const { depositId } = await placed(member, { amount: 500, vendorId: channel.vendorId })
    await http()
      .post(`/wps/relay/MCSFE_cancelC2CDeposit?depositId=${depositId}`)
      .set({ Merchant: 'test', Authorization: member.token })
      .expect(200)
  })

  it('goes to review once the payer reports it as paid, with a number or a picture', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel({ proof: 'TRANSACTION_ID' })]
    const { depositId } = await placed(member, { amount: 500, vendorId: channel.vendorId })
    expect((await as(member).call(markPaid, { depositId })).body.errorCode).toBe('request.param.err')
    expect((await as(member).call(uploadProof, { depositId, image: 'AAAA' })).body.errorCode).toBe('upload.type.err')
    await as(member).call(uploadProof, { depositId, image: PIXEL }).expect(200)
    const { value } = (await as(member).call(markPaid, { depositId, transactionId: 'TX-77' }).expect(200)).body
    expect(value).toMatchObject({ state: 'REVIEW', reviewOf: 'SAID_PAID', payerReference: 'TX-77', hasPicture: true })
    expect((await as(member).call(cancel, { depositId })).body.errorCode).toBe('deposit.state.changed')
  })

  it('expires once, on time, and a late transfer is still reviewed', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel({ minutes: 15 })]
    const { depositId } = await placed(member, { amount: 500, vendorId: channel.vendorId })
    const job = container().jobs.find(({ name }) => name === 'deposit.expire')!
    await job.run({})
    expect((await as(member).call(order, { depositId })).body.value.state).toBe('OPEN')
    clock.shift(16 * MINUTE_MS)
    await Promise.all([job.run({}), job.run({})])
    const caller = await given.session(member)
    expect((await as(caller).call(order, { depositId })).body.value.state).toBe('EXPIRED')
    expect((await as(caller).call(markPaid, { depositId }).expect(200)).body.value.reviewOf).toBe('LATE')
  })
})

describe('the report', () => {
  it('lists the member’s own, newest first, by state and time; the footer is the sum of the rows', async () => {
    const [member, channel] = [await given.member(), await given.depositChannel({ feeRate: 20_000 })]
    const states = ['OPEN', 'REVIEW', 'REJECTED', 'EXPIRED', 'FAILED'] as const
    for (const [place_, state] of states.entries())
      await given.depositOrder({ member, channel, state, amount: amount(100 * (place_ + 1)) })
    await given.depositOrder({ member: await given.member(), channel })
    const read = async (input: object) => (await as(member).call(report, input).expect(200)).body.value
    const all = await read({})
    expect(all.records.map(({ state }: { state: string }) => state)).toEqual(states.toReversed())
    expect(all).toMatchObject({ total: 5, totalPages: 1, page: 1 })
    expect(all.footer).toEqual([{ amount: 1_500, fee: 30, credited: 1_470, bonus: 0 }])
    const sumOf = (filter: DepositFilter) =>
      read({ state: filter, size: 1 }).then(({ total, footer }) => [total, footer[0].amount])
    expect(await sumOf('WAITING')).toEqual([2, 300])
    expect(await sumOf('ENDED')).toEqual([3, 1_200])
    expect((await read({ to: clock.now().getTime() - 60_000 })).records).toEqual([])
    expect((await as(member).call(report, { state: 'PAID' } as never)).body.errorCode).toBe('request.param.err')
  })
})
