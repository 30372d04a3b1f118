/** Milestones for inviting friends: who counts, what is given for so many, and how it is claimed. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as achievementEndpoints from '#contract/rewards/referral/achievement.ts'
import * as referralEndpoints from '#contract/rewards/referral/referral.ts'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { optionsToKeep } from '#server/features/rewards/reward/reward-campaign.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, site, slot, claim, balanceOf, again, rest, list } = rewardScene(api)
type Member = Awaited<ReturnType<typeof given.member>>
type Merchant = Awaited<ReturnType<typeof given.merchant>>
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
const ENGLISH = { Language: 'en' }
const MONTH_AGO = new Date(WEDNESDAY.getTime() - 30 * DAY_MS)

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const milestones = (...pairs: [number, number][]) => pairs.map(([friends, units]) => ({ friends, amount: amount(units) }))
const rule = (options: Partial<OptionsOf<'INVITE'>> = {}): RewardRule => ({
  template: 'INVITE',
  options: {
    milestones: milestones([1, 50], [2, 100], [4, 300]),
    minDeposit: amount(200),
    minBets: amount(400),
    days: 7,
    ...options,
  },
})

async function house(options: Partial<OptionsOf<'INVITE'>> = {}, details: Details = {}) {
  const merchant = await site({ REFERRAL: true })
  const campaign = await given.rewardCampaign({ merchant, rule: rule(options), startsAt: MONTH_AGO, ...details })
  return { merchant, campaign, member: await given.member({ merchant, createdAt: MONTH_AGO }) }
}
async function friend(merchant: Merchant, referrer: Member, details: Parameters<typeof given.member>[0] = {}) {
  const invitee = await given.member({ merchant, ...details })
  await given.invitation({ referrer, invitee })
  return invitee
}
/** Own money that no deposit brought. */
async function gift(merchant: Merchant, member: Member) {
  const campaign = await given.rewardCampaign({
    merchant,
    rule: { template: 'CODE', options: { amount: amount(100), code: unique('GIFT'), isListed: false } },
    turnoverTimes: 0,
  })
  await given.claimedReward({ member, campaign, period: 'once', amount: amount(100) })
}
const STAKE = 100
/** Bets in rounds that neither win nor lose. */
async function bets(invitee: Member, sum: number) {
  let last
  for (let left = sum; left > 0; left -= STAKE) last = await slot(invitee, Math.min(left, STAKE), Math.min(left, STAKE))
  return last!
}
/** An operator takes a bet back. */
const take = ({ id }: { id: bigint }) =>
  container().database.pool.query(
    `INSERT INTO bet_correction (merchant_id, member_id, round_id, round_at, settled_at, game_code, kind, stake_before, payout_before, stake, payout, corrected_at, reason, operator_id, entry_id)
     SELECT merchant_id, member_id, id, created_at, settled_at, game_code, 'VOID', stake, payout, 0, 0, $2, 'wrong odds', 1, 1 FROM game_round WHERE id = $1`,
    [id, clock.now()],
  )
/** Deposits and bets enough to count. */
async function plays(invitee: Member, deposit = 200, sum = 400) {
  if (deposit > 0) await given.deposit(invitee, amount(deposit))
  await bets(invitee, sum)
  return invitee
}
const counting = async (merchant: Merchant, referrer: Member) => plays(await friend(merchant, referrer))
const room = async (caller: TestCaller) => (await as(caller).call(referralEndpoints.room, {}, ENGLISH).expect(success)).body.value
const cardOf = async (caller: TestCaller) => (await room(caller)).milestones[0]
const friendsOf = async (caller: TestCaller) => (await cardOf(caller)).friends
const states = async (caller: TestCaller): Promise<string[]> =>
  (await friendsOf(caller)).milestones.map(({ state }: { state: string }) => state)
const done = async (caller: TestCaller) => (await friendsOf(caller)).done
const config = async (caller: TestCaller) =>
  (await as(caller).call(achievementEndpoints.achievementConfig, {}, ENGLISH).expect(success)).body.value
const claimConfig = (caller: TestCaller, configId: number) =>
  as(caller).call(achievementEndpoints.claimAchievement, { configId }, ENGLISH)
