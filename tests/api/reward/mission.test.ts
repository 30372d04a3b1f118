/** Missions, as older clients ask for them and claim what they give (WIR-43). */
import { beforeEach, describe, expect, it } from 'vitest'
import * as missionEndpoints from '#contract/rewards/reward/mission.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock } = api
const { WEDNESDAY, DAY_MS, site, rewardOf, claimFirst, balanceOf, again, rest, slot } = rewardScene(api)
const { missions, missionRules, missionMilestones, claimMission } = missionEndpoints
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
type Merchant = Awaited<ReturnType<typeof site>>
type Page = { content: { promotionId: number; name: string; status: string }[]; pageNum: number; totalPages: number }

const ENGLISH = { Language: 'en' }
const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const GIFT: RewardRule = { template: 'REGISTER', options: { amount: amount(50), days: 7 } }

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const rule = (options: Partial<OptionsOf<'TURNOVER'>> = {}): RewardRule => ({
  template: 'TURNOVER',
  options: { amount: amount(30), period: 'DAY', turnover: amount(500), categories: [], ...options },
})
const mission = (merchant: Merchant, options: Partial<OptionsOf<'TURNOVER'>> = {}, more: Details = {}) =>
  given.rewardCampaign({ merchant, rule: rule(options), startsAt: LONG_AGO, ...more })
const player = (merchant: Merchant) => given.member({ merchant, balance: amount(5_000) })
const page = async (member: TestCaller, query: object = {}): Promise<Page> =>
  (await as(member).call(missions, query, ENGLISH).expect(success)).body.value
const namesOf = async (member: TestCaller, query: object = {}) => (await page(member, query)).content.map(({ name }) => name)
const claim = (member: TestCaller, named: object) => as(member).call(claimMission, named, ENGLISH)

