/** Prize wheels and reels: when spins are owed, what they give, and what is told before. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as rewardEndpoints from '#contract/rewards/reward/reward.ts'
import * as ticketEndpoints from '#contract/rewards/reward/reward-ticket.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import * as spinByKindEndpoints from '#contract/rewards/spin/spin-by-kind.ts'
import * as spinEndpoints from '#contract/rewards/spin/spin.ts'
import { amount } from '#seed/builders/index.ts'
import { optionsToKeep } from '#server/features/rewards/reward/reward-campaign.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, site, rewardOf, balanceOf, turnoverOf, again, slot } = rewardScene(api)
type Options = OptionsOf<'SPIN'>
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
const ENGLISH = { Language: 'en' }

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const prizes = (...units: (readonly [units: number, weight: number])[]): Options['prizes'] =>
  units.map(([won, weight]) => ({ amount: amount(won), weight }))
/** Sure, and sure to be nothing. */
const FIFTY = prizes([50, 1], [50, 1])
const ALMOST_NOTHING = prizes([0, 1_000_000], [9, 1])
const rule = (options: Partial<Options> = {}): RewardRule => ({
  template: 'SPIN',
  options: { look: 'WHEEL', prizes: FIFTY, free: 1, bets: null, ...options },
})
const FOR_BETS: Options['bets'] = { each: amount(100), most: 3, categories: ['RNG'] }

async function wheel(options: Partial<Options> = {}, more: Details = {}) {
  const merchant = more.merchant ?? (await site())
  return { merchant, campaign: await given.rewardCampaign({ rule: rule(options), titles: { en: 'Wheel' }, ...more, merchant }) }
}
async function wheelAndMember(options: Partial<Options> = {}, more: Details = {}) {
  const made = await wheel(options, more)
  return { ...made, member: await given.member({ merchant: made.merchant, balance: amount(5_000) }) }
}
const room = async (caller: TestCaller) => (await as(caller).call(spinEndpoints.room, {}, ENGLISH).expect(success)).body.value
const game = async (caller: TestCaller) => (await room(caller)).games[0]!
const namesOf = async (caller: TestCaller): Promise<string[]> =>
  (await game(caller)).spins.map(({ transactionId }: { transactionId: string }) => transactionId)
const spin = (caller: TestCaller, transactionId: string, headers: Record<string, string> = {}) =>
  as(caller).call(spinEndpoints.spin, { transactionId, isApp: 'N' }, { ...ENGLISH, ...headers })
const codeOf = async (call: ReturnType<typeof spin>) => (await call.expect(refusal)).body.errorCode
interface Spun {
  amount: number
  place: number | null
  winStatus: string
}
async function spinAll(caller: TestCaller): Promise<Spun[]> {
  const spun: Spun[] = []
  for (const name of await namesOf(caller)) spun.push((await spin(caller, name).expect(success)).body.value)
  return spun
}
const campaignRow = (id: number) => container().database.prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })
const ticketsOf = (campaignId: number) =>
  container().database.prisma.rewardTicket.findMany({ where: { campaignId }, orderBy: { id: 'asc' } })
const changeOptions = (id: number, options: Partial<Options>) =>
  container().database.prisma.rewardCampaign.update({ where: { id }, data: { options: optionsToKeep(rule(options)) } })
const lettersOf = async ({ id }: { id: number }) =>
  (await container().database.prisma.inboxMessage.findMany({ where: { memberId: id } })).map(({ letterKey }) => letterKey)
const expire = async () =>
  container()
    .jobs.find(({ name }) => name === 'reward.expire')!
    .run({})

