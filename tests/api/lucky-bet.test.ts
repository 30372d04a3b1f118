/** Lucky bets: which bets take part, what they win, and how anyone can check it. */
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import * as luckyBetEndpoints from '#contract/rewards/lucky-bet/lucky-bet.ts'
import type { LuckyGame } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { drawOf, luckyText, prizeAt } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { createLuckyBetRepository } from '#server/features/rewards/lucky-bet/lucky-bet.repository.ts'
import { isLuckyBetCampaign, readCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import { storedDay } from '#server/platform/calendar-day.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, site, rewardOf, claim, balanceOf, turnoverOf, again, slot } = rewardScene(api)
type Options = OptionsOf<'LUCKY_BET'>
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
const ENGLISH = { Language: 'en' }
const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const TODAY = '2026-03-04'
const MINUTE_MS = 60_000

beforeEach(() => {
  clock.set(WEDNESDAY)
})

/** The first comes up most often. */
const PRIZES = [
  { amount: amount(8), oneIn: 10 },
  { amount: amount(88), oneIn: 20 },
]
const rule = (options: Partial<Options> = {}): RewardRule => ({
  template: 'LUCKY_BET',
  options: { prizes: PRIZES, least: amount(20), most: 3, categories: [], days: 7, ...options },
})
async function lucky(options: Partial<Options> = {}, more: Details = {}) {
  const merchant = more.merchant ?? (await site())
  const campaign = await given.rewardCampaign({
    rule: rule(options),
    titles: { en: 'Luck' },
    startsAt: LONG_AGO,
    ...more,
    merchant,
  })
  const member = await given.member({ merchant, balance: amount(10_000) })
  return { merchant, campaign, member }
}
const draw = async () =>
  container()
    .jobs.find(({ name }) => name === 'luckyBet.draw')!
    .run({})
const prisma = () => container().database.prisma
const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const placeOf = (seed: string, roundId: bigint, prizes: Options['prizes'] = PRIZES) =>
  prizeAt(drawOf(hashOf(luckyText(seed, String(roundId)))), prizes)

/** A seed of the day by which each of the rounds wins the prize at its place; -1 = nothing. */
async function fix(campaign: { id: number }, wanted: readonly (readonly [roundId: bigint, place: number])[], day = TODAY) {
  for (let tried = 0; ; tried += 1) {
    const seed = hashOf(`seed ${tried}`)
    if (!wanted.every(([roundId, place]) => placeOf(seed, roundId) === place)) continue
    await prisma().luckyDay.create({ data: { campaignId: campaign.id, day: storedDay(day), seed } })
    return seed
  }
}
const ticketsOf = (campaignId: number) => prisma().rewardTicket.findMany({ where: { campaignId }, orderBy: { id: 'asc' } })
const promisedOf = async (id: number) => (await prisma().rewardCampaign.findUniqueOrThrow({ where: { id } })).promised
/** A break of a day. */
async function rest(merchant: { id: number }, member: { id: number }) {
  const [startsAt, endsAt] = [clock.now(), new Date(clock.now().getTime() + DAY_MS)]
  await prisma().member.update({ where: { id: member.id }, data: { excludedUntil: endsAt } })
  await prisma().playExclusion.create({
    data: { merchantId: merchant.id, memberId: member.id, kind: 'BREAK', startsAt, endsAt },
  })
}
const room = async (caller: TestCaller) => (await as(caller).call(luckyBetEndpoints.room, {}, ENGLISH).expect(success)).body.value
const game = async (caller: TestCaller): Promise<LuckyGame> => (await room(caller)).games[0]

describe('a lucky bet', () => {
  it('wins its prize once, however often and wherever bets are drawn', async () => {
    const { campaign, member } = await lucky()
    const [won, lost] = [await slot(member, 20, 0), await slot(member, 50, 200)]
    await fix(campaign, [
      [won.id, 1],
      [lost.id, -1],
    ])
    await Promise.all([draw(), draw(), draw()])
    await draw()
    expect(await ticketsOf(campaign.id)).toMatchObject([
      { memberId: member.id, period: `${TODAY} ${won.id}`, step: 1, amount: amount(88), state: 'AVAILABLE' },
    ])
    expect(await promisedOf(campaign.id)).toBe(amount(88))
    const letters = await prisma().inboxMessage.findMany({ where: { memberId: member.id } })
    expect(letters).toMatchObject([{ letterKey: 'bet.lucky', letterParams: { bet: String(won.id), amount: String(amount(88)) } }])
  })

  it('is claimed as any reward, with its turnover, and counts in the room', async () => {
    const { campaign, member } = await lucky({}, { turnoverTimes: 2 })
    const [first, second] = [await slot(member, 20, 0), await slot(member, 20, 0)]
    await fix(campaign, [
      [first.id, 0],
      [second.id, 1],
    ])
    await draw()
    const before = await balanceOf(member)
    const shown = await game(member)
    expect(shown).toMatchObject({
      claimable: 96,
      wonToday: 2,
      own: [
        { roundId: String(second.id), amount: 88, status: 'AVAILABLE' },
        { roundId: String(first.id), amount: 8, status: 'AVAILABLE' },
      ],
      reward: { state: 'CLAIMABLE', amount: 8 },
    })
    const answer = await claim(member, shown.transactionId!)
    expect(answer.body.value).toMatchObject({ amount: 96, claimedTickets: [{ type: 'LUCKY_BET' }, { type: 'LUCKY_BET' }] })
    expect((await claim(member, shown.transactionId!)).body.value).toEqual(answer.body.value)
    expect(await balanceOf(member)).toBe(before + 96)
    expect(await turnoverOf(member)).toHaveLength(2)
    expect(await game(member)).toMatchObject({ claimable: 0, transactionId: null, reward: { state: 'RUNNING' } })
    expect((await game(member)).winners.map((one) => Number(one.amount))).toEqual([88, 8])
  })

  it('is drawn by the day it was placed on, also when it settles the day after', async () => {
    const { campaign, member } = await lucky()
    const late = await given.openRound({ member, gameCode: 'reward-rng', stake: amount(20) })
    await fix(campaign, [[late.id, 0]])
    await draw()
    expect(await ticketsOf(campaign.id)).toEqual([])
    clock.shift(DAY_MS)
    await late.settle(0n)
    await draw()
    expect(await ticketsOf(campaign.id)).toMatchObject([{ period: `${TODAY} ${late.id}` }])
  })

  it('is found by the number anyone can work out, page by page', async () => {
    const { campaign, member } = await lucky({ most: 50 })
    const rounds: bigint[] = []
    for (let bet = 0; bet < 60; bet += 1) rounds.push((await slot(member, 20, 0)).id)
    const seed = await fix(campaign, [])
    const stored = readCampaign(await prisma().rewardCampaign.findUniqueOrThrow({ where: { id: campaign.id } }))
    if (!isLuckyBetCampaign(stored)) throw new Error('another template')
    const rows = createLuckyBetRepository(container().database)
    const found: bigint[] = []
    let from = { from: WEDNESDAY, after: 0n }
    for (;;) {
      const page = await rows.find(stored, { ...from, until: clock.now(), zone: 'Asia/Manila' }, 2)
      found.push(...page.map(({ roundId }) => roundId))
      if (page.length < 2) break
      from = { from: page[1]!.settledAt, after: page[1]!.roundId }
    }
    expect(found).toEqual(rounds.filter((id) => placeOf(seed, id) >= 0))
    expect(found.length).toBeGreaterThan(2)
  })
})

describe('takes no part', () => {
  const nothingFor = async (campaign: { id: number }, roundId: bigint, day?: string) => {
    await fix(campaign, [[roundId, 0]], day)
    await draw()
    expect(await ticketsOf(campaign.id)).toEqual([])
    expect(await promisedOf(campaign.id)).toBe(0n)
  }

  it('a bet below the least', async () => {
    const { campaign, member } = await lucky()
    await nothingFor(campaign, (await slot(member, 19, 0)).id)
  })

  it('a bet on another kind of game', async () => {
    const { campaign, member } = await lucky({ categories: ['FISH'] })
    await nothingFor(campaign, (await slot(member, 20, 0)).id)
  })

  it('a bet that risks less than the least', async () => {
    const { campaign, member } = await lucky()
    await nothingFor(campaign, (await slot(member, 100, 95, 'SPORTS')).id)
  })

  it('a bet placed before the campaign began, or after its end', async () => {
    const { merchant, campaign, member } = await lucky({}, { startsAt: new Date(WEDNESDAY.getTime() + MINUTE_MS) })
    const early = await slot(member, 20, 0)
    clock.shift(2 * MINUTE_MS)
    await nothingFor(campaign, early.id)
    const over = await lucky({}, { merchant, endsAt: clock.now() })
    clock.shift(MINUTE_MS)
    await nothingFor(over.campaign, (await slot(over.member, 20, 0)).id)
  })

  it('a bet of a day that had no seed: one made afterwards could be chosen', async () => {
    const { campaign, member } = await lucky()
    await slot(member, 20, 0)
    clock.shift(DAY_MS)
    await draw()
    const days = await prisma().luckyDay.findMany({ where: { campaignId: campaign.id }, orderBy: { day: 'asc' } })
    expect(days.map(({ day }) => day)).toEqual([storedDay('2026-03-05'), storedDay('2026-03-06')])
    expect(await ticketsOf(campaign.id)).toEqual([])
  })

  it('a bet while a bonus is open', async () => {
    const { campaign, member } = await lucky()
    await given.openBonus({ member, bonus: amount(100), required: amount(1_000) })
    await nothingFor(campaign, (await slot(member, 20, 0)).id)
  })

  it('a bet of a test account', async () => {
    const { merchant, campaign } = await lucky()
    const tester = await given.member({ merchant, balance: amount(100), isTest: true })
    await nothingFor(campaign, (await slot(tester, 20, 0)).id)
  })

  it('a bet of a member who lacks a need, or took a break since', async () => {
    const needy = await lucky({}, { needs: ['DEPOSIT'] })
    await nothingFor(needy.campaign, (await slot(needy.member, 20, 0)).id)
    const { merchant, campaign, member } = await lucky()
    const bet = await slot(member, 20, 0)
    await rest(merchant, member)
    clock.shift(DAY_MS + MINUTE_MS)
    await nothingFor(campaign, bet.id)
  })

  it('a bet of a member who is on a break now, and its prizes of before are gone', async () => {
    const { merchant, campaign, member } = await lucky()
    const [before, after] = [await slot(member, 20, 0), await slot(member, 20, 0)]
    await fix(campaign, [
      [before.id, 0],
      [after.id, -1],
    ])
    await draw()
    expect(await game(member)).toMatchObject({ claimable: 8 })
    await rest(merchant, member)
    expect(await room(member)).toEqual({ games: [], onBreak: true })
    clock.shift(DAY_MS + MINUTE_MS)
    expect(await game(await again(member))).toMatchObject({ claimable: 0, own: [{ status: 'EXPIRED' }] })
  })
})

describe('limits', () => {
  it('hold a member to its lucky bets of a day, also when two draws run at once', async () => {
    const { campaign, member } = await lucky({ most: 2 })
    const bets = [await slot(member, 20, 0), await slot(member, 20, 0), await slot(member, 20, 0)]
    await fix(
      campaign,
      bets.map(({ id }) => [id, 0] as const),
    )
    await Promise.all([draw(), draw()])
    expect((await ticketsOf(campaign.id)).map(({ period }) => period)).toEqual(bets.slice(0, 2).map(({ id }) => `${TODAY} ${id}`))
  })

  it('give nothing once the top prize does not fit the budget, so that its chance stays what was told', async () => {
    const { campaign, member } = await lucky({}, { budget: amount(95) })
    const [first, second] = [await slot(member, 20, 0), await slot(member, 20, 0)]
    await fix(campaign, [
      [first.id, 0],
      [second.id, 0],
    ])
    await draw()
    expect(await ticketsOf(campaign.id)).toHaveLength(1)
    expect(await promisedOf(campaign.id)).toBe(amount(8))
    expect(await rewardOf(member, campaign.id)).toMatchObject({ state: 'CLAIMABLE' })
    await claim(member, (await rewardOf(member, campaign.id)).transactionId)
    expect(await rewardOf(member, campaign.id)).toMatchObject({ state: 'SPENT' })
  })

  it('of a campaign that is off: nothing is drawn until it is on again', async () => {
    const { campaign, member } = await lucky()
    const bet = await slot(member, 20, 0)
    await fix(campaign, [[bet.id, 0]])
    const set = (isEnabled: boolean) => prisma().rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled } })
    await set(false)
    await draw()
    expect(await ticketsOf(campaign.id)).toEqual([])
    await set(true)
    await draw()
    expect(await ticketsOf(campaign.id)).toHaveLength(1)
  })
})

