/** Leaderboards: when a period begins, who is where, and what its places win. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Leaderboard, LeaderboardRow } from '#contract/rewards/leaderboard/leaderboard.ts'
import * as leaderboardEndpoints from '#contract/rewards/leaderboard/leaderboard.ts'
import * as rankBoardEndpoints from '#contract/rewards/leaderboard/rank-board.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { optionsToKeep } from '#server/features/rewards/reward/reward-campaign.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, site, rewardOf, claim, balanceOf, turnoverOf, again, slot } = rewardScene(api)
type Options = OptionsOf<'LEADERBOARD'>
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
type Member = Awaited<ReturnType<typeof given.member>>
const ENGLISH = { Language: 'en' }
/** The Monday after, ten minutes past midnight in Manila. */
const CLOSING = new Date('2026-03-08T16:10:00Z')
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const rule = (options: Partial<Options> = {}): RewardRule => ({
  template: 'LEADERBOARD',
  options: {
    amounts: [amount(100), amount(50), amount(25)],
    period: 'WEEK',
    least: amount(100),
    categories: [],
    days: 7,
    ...options,
  },
})
const keep = async () =>
  container()
    .jobs.find(({ name }) => name === 'leaderboard.keep')!
    .run({})
async function race(options: Partial<Options> = {}, more: Details = {}) {
  const merchant = more.merchant ?? (await site())
  const details = { rule: rule(options), titles: { en: 'Race' }, startsAt: LONG_AGO, ...more, merchant }
  const campaign = await given.rewardCampaign(details)
  await keep()
  return { merchant, campaign }
}
type Merchant = Awaited<ReturnType<typeof site>>
const people = (merchant: Merchant, count: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: count }, () => given.member({ merchant, balance: amount(10_000) })))
const room = async (caller: TestCaller) =>
  (await as(caller).call(leaderboardEndpoints.room, {}, ENGLISH).expect(success)).body.value
const board = async (caller: TestCaller): Promise<Leaderboard> => (await room(caller)).boards[0]
const placesOf = (rows: readonly LeaderboardRow[]) =>
  rows.map(({ place, score, amount: won }) => [place, Number(score), Number(won)])
const campaignRow = (id: number) => container().database.prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })
const ticketsOf = (campaignId: number) =>
  container().database.prisma.rewardTicket.findMany({ where: { campaignId }, orderBy: { step: 'asc' } })
const lettersOf = async ({ id }: { id: number }) =>
  (await container().database.prisma.inboxMessage.findMany({ where: { memberId: id } })).map(({ letterKey }) => letterKey)
async function close() {
  clock.set(CLOSING)
  await keep()
}

describe('a period', () => {
  it('begins once, with all its prizes promised, and keeps the terms it began with', async () => {
    const { merchant, campaign } = await race({}, { budget: amount(300) })
    await Promise.all([keep(), keep(), keep()])
    expect((await campaignRow(campaign.id)).promised).toBe(amount(175))
    const changed = optionsToKeep(rule({ amounts: [amount(1)] }))
    await container().database.prisma.rewardCampaign.update({
      where: { id: campaign.id },
      data: { options: changed, startsAt: WEDNESDAY },
    })
    await keep()
    expect(await board({ merchantCode: merchant.code })).toMatchObject({
      pool: 175,
      prizes: [{ from: 1, to: 1, amount: 100 }, {}, {}],
    })
    expect(await container().database.prisma.leaderboardPeriod.count({ where: { campaignId: campaign.id } })).toBe(1)
  })

  it('does not begin where the budget does not cover it', async () => {
    const { merchant, campaign } = await race({}, { budget: amount(174) })
    expect(await room({ merchantCode: merchant.code })).toEqual({ boards: [], onBreak: false })
    expect((await campaignRow(campaign.id)).promised).toBe(0n)
  })

  it('has the days on which its campaign runs, by the merchant’s calendar', async () => {
    const { merchant } = await race({}, { startsAt: new Date('2026-03-03T10:00:00Z'), endsAt: new Date('2026-03-06T16:00:00Z') })
    const shown = await board({ merchantCode: merchant.code })
    expect([shown.firstDay, shown.lastDay]).toEqual(['2026-03-03', '2026-03-06'])
    expect([shown.startsAt, shown.endsAt].map((at) => new Date(Number(at)).toISOString())).toEqual([
      '2026-03-02T16:00:00.000Z',
      '2026-03-06T16:00:00.000Z',
    ])
  })

  it('of a day follows the one before', async () => {
    const { merchant, campaign } = await race({ period: 'DAY' })
    const [member] = await people(merchant, 1)
    await slot(member!, 200, 200)
    clock.shift(DAY_MS)
    await keep()
    const back = await again(member!)
    expect(await board(back)).toMatchObject({ own: { place: null, score: 0 }, last: { own: { place: 1, amount: 100 } } })
    expect(await ticketsOf(campaign.id)).toMatchObject([{ period: '2026-03-04', step: 1, amount: amount(100) }])
  })
})