describe('a spin', () => {
  it('pays its prize once, with its turnover, its letter and its entry, and answers a repeat as the first time', async () => {
    const { member, campaign } = await wheelAndMember({}, { turnoverTimes: 2 })
    const [name] = await namesOf(member)
    const first = await spin(member, name!).expect(success)
    expect(first.body.value).toEqual({
      winStatus: 'WIN',
      rewardType: 'BONUS',
      point: 0,
      amount: 50,
      spinDetails: [{ prizeType: 'BONUS', ticketQuantity: 1 }],
      place: expect.any(Number),
      requiredTurnover: 100,
    })
    expect((await spin(member, name!)).body).toEqual(first.body)
    expect(await balanceOf(member)).toBe(5_050)
    expect(await turnoverOf(member)).toMatchObject([{ source: 'REWARD', requiredTurnover: 100 }])
    expect(await lettersOf(member)).toEqual(['reward.claimed'])
    expect(await game(member)).toMatchObject({ spins: [], own: [{ amount: 50 }], reward: { state: 'CLAIMED', spins: 0 } })
    expect((await campaignRow(campaign.id)).promised).toBe(amount(50))
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('can give nothing: no entry, no turnover and no letter, and it is spun all the same', async () => {
    const { member, campaign } = await wheelAndMember({ prizes: ALMOST_NOTHING }, { turnoverTimes: 2 })
    const [name] = await namesOf(member)
    const lost = { winStatus: 'LOSE', amount: 0, place: 0, requiredTurnover: 0, spinDetails: [{ prizeType: 'NONE' }] }
    expect((await spin(member, name!).expect(success)).body.value).toMatchObject(lost)
    expect((await spin(member, name!).expect(success)).body.value).toMatchObject(lost)
    expect(await balanceOf(member)).toBe(5_000)
    expect(await turnoverOf(member)).toEqual([])
    expect(await lettersOf(member)).toEqual([])
    expect(await namesOf(member)).toEqual([])
    expect((await ticketsOf(campaign.id)).map(({ state }) => state)).toEqual(['CLAIMED'])
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('pays once for many at once', async () => {
    const { member } = await wheelAndMember()
    const [name] = await namesOf(member)
    const all = await Promise.all(Array.from({ length: 6 }, () => spin(member, name!).expect(success)))
    expect(new Set(all.map(({ body }) => JSON.stringify(body.value))).size).toBe(1)
    expect(await balanceOf(member)).toBe(5_050)
  })

  it('is refused to others, by names of other rewards, and while the campaign is paused', async () => {
    const { member, merchant, campaign } = await wheelAndMember()
    const other = await given.member({ merchant })
    const gift = await given.rewardCampaign({
      merchant,
      rule: { template: 'REGISTER', options: { amount: amount(5), days: 7 } },
    })
    const [name] = await namesOf(member)
    const { transactionId } = await rewardOf(member, gift.id)
    for (const [caller, asked] of [
      [other, name!],
      [member, transactionId],
      [member, 'R999999999'],
      [member, 'spin'],
    ] as const)
      expect(await codeOf(spin(caller, asked))).toBe('no.data')
    await container().database.prisma.rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled: false } })
    expect(await codeOf(spin(member, name!))).toBe('promotion.claim.fail')
    expect(await balanceOf(member)).toBe(5_000)
  })

  it('ACC-05: counts each spin of a day once for a device', async () => {
    const { member, merchant } = await wheelAndMember({ free: 2 }, { deviceLimit: 1 })
    const twin = await given.member({ merchant })
    const phone = { Cookie: 'SHELL_deviceId=0c9d2a52-device' }
    for (const name of await namesOf(member)) await spin(member, name, phone).expect(success)
    for (const name of await namesOf(twin)) expect(await codeOf(spin(twin, name, phone))).toBe('exists.prom.claim.device')
  })
})

describe('what a spin gives', () => {
  it('is drawn with its ticket, told by no list before, and stays whatever becomes of the prizes', async () => {
    const { member, campaign } = await wheelAndMember({ free: 1 })
    const before = await game(member)
    expect(before).toMatchObject({
      reward: { state: 'CLAIMABLE', amount: 50, spins: 1 },
      prizes: [{ amount: 50 }, { amount: 50 }],
    })
    const [listed] = (await as(member).call(ticketEndpoints.tickets, {}, ENGLISH)).body.value
    expect(listed).toMatchObject({ type: 'SPIN', status: 'AVAILABLE', amount: 0, transactionId: before.spins[0].transactionId })
    const [ticket] = await ticketsOf(campaign.id)
    expect(ticket).toMatchObject({ amount: amount(50), period: '2026-03-04 free 1' })

    await changeOptions(campaign.id, { prizes: prizes([7, 1], [0, 1]) })
    await namesOf(member)
    expect(await ticketsOf(campaign.id)).toEqual([ticket])
    expect((await spin(member, listed.transactionId).expect(success)).body.value).toMatchObject({ amount: 50, place: null })
  })

  it('stops at its prize, wherever that is by then', async () => {
    const { member, campaign } = await wheelAndMember({ prizes: prizes([50, 1_000_000], [9, 1]) })
    const [name] = await namesOf(member)
    await changeOptions(campaign.id, { prizes: prizes([9, 1], [0, 1], [50, 1]) })
    expect((await spin(member, name!)).body.value).toMatchObject({ amount: 50, place: 2 })
  })

  it('follows the weights', async () => {
    const { merchant, campaign } = await wheel({ prizes: prizes([1, 3], [0, 1]), free: 5 })
    const people = await Promise.all(Array.from({ length: 24 }, () => given.member({ merchant })))
    for (const one of people) await namesOf(one)
    const won = (await ticketsOf(campaign.id)).filter(({ amount: sum }) => sum > 0n).length
    // Of 120 draws, 90 are expected; 60 or fewer, or all, come once in a hundred million runs.
    expect(won).toBeGreaterThan(60)
    expect(won).toBeLessThan(120)
  })

  it('is held by the budget when it is issued, and whether it is issued does not depend on it', async () => {
    const { merchant, campaign } = await wheel({ prizes: prizes([40, 1], [10, 1_000_000]), free: 1 }, { budget: amount(60) })
    const people = await Promise.all(Array.from({ length: 6 }, () => given.member({ merchant })))
    await Promise.all(people.flatMap((one) => [namesOf(one), namesOf(one)]))
    // 40 must fit: the third at 20 of 60 is the last one, though each came to 10.
    expect(await ticketsOf(campaign.id)).toHaveLength(3)
    expect((await campaignRow(campaign.id)).promised).toBe(amount(30))
    const states = await Promise.all(people.map(async (one) => (await game(one)).reward.state))
    expect(states.toSorted()).toEqual(['CLAIMABLE', 'CLAIMABLE', 'CLAIMABLE', 'SPENT', 'SPENT', 'SPENT'])
  })

  it('is free again when it was not spun in its day', async () => {
    const { member, campaign } = await wheelAndMember({}, { budget: amount(60) })
    const [name] = await namesOf(member)
    clock.shift(DAY_MS)
    const back = await again(member)
    await expire()
    expect((await campaignRow(campaign.id)).promised).toBe(0n)
    expect(await codeOf(spin(back, name!))).toBe('prom.claim.expired')
    expect(await spinAll(back)).toMatchObject([{ amount: 50 }])
  })
})

describe('spins are owed', () => {
  it('free ones each day, and one for each sum bet on games that count, up to the most', async () => {
    const { member } = await wheelAndMember({ free: 2, bets: FOR_BETS })
    expect(await game(member)).toMatchObject({ free: 2, bets: { each: 100, most: 3, earned: 0, left: 100 } })
    await slot(member, 60, 60)
    await slot(member, 500, 500, 'LIVE')
    expect(await game(member)).toMatchObject({ bets: { earned: 0, left: 40 } })
    expect(await namesOf(member)).toHaveLength(2)
    await slot(member, 190, 190)
    expect(await game(member)).toMatchObject({ bets: { earned: 2, left: 50 }, reward: { turnover: { done: 50, required: 100 } } })
    expect(await namesOf(member)).toHaveLength(4)
    await slot(member, 900, 900)
    expect(await game(member)).toMatchObject({ bets: { earned: 3, left: null }, reward: { turnover: null, spins: 5 } })
    expect(await spinAll(member)).toHaveLength(5)
    expect(await game(member)).toMatchObject({ spins: [], reward: { state: 'CLAIMED' } })
  })

  it('while more can be earned it is under way, not over', async () => {
    const { member } = await wheelAndMember({ free: 1, bets: FOR_BETS })
    await spinAll(member)
    expect((await game(member)).reward).toMatchObject({ state: 'RUNNING', turnover: { done: 0, required: 100 } })
  })

  it('for bets until the end of the day after, those that run out first first', async () => {
    const { member } = await wheelAndMember({ free: 1, bets: FOR_BETS })
    await slot(member, 200, 200)
    clock.shift(DAY_MS)
    const back = await again(member)
    await slot(member, 100, 100)
    const shown = await game(back)
    const ends = shown.spins.map(({ expiresAt }: { expiresAt: number }) => new Date(expiresAt).toISOString())
    const [tonight, tomorrow] = ['2026-03-05T16:00:00.000Z', '2026-03-06T16:00:00.000Z']
    expect(ends).toEqual([tonight, tonight, tonight, tomorrow])
    expect(new Date(shown.nextDayAt).toISOString()).toBe(tonight)
    expect(shown.bets).toMatchObject({ earned: 1 })
    clock.shift(DAY_MS)
    expect(await namesOf(await again(member))).toHaveLength(2)
  })

  it('only for bets while the campaign runs', async () => {
    const merchant = await site()
    const member = await given.member({ merchant, balance: amount(5_000) })
    await slot(member, 300, 300)
    clock.shift(60_000)
    await wheel({ free: 0, bets: FOR_BETS }, { merchant, startsAt: clock.now() })
    clock.shift(60_000)
    expect(await game(member)).toMatchObject({ bets: { earned: 0 }, spins: [] })
    await slot(member, 100, 100)
    expect(await game(member)).toMatchObject({ bets: { earned: 1 } })
  })

  it('once, however many look at once', async () => {
    const { member, campaign } = await wheelAndMember({ free: 3, bets: FOR_BETS })
    await slot(member, 300, 300)
    await Promise.all(Array.from({ length: 6 }, () => namesOf(member)))
    expect(await ticketsOf(campaign.id)).toHaveLength(6)
    expect((await campaignRow(campaign.id)).promised).toBe(amount(300))
  })

  it('not to a member who lacks something, which is named', async () => {
    const { member, campaign } = await wheelAndMember({}, { needs: ['MOBILE'] })
    expect((await game(member)).reward).toMatchObject({ state: 'MISSING', amount: 50, needs: [{ need: 'MOBILE', isMet: false }] })
    expect(await ticketsOf(campaign.id)).toEqual([])
  })

  it('RG-08: not to a member on a break, and none waits at its end', async () => {
    const { member, merchant } = await wheelAndMember({ free: 1, bets: FOR_BETS })
    await slot(member, 100, 100)
    const [name] = await namesOf(member)
    const endsAt = new Date(clock.now().getTime() + 3_600_000)
    const { prisma } = container().database
    await prisma.member.update({ where: { id: member.id }, data: { excludedUntil: endsAt } })
    await prisma.playExclusion.create({
      data: { merchantId: merchant.id, memberId: member.id, kind: 'BREAK', startsAt: clock.now(), endsAt },
    })
    clock.shift(60_000)
    expect(await room(member)).toEqual({ games: [], onBreak: true })
    expect(await codeOf(spin(member, name!))).toBe('play.excluded')
    clock.set(new Date(endsAt.getTime() + 60_000))
    const back = await again(member)
    expect(await namesOf(back)).toEqual([])
    expect(await codeOf(spin(back, name!))).toBe('prom.claim.expired')
  })
})

describe('the room', () => {
  it('shows guests and trial members the prizes and their chances, and no spins', async () => {
    const { merchant } = await wheel({ prizes: prizes([888, 1], [5, 499], [0, 500]), bets: FOR_BETS })
    const trial = await given.session(await given.trial({ merchant }))
    for (const caller of [{ merchantCode: merchant.code }, trial])
      expect(await game(caller)).toMatchObject({
        look: 'WHEEL',
        prizes: [
          { amount: 888, chance: 1_000 },
          { amount: 5, chance: 499_000 },
          { amount: 0, chance: 500_000 },
        ],
        spins: [],
        reward: { state: 'GUEST', amount: 888, spins: 0, transactionId: null },
      })
  })

  it('names the last winners by masked names, without those who won nothing', async () => {
    const { member, merchant, campaign } = await wheelAndMember()
    await spinAll(member)
    await changeOptions(campaign.id, { prizes: ALMOST_NOTHING })
    const unlucky = await given.member({ merchant })
    await spinAll(unlucky)
    const { winners } = await game({ merchantCode: merchant.code })
    expect(winners).toMatchObject([{ amount: 50, avatarType: 'STATIC' }])
    const { nickname } = await container().database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })
    expect(winners[0].name).not.toBe(nickname)
    expect(winners[0].name).toContain('*')
  })

  it('lists what runs, what can be spun first, and nothing of what is over', async () => {
    const { merchant, member } = await wheelAndMember({ free: 0, bets: FOR_BETS }, { titles: { en: 'For bets' } })
    await wheel({ look: 'REELS' }, { merchant, titles: { en: 'Free' } })
    await wheel({}, { merchant, titles: { en: 'Over' }, endsAt: new Date(WEDNESDAY.getTime() + 1_000) })
    clock.shift(60_000)
    for (const caller of [member, { merchantCode: merchant.code }]) {
      const titles = (await room(caller)).games.map(({ reward }: { reward: { title: string } }) => reward.title)
      expect(titles.toSorted()).toEqual(['For bets', 'Free'])
    }
    expect((await game(member)).reward.title).toBe('Free')
  })

  it('is empty where nothing runs', async () => {
    const merchant = await site()
    expect(await room(await given.member({ merchant }))).toEqual({ games: [], onBreak: false })
  })
})