describe('missions', () => {
  it('WIR-43: say how far the bets of the period have come', async () => {
    const merchant = await site()
    const daily = await mission(merchant, { categories: ['RNG'] }, { titles: { en: 'Five hundred' } })
    const weekly = await mission(merchant, { period: 'WEEK', turnover: amount(1_300), amount: amount(80) })
    await given.rewardCampaign({ merchant, rule: GIFT })
    const member = await player(merchant)
    await slot(member, 300)
    await slot(member, 100, 0, 'LIVE')
    const [first, second] = (await page(member)).content
    expect(first).toEqual({
      promotionId: daily.id,
      promotionType: 'TURNOVER',
      name: 'Five hundred',
      amount: 30,
      status: 'RUNNING',
      transactionId: null,
      expiredDate: new Date('2026-03-04T16:00:00Z').getTime(),
      conditionStatus: [],
      period: 'DAY',
      target: 500,
      progress: 300,
      remaining: 200,
      completed: 60,
      gameCategories: ['RNG'],
    })
    expect(second).toMatchObject({
      promotionId: weekly.id,
      amount: 80,
      period: 'WEEK',
      target: 1_300,
      progress: 400,
      remaining: 900,
      // 30.8
      completed: 30,
      gameCategories: [],
    })

    await slot(member, 199)
    expect((await page(member)).content[0]).toMatchObject({ status: 'RUNNING', progress: 499, remaining: 1, completed: 99 })
    await slot(member, 101)
    expect((await page(member)).content[0]).toMatchObject({
      promotionId: daily.id,
      status: 'CLAIMABLE',
      transactionId: expect.stringMatching(/^R\d+$/) as string,
      progress: 600,
      remaining: 0,
      completed: 100,
    })
  })

  it('can be claimed on the day after, beside the bets of that day', async () => {
    const merchant = await site()
    await mission(merchant)
    const member = await player(merchant)
    await slot(member, 500)
    clock.shift(DAY_MS)
    const back = await again(member)
    await slot(back, 50)
    expect((await page(back)).content).toMatchObject([{ status: 'CLAIMABLE', progress: 50, remaining: 450, completed: 10 }])
  })

  it('are chosen by status: open, claimed, over; anything else means all', async () => {
    const merchant = await site()
    const named = (name: string, options: Partial<OptionsOf<'TURNOVER'>> = {}, more: Details = {}) =>
      mission(merchant, options, { titles: { en: name }, ...more })
    await named('runs')
    await named('can be claimed', { turnover: amount(100) })
    await named('lacks something', { turnover: amount(100) }, { needs: ['MOBILE'] })
    const taken = await named('was claimed', { turnover: amount(100) })
    await named('is used up', { turnover: amount(100) }, { budget: amount(29) })
    await named('has ended', {}, { endsAt: new Date(WEDNESDAY.getTime() - DAY_MS) })
    const member = await player(merchant)
    await slot(member, 100)
    await claimFirst(member, taken.id)

    const [open, claimed, over] = [['can be claimed', 'runs', 'lacks something'], ['was claimed'], ['is used up', 'has ended']]
    expect(await namesOf(member, { status: 'O' })).toEqual(open)
    expect(await namesOf(member, { status: 'C' })).toEqual(claimed)
    expect(await namesOf(member, { status: 'E' })).toEqual(over)
    const all = [...open, ...claimed, ...over]
    for (const query of [{}, { status: 'X' }, { status: '' }]) expect(await namesOf(member, query)).toEqual(all)
  })

  it('come in pages, of which the last may be short and those after it are empty', async () => {
    const merchant = await site()
    const member = await player(merchant)
    expect(await page(member)).toEqual({ content: [], pageNum: 1, totalPages: 0 })
    const ids: number[] = []
    for (const sortIndex of [1, 2, 3, 4]) ids.push((await mission(merchant, {}, { sortIndex })).id)
    const at = async (number: number, size: number) => {
      const { content, ...place } = await page(member, { page: number, size, status: 'O' })
      return { ...place, ids: content.map(({ promotionId }) => promotionId) }
    }
    expect(await at(1, 3)).toEqual({ pageNum: 1, totalPages: 2, ids: ids.slice(0, 3) })
    expect(await at(2, 3)).toEqual({ pageNum: 2, totalPages: 2, ids: ids.slice(3) })
    expect(await at(3, 3)).toEqual({ pageNum: 3, totalPages: 2, ids: [] })
    expect(await at(2, 2)).toEqual({ pageNum: 2, totalPages: 2, ids: ids.slice(2) })
    expect(await at(1, 4)).toEqual({ pageNum: 1, totalPages: 1, ids })
    for (const query of [{ page: 0 }, { size: 0 }, { size: 101 }, { page: 'x' }])
      await as(member).call(missions, query).expect(refusal)
  })

  it('tell their rules, and the bets each takes, the smallest first', async () => {
    const merchant = await site()
    const large = await mission(
      merchant,
      { period: 'WEEK', turnover: amount(2_000), amount: amount(90), categories: ['LIVE', 'RNG'] },
      { titles: { en: 'Large' }, notes: { en: 'Bet all week.' }, paidAs: 'BONUS', turnoverTimes: 4, validDays: 5, sortIndex: 1 },
    )
    const small = await mission(merchant, {}, { titles: { en: 'Small' }, notes: { en: 'Bet today.' }, sortIndex: 2 })
    const member = await player(merchant)
    await slot(member, 300)
    const ask = async (endpoint: typeof missionRules | typeof missionMilestones) =>
      (await as(member).call(endpoint, {}, ENGLISH).expect(success)).body.value

    expect(await ask(missionMilestones)).toEqual([
      { missionId: small.id, milestone: 500, reward: 30, progress: 300, status: 'RUNNING' },
      { missionId: large.id, milestone: 2_000, reward: 90, progress: 300, status: 'RUNNING' },
    ])
    expect(await ask(missionRules)).toEqual([
      {
        missionId: large.id,
        name: 'Large',
        description: 'Bet all week.',
        turnoverTimes: 4,
        validDays: 5,
        period: 'WEEK',
        target: 2_000,
        gameCategories: ['LIVE', 'RNG'],
        reward: 90,
      },
      {
        missionId: small.id,
        name: 'Small',
        description: 'Bet today.',
        turnoverTimes: 1,
        validDays: 0,
        period: 'DAY',
        target: 500,
        gameCategories: [],
        reward: 30,
      },
    ])
  })
})