const ticketsOf = (campaignId: number) =>
  container().database.prisma.rewardTicket.findMany({ where: { campaignId }, orderBy: { id: 'asc' } })

describe('a friend does not count', () => {
  it('whose money goes to the inviter’s account, also if that shows later', async () => {
    const { merchant, member } = await house()
    const twin = await counting(merchant, member)
    await counting(merchant, member)
    await given.payoutAccount({ member, bankCode: 'GCASH', number: '09175550001' })
    await given.payoutAccount({ member: twin, bankCode: 'GCASH', number: '09175550001' })
    expect(await done(member)).toBe(1)

    const late = await friend(merchant, member)
    await plays(late)
    expect(await done(member)).toBe(2)
    await given.payoutAccount({ member: late, bankCode: 'GCASH', number: '09175550001' })
    expect(await done(member)).toBe(1)
  })

  it('by bets while a bonus is open, or by voided ones', async () => {
    const { merchant, member } = await house()
    const invitee = await friend(merchant, member)
    await given.deposit(invitee, amount(200))
    await container().database.prisma.turnoverRequirement.create({
      data: {
        merchantId: merchant.id,
        memberId: invitee.id,
        source: 'BONUS',
        reference: unique('bonus'),
        required: amount(1),
        state: 'FORFEITED',
        createdAt: clock.now(),
        endedAt: new Date(clock.now().getTime() + 60_000),
      },
    })
    await bets(invitee, 400)
    clock.shift(120_000)
    const round = await bets(invitee, 400)
    await take(round)
    await bets(invitee, 99)
    expect(await done(member)).toBe(0)
    await bets(invitee, 1)
    expect(await done(member)).toBe(1)
  })

  it('as a test account, or registered before the campaign or after it', async () => {
    const endsAt = new Date(WEDNESDAY.getTime() + DAY_MS)
    const { merchant, member } = await house({}, { endsAt })
    await plays(await friend(merchant, member, { isTest: true }))
    await plays(await friend(merchant, member, { createdAt: new Date(MONTH_AGO.getTime() - 1) }))
    const onTime = await friend(merchant, member)
    clock.set(endsAt)
    await plays(await friend(merchant, member))
    // What it does after the end comes too late.
    await plays(onTime)
    const back = await again(member)
    expect(await done(back)).toBe(0)
    expect(await states(back)).toEqual(['ENDED', 'ENDED', 'ENDED'])
  })

  it('without a deposit, or the bets, or if a friend invited it', async () => {
    const { merchant, member } = await house()
    const free = await friend(merchant, member)
    await gift(merchant, free)
    await plays(free, 0)
    const poor = await plays(await friend(merchant, member), 199)
    const idle = await plays(await friend(merchant, member), 200, 399)
    const direct = await friend(merchant, member)
    await plays(await friend(merchant, direct))
    expect(await done(member)).toBe(0)
    await given.deposit(poor, amount(1))
    await bets(idle, 1)
    expect(await done(member)).toBe(2)
  })

  it('need not deposit where the campaign does not ask for it', async () => {
    const { merchant, member } = await house({ minDeposit: 0n })
    const free = await friend(merchant, member)
    await gift(merchant, free)
    await plays(free, 0)
    expect(await done(member)).toBe(1)
  })
})