describe('scripts of others', () => {
  it('WIR-41: find the wheel and the reels, spin them by the claim they know, and read who won', async () => {
    const { merchant, member } = await wheelAndMember({ prizes: prizes([50, 1], [50, 3]) })
    const machine = async (endpoint: typeof spinByKindEndpoints.prizeWheel) =>
      (await as(member).call(endpoint, {}, ENGLISH).expect(success)).body.value
    expect(await machine(spinByKindEndpoints.slotMachine)).toBeNull()
    const found = await machine(spinByKindEndpoints.prizeWheel)
    expect(found).toMatchObject({
      name: 'Wheel',
      status: 'CLAIMABLE',
      remainingSpins: 1,
      prizes: [
        { prizeId: 1, prizeType: 'BONUS', amount: 50, probability: 25 },
        { prizeId: 2, prizeType: 'BONUS', amount: 50, probability: 75 },
      ],
    })
    const claimed = await as(member).call(rewardEndpoints.claim, { transactionId: found.transactionId, isApp: 'N' }, ENGLISH)
    expect(claimed.body.value).toMatchObject({ amount: 50, claimedTickets: [{ type: 'SPIN', amount: 50 }] })
    expect((await as(member).call(spinByKindEndpoints.recentClaims, {}, ENGLISH)).body.value).toMatchObject([
      { promotionName: 'Wheel', amount: 50 },
    ])
    await wheel({ look: 'REELS' }, { merchant, titles: { en: 'Reels' } })
    expect(await machine(spinByKindEndpoints.slotMachine)).toMatchObject({ name: 'Reels', remainingSpins: 1 })
    const history = (await as(member).call(ticketEndpoints.history, {}, ENGLISH)).body.value.content
    expect(history).toMatchObject([{ type: 'SPIN', amount: 50 }])
  })
})