describe('the proof', () => {
  it('shows a hash from the day before, and the seed ten minutes after the day', async () => {
    const { merchant, campaign } = await lucky()
    await draw()
    const stored = await prisma().luckyDay.findMany({ where: { campaignId: campaign.id }, orderBy: { day: 'asc' } })
    const [today, tomorrow] = stored
    const guest = { merchantCode: merchant.code }
    expect((await game(guest)).proofs).toEqual([
      { day: '2026-03-05', hash: hashOf(tomorrow!.seed), seed: null },
      { day: TODAY, hash: hashOf(today!.seed), seed: null },
    ])
    // Midnight in Manila.
    clock.set(new Date('2026-03-04T16:09:59Z'))
    expect((await game(guest)).proofs).toMatchObject([
      { day: '2026-03-05', hash: hashOf(tomorrow!.seed), seed: null },
      { day: TODAY, seed: null },
    ])
    clock.set(new Date('2026-03-04T16:10:00Z'))
    expect((await game(guest)).proofs).toMatchObject([{ seed: null }, { day: TODAY, seed: today!.seed }])
    await draw()
    expect((await game(guest)).proofs.map(({ day }) => day)).toEqual(['2026-03-06', '2026-03-05', TODAY])
  })
})

describe('the room', () => {
  it('tells guests the prizes and the rules', async () => {
    const { merchant } = await lucky({ categories: ['RNG'] })
    expect(await room({ merchantCode: merchant.code })).toMatchObject({
      onBreak: false,
      games: [
        {
          reward: { state: 'GUEST', template: 'LUCKY_BET', amount: 88 },
          prizes: [
            { amount: 8, oneIn: 10 },
            { amount: 88, oneIn: 20 },
          ],
          least: 20,
          most: 3,
          categories: ['RNG'],
          claimable: 0,
          own: [],
        },
      ],
    })
  })

  it('WIR-43: says to older clients whether bets can be lucky', async () => {
    const { member } = await lucky()
    const other = await given.member({ merchant: await site() })
    const isOn = async (caller: TestCaller) => (await as(caller).call(luckyBetEndpoints.isOn).expect(success)).body.value
    expect([await isOn(member), await isOn(other)]).toEqual([true, false])
  })
})
