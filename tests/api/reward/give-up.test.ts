/** Tickets that members give up: they end as expired ones do, once and for good. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as grantEndpoints from '#contract/back-office/reward-grant.ts'
import * as pointOrderEndpoints from '#contract/rewards/points/point-order.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import * as ticketEndpoints from '#contract/rewards/reward/reward-ticket.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { isAccepted, refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, site, rewardOf, claim, balanceOf, again, rest, slot } = rewardScene(api)
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
const ENGLISH = { Language: 'en' }
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const gift: RewardRule = { template: 'REGISTER', options: { amount: amount(50), days: 7 } }
const wheel = (...won: readonly number[]): RewardRule => ({
  template: 'SPIN',
  options: { look: 'WHEEL', prizes: won.map((units) => ({ amount: amount(units), weight: 1 })), free: 1, bets: null },
})
async function scene(rule: RewardRule = gift, details: Details = {}, balance = 0n) {
  const merchant = await site()
  const campaign = await given.rewardCampaign({ rule, titles: { en: 'Welcome' }, startsAt: LONG_AGO, ...details, merchant })
  return { merchant, campaign, member: await given.member({ merchant, balance }) }
}
const prisma = () => container().database.prisma
const giveUp = (member: TestCaller, body: object) => as(member).call(ticketEndpoints.cancelTicket, body, ENGLISH)
const codeOf = async (call: ReturnType<typeof giveUp>) => (await call.expect(refusal)).body.errorCode
const nameOf = async (member: TestCaller, campaignId: number) => (await rewardOf(member, campaignId)).transactionId
const promisedOf = async (id: number) =>
  Number((await prisma().rewardCampaign.findUniqueOrThrow({ where: { id } })).promised) / 10_000
const statesOf = async (campaignId: number) =>
  (await prisma().rewardTicket.findMany({ where: { campaignId }, orderBy: { id: 'asc' } })).map(({ state }) => state)
const ticketList = async (member: TestCaller, query: object = { isAll: 'Y' }) =>
  (await as(member).call(ticketEndpoints.tickets, query, ENGLISH).expect(success)).body.value
const run = (job: string) =>
  container()
    .jobs.find(({ name }) => name === job)!
    .run({})

describe('a ticket that is given up', () => {
  it('is expired, frees its budget, and answers a repeat as the first time', async () => {
    const { member, campaign } = await scene()
    const transactionId = await nameOf(member, campaign.id)
    const ticketId = Number(transactionId.slice(1))
    expect(await promisedOf(campaign.id)).toBe(50)
    const first = await giveUp(member, { transactionId, isApp: 'N' }).expect(success)
    expect(first.body.value).toEqual({ ticketId, transactionId, type: 'REGISTER', name: 'Welcome', status: 'EXPIRED' })
    for (const body of [{ transactionId }, { ticketId }, { ticketId: String(ticketId), transactionId: '' }])
      expect((await giveUp(member, body).expect(success)).body).toEqual(first.body)
    expect(await promisedOf(campaign.id)).toBe(0)
    expect(await ticketList(member)).toMatchObject([{ ticketId, status: 'EXPIRED' }])
    const status = { promotionClaimList: [{ claimId: transactionId }] }
    expect((await as(member).call(ticketEndpoints.claimStatus, status)).body.value).toMatchObject([{ claimStatus: 'EXPIRED' }])
    expect((await claim(member, transactionId).expect(refusal)).body.errorCode).toBe('prom.claim.expired')
    expect(await balanceOf(member)).toBe(0)
  })

  it('frees the budget for another member', async () => {
    const { member, merchant, campaign } = await scene(gift, { budget: amount(60) })
    const other = await given.member({ merchant })
    const ticketId = await nameOf(member, campaign.id)
    expect(await rewardOf(other, campaign.id)).toMatchObject({ state: 'SPENT' })
    await giveUp(member, { ticketId }).expect(success)
    expect(await rewardOf(other, campaign.id)).toMatchObject({ state: 'CLAIMABLE', amount: 50 })
  })

  it('is named by both fields only if they agree; others’ and unknown ones are not found', async () => {
    const { member, merchant, campaign } = await scene()
    const other = await given.member({ merchant })
    const [own, others] = [await nameOf(member, campaign.id), await nameOf(other, campaign.id)]
    for (const body of [
      {},
      { transactionId: others },
      { ticketId: 999_999_999 },
      { transactionId: 'ticket' },
      { ticketId: `${own},${others}` },
      { transactionId: own, ticketId: others },
    ])
      expect(await codeOf(giveUp(member, body))).toBe('no.data')
    expect(await statesOf(campaign.id)).toEqual(['AVAILABLE', 'AVAILABLE'])
    await giveUp(member, { transactionId: own, ticketId: own.slice(1) }).expect(success)
    expect(await statesOf(campaign.id)).toEqual(['EXPIRED', 'AVAILABLE'])
  })

  it('can be one of a campaign that is paused, and one whose time is over', async () => {
    const { member, campaign } = await scene()
    const transactionId = await nameOf(member, campaign.id)
    await prisma().rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled: false } })
    clock.shift(8 * DAY_MS)
    await giveUp(await again(member), { transactionId }).expect(success)
    expect(await promisedOf(campaign.id)).toBe(0)
    await run('reward.expire')
    expect(await promisedOf(campaign.id)).toBe(0)
  })

  it('can be one that a break has ended', async () => {
    const { member, campaign } = await scene()
    const transactionId = await nameOf(member, campaign.id)
    clock.shift(1)
    await rest(member)
    clock.shift(2 * DAY_MS)
    await giveUp(await again(member), { transactionId }).expect(success)
    expect(await promisedOf(campaign.id)).toBe(0)
  })
})

describe('what was claimed', () => {
  it('stays claimed', async () => {
    const { member, campaign } = await scene()
    const transactionId = await nameOf(member, campaign.id)
    await claim(member, transactionId).expect(success)
    expect(await codeOf(giveUp(member, { transactionId }))).toBe('prom.ticket.claimed')
    expect(await statesOf(campaign.id)).toEqual(['CLAIMED'])
    expect(await promisedOf(campaign.id)).toBe(50)
    expect(await balanceOf(member)).toBe(50)
  })

  it('includes an envelope of a rain', async () => {
    const prize = amount(10)
    const red = { count: 5, least: amount(1) }
    const options = {
      times: ['20:00'],
      weekdays: [],
      amount: amount(100),
      gold: { count: 1, amount: prize },
      ube: { count: 2, amount: prize },
      red,
      empty: 2,
    }
    const { member, campaign } = await scene({ template: 'RAIN', options })
    const rain = await given.rain({ campaign, startsAt: clock.now(), shares: [{ kind: 'GOLD', amount: prize }] })
    await given.caughtEnvelope({ rain, member, place: 1 })
    const { id } = await prisma().rewardTicket.findFirstOrThrow({ where: { campaignId: campaign.id } })
    expect(await codeOf(giveUp(member, { ticketId: String(id) }))).toBe('prom.ticket.claimed')
    expect(await statesOf(campaign.id)).toEqual(['CLAIMED'])
  })

  it('includes a code and a thing ordered for points; a cancelled order is over', async () => {
    const merchant = await site({ PTSYS3: true })
    const code: RewardRule = { template: 'CODE', options: { amount: amount(20), code: 'GIVE26', isListed: false } }
    await given.rewardCampaign({ merchant, rule: code })
    const member = await given.member({ merchant })
    await as(member).call(rewardEndpoints.claimCode, { promoCode: 'GIVE26' }).expect(success)
    const [{ ticketId }] = await ticketList(member)
    expect(await codeOf(giveUp(member, { ticketId }))).toBe('prom.ticket.claimed')

    const order = await given.pointOrder({ member })
    const named = { ticketId: String(order.ticketId) }
    const goods = () => prisma().rewardTicket.findUniqueOrThrow({ where: { id: order.ticketId } })
    expect(await codeOf(giveUp(member, named))).toBe('prom.ticket.claimed')
    expect((await goods()).state).toBe('CLAIMED')
    await as(member)
      .call(pointOrderEndpoints.cancelOrder, { orderId: String(order.id) })
      .expect(success)
    const before = await promisedOf((await goods()).campaignId)
    await giveUp(member, named).expect(success)
    expect(await promisedOf((await goods()).campaignId)).toBe(before)
  })
})

describe('no second ticket', () => {
  it.each<[string, RewardRule]>([
    ['of a registration', gift],
    ['of a day', { template: 'SIGN_IN', options: { amounts: [amount(5), amount(7)] } }],
    ['of bets', { template: 'TURNOVER', options: { amount: amount(5), period: 'DAY', turnover: amount(10), categories: [] } }],
  ])('%s comes for the same period', async (_, rule) => {
    const { member, campaign } = await scene(rule, {}, amount(100))
    if (rule.template === 'TURNOVER') await slot(member, 20, 20)
    await giveUp(member, { transactionId: await nameOf(member, campaign.id) }).expect(success)
    await run('reward.expire')
    for (let looks = 0; looks < 2; looks += 1) expect(await ticketList(member, {})).toEqual([])
    expect(await statesOf(campaign.id)).toEqual(['EXPIRED'])
    expect(await promisedOf(campaign.id)).toBe(0)
  })

  it('is drawn for a spin that is given up, and what it would have given is not told', async () => {
    const { member, campaign } = await scene(wheel(50, 1))
    const transactionId = await nameOf(member, campaign.id)
    const row = () => prisma().rewardTicket.findFirstOrThrow({ where: { campaignId: campaign.id } })
    const drawn = await row()
    const { body } = await giveUp(member, { transactionId }).expect(success)
    expect(body.value).not.toHaveProperty('amount')
    expect(await ticketList(member)).toMatchObject([{ status: 'EXPIRED', amount: 0 }])
    expect(await row()).toEqual({ ...drawn, state: 'EXPIRED' })
    expect(await statesOf(campaign.id)).toEqual(['EXPIRED'])
    expect(await promisedOf(campaign.id)).toBe(0)
    // The next comes with the next day.
    clock.shift(DAY_MS)
    await nameOf(await again(member), campaign.id)
    expect(await statesOf(campaign.id)).toEqual(['EXPIRED', 'AVAILABLE'])
  })

  it('comes for a bet that was lucky', async () => {
    const prizes = [
      { amount: amount(8), oneIn: 10 },
      { amount: amount(88), oneIn: 20 },
    ]
    const rule: RewardRule = { template: 'LUCKY_BET', options: { prizes, least: amount(20), most: 3, categories: [], days: 7 } }
    const { member, campaign } = await scene(rule, {}, amount(100))
    await given.luckyBet({ member, campaign, round: await slot(member, 20, 20) })
    const transactionId = await nameOf(member, campaign.id)
    await giveUp(member, { transactionId }).expect(success)
    for (let times = 0; times < 2; times += 1) await run('luckyBet.draw')
    expect(await statesOf(campaign.id)).toEqual(['EXPIRED'])
    expect(await promisedOf(campaign.id)).toBe(0)
  })
})

describe('at the same moment', () => {
  it('as ten claims: the claims or the giving up win, never both', async () => {
    const { merchant, campaign } = await scene()
    const members = await Promise.all(Array.from({ length: 6 }, () => given.member({ merchant })))
    for (const [index, member] of members.entries()) {
      const transactionId = await nameOf(member, campaign.id)
      const calls = Array.from({ length: 10 }, () => () => claim(member, transactionId))
      calls.splice(index * 2, 0, () => giveUp(member, { transactionId }))
      const answers = await Promise.all(calls.map((call) => call()))
      const [cancelled] = answers.splice(index * 2, 1)
      const isGivenUp = isAccepted(cancelled!)
      expect(cancelled!.body.errorCode ?? undefined).toBe(isGivenUp ? undefined : 'prom.ticket.claimed')
      for (const { body } of answers) expect(body.errorCode ?? undefined).toBe(isGivenUp ? 'prom.claim.expired' : undefined)
      const row = await prisma().rewardTicket.findFirstOrThrow({ where: { campaignId: campaign.id, memberId: member.id } })
      expect(row.state).toBe(isGivenUp ? 'EXPIRED' : 'CLAIMED')
      expect(await balanceOf(member)).toBe(isGivenUp ? 0 : 50)
    }
    const claimed = (await statesOf(campaign.id)).filter((state) => state === 'CLAIMED')
    expect(await promisedOf(campaign.id)).toBe(50 * claimed.length)
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('as the job that expires tickets, and many times: the budget is freed once', async () => {
    const { member, merchant, campaign } = await scene()
    const other = await given.member({ merchant })
    const transactionId = await nameOf(member, campaign.id)
    await claim(other, await nameOf(other, campaign.id)).expect(success)
    clock.shift(8 * DAY_MS)
    const back = await again(member)
    const tries = Array.from({ length: 6 }, () => giveUp(back, { transactionId }).expect(success))
    await Promise.all([...tries, run('reward.expire'), run('reward.expire')])
    expect(await promisedOf(campaign.id)).toBe(50)
  })

  it('as operators stop the gift: it goes back to the budget once', async () => {
    const rule: RewardRule = { template: 'GIFT', options: { amount: amount(500), days: 7 } }
    const { member, merchant, campaign } = await scene(rule, { turnoverTimes: 3 })
    const operator = as(await given.operatorSession(await given.operator({ merchant, role: 'CASHIER' })))
    const choice = { by: 'LIST' as const, list: member.username, amount: 100 }
    const asked = { campaignId: campaign.id, choice, members: 1, total: 100, reason: 'for your patience', requestId: 'one-gift' }
    const { id } = (await operator.call(grantEndpoints.proposeGrant, asked).expect(success)).body.value
    const transactionId = await nameOf(member, campaign.id)
    const [stopped, ...givenUp] = await Promise.all([
      operator.call(grantEndpoints.stopGrant, { id, reason: 'stop it' }),
      ...Array.from({ length: 4 }, () => giveUp(member, { transactionId })),
    ])
    expect([stopped!, ...givenUp].every(isAccepted)).toBe(true)
    expect(await statesOf(campaign.id)).toEqual(['EXPIRED'])
    expect(await promisedOf(campaign.id)).toBe(0)
  })
})