describe('places', () => {
  it('are by the bets of the period, on games that count, from the least sum on', async () => {
    const { merchant } = await race({ categories: ['RNG'] })
    const [first, second, third, fourth] = await people(merchant, 4)
    await slot(first!, 300, 0)
    await slot(second!, 200, 900)
    await slot(third!, 99, 0)
    await slot(fourth!, 5_000, 0, 'LIVE')
    await keep()
    const shown = await board(second!)
    expect(placesOf(shown.rows)).toEqual([
      [1, 300, 100],
      [2, 200, 50],
    ])
    expect(shown).toMatchObject({ players: 2, own: { place: 2, score: 200, amount: 50, next: { place: 1, missing: 100.01 } } })
    expect(shown.rows.map(({ isOwn }) => isOwn)).toEqual([false, true])
    expect((await board(third!)).own).toEqual({ place: null, score: 99, amount: 0, next: { place: 3, missing: 1 } })
    expect((await board(fourth!)).own).toEqual({ place: null, score: 0, amount: 0, next: { place: 3, missing: 100 } })
    expect((await board(first!)).own).toMatchObject({ place: 1, next: null })
  })

  it('of equals, the first to reach it is ahead', async () => {
    const { merchant } = await race()
    const [late, early] = await people(merchant, 2)
    await slot(early!, 200)
    await keep()
    await slot(late!, 200)
    clock.shift(60_000)
    await keep()
    expect((await board(early!)).own?.place).toBe(1)
    expect((await board(late!)).own).toMatchObject({ place: 2, next: { place: 1, missing: 0.01 } })
  })

  it('below those that win, name the bets missing to the last that does', async () => {
    const { merchant } = await race()
    const all = await people(merchant, 5)
    for (const [index, one] of all.entries()) await slot(one, 1_000 - index * 100)
    await keep()
    expect((await board(all[4]!)).own).toEqual({ place: 5, score: 600, amount: 0, next: { place: 3, missing: 200.01 } })
    expect((await board({ merchantCode: merchant.code })).rows).toHaveLength(5)
  })

  it('show neither whole names nor pictures of members', async () => {
    const { merchant } = await race()
    const [member] = await people(merchant, 1)
    await slot(member!, 200)
    await keep()
    const { rows, own } = await board({ merchantCode: merchant.code })
    const { nickname } = await container().database.prisma.member.findUniqueOrThrow({ where: { id: member!.id } })
    expect(own).toBeNull()
    expect(rows).toMatchObject([{ avatarType: 'STATIC', isOwn: false }])
    expect(rows[0]!.name).not.toBe(nickname)
  })

  it('RG-08: have none for a member who took a break since the period began', async () => {
    const { merchant, campaign } = await race()
    const [rested, other] = await people(merchant, 2)
    await slot(rested!, 900)
    await slot(other!, 200)
    const endsAt = new Date(clock.now().getTime() + 3_600_000)
    const { prisma } = container().database
    await prisma.member.update({ where: { id: rested!.id }, data: { excludedUntil: endsAt } })
    await prisma.playExclusion.create({
      data: { merchantId: merchant.id, memberId: rested!.id, kind: 'BREAK', startsAt: clock.now(), endsAt },
    })
    clock.shift(60_000)
    await keep()
    expect(await room(rested!)).toEqual({ boards: [], onBreak: true })
    expect((await board(other!)).own?.place).toBe(1)
    clock.set(new Date(endsAt.getTime() + 60_000))
    expect((await board(await again(rested!))).own).toMatchObject({ place: null, next: null })
    // Nor are any named to one who has not bet enough.
    await container().database.prisma.leaderboardScore.updateMany({ where: { memberId: rested!.id }, data: { score: 1n } })
    expect((await board(await again(rested!))).own).toMatchObject({ place: null, next: null })
    await close()
    expect((await ticketsOf(campaign.id)).map(({ memberId }) => memberId)).toEqual([other!.id])
  })
})

