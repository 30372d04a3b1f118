/** The reward centre: how points are earned, when they expire, and what they are exchanged for. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as recordEndpoints from '#contract/rewards/points/point-records.ts'
import * as pointEndpoints from '#contract/rewards/points/points.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { slot, balanceOf, turnoverOf, again } = rewardScene(api)

type MemberRecord = Awaited<ReturnType<typeof given.member>>
/** Noon in Manila. */
const NOVEMBER_18 = new Date('2026-11-18T04:00:00Z')
const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`)
const ENGLISH = { Language: 'en' }
const PIN = '135790'
const rates = { RNG: 100_000, LIVE: 5_000 }

beforeEach(() => {
  clock.set(NOVEMBER_18)
})

const good = (points: number, sum: number, perMember = 0): RewardRule => ({
  template: 'POINTS',
  options: { amount: amount(sum), points, perMember },
})
const centre = (flags: Record<string, boolean> = {}, settings: object = {}) =>
  given.merchant({
    flags: { INBOX3: true, PTSYS3: true, ...flags },
    settings: { points: { rates, validMonths: 2 }, ...settings },
  })
const shop = async (rule: RewardRule, more: Partial<Parameters<typeof given.rewardCampaign>[0]> = {}) => {
  const merchant = more.merchant ?? (await centre())
  const campaign = await given.rewardCampaign({ rule, titles: { en: 'A gift' }, ...more, merchant })
  return { merchant, campaign }
}
const holder = async (merchant: Awaited<ReturnType<typeof centre>>, points: number) => {
  const member = await given.member({ merchant, paymentPassword: PIN })
  if (points > 0) await given.points({ member, points, lastDay: '2026-12-31' })
  return member
}
const room = async (caller: TestCaller) => (await as(caller).call(pointEndpoints.room, {}, ENGLISH).expect(success)).body.value
const exchange = (
  member: TestCaller,
  body: Partial<{ campaignId: number; count: number; requestId: string; paymentPassword: string }>,
) =>
  as(member).call(
    pointEndpoints.exchange,
    { campaignId: 1, paymentPassword: PIN, requestId: unique('request'), ...body },
    ENGLISH,
  )
const runJob = async () =>
  container()
    .jobs.find(({ name }) => name === 'points.addUp')!
    .run({})
/** Entries and lots say the same. */
async function pointsOf({ id: memberId }: { id: number }) {
  const { prisma } = container().database
  const [entries, lots] = await Promise.all([
    prisma.pointEntry.findMany({ where: { memberId }, orderBy: { id: 'asc' } }),
    prisma.pointLot.findMany({ where: { memberId } }),
  ])
  const sum = entries.reduce((total, { points }) => total + points, 0)
  expect(lots.reduce((total, { left }) => total + left, 0)).toBe(sum)
  return { sum, kinds: entries.map(({ kind, points }) => [kind, points]) }
}
async function plays(member: MemberRecord, bets: number, category: 'RNG' | 'LIVE' | 'FISH' = 'RNG') {
  await given.deposit(member, amount(bets))
  await slot(member, bets, category === 'LIVE' ? 0 : bets, category)
}

describe('earning', () => {
  it('credits a day’s bets by kind of game when the day is over, once, and shows before what is coming', async () => {
    const merchant = await centre()
    const member = await given.member({ merchant })
    await runJob()
    await plays(member, 1_005)
    await plays(member, 400, 'LIVE')
    await plays(member, 500, 'FISH')
    expect(await room(member)).toMatchObject({ balance: 0, coming: 102, expiring: null })
    clock.set(at('2026-11-19', 1))
    await Promise.all([runJob(), runJob()])
    await runJob()
    expect(await pointsOf(member)).toEqual({ sum: 102, kinds: [['EARNED', 102]] })
    const own = await again(member)
    expect(await room(own)).toMatchObject({ balance: 102, coming: 0, expiring: { points: 102, lastDay: '2027-01-31' } })
    const { list } = (await as(own).call(pointEndpoints.entries, {}, ENGLISH).expect(success)).body.value
    expect(list).toMatchObject([{ kind: 'EARNED', points: 102, day: '2026-11-18', exchange: null }])
  })

  it('makes up for days in which no job ran, and earns nothing where the centre is closed', async () => {
    const merchant = await centre()
    const member = await given.member({ merchant })
    await plays(member, 100)
    clock.set(at('2026-11-19'))
    await runJob()
    await plays(member, 200)
    clock.set(at('2026-11-25'))
    await plays(member, 300)
    clock.set(at('2026-11-28'))
    await runJob()
    expect((await pointsOf(member)).kinds).toEqual([
      ['EARNED', 10],
      ['EARNED', 20],
      ['EARNED', 30],
    ])
    const closed = await centre({ PTSYS3: false })
    const other = await given.member({ merchant: closed })
    await plays(other, 100)
    clock.set(at('2026-11-29'))
    await runJob()
    expect((await pointsOf(other)).sum).toBe(0)
  })

  it('earns nothing for bets while a bonus is open, nor for test accounts', async () => {
    const merchant = await centre()
    const [onBonus, tester] = [await given.member({ merchant }), await given.member({ merchant, isTest: true })]
    await given.deposit(onBonus, amount(500))
    const { prisma } = container().database
    const own = { merchantId: merchant.id, memberId: onBonus.id }
    const ended = { state: 'FORFEITED', createdAt: clock.now(), endedAt: new Date(clock.now().getTime() + 60_000) }
    await prisma.turnoverRequirement.create({
      data: { ...own, ...ended, source: 'BONUS', reference: unique('bonus'), required: amount(1) },
    })
    await slot(onBonus, 300, 300)
    clock.shift(120_000)
    await slot(onBonus, 200, 200)
    await plays(tester, 1_000)
    clock.shift(1_000)
    // Only what will be credited is promised.
    expect([(await room(onBonus)).coming, (await room(tester)).coming]).toEqual([20, 0])
    clock.set(at('2026-11-19', 1))
    await runJob()
    expect([(await pointsOf(onBonus)).sum, (await pointsOf(tester)).sum]).toEqual([20, 0])
  })

  it('expires at the end of its month, what is oldest first, and is never spent after', async () => {
    const { merchant, campaign } = await shop(good(100, 10))
    const member = await holder(merchant, 0)
    await given.points({ member, points: 80, lastDay: '2026-11-30' })
    await given.points({ member, points: 60, lastDay: '2026-12-31' })
    expect(await room(member)).toMatchObject({ balance: 140, expiring: { points: 80, lastDay: '2026-11-30' } })
    clock.set(at('2026-12-01', 0))
    const own = await again(member)
    expect(await room(own)).toMatchObject({ balance: 60, expiring: { points: 60, lastDay: '2026-12-31' } })
    expect((await exchange(own, { campaignId: campaign.id })).body).toMatchObject({
      errorCode: 'points.short',
      value: { data: { missing: 40 } },
    })
    await runJob()
    await runJob()
    expect((await pointsOf(member)).kinds).toEqual([
      ['EARNED', 80],
      ['EARNED', 60],
      ['EXPIRED', -80],
    ])
  })
})

describe('an exchange', () => {
  it('takes the points that expire first and pays own money with its turnover, a letter and an entry', async () => {
    const { merchant, campaign } = await shop(good(100, 25))
    const member = await holder(merchant, 130)
    await given.points({ member, points: 50, lastDay: '2026-11-30' })
    const { body } = await exchange(member, { campaignId: campaign.id }).expect(success)
    expect(body.value).toMatchObject({
      points: 100,
      balance: 80,
      amount: 25,
      claimedTickets: [{ type: 'POINTS', paidAs: 'CASH' }],
    })
    expect(await balanceOf(member)).toBe(25)
    expect(await turnoverOf(member)).toMatchObject([{ source: 'REWARD' }])
    const lots = await container().database.prisma.pointLot.findMany({
      where: { memberId: member.id },
      orderBy: { lastDay: 'asc' },
    })
    expect(lots.map(({ left }) => left)).toEqual([0, 80])
    await pointsOf(member)
    const { last } = await room(member)
    expect(last).toMatchObject({ kind: 'SPENT', points: -100, exchange: { title: 'A gift', amount: 25, paidAs: 'CASH' } })
    const { prisma } = container().database
    expect(await prisma.inboxMessage.findMany({ where: { memberId: member.id } })).toMatchObject([
      { letterKey: 'reward.claimed' },
    ])
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('of a bonus is wagered first, and waits while another is open', async () => {
    const { merchant, campaign } = await shop(good(100, 25), { paidAs: 'BONUS', turnoverTimes: 3 })
    const member = await holder(merchant, 1_000)
    await exchange(member, { campaignId: campaign.id }).expect(success)
    expect(await turnoverOf(member)).toMatchObject([{ source: 'BONUS' }])
    expect((await room(member)).goods).toMatchObject([{ state: 'BLOCKED', terms: expect.any(Object) }])
    expect((await exchange(member, { campaignId: campaign.id })).body).toMatchObject({ errorCode: 'bonus.not.free' })
    expect((await pointsOf(member)).sum).toBe(900)
    expect((await exchange(member, { campaignId: campaign.id, count: 2 })).body).toMatchObject({ errorCode: 'request.param.err' })
  })

  it('repeated with the same id answers as the first time, also side by side', async () => {
    const { merchant, campaign } = await shop(good(100, 25))
    const member = await holder(merchant, 1_000)
    const same = { campaignId: campaign.id, requestId: 'request-once' }
    const answers = await Promise.all([exchange(member, same), exchange(member, same), exchange(member, same)])
    expect(answers.map(({ body }) => body.success)).toEqual([true, true, true])
    expect(new Set(answers.map(({ body }) => body.value.claimedTickets[0].transactionId)).size).toBe(1)
    expect((await pointsOf(member)).sum).toBe(900)
    expect(await balanceOf(member)).toBe(25)
  })

  it('side by side spends no point twice, and gives no more than the stock', async () => {
    const { merchant, campaign } = await shop(good(100, 10), { budget: amount(50) })
    const short = await holder(merchant, 250)
    const each = await Promise.all(Array.from({ length: 4 }, () => exchange(short, { campaignId: campaign.id })))
    expect(each.filter(({ body }) => body.success)).toHaveLength(2)
    expect((await pointsOf(short)).sum).toBe(50)
    const others = await Promise.all(Array.from({ length: 5 }, () => holder(merchant, 100)))
    const races = await Promise.all(others.map((member) => exchange(member, { campaignId: campaign.id })))
    expect(races.filter(({ body }) => body.success)).toHaveLength(3)
    const refused = races.filter(({ body }) => !body.success)
    expect(refused.map(({ body }) => body.errorCode)).toEqual(['promotion.budget.exceeded', 'promotion.budget.exceeded'])
    const left = await Promise.all(others.map(async (member) => (await pointsOf(member)).sum))
    expect(left.toSorted()).toEqual([0, 0, 0, 100, 100])
    expect((await room(others[0]!)).goods).toMatchObject([{ state: 'SOLD_OUT', left: 0 }])
  })

  it('stops at what a member may have', async () => {
    const { merchant, campaign } = await shop(good(100, 10, 2))
    const member = await holder(merchant, 1_000)
    expect((await room(member)).goods).toMatchObject([{ state: 'READY', leftForMember: 2 }])
    const all = await Promise.all(Array.from({ length: 4 }, () => exchange(member, { campaignId: campaign.id })))
    expect(all.filter(({ body }) => body.success)).toHaveLength(2)
    expect(all.find(({ body }) => !body.success)?.body).toMatchObject({ errorCode: 'points.limit' })
    expect((await room(member)).goods).toMatchObject([{ state: 'LIMIT', leftForMember: 0 }])
    expect((await pointsOf(member)).sum).toBe(800)
    // Several at once count as several.
    const other = await holder(merchant, 1_000)
    const several = await exchange(other, { campaignId: campaign.id, count: 3 })
    expect(several.body).toMatchObject({ errorCode: 'points.limit' })
    expect((await exchange(other, { campaignId: campaign.id, count: 2 })).body.value).toMatchObject({ points: 200, amount: 20 })
    expect((await exchange(other, { campaignId: campaign.id })).body).toMatchObject({ errorCode: 'points.limit' })
    expect((await pointsOf(other)).sum).toBe(800)
  })

  it('needs the payment password, and what the offer needs', async () => {
    const { merchant, campaign } = await shop(good(100, 10), { needs: ['MOBILE'] })
    const member = await holder(merchant, 1_000)
    const campaignId = campaign.id
    expect((await exchange(member, { campaignId, paymentPassword: '000000' })).body.errorCode).toBe(
      'fund_account_payment_pwd_error',
    )
    expect((await exchange(await given.member({ merchant }), { campaignId })).body.errorCode).toBe('not.exists.payment.password')
    expect((await exchange(member, { campaignId })).body.errorCode).toBe('prom.claim.req.field')
    expect((await room(member)).goods).toMatchObject([{ state: 'MISSING', needs: [{ need: 'MOBILE', isMet: false }] }])
    expect((await pointsOf(member)).sum).toBe(1_000)
  })

  it('is closed to members on a break, for offers that are over or of another site, and where the flag is off', async () => {
    const { merchant, campaign } = await shop(good(100, 10), { endsAt: at('2026-11-19') })
    const elsewhere = await shop(good(100, 10))
    const resting = await given.member({ merchant, paymentPassword: PIN, excludedUntil: at('2026-12-31') })
    await given.points({ member: resting, points: 500, lastDay: '2026-12-31' })
    expect(await room(resting)).toMatchObject({ onBreak: true, balance: 500, goods: [] })
    expect((await exchange(resting, { campaignId: campaign.id })).body.errorCode).toBe('play.excluded')
    const member = await holder(merchant, 500)
    expect((await exchange(member, { campaignId: elsewhere.campaign.id })).body.errorCode).toBe('promotion.claim.fail')
    clock.set(at('2026-11-19'))
    const own = await again(member)
    expect((await exchange(own, { campaignId: campaign.id })).body.errorCode).toBe('promotion.claim.fail')
    expect((await room(own)).goods).toEqual([])
    const closed = await holder(await centre({ PTSYS3: false }), 500)
    for (const endpoint of [pointEndpoints.room, pointEndpoints.entries, recordEndpoints.balance])
      expect((await as(closed).call(endpoint)).body).toMatchObject({ errorCode: 'function.not.available' })
  })

  it('shows guests and trial accounts the goods and how points are earned', async () => {
    const { merchant } = await shop(good(100, 10))
    const expected = {
      balance: null,
      coming: null,
      last: null,
      goods: [{ state: 'GUEST', points: 100, amount: 10 }],
      validMonths: 2,
    }
    const shown = await room({ merchantCode: merchant.code })
    expect(shown).toMatchObject(expected)
    expect(shown.rates).toEqual([
      { category: 'RNG', rate: 100_000 },
      { category: 'LIVE', rate: 5_000 },
    ])
    expect(await room(await given.trial({ merchant }))).toMatchObject(expected)
  })
})

describe('older clients', () => {
  it('WIR-42: read points, offers and the history, redeem a bonus and convert points', async () => {
    const merchant = await centre()
    const bonus = await given.rewardCampaign({ merchant, rule: good(100, 20), paidAs: 'BONUS', titles: { en: 'Bonus' } })
    const cash = await given.rewardCampaign({ merchant, rule: good(50, 5), titles: { en: 'Cash' } })
    const member = await holder(merchant, 300)
    const read = async (endpoint: Parameters<ReturnType<typeof as>['call']>[0]) =>
      (await as(member).call(endpoint, {}, ENGLISH).expect(success)).body.value
    expect(await read(recordEndpoints.balance)).toEqual({ balance: 300, expiringPoint: 300, expiredDate: '2026-12-31' })
    expect(await read(recordEndpoints.rewards)).toMatchObject([{ rewardId: bonus.id, point: 100, status: 'AVAILABLE' }])
    expect(await read(recordEndpoints.conversionTypes)).toMatchObject([{ rewardId: cash.id, point: 50, amount: 5 }])
    expect(await read(recordEndpoints.config)).toEqual({
      turnoverPerPoint: [
        { gameType: 'RNG', turnover: 10 },
        { gameType: 'LIVE', turnover: 200 },
      ],
      validMonths: 2,
    })
    const redeemed = await as(member).call(recordEndpoints.redeem, { rewardId: bonus.id, paymentPassword: PIN }).expect(success)
    expect(redeemed.body.value).toMatchObject({ point: 100, amount: 20, balance: 200 })
    const convert = (point: number) => as(member).call(recordEndpoints.convert, { point, paymentPassword: PIN })
    expect((await convert(70)).body).toMatchObject({ errorCode: 'request.param.err', value: { field: 'point' } })
    expect((await convert(150).expect(success)).body.value).toMatchObject({ point: 150, amount: 15, balance: 50 })
    expect((await as(member).call(recordEndpoints.redeem, { rewardId: cash.id, paymentPassword: PIN })).body.errorCode).toBe(
      'promotion.claim.fail',
    )
    expect(await read(recordEndpoints.redeemList)).toMatchObject({
      totalElements: 3,
      content: [{ type: 'SPENT', point: -150, rewardName: 'Cash' }, { type: 'SPENT', point: -100 }, { type: 'EARNED' }],
    })
    expect((await pointsOf(member)).sum).toBe(50)
  })
})