describe('a claim of a mission', () => {
  it.each(['missionId', 'promotionId', 'configId'])('names it by %s, and pays it once', async (field) => {
    const merchant = await site()
    await mission(merchant, { turnover: amount(100), amount: amount(10) })
    const { id } = await mission(merchant, { turnover: amount(100), amount: amount(20) })
    const member = await player(merchant)
    await slot(member, 100)
    const before = await balanceOf(member)

    const { body } = await claim(member, { [field]: id }).expect(success)
    expect(body.value).toMatchObject({ amount: 20, claimedTickets: [{ type: 'TURNOVER', status: 'CLAIMED', amount: 20 }] })
    expect((await claim(member, { [field]: id })).body.errorCode).toBe('no.data')
    expect(await balanceOf(member)).toBe(before + 20)
    expect((await page(member, { status: 'C' })).content).toMatchObject([{ promotionId: id, completed: 100 }])
  })

  it('repeated by its ticket, answers as the first time', async () => {
    const merchant = await site()
    const { id } = await mission(merchant)
    const member = await player(merchant)
    await slot(member, 500)
    const { transactionId } = await rewardOf(member, id)
    const before = await balanceOf(member)

    const [first, ...repeats] = await Promise.all([1, 2, 3].map(() => claim(member, { transactionId, missionId: id })))
    repeats.push(await claim(member, { transactionId }))

    expect(first!.body).toMatchObject({ success: true, value: { amount: 30 } })
    for (const repeat of repeats) expect(repeat.body).toEqual(first!.body)
    expect(await balanceOf(member)).toBe(before + 30)
  })

  it('without a name takes the first that is ready, and no reward of another kind', async () => {
    const merchant = await site()
    const gift = await given.rewardCampaign({ merchant, rule: GIFT })
    await mission(merchant)
    const member = await player(merchant)
    for (const named of [{}, { missionId: gift.id }]) expect((await claim(member, named)).body.errorCode).toBe('no.data')
    await slot(member, 500)
    expect((await claim(member, {}).expect(success)).body.value).toMatchObject({ amount: 30 })
    expect(await rewardOf(member, gift.id)).toMatchObject({ state: 'CLAIMABLE' })
  })

  it('is refused where it is not reached, lacks something, or belongs to another', async () => {
    const merchant = await site()
    const far = await mission(merchant)
    const lacking = await mission(merchant, { turnover: amount(100) }, { needs: ['MOBILE'] })
    const near = await mission(merchant, { turnover: amount(100) })
    const elsewhere = await mission(await site(), { turnover: amount(100) })
    const [member, other] = [await player(merchant), await player(merchant)]
    await slot(member, 100)
    await slot(other, 100)
    const { transactionId } = await rewardOf(other, near.id)
    expect((await claim(member, { missionId: lacking.id })).body).toMatchObject({
      errorCode: 'prom.claim.req.field',
      value: { data: 'required.mobile_no_verified' },
    })
    for (const named of [{ missionId: far.id }, { missionId: elsewhere.id }, { transactionId }, { transactionId: 'none' }])
      expect((await claim(member, named)).body.errorCode).toBe('no.data')
    for (const named of [{ missionId: 0 }, { missionId: 'x' }, { missionId: 2_147_483_648 }])
      await claim(member, named).expect(refusal)
    expect(await rewardOf(other, near.id)).toMatchObject({ state: 'CLAIMABLE' })
  })
})

it('RG-08: a member on a break sees no missions and claims none', async () => {
  const merchant = await site()
  const { id } = await mission(merchant)
  const member = await player(merchant)
  await slot(member, 500)
  const { transactionId } = await rewardOf(member, id)
  await rest(member)
  clock.shift(60_000)
  expect(await page(member)).toEqual({ content: [], pageNum: 1, totalPages: 0 })
  for (const endpoint of [missionRules, missionMilestones])
    expect((await as(member).call(endpoint).expect(success)).body.value).toEqual([])
  expect((await claim(member, { missionId: id })).body.errorCode).toBe('no.data')
  expect((await claim(member, { transactionId })).body.errorCode).toBe('play.excluded')
})
