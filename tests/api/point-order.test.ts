/** What is exchanged for points and delivered: the order, its points, and what operators do with it. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as orderEndpoints from '#contract/back-office/point-order.ts'
import * as rewardCampaignsEndpoints from '#contract/back-office/reward-campaigns.ts'
import * as recordEndpoints from '#contract/rewards/points/point-records.ts'
import * as pointEndpoints from '#contract/rewards/points/points.ts'
import { cancelOrder, type PointOrder } from '#contract/rewards/points/point-order.ts'
import type { PointDelivery, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { isAccepted, refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { balanceOf, turnoverOf, rest } = rewardScene(api)
/** Noon in Manila. */
const NOVEMBER_18 = new Date('2026-11-18T04:00:00Z')
const DAY_MS = 86_400_000
const ENGLISH = { Language: 'en' }
const PIN = '135790'
const HOME = { name: 'Maria Santos', phone: '0917 123 4567', address: '12 Mabini Street, Quezon City' }
const prisma = () => container().database.prisma

beforeEach(() => {
  clock.set(NOVEMBER_18)
})

interface Details {
  delivery?: PointDelivery
  perMember?: number
  stock?: number
  points?: number
}
/** A site that gives a thing of ₱250 for a thousand points, a member with enough of them, and an operator. */
async function scene({ delivery = 'POST', perMember = 0, stock = 10, points = 2_500 }: Details = {}) {
  const merchant = await given.merchant({
    flags: { INBOX3: true, PTSYS3: true },
    settings: { points: { rates: {}, validMonths: 2 } },
  })
  const rule: RewardRule = { template: 'POINTS', options: { amount: amount(250), points: 1_000, perMember, delivery } }
  const campaign = await given.rewardCampaign({
    merchant,
    rule,
    titles: { en: 'A cap' },
    turnoverTimes: 0,
    budget: amount(250 * stock),
    needs: delivery === 'LOAD' ? ['MOBILE'] : [],
  })
  const member = await given.member({ merchant, paymentPassword: PIN, mobileNumber: '9171234567', mobileVerifiedAt: clock.now() })
  await given.points({ member, points: 600, lastDay: '2026-11-30' })
  await given.points({ member, points: points - 600, lastDay: '2026-12-31' })
  const operator = as(await given.operatorSession(await given.operator({ merchant, role: 'CASHIER' })))
  return { merchant, campaign, member, operator }
}
const order = (member: TestCaller, campaignId: number, more: object = { recipient: HOME }) =>
  as(member).call(
    pointEndpoints.exchange,
    { campaignId, count: 1, requestId: unique('request'), paymentPassword: PIN, ...more } as never,
    ENGLISH,
  )
const room = async (member: TestCaller) => (await as(member).call(pointEndpoints.room, {}, ENGLISH).expect(success)).body.value
const entriesOf = async (member: TestCaller) =>
  (
    await as(member)
      .call(pointEndpoints.entries, {} as never, ENGLISH)
      .expect(success)
  ).body.value.list as {
    kind: string
    points: number
    exchange: { title: string; order: PointOrder | null } | null
  }[]
async function ordered(member: TestCaller, campaignId: number): Promise<PointOrder> {
  await order(member, campaignId).expect(success)
  return (await room(member)).orders[0]
}
const code = async (answer: ReturnType<typeof order>) => (await answer.expect(refusal)).body.errorCode
const promisedOf = async ({ id }: { id: number }) =>
  Number((await prisma().rewardCampaign.findUniqueOrThrow({ where: { id } })).promised) / 10_000
const lotsOf = async ({ id }: { id: number }) =>
  (await prisma().pointLot.findMany({ where: { memberId: id }, orderBy: { lastDay: 'asc' } })).map(({ lastDay, left }) => [
    lastDay.toISOString().slice(0, 10),
    left,
  ])
/** Entries and lots say the same. */
async function assertPointsAgree({ id: memberId }: { id: number }) {
  const [entries, lots] = await Promise.all([
    prisma().pointEntry.aggregate({ where: { memberId }, _sum: { points: true } }),
    prisma().pointLot.aggregate({ where: { memberId }, _sum: { left: true } }),
  ])
  expect(entries._sum.points).toBe(lots._sum.left)
}
const cancel = (member: TestCaller, orderId: string) => as(member).call(cancelOrder, { orderId } as never, ENGLISH)
const lettersOf = async ({ id: memberId }: { id: number }) =>
  (await prisma().inboxMessage.findMany({ where: { memberId }, orderBy: { id: 'asc' } })).map(({ letterKey }) => letterKey)

