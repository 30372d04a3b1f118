/** Callbacks of payment sites, and the local stand-in that sends them. */
import { describe, expect, it } from 'vitest'
import * as houseReportEndpoints from '#contract/back-office/house-report.ts'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { paymentEvent, signPayment, type PaymentEvent } from '#server/integrations/payment/payment.ts'
import { newId } from '#server/platform/ids.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isRefused, success } from '#tests/support/outcome.ts'

const { as, clock, container, given, http } = startApi()
const { cancel, order, place, promotions, report, settings } = depositEndpoints
const { overview } = houseReportEndpoints
const { approve, blocks, clearBlock, contradictions, reviewDetail, settleContradiction } = depositReviewEndpoints
const MINUTE_MS = 60_000

type Member = Awaited<ReturnType<typeof given.member>>

async function ordered(sum = 500, options: Parameters<typeof given.depositChannel>[0] = {}) {
  const member = await given.member()
  const channel = await given.depositChannel({ method: 'GATEWAY', ...options })
  const { value } = (await as(member).call(place, { amount: sum, vendorId: channel.vendorId }).expect(success)).body
  return { member, channel, depositId: value.depositId as string }
}
const eventOf = (depositId: string, more: Partial<PaymentEvent> = {}) =>
  paymentEvent.parse({ paymentId: newId(), order: depositId, outcome: 'SUCCEEDED', amount: String(amount(500)), ...more })
function callBack(event: PaymentEvent, signature?: string) {
  const body = JSON.stringify(event)
  return http()
    .post('/wps/payment/callback')
    .set({ 'Content-Type': 'application/json', 'X-Signature': signature ?? signPayment(container().paymentSecret, body) })
    .send(body)
}
const balance = ({ id }: Member) => container().ledger.balanceOf(id, 'PHP')
const stateOf = async (member: Member, depositId: string) => (await as(member).call(order, { depositId })).body.value
const drifts = async () => (await container().ledger.reconcile()).drifts