describe('a milestone', () => {
  it('is claimed once, however many look and claim at once', async () => {
    const { merchant, campaign, member } = await house()
    await counting(merchant, member)
    await counting(merchant, member)
    await Promise.all([room(member), room(member), config(member), room(member)])
    expect((await ticketsOf(campaign.id)).map(({ period, step }) => [period, step])).toEqual([
      ['friends 1', 0],
      ['friends 2', 1],
    ])
    const card = await cardOf(member)
    expect(card).toMatchObject({ state: 'CLAIMABLE', amount: 50, paidAs: 'CASH', turnoverTimes: 1 })
    expect(card.friends).toMatchObject({ done: 2, minDeposit: 200, minBets: 400, days: 7 })
    const ids = card.friends.milestones.flatMap(({ transactionId }: { transactionId: string | null }) => transactionId ?? [])
    await Promise.all([claim(member, ids.join(',')), claim(member, ids.join(',')), claim(member, ids[1])])
    expect(await balanceOf(member)).toBe(150)
    expect(await states(member)).toEqual(['CLAIMED', 'CLAIMED', 'RUNNING'])
    expect(await cardOf(member)).toMatchObject({ state: 'RUNNING', amount: 300 })
    const { promised } = await container().database.prisma.rewardCampaign.findUniqueOrThrow({ where: { id: campaign.id } })
    expect(promised).toBe(amount(150))
  })

  it('stays claimed after weeks, and a friend stays counted after its bets were taken back, or more is asked', async () => {
    const { merchant, campaign, member } = await house({ milestones: milestones([1, 50]) })
    const invitee = await friend(merchant, member)
    await given.deposit(invitee, amount(200))
    const round = await bets(invitee, 400)
    const [first] = await config(member)
    await claimConfig(member, first.configId).expect(success)
    await take(round)
    await container().database.prisma.rewardCampaign.update({
      where: { id: campaign.id },
      data: { options: optionsToKeep(rule({ milestones: milestones([1, 50]), minBets: amount(9_000) })) },
    })
    clock.shift(40 * DAY_MS)
    const back = await again(member)
    expect(await done(back)).toBe(1)
    expect(await states(back)).toEqual(['CLAIMED'])
    expect(await cardOf(back)).toMatchObject({ state: 'CLAIMED', amount: 50 })
    expect(await ticketsOf(campaign.id)).toHaveLength(1)
  })

  it('keeps its terms when the campaign changes', async () => {
    const { merchant, campaign, member } = await house()
    await counting(merchant, member)
    await room(member)
    const changed = rule({ milestones: milestones([2, 80], [3, 90]) })
    await container().database.prisma.rewardCampaign.update({
      where: { id: campaign.id },
      data: { options: optionsToKeep(changed) },
    })
    expect((await friendsOf(member)).milestones).toMatchObject([
      { friends: 1, amount: 50, state: 'CLAIMABLE' },
      { friends: 2, amount: 80, state: 'RUNNING' },
      { friends: 3, amount: 90, state: 'RUNNING' },
    ])
    const [first] = await config(member)
    expect((await claimConfig(member, first.configId).expect(success)).body.value).toMatchObject({ amount: 50 })
  })

  it('has no ticket where the budget is used up, until there is room again', async () => {
    const { merchant, campaign, member } = await house({}, { budget: amount(50) })
    await counting(merchant, member)
    await counting(merchant, member)
    expect(await states(member)).toEqual(['CLAIMABLE', 'SPENT', 'SPENT'])
    await container().database.prisma.rewardCampaign.update({ where: { id: campaign.id }, data: { budget: amount(1_000) } })
    expect(await states(member)).toEqual(['CLAIMABLE', 'CLAIMABLE', 'RUNNING'])
  })

  it('waits for what is missing, and then can be claimed for as long', async () => {
    const { merchant, campaign, member } = await house({}, { needs: ['MOBILE'] })
    await counting(merchant, member)
    expect(await states(member)).toEqual(['MISSING', 'RUNNING', 'RUNNING'])
    const [first] = await config(member)
    const { body } = await claimConfig(member, first.configId).expect(refusal)
    expect(body).toMatchObject({ errorCode: 'prom.claim.req.field', value: { data: 'required.mobile_no_verified' } })
    expect(await ticketsOf(campaign.id)).toEqual([])
    const { member: rows } = container().database.prisma
    await rows.update({ where: { id: member.id }, data: { mobileVerifiedAt: clock.now() } })
    const [milestone] = (await friendsOf(member)).milestones
    expect(milestone.state).toBe('CLAIMABLE')
    const [ticket] = await ticketsOf(campaign.id)
    expect(milestone.expiresAt).toBe(ticket!.expiresAt.getTime())
    expect(Math.abs(milestone.expiresAt - clock.now().getTime() - 7 * DAY_MS)).toBeLessThan(60_000)
  })

  it('is over when its days are', async () => {
    const { merchant, member } = await house()
    await counting(merchant, member)
    await room(member)
    clock.shift(7 * DAY_MS)
    const back = await again(member)
    expect(await states(back)).toEqual(['ENDED', 'RUNNING', 'RUNNING'])
    const [first] = await config(back)
    expect((await claimConfig(back, first.configId).expect(refusal)).body.errorCode).toBe('no.data')
  })

  it('RG-08: is not promised on a break, and gone after it; the friends count on', async () => {
    const { merchant, member } = await house()
    await counting(merchant, member)
    const card = await cardOf(member)
    await rest(member)
    const resting = await again(member)
    expect(await room(resting)).toMatchObject({ onBreak: true, milestones: [] })
    expect(await config(resting)).toEqual([])
    await claim(resting, card.transactionId).expect(refusal)
    await counting(merchant, member)
    clock.shift(DAY_MS)
    const back = await again(member)
    expect(await done(back)).toBe(2)
    expect(await states(back)).toEqual(['ENDED', 'CLAIMABLE', 'RUNNING'])
  })

  it('keeps to the limits of an address, a device and a payout account', async () => {
    const { merchant, campaign, member } = await house({}, { deviceLimit: 1 })
    const other = await given.member({ merchant })
    await counting(merchant, member)
    await counting(merchant, other)
    const device = { ...ENGLISH, Cookie: 'SHELL_deviceId=the-same-device' }
    const claimOn = async (who: Member) =>
      as(who).call(rewardEndpoints.claim, { transactionId: (await cardOf(who)).transactionId }, device)
    expect((await claimOn(member)).body.success).toBe(true)
    expect((await claimOn(other)).body.errorCode).toBe('exists.prom.claim.device')
    await container().database.prisma.rewardCampaign.update({ where: { id: campaign.id }, data: { deviceLimit: 0 } })
    for (const each of [member, other]) await given.payoutAccount({ member: each, bankCode: 'GCASH', number: '09175550009' })
    expect((await claimOn(other)).body.errorCode).toBe('exists.prom.claim.account')
  })
})