describe('an order for points', () => {
  it('takes the points and one of the stock, pays no money, and waits with its address', async () => {
    const { campaign, member } = await scene({ stock: 2 })
    expect((await room(member)).goods).toMatchObject([{ delivery: 'POST', state: 'READY', left: 2, amount: 250 }])
    const answer = (await order(member, campaign.id).expect(success)).body.value
    expect(answer).toMatchObject({
      amount: 0,
      points: 1_000,
      balance: 1_500,
      claimedTickets: [{ amount: 0, requiredTurnover: 0 }],
    })
    expect(await balanceOf(member)).toBe(0)
    expect(await turnoverOf(member)).toEqual([])
    expect(await promisedOf(campaign)).toBe(250)
    const seen = await room(member)
    expect(seen.goods).toMatchObject([{ left: 1 }])
    expect(seen.orders).toMatchObject([
      {
        title: 'A cap',
        delivery: 'POST',
        state: 'ORDERED',
        points: 1_000,
        sentTo: `${HOME.name}\n${HOME.phone}\n${HOME.address}`,
      },
    ])
    expect(await lotsOf(member)).toEqual([
      ['2026-11-30', 0],
      ['2026-12-31', 1_500],
    ])
    expect((await entriesOf(member))[0]).toMatchObject({
      kind: 'SPENT',
      exchange: { title: 'A cap', order: { state: 'ORDERED' } },
    })
    expect(await prisma().ledgerEntry.count({ where: { type: 'BONUS_GRANT', reference: { startsWith: 'R' } } })).toBe(0)
  })

  it('of a load goes to the verified number, which the page shows but for its last digits', async () => {
    const { campaign, member } = await scene({ delivery: 'LOAD' })
    expect((await room(member)).ownNumber).toBe('*'.repeat(10) + '4567')
    await order(member, campaign.id, {}).expect(success)
    expect((await room(member)).orders).toMatchObject([{ delivery: 'LOAD', sentTo: '+63 9171234567' }])
    await prisma().member.update({ where: { id: member.id }, data: { mobileVerifiedAt: null } })
    expect(await room(member)).toMatchObject({ ownNumber: null, goods: [{ state: 'MISSING' }] })
    expect(await code(order(member, campaign.id, {}))).toBe('prom.claim.req.field')
    expect(await prisma().pointOrder.count({ where: { memberId: member.id } })).toBe(1)
  })

  it('needs a name, a number and an address that can be used, and is one at a time', async () => {
    const { campaign, member } = await scene()
    for (const more of [
      {},
      { recipient: { ...HOME, name: ' ' } },
      { recipient: { ...HOME, phone: 'call me' } },
      { recipient: { ...HOME, phone: '12345' } },
      { recipient: { ...HOME, address: 'Manila' } },
      { recipient: { ...HOME, address: 'x'.repeat(301) } },
      { recipient: HOME, count: 2 },
    ])
      expect(await code(order(member, campaign.id, more)), JSON.stringify(more)).toBe('request.param.err')
    expect((await room(member)).orders).toEqual([])
    expect(await promisedOf(campaign)).toBe(0)
  })

  it('is placed once under one request id, and never beyond stock, points or its limit, however many come at once', async () => {
    const { campaign, member } = await scene({ stock: 1, points: 5_000 })
    const requestId = unique('request')
    const same = await Promise.all(Array.from({ length: 4 }, () => order(member, campaign.id, { recipient: HOME, requestId })))
    expect(same.every(isAccepted)).toBe(true)
    expect(await prisma().pointOrder.count({ where: { memberId: member.id } })).toBe(1)
    expect(await code(order(member, campaign.id))).toBe('promotion.budget.exceeded')

    const limited = await scene({ perMember: 1, points: 5_000 })
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(limited.member, limited.campaign.id)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(await prisma().pointOrder.count({ where: { memberId: limited.member.id } })).toBe(1)
    await assertPointsAgree(limited.member)
  })

  it('is nothing for older clients: they send no address and would be told of money', async () => {
    const { campaign, member } = await scene()
    expect((await as(member).call(recordEndpoints.conversionTypes, {}, ENGLISH).expect(success)).body.value).toEqual([])
    const body = { point: 1_000, rewardId: campaign.id, paymentPassword: PIN }
    expect(await code(as(member).call(recordEndpoints.convert, body as never, ENGLISH))).toBe('promotion.claim.fail')
  })

  it('is refused on a break', async () => {
    const { campaign, member } = await scene()
    await rest(member)
    expect(await code(order(member, campaign.id))).toBe('play.excluded')
  })
})

