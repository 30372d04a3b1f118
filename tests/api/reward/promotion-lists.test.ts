/** Lists of promotions and tickets, as older clients ask for them (WIR-40). */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as promotionListEndpoints from '#contract/rewards/reward/promotion-lists.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { promotions } from '#contract/rewards/reward/reward-by-kind.ts'
import { ticketConfig } from '#contract/rewards/reward/reward-ticket.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, site, claim, claimFirst, list, rest, slot } = rewardScene(api)
const { discountTickets, promotionRewards, promotionLayout } = promotionListEndpoints

const ENGLISH = { Language: 'en' }
const SIGN_IN: RewardRule = { template: 'SIGN_IN', options: { amounts: [amount(5), amount(7), amount(20)] } }
const MISSION: RewardRule = {
  template: 'TURNOVER',
  options: { amount: amount(30), period: 'DAY', turnover: amount(100), categories: [] },
}
const gift = (days: number): RewardRule => ({ template: 'REGISTER', options: { amount: amount(50), days } })
const CODE: RewardRule = { template: 'CODE', options: { amount: amount(15), code: 'LISTED', isListed: true } }

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const ask = async (member: TestCaller, endpoint: Endpoint, query: object = {}) =>
  (await as(member).call(endpoint, query, ENGLISH).expect(success)).body.value

describe('tickets by type', () => {
  it('are counted while they can be claimed, with the first to expire', async () => {
    const merchant = await site()
    const member = await given.member({ merchant, balance: amount(1_000) })
    expect(await ask(member, ticketConfig)).toEqual({ promoCodeEnabled: false, types: [] })
    const short = await given.rewardCampaign({ merchant, rule: gift(3) })
    await given.rewardCampaign({ merchant, rule: gift(7) })
    await given.rewardCampaign({ merchant, rule: MISSION })
    await given.rewardCampaign({ merchant, rule: CODE, endsAt: new Date(WEDNESDAY.getTime() + DAY_MS) })
    const typesOf = async () => {
      const { promoCodeEnabled, types } = await ask(member, ticketConfig)
      const found = types as { type: string; available: number; nextExpiry: number | null }[]
      return { promoCodeEnabled, types: found.toSorted((one, other) => (one.type < other.type ? -1 : 1)) }
    }
    const { createdAt } = await container().database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })
    const at = (days: number) => createdAt.getTime() + days * DAY_MS
    expect(await typesOf()).toEqual({
      promoCodeEnabled: true,
      types: [{ type: 'REGISTER', available: 2, nextExpiry: at(3) }],
    })

    await claimFirst(member, short.id)
    await slot(member, 100)
    expect((await typesOf()).types).toEqual([
      { type: 'REGISTER', available: 1, nextExpiry: at(7) },
      { type: 'TURNOVER', available: 1, nextExpiry: new Date('2026-03-05T16:00:00Z').getTime() },
    ])

    const ready = (await list(member)).rewards.filter(({ state }) => state === 'CLAIMABLE' || state === 'MISSING')
    await claim(member, ready.flatMap(({ transactionId }) => transactionId ?? []).join(','))
    const none = { available: 0, nextExpiry: null }
    expect((await typesOf()).types).toEqual([
      { type: 'REGISTER', ...none },
      { type: 'TURNOVER', ...none },
    ])
  })
})

describe('bonuses with a deposit', () => {
  it('are those for the next deposit and for later ones', async () => {
    const merchant = await site()
    const endsAt = new Date(WEDNESDAY.getTime() + DAY_MS)
    const [second, first] = [
      await given.depositPromotion({ merchant, depositNumber: 2, period: 'ONCE', titles: { en: 'Second' } }),
      await given.depositPromotion({
        merchant,
        depositNumber: 1,
        period: 'ONCE',
        titles: { en: 'First' },
        notes: { en: 'Half on top.' },
        minDeposit: amount(200),
        bonusRate: 125_000,
        endsAt,
      }),
    ]
    const member = await given.member({ merchant })
    expect(await ask(member, discountTickets)).toEqual([
      {
        ticketId: first.id,
        status: 'READY',
        name: 'First',
        description: 'Half on top.',
        minDeposit: 200,
        rate: 12.5,
        amount: 1_000,
        turnoverTimes: 5,
        depositNumber: 1,
        expiredDate: endsAt.getTime(),
      },
      expect.objectContaining({ ticketId: second.id, status: 'LATER', minDeposit: -1, rate: 50, expiredDate: null }),
    ])
  })

  it('leave out what another bonus is in the way of', async () => {
    const merchant = await site()
    await given.depositPromotion({ merchant, depositNumber: 1, period: 'ONCE' })
    const later = await given.depositPromotion({ merchant, depositNumber: 2, period: 'ONCE' })
    const { id } = await given.rewardCampaign({ merchant, rule: gift(7), paidAs: 'BONUS' })
    const member = await given.member({ merchant })
    await claimFirst(member, id)
    expect(await ask(member, discountTickets)).toMatchObject([{ ticketId: later.id, status: 'LATER' }])
  })
})