describe('the page and older clients', () => {
  it('tells guests and trial accounts what is given', async () => {
    const { merchant } = await house()
    for (const caller of [{ merchantCode: merchant.code }, await given.trial({ merchant })])
      expect(await cardOf(caller)).toMatchObject({
        state: 'GUEST',
        friends: { done: 0, milestones: [{ friends: 1, amount: 50, state: 'RUNNING' }, {}, {}] },
      })
  })

  it('keeps them apart from the income, and off the promotions page', async () => {
    const { merchant, member } = await house()
    await counting(merchant, member)
    expect(await room(member)).toMatchObject({ tiers: [], reward: null, income: { claimable: 0, transactionId: null } })
    expect((await list(member)).rewards).toEqual([])
  })

  it('lists them with their names in a claim', async () => {
    const { merchant, campaign, member } = await house()
    await counting(merchant, member)
    const found = await config(member)
    expect(found).toMatchObject([
      { configId: campaign.id * 100 + 1, target: 1, progress: 1, reward: 50, status: 'CLAIMABLE', turnoverTimes: 1 },
      { configId: campaign.id * 100 + 2, target: 2, progress: 1, reward: 100, status: 'RUNNING', expiredDate: null },
      { configId: campaign.id * 100 + 3, target: 4, progress: 1, reward: 300, status: 'RUNNING' },
    ])
    const claimed = await claimConfig(member, found[0].configId).expect(success)
    expect(claimed.body.value).toMatchObject({ amount: 50, claimedTickets: [{ type: 'INVITE' }] })
    for (const configId of [found[0].configId, found[1].configId, 1])
      expect((await claimConfig(member, configId).expect(refusal)).body.errorCode).toBe('no.data')
    const stranger = await given.member({ merchant })
    expect((await claimConfig(stranger, found[0].configId).expect(refusal)).body.errorCode).toBe('no.data')
    expect(await balanceOf(member)).toBe(50)
  })

  it('is closed to agents, and where inviting is off', async () => {
    const { merchant } = await house()
    const agent = await given.member({ merchant, type: 2 })
    const outside = await given.member({ merchant: await site({ REFERRAL: false }) })
    for (const [caller, errorCode] of [
      [agent, 'permission.denied'],
      [outside, 'function.not.available'],
    ] as const) {
      expect((await as(caller).call(achievementEndpoints.achievementConfig)).body).toMatchObject({ errorCode })
      expect((await claimConfig(caller, 101)).body).toMatchObject({ errorCode })
    }
  })
})