describe('a member’s cancelling', () => {
  it('gives back the points as they were, the stock and the limit', async () => {
    const { campaign, member } = await scene({ perMember: 1 })
    const { orderId } = await ordered(member, campaign.id)
    expect((await cancel(member, orderId).expect(success)).body.value).toMatchObject({ state: 'CANCELLED', note: '' })
    expect(await room(member)).toMatchObject({ balance: 2_500, orders: [], goods: [{ state: 'READY', left: 10 }] })
    expect(await lotsOf(member)).toEqual([
      ['2026-11-30', 600],
      ['2026-12-31', 1_900],
    ])
    expect(await promisedOf(campaign)).toBe(0)
    expect((await entriesOf(member)).map(({ kind, points }) => [kind, points])).toMatchObject([
      ['RETURNED', 1_000],
      ['SPENT', -1_000],
      ['EARNED', 1_900],
      ['EARNED', 600],
    ])
    await assertPointsAgree(member)
    await ordered(member, campaign.id)
  })

  it('brings back no points whose last day has passed meanwhile: an order is no way to keep them', async () => {
    const { campaign, member } = await scene()
    const { orderId } = await ordered(member, campaign.id)
    clock.set(new Date('2026-12-01T04:00:00Z'))
    const later = { ...member, ...(await given.session(member)) }
    await cancel(later, orderId).expect(success)
    expect(await room(later)).toMatchObject({ balance: 1_900 })
    await assertPointsAgree(member)
  })

  it('happens once, and not beside the operator’s sending', async () => {
    const { campaign, member, operator } = await scene()
    const { orderId } = await ordered(member, campaign.id)
    const answers = await Promise.all([
      cancel(member, orderId),
      cancel(member, orderId),
      operator.call(orderEndpoints.sendOrder, { orderId, note: '' } as never),
      operator.call(orderEndpoints.refuseOrder, { orderId, reason: 'out of caps' } as never),
    ])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    for (const { body } of answers.filter((answer) => !isAccepted(answer)))
      expect(['points.order.closed', 'review.decided']).toContain(body.errorCode)
    await assertPointsAgree(member)
    const { state } = await prisma().pointOrder.findUniqueOrThrow({ where: { id: BigInt(orderId) } })
    expect(await promisedOf(campaign)).toBe(state === 'SENT' ? 250 : 0)
  })

  it('is of one’s own orders only', async () => {
    const { campaign, member, merchant } = await scene()
    const { orderId } = await ordered(member, campaign.id)
    expect(await code(cancel(await given.member({ merchant }), orderId))).toBe('no.data')
    expect(await code(cancel(await given.member({ merchant: await given.merchant({ flags: { PTSYS3: true } }) }), orderId))).toBe(
      'no.data',
    )
  })
})