describe('what promotions give', () => {
  it('is listed for all, one campaign or one type', async () => {
    const merchant = await site()
    const daily = await given.rewardCampaign({ merchant, rule: SIGN_IN, turnoverTimes: 2, sortIndex: 1 })
    const welcome = await given.rewardCampaign({
      merchant,
      rule: gift(7),
      paidAs: 'BONUS',
      turnoverTimes: 6,
      validDays: 4,
      sortIndex: 2,
    })
    const mission = await given.rewardCampaign({ merchant, rule: MISSION, sortIndex: 3 })
    const member = await given.member({ merchant })
    const idsOf = async (query: object) =>
      (await ask(member, promotionRewards, query)).map(({ promotionId }: { promotionId: number }) => promotionId)

    expect(await ask(member, promotionRewards)).toMatchObject([
      { promotionId: daily.id, amount: 5, status: 'CLAIMABLE', paidAs: 'CASH', turnoverTimes: 2, gives: [5, 7, 20] },
      { promotionId: welcome.id, paidAs: 'BONUS', turnoverTimes: 6, validDays: 4, gives: [50] },
      { promotionId: mission.id, status: 'RUNNING', paidAs: 'CASH', validDays: 0, gives: [30] },
    ])
    expect(await idsOf({ promotionId: welcome.id })).toEqual([welcome.id])
    expect(await idsOf({ promotionType: 'TURNOVER' })).toEqual([mission.id])
    expect(await idsOf({ promotionId: welcome.id, promotionType: 'REGISTER' })).toEqual([welcome.id])
    expect(await idsOf({ promotionType: '' })).toHaveLength(3)
    const unmatched = [
      { promotionId: welcome.id, promotionType: 'TURNOVER' },
      { promotionType: 'NONE' },
      { promotionId: 2_147_483_647 },
    ]
    for (const query of unmatched) expect(await idsOf(query)).toEqual([])
    for (const query of [{ promotionId: 'x' }, { promotionId: 0 }, { promotionId: 2_147_483_648 }])
      await as(member).call(promotionRewards, query).expect(refusal)
  })

  it('is nothing of another merchant’s', async () => {
    const { id } = await given.rewardCampaign({ merchant: await site(), rule: MISSION })
    const member = await given.member({ merchant: await site() })
    expect(await ask(member, promotionRewards, { promotionId: id })).toEqual([])
  })
})

describe('the order of promotions', () => {
  it('is that of the list, with the page each leads to', async () => {
    const merchant = await site({ VIP: true, REFERRAL: true, PTSYS3: true, APP_DOWNLOAD: true })
    const rules: RewardRule[] = [
      MISSION,
      SIGN_IN,
      { template: 'APP_DOWNLOAD', options: { amount: amount(8) } },
      { template: 'RANK_SALARY', options: { amounts: [amount(10)] } },
      {
        template: 'REFERRAL',
        options: { amount: amount(100), period: 'DAY', rates: [{ RNG: 1_000 }], days: 7 },
      },
      { template: 'POINTS', options: { amount: amount(10), points: 100, perMember: 0 } },
    ]
    for (const [sortIndex, rule] of rules.entries())
      await given.rewardCampaign({ merchant, rule, sortIndex, titles: { en: rule.template } })
    const member = await given.member({ merchant })
    const layout = (await ask(member, promotionLayout)) as Record<string, unknown>[]
    const inList = (await ask(member, promotions)).map(({ promotionId }: { promotionId: number }) => promotionId)

    expect(layout.map(({ promotionId }) => promotionId)).toEqual(inList)
    expect(layout.map(({ sequence, name, promotionType, redirect }) => [sequence, name, promotionType, redirect])).toEqual([
      [1, 'SIGN_IN', 'SIGN_IN', 'PROMO'],
      [2, 'TURNOVER', 'TURNOVER', 'MISSION'],
      [3, 'RANK_SALARY', 'RANK_SALARY', 'MEMBER'],
      [4, 'REFERRAL', 'REFERRAL', 'INVITE_FRIENDS'],
      [5, 'POINTS', 'POINTS', 'POINT_MARKET'],
      [6, 'APP_DOWNLOAD', 'APP_DOWNLOAD', 'APP_DOWNLOAD'],
    ])
  })
})

it('RG-08: a member on a break sees none of them', async () => {
  const merchant = await site()
  for (const rule of [SIGN_IN, MISSION, gift(7), CODE]) await given.rewardCampaign({ merchant, rule })
  await given.depositPromotion({ merchant, depositNumber: 0, period: 'ONCE' })
  const member = await given.member({ merchant })
  await list(member)
  await rest(member)
  clock.shift(60_000)
  for (const endpoint of [discountTickets, promotionRewards, promotionLayout]) expect(await ask(member, endpoint)).toEqual([])
  expect(await ask(member, ticketConfig)).toEqual({ promoCodeEnabled: false, types: [] })
})