describe('a payment', () => {
  it('LED-03 reported twenty times at once is credited once', async () => {
    const { member, depositId } = await ordered(500, { feeRate: 15_000, feeFixed: amount(2) })
    const event = eventOf(depositId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => callBack(event)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    // 500 minus 1.5 % and 2.
    expect(await balance(member)).toBe(amount('490.50'))
    expect(await stateOf(member, depositId)).toMatchObject({ state: 'CONFIRMED', fee: 9.5, credited: 490.5 })
    expect(await container().database.prisma.paymentCallback.count({ where: { paymentId: event.paymentId } })).toBe(1)
    const { prisma } = container().database
    const entry = await prisma.ledgerEntry.findFirstOrThrow({ where: { type: 'DEPOSIT', reference: depositId } })
    const lines = await prisma.ledgerPosting.findMany({ where: { entryId: entry.id }, orderBy: { line: 'asc' } })
    expect(lines.map(({ amount: sum, code }) => [sum, code])).toEqual([
      [amount(500), 'DEPOSIT'],
      [-amount('9.50'), 'DEPOSIT_FEE'],
      [-amount(500), 'DEPOSIT'],
      [amount('9.50'), 'DEPOSIT'],
    ])
    expect(await container().turnover.sum({ memberId: member.id }, (await container().merchants.find('test'))!)).toEqual({
      required: amount(500),
      done: 0n,
    })
    expect(await drifts()).toEqual([])
  })

  it.each([
    { given: 'none', signature: '' },
    { given: 'another', signature: 'f'.repeat(64) },
  ])('is rejected with $given signature', async ({ signature }) => {
    const { member, depositId } = await ordered()
    expect(await callBack(eventOf(depositId), signature)).toMatchObject({
      status: 403,
      body: { errorCode: 'payment.signature.invalid' },
    })
    expect((await stateOf(member, depositId)).state).toBe('OPEN')
    const signed = signPayment(container().paymentSecret, 'no JSON')
    const malformed = await http()
      .post('/wps/payment/callback')
      .set({ 'X-Signature': signed, 'Content-Type': 'text/plain' })
      .send('no JSON')
    expect(malformed.body.errorCode).toBe('request.param.err')
  })

  it('for an order that is already paid goes to an operator, as an order of its own', async () => {
    const { member, depositId } = await ordered()
    await Promise.all([callBack(eventOf(depositId)), callBack(eventOf(depositId))])
    expect(await balance(member)).toBe(amount(500))
    const { records } = (await as(member).call(report).expect(success)).body.value
    expect(records.map(({ state, reviewOf }: { state: string; reviewOf: string }) => [state, reviewOf])).toEqual([
      ['REVIEW', 'PAID_TWICE'],
      ['CONFIRMED', null],
    ])
  })

  it('that is late or of another amount goes to an operator', async () => {
    const late = await ordered()
    await as(late.member).call(cancel, { depositId: late.depositId }).expect(success)
    await callBack(eventOf(late.depositId)).expect(success)
    expect(await stateOf(late.member, late.depositId)).toMatchObject({ state: 'REVIEW', reviewOf: 'LATE' })
    const other = await ordered()
    await callBack(eventOf(other.depositId, { amount: String(amount(200)) })).expect(success)
    expect(await stateOf(other.member, other.depositId)).toMatchObject({ reviewOf: 'OTHER_AMOUNT', amount: 200 })
    const overdue = await ordered()
    clock.shift(31 * MINUTE_MS)
    await callBack(eventOf(overdue.depositId)).expect(success)
    const row = await container().database.prisma.deposit.findUniqueOrThrow({ where: { number: overdue.depositId } })
    expect(row).toMatchObject({ state: 'REVIEW', reviewOf: 'LATE' })
    for (const { member } of [late, other, overdue]) expect(await balance(member)).toBe(0n)
  })

  it('for an unknown order is recorded', async () => {
    const event = eventOf('D1')
    await callBack(event).expect(success)
    const kept = await container().database.prisma.paymentCallback.findFirstOrThrow({ where: { paymentId: event.paymentId } })
    expect(kept).toMatchObject({ result: 'UNKNOWN', contradiction: 'UNKNOWN_ORDER', depositId: null })
  })

  it('of a first deposit gives its bonus once, of two at once', async () => {
    const merchant = await given.merchant()
    const member = await given.member({ merchant })
    const channel = await given.depositChannel({ merchant, method: 'GATEWAY' })
    const { id: promotionId } = await given.depositPromotion({ merchant, depositNumber: 1, turnoverTimes: 3 })
    const asked = { amount: 500, vendorId: channel.vendorId }
    const numbers: string[] = []
    for (const input of [{ ...asked, promotionId }, asked])
      numbers.push((await as(member).call(place, input).expect(success)).body.value.depositId)
    // The second requests it too, as an order from before the rule of one bonus at a time could.
    const { deposit } = container().database.prisma
    const { promotionTerms } = await deposit.findUniqueOrThrow({ where: { number: numbers[0]! } })
    await deposit.update({ where: { number: numbers[1]! }, data: { promotionId, promotionTerms: promotionTerms as object } })
    await Promise.all(numbers.map((number) => callBack(eventOf(number))))
    expect(await balance(member)).toBe(amount(1_250))
    const owned = await container().merchants.find(merchant.code)
    // One deposit has three times its turnover because of the bonus, the other once.
    expect((await container().turnover.sum({ memberId: member.id }, owned!)).required).toBe(amount(750 * 3 + 500))
    expect(await drifts()).toEqual([])
  })

  it('of a second deposit gives the bonus of the second, and of no other', async () => {
    const merchant = await given.merchant()
    const member = await given.member({ merchant })
    const { vendorId } = await given.depositChannel({ merchant, method: 'GATEWAY' })
    const second = await given.depositPromotion({ merchant, depositNumber: 2, turnoverTimes: 3 })
    const asked = { amount: 500, vendorId }
    const offered = async () => (await as(member).call(promotions).expect(success)).body.value
    const pay = async (input: BodyInput<typeof place>) => {
      const { depositId } = (await as(member).call(place, input).expect(success)).body.value
      await callBack(eventOf(depositId)).expect(success)
    }
    const refusedWith = async () => (await as(member).call(place, { ...asked, promotionId: second.id })).body.errorCode
    const states = async () =>
      (await as(member).call(rewardEndpoints.list).expect(success)).body.value.depositOffers.map(
        (one: { state: string }) => one.state,
      )
    expect([await offered(), await refusedWith(), await states()]).toEqual([[], 'promotion.id.invalid', ['LATER']])
    await pay(asked)
    expect(await states()).toEqual(['READY'])
    expect(await offered()).toMatchObject([{ promotionId: second.id, depositNumber: 2 }])
    await pay({ ...asked, promotionId: second.id })
    expect(await states()).toEqual([])
    expect(await balance(member)).toBe(amount(1_250))
    expect([await offered(), await refusedWith()]).toEqual([[], 'promotion.id.invalid'])
  })
})

describe('contradictory reports of a payment', () => {
  const all = async (depositId: string) => {
    const operator = await given.operatorSession(await given.operator({ role: 'CASHIER' }))
    const { value } = (await as(operator).call(contradictions).expect(success)).body
    return { operator, open: (value as { id: string; depositId: string }[]).filter((one) => one.depositId === depositId) }
  }

  it('are for one order: of two at once one is credited, the other goes to an operator', async () => {
    for (let round = 0; round < 5; round++) {
      const [first, second] = [await ordered(), await ordered()]
      const paymentId = newId()
      const callbacks = [first, second, first, second].map(({ depositId }) => callBack(eventOf(depositId, { paymentId })))
      for (const { status } of await Promise.all(callbacks)) expect(status).toBe(200)
      const balances = await Promise.all([balance(first.member), balance(second.member)])
      expect(balances.sort()).toEqual([0n, amount(500)].sort())
      const loser = (await balance(first.member)) === 0n ? first : second
      expect((await all(loser.depositId)).open).toMatchObject([
        { paymentId, contradiction: 'OTHER_ORDER', outcome: 'SUCCEEDED', amount: 500, earlier: [{ outcome: 'SUCCEEDED' }] },
      ])
      expect((await stateOf(loser.member, loser.depositId)).state).toBe('OPEN')
    }
    expect(await drifts()).toEqual([])
  })

  it('that failed and then succeeded goes to an operator, who may credit it', async () => {
    const { member, depositId } = await ordered()
    const failed = eventOf(depositId, { outcome: 'FAILED' })
    await callBack(failed).expect(success)
    await callBack({ ...failed, outcome: 'SUCCEEDED', time: '2026-11-23 02:00:00' }).expect(success)
    expect(await stateOf(member, depositId)).toMatchObject({ state: 'REVIEW', reviewOf: 'CONTRADICTED' })
    const { operator, open } = await all(depositId)
    expect(open).toMatchObject([{ contradiction: 'OTHER_OUTCOME', earlier: [{ outcome: 'FAILED', amount: 500 }] }])
    const { callbacks } = (await as(operator).call(reviewDetail, { depositId })).body.value
    expect(callbacks).toMatchObject([
      { outcome: 'FAILED', result: 'FAILED', contradiction: null },
      { outcome: 'SUCCEEDED', result: 'REVIEW', contradiction: 'OTHER_OUTCOME', saidAt: '2026-11-23 02:00:00' },
    ])
    await as(operator).call(approve, { depositId }).expect(success)
    expect(await balance(member)).toBe(amount(500))
  })

  it('that succeeded and then failed, or of another amount, moves nothing and waits for an operator', async () => {
    const { member, depositId } = await ordered()
    const paid = eventOf(depositId)
    await callBack(paid).expect(success)
    await callBack({ ...paid, outcome: 'FAILED' }).expect(success)
    await callBack({ ...paid, amount: String(amount(900)) }).expect(success)
    await callBack({ ...paid, amount: String(amount(900)) }).expect(success)
    expect(await balance(member)).toBe(amount(500))
    expect((await stateOf(member, depositId)).state).toBe('CONFIRMED')
    const { operator, open } = await all(depositId)
    expect(open).toMatchObject([{ contradiction: 'OTHER_OUTCOME', amount: 900 }, { contradiction: 'OTHER_OUTCOME' }])

    const id = open[0]!.id
    await as(operator).call(settleContradiction, { id, reason: 'The site counted twice' }).expect(success)
    expect((await as(operator).call(settleContradiction, { id, reason: 'again' })).body.errorCode).toBe('no.data')
    expect((await all(depositId)).open).toHaveLength(1)
    const stranger = await given.operatorSession(await given.operator({ merchant: await given.merchant() }))
    expect((await as(stranger).call(settleContradiction, { id: open[1]!.id, reason: 'x' })).body.errorCode).toBe('no.data')
    const audited = container().database.prisma.auditEntry.count({ where: { action: 'deposit.settleContradiction' } })
    expect(await audited).toBe(1)
  })

  it('are counted on the overview and in the metrics until an operator settles them', async () => {
    const boss = await given.operatorSession(await given.operator({ role: 'MANAGER' }))
    const counts = async () => {
      const { waiting } = (await as(boss).call(overview).expect(success)).body.value
      const [, metric] = /^palaro_payment_contradictions (\d+)$/m.exec((await http().get('/metrics')).text) ?? []
      return [waiting.contradictions, Number(metric)]
    }
    const [shown, measured] = await counts()
    const { depositId } = await ordered()
    const event = eventOf(depositId)
    await callBack(event).expect(success)
    await callBack({ ...event, outcome: 'FAILED' }).expect(success)
    expect(await counts()).toEqual([shown! + 1, measured! + 1])

    const { operator, open } = await all(depositId)
    await as(operator).call(settleContradiction, { id: open[0]!.id, reason: 'asked the payment site' }).expect(success)
    expect(await counts()).toEqual([shown, measured])
  })

  it('with only another amount waits for an operator', async () => {
    const { member, depositId } = await ordered()
    const paid = eventOf(depositId)
    await Promise.all([callBack(paid), callBack({ ...paid, amount: String(amount(400)) })])
    expect((await all(depositId)).open).toMatchObject([{ contradiction: 'OTHER_AMOUNT' }])
    expect([0n, amount(500)]).toContain(await balance(member))
    const { pool } = container().database
    const changed = pool.query(`UPDATE payment_callback SET amount = 1 WHERE payment_id = $1`, [paid.paymentId])
    await expect(changed).rejects.toThrow('never changed')
  })
})

describe('LED-15 five failed payments in ten minutes', () => {
  const fail = async (member: Member, vendorId: string) => {
    const placed = await as(member).call(place, { amount: 500, vendorId })
    if (isRefused(placed)) return placed.body.errorCode as string
    await callBack(eventOf(placed.body.value.depositId, { outcome: 'FAILED' })).expect(success)
    return undefined
  }
  it('block a member’s deposits until an operator lifts it; five more suspend the account', async () => {
    const member = await given.member()
    const { vendorId } = await given.depositChannel({ method: 'GATEWAY' })
    for (let count = 0; count < 5; count++) expect(await fail(member, vendorId)).toBeUndefined()
    expect(await fail(member, vendorId)).toBe('deposit.blocked')
    expect((await as(member).call(settings)).body.value).toMatchObject({ allowDeposit: 'N', block: 'BLOCKED' })

    const operator = await given.operatorSession(await given.operator())
    expect((await as(operator).call(blocks)).body.value).toContainEqual(
      expect.objectContaining({ memberId: member.id, kind: 'BLOCKED', username: member.username }),
    )
    await as(operator).call(clearBlock, { memberId: member.id, reason: 'called the bank' }).expect(success)
    expect((await as(operator).call(clearBlock, { memberId: member.id, reason: 'again' })).body.errorCode).toBe('no.data')

    for (let count = 0; count < 5; count++) expect(await fail(member, vendorId)).toBeUndefined()
    expect(await fail(member, vendorId)).toBe('deposit.blocked')
    const row = () => container().database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })
    expect((await row()).status).toBe('FROZEN')
    await as(operator).call(clearBlock, { memberId: member.id, reason: 'proved who it is' }).expect(success)
    expect((await row()).status).toBe('ACTIVE')
    const audited = await container().database.prisma.auditEntry.count({ where: { action: 'deposit.clearBlock' } })
    expect(audited).toBe(2)
  })

  it('count only within those minutes', async () => {
    const member = await given.member()
    const { vendorId } = await given.depositChannel({ method: 'GATEWAY' })
    for (let count = 0; count < 4; count++) await fail(member, vendorId)
    clock.shift(11 * MINUTE_MS)
    expect(await fail(member, vendorId)).toBeUndefined()
    expect(await fail(member, vendorId)).toBeUndefined()
  })
})

describe('the local payment page', () => {
  const choose = (depositId: string, outcome: string) =>
    http().post('/pay/local').type('form').send({ order: depositId, outcome })
  it.each([
    { outcome: 'succeed', state: 'CONFIRMED' },
    { outcome: 'fail', state: 'FAILED' },
    { outcome: 'expire', state: 'EXPIRED' },
    { outcome: 'twice', state: 'CONFIRMED' },
  ])('$outcome: the order is $state, and the payer returns to it', async ({ outcome, state }) => {
    const { member, depositId } = await ordered()
    const page = await http().get('/pay/local').query({ order: depositId, language: 'en' }).expect(success)
    expect(page.text).toContain('₱500.00')
    const answer = await choose(depositId, outcome).expect(303)
    expect(answer.headers.location).toBe(`/m/voucherCenter?order=${depositId}`)
    expect((await stateOf(member, depositId)).state).toBe(state)
  })
  it('accepts only orders of a payment site', async () => {
    await http().get('/pay/local').query({ order: '<script>' }).expect(404)
    await choose('D1', 'succeed').expect(303)
  })
})