describe('an operator', () => {
  it('sees what waits, oldest first, with where it goes and what it costs, and sends it; the member gets a letter', async () => {
    const { campaign, member, operator } = await scene()
    const first = await ordered(member, campaign.id)
    clock.shift(60_000)
    await ordered(member, campaign.id)
    const seen = (await operator.call(orderEndpoints.orders, { state: 'ORDERED' } as never, ENGLISH).expect(success)).body.value
    expect(seen).toMatchObject({
      total: 2,
      list: [{ orderId: first.orderId, username: member.username, cost: 250, closedBy: '' }, {}],
    })
    expect(seen.list[0].sentTo).toContain(HOME.address)
    const body = { orderId: first.orderId, note: 'LBC 1234-5678' }
    expect((await operator.call(orderEndpoints.sendOrder, body as never).expect(success)).body.value).toMatchObject({
      state: 'SENT',
      note: 'LBC 1234-5678',
    })
    expect(await code(operator.call(orderEndpoints.sendOrder, body as never))).toBe('review.decided')
    expect(await lettersOf(member)).toEqual(['order.followed'])
    expect((await room(member)).orders).toHaveLength(1)
    expect(await code(cancel(member, first.orderId))).toBe('points.order.closed')
    const [entry] = await prisma().auditEntry.findMany({ where: { entity: 'point-order', entityId: first.orderId } })
    expect(entry).toMatchObject({ action: 'point-order.send', entityId: first.orderId, reason: 'LBC 1234-5678' })
    expect(JSON.stringify(entry, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      'Mabini',
    )
  })

  it('cancels what cannot be sent: the points come back, those whose last day has passed to the end of the month', async () => {
    const { campaign, member, operator } = await scene()
    const { orderId } = await ordered(member, campaign.id)
    clock.set(new Date('2026-12-01T04:00:00Z'))
    const again = as(
      await given.operatorSession(
        await given.operator({
          merchant: (await prisma().merchant.findFirstOrThrow({ where: { id: member.merchantId } })) as never,
        }),
      ),
    )
    const refused = await again.call(orderEndpoints.refuseOrder, { orderId, reason: 'no more caps' } as never).expect(success)
    expect(refused.body.value).toMatchObject({ state: 'CANCELLED', note: 'no more caps' })
    expect(await lotsOf(member)).toEqual([
      ['2026-11-30', 0],
      ['2026-12-31', 2_500],
    ])
    expect(await lettersOf(member)).toEqual(['order.cancelled'])
    expect(await promisedOf(campaign)).toBe(0)
    const later = { ...member, ...(await given.session(member)) }
    expect((await entriesOf(later))[0]).toMatchObject({
      kind: 'RETURNED',
      exchange: { order: { state: 'CANCELLED', note: 'no more caps' } },
    })
    await assertPointsAgree(member)
    void operator
  })

  it('needs the permission, and sees orders of its own merchant', async () => {
    const { campaign, member, merchant } = await scene()
    const { orderId } = await ordered(member, campaign.id)
    const viewer = as(await given.operatorSession(await given.operator({ merchant, role: 'VIEWER' })))
    expect(await code(viewer.call(orderEndpoints.orders, {} as never))).toBe('permission.denied')
    const foreign = as(await given.operatorSession(await given.operator({ merchant: await given.merchant() })))
    expect((await foreign.call(orderEndpoints.orders, {} as never).expect(success)).body.value.list).toEqual([])
    expect(await code(foreign.call(orderEndpoints.sendOrder, { orderId, note: '' } as never))).toBe('no.data')
  })

  it('takes them away as a file', async () => {
    const { campaign, member, operator } = await scene()
    await ordered(member, campaign.id)
    const { text } = await operator.call(orderEndpoints.orderFile, {} as never, ENGLISH).expect(success)
    expect(text).toContain('Maria Santos, 0917 123 4567, 12 Mabini Street, Quezon City')
  })

  it('finds no address of orders that were closed long ago', async () => {
    const { campaign, member, operator } = await scene()
    const { orderId } = await ordered(member, campaign.id)
    await ordered(member, campaign.id)
    await operator.call(orderEndpoints.sendOrder, { orderId, note: '' } as never).expect(success)
    expect(await lettersOf(member)).toEqual(['order.sent'])
    const runJob = () =>
      container()
        .jobs.find(({ name }) => name === 'pointOrder.forget')!
        .run({})
    const kept = () => prisma().pointOrder.findMany({ where: { memberId: member.id }, orderBy: { id: 'asc' } })
    clock.shift(89 * DAY_MS)
    await runJob()
    expect((await kept()).map(({ recipient }) => recipient)).toEqual([HOME, HOME])
    clock.shift(2 * DAY_MS)
    await runJob()
    // What waits keeps its address.
    expect((await kept()).map(({ recipient }) => recipient)).toEqual([null, HOME])
  })

  it('publishes no offer of a thing that is a bonus, has a turnover, or is a load without a number', async () => {
    const merchant = await given.merchant({ flags: { PTSYS3: true } })
    const manager = as(await given.operatorSession(await given.operator({ merchant })))
    const body = (more: object) => ({
      rule: { template: 'POINTS', options: { amount: 250, points: 100_000, perMember: 0, delivery: 'LOAD' } },
      paidAs: 'CASH',
      turnoverTimes: 0,
      needs: ['MOBILE'],
      addressLimit: 0,
      deviceLimit: 0,
      budget: 2_500,
      claimBudget: 250,
      startAt: '2026-11-01T00:00',
      endAt: null,
      isEnabled: true,
      sortIndex: 1,
      texts: { [merchant.defaultLanguage]: { title: 'Load', note: '' } },
      contribution: {},
      ...more,
    })
    const save = (more: object) => manager.call(rewardCampaignsEndpoints.saveRewardCampaign, body(more) as never)
    for (const [more, path] of [
      [{ paidAs: 'BONUS', turnoverTimes: 1, validDays: 7 }, 'paidAs'],
      [{ turnoverTimes: 1 }, 'turnoverTimes'],
      [{ needs: [] }, 'needs'],
    ] as const)
      expect((await save(more).expect(refusal)).body.value, path).toMatchObject({ fields: [{ path }] })
    await save({}).expect(success)
  })
})