describe('the end of a period', () => {
  it('gives each place its ticket and letter once, and the rest back to the budget', async () => {
    const { merchant, campaign } = await race({}, { turnoverTimes: 2 })
    const [first, second] = await people(merchant, 2)
    await slot(first!, 300, 300)
    await slot(second!, 200, 200)
    clock.set(new Date(CLOSING.getTime() - 120_000))
    await keep()
    const back = await again(first!)
    expect(await board(back)).toMatchObject({
      own: { place: null },
      last: { isCounting: true, rows: [{ place: 1 }, { place: 2 }] },
    })
    expect(await ticketsOf(campaign.id)).toEqual([])

    clock.set(CLOSING)
    await Promise.all([keep(), keep()])
    await keep()
    expect(await ticketsOf(campaign.id)).toMatchObject([
      { memberId: first!.id, step: 1, amount: amount(100), period: '2026-03-02', state: 'AVAILABLE' },
      { memberId: second!.id, step: 2, amount: amount(50) },
    ])
    // And the week that has begun.
    expect((await campaignRow(campaign.id)).promised).toBe(amount(150 + 175))
    expect([await lettersOf(first!), await lettersOf(second!)]).toEqual([['board.won'], ['board.won']])
    expect((await board(back)).last).toMatchObject({ isCounting: false, own: { place: 1, amount: 100 } })

    const { transactionId } = await rewardOf(back, campaign.id)
    await claim(back, transactionId).expect(success)
    expect(await balanceOf(back)).toBe(10_100)
    expect(await turnoverOf(back)).toMatchObject([{ source: 'REWARD', requiredTurnover: 200 }])
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('counts bets up to midnight, and those of the next day for the next period', async () => {
    const { merchant, campaign } = await race()
    const [member, other] = await people(merchant, 2)
    clock.set(new Date('2026-03-08T15:59:00Z'))
    await slot(member!, 150)
    clock.set(new Date('2026-03-08T16:01:00Z'))
    await slot(other!, 900)
    await close()
    expect((await ticketsOf(campaign.id)).map(({ memberId }) => memberId)).toEqual([member!.id])
    expect((await board(await again(other!))).own?.place).toBe(1)
  })

  it('waits while the campaign is off', async () => {
    const { merchant, campaign } = await race()
    const [member] = await people(merchant, 1)
    await slot(member!, 150)
    const { rewardCampaign } = container().database.prisma
    await rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled: false } })
    await close()
    expect(await ticketsOf(campaign.id)).toEqual([])
    await rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled: true } })
    await keep()
    expect(await ticketsOf(campaign.id)).toHaveLength(1)
  })

  it('asks a winner for what the campaign needs before it can be claimed', async () => {
    const { merchant, campaign } = await race({}, { needs: ['MOBILE'] })
    const [member] = await people(merchant, 1)
    await slot(member!, 150)
    await close()
    const back = await again(member!)
    const won = await rewardOf(back, campaign.id)
    expect(won).toMatchObject({ state: 'MISSING', amount: 100 })
    expect((await claim(back, won.transactionId)).body.errorCode).toBe('prom.claim.req.field')
  })
})

describe('scripts of others', () => {
  it('WIR-43: list leaderboards, their rows, rules and rewards, and find their own rank in the footer', async () => {
    const { merchant, campaign } = await race(
      { amounts: [amount(100), amount(50), amount(50)] },
      { notes: { en: 'Bet and win' } },
    )
    const [member] = await people(merchant, 1)
    await slot(member!, 150)
    await keep()
    const ask = async (endpoint: (typeof rankBoardEndpoints)[keyof typeof rankBoardEndpoints], query = {}) =>
      (await as(member!).call(endpoint, query, ENGLISH).expect(success)).body.value
    expect(await ask(rankBoardEndpoints.rankBoards)).toMatchObject([{ rankBoardId: campaign.id, name: 'Race', totalAmount: 200 }])
    expect(await ask(rankBoardEndpoints.ownRankBoards)).toMatchObject([{ rank: 1, amount: 150, reward: 100 }])
    const named = { rankBoardId: campaign.id }
    expect(await ask(rankBoardEndpoints.rankBoard, named)).toMatchObject({
      content: [{ rank: 1, amount: 150 }],
      footer: { rank: 1, amount: 150, reward: 100 },
    })
    expect(await ask(rankBoardEndpoints.rankBoardRules, named)).toMatchObject({ minAmount: 100, description: 'Bet and win' })
    expect(await ask(rankBoardEndpoints.rankBoardRewards, named)).toEqual([
      { fromRank: 1, toRank: 1, reward: 100 },
      { fromRank: 2, toRank: 3, reward: 50 },
    ])
    expect(await ask(rankBoardEndpoints.rankBoardRules, { rankBoardId: 2_000_000_000 })).toBeNull()
    expect((await ask(rankBoardEndpoints.rankBoard, { rankBoardId: 2_000_000_000 })).footer).toMatchObject({ rank: null })
  })
})
