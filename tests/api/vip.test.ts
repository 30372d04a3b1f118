/** The VIP room: how ranks are reached, kept and lost, and what they give. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import * as memberEndpoints from '#contract/identity/member/member.ts'
import * as vipEndpoints from '#contract/rewards/vip/vip.ts'
import * as vipRankEndpoints from '#contract/rewards/vip/vip-rank.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { site, slot, claim, balanceOf, list, again } = rewardScene(api)

type MemberRecord = Awaited<ReturnType<typeof given.member>>
/** Noon in Manila. */
const NOVEMBER_20 = new Date('2026-11-20T04:00:00Z')
const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`)

beforeEach(() => {
  clock.set(NOVEMBER_20)
})

const RANKS = [
  { names: { en: 'Bronze', tl: 'Tanso' } },
  { names: { en: 'Silver', tl: 'Pilak' }, minDeposit: amount(100), minTurnover: amount(1_000), withdrawPerDay: 4 },
  {
    names: { en: 'Gold', tl: 'Ginto' },
    minDeposit: amount(300),
    minTurnover: amount(3_000),
    withdrawPerDay: 7,
    withdrawAmountPerDay: amount(200),
    freeWithdrawals: 2,
  },
]
const amounts = [amount(0), amount(88), amount(888)]
const UP: RewardRule = { template: 'RANK_UP', options: { amounts, days: 30 } }
const SALARY: RewardRule = { template: 'RANK_SALARY', options: { amounts: [amount(0), amount(100), amount(500)] } }
const BIRTHDAY: RewardRule = { template: 'BIRTHDAY', options: { amounts: [amount(0), amount(300), amount(1_000)], days: 14 } }
const REBATE: RewardRule = {
  template: 'REBATE',
  options: { amount: amount(1_000), period: 'DAY', rates: [{ RNG: 2_000 }, { RNG: 5_000 }, { RNG: 8_000 }], payHour: 12 },
}
const LONG_AGO = at('2026-01-01')

async function club(...rules: RewardRule[]) {
  const merchant = await site({ VIP: true })
  await given.ranks(RANKS, merchant)
  const ids: number[] = []
  for (const rule of rules) {
    const turnoverTimes = rule.template === 'REBATE' ? 0 : 1
    ids.push((await given.rewardCampaign({ merchant, rule, turnoverTimes, startsAt: LONG_AGO })).id)
  }
  return { merchant, ids }
}
const ENGLISH = { Language: 'en' }
const room = async (caller: TestCaller) => (await as(caller).call(vipEndpoints.room, {}, ENGLISH).expect(success)).body.value
/** Its own money, and bets of it in one round, which returns the stake. */
async function plays(member: MemberRecord, deposit: number, bets: number) {
  await given.deposit(member, amount(deposit))
  for (let left = bets; left > 0; left -= deposit) await slot(member, Math.min(left, deposit), Math.min(left, deposit))
}
const levelsOf = async (member: MemberRecord) => {
  const rows = await container().database.prisma.rankChange.findMany({ where: { memberId: member.id }, orderBy: { id: 'asc' } })
  return rows.map(({ fromLevel, level }) => [fromLevel, level])
}
const lettersOf = async (member: MemberRecord) => {
  const rows = await container().database.prisma.inboxMessage.findMany({ where: { memberId: member.id }, orderBy: { id: 'asc' } })
  return rows.map(({ letterKey }) => letterKey)
}
const laterRoom = async (member: MemberRecord) => room(await again(member))
const rewardOf = async (member: MemberRecord, template: string) =>
  (await laterRoom(member)).rewards.find((reward: { template: string }) => reward.template === template)
const runJob = (name: string) =>
  container()
    .jobs.find((job) => job.name === name)!
    .run({})

describe('the VIP room', () => {
  it('shows a guest the ranks and what they give, and no standing', async () => {
    const { merchant } = await club(UP, SALARY, BIRTHDAY, REBATE)
    const shown = await room({ merchantCode: merchant.code })
    expect(shown).toMatchObject({ standing: null, rewards: [], rebate: { period: 'DAY', payHour: 12, turnoverTimes: 0 } })
    expect(shown.ranks.at(-1)).toMatchObject({
      level: 3,
      minDeposit: 300,
      minTurnover: 3_000,
      upgradeBonus: 888,
      salary: 500,
      birthdayGift: 1_000,
      withdrawPerDay: 7,
      withdrawAmountPerDay: 200,
      rebates: [{ category: 'RNG', rate: 8_000 }],
    })
    expect(await room(await given.trial({ merchant }))).toMatchObject({ standing: null, onBreak: false, rewards: [] })
  })

  it('is closed where the flag is off, and empty where there are no ranks', async () => {
    const closed = await site({ VIP: false })
    const refused = await as(await given.member({ merchant: closed })).call(vipEndpoints.room)
    expect(refused.body).toMatchObject({ errorCode: 'function.not.available' })
    const bare = await site({ VIP: true })
    expect(await room(await given.member({ merchant: bare }))).toMatchObject({ ranks: [], standing: null, rewards: [] })
  })

  it('a rank is reached by deposits and bets of the month, both, at once, with a letter and its label', async () => {
    const { merchant } = await club()
    const member = await given.member({ merchant })
    await plays(member, 99, 3_000)
    expect((await laterRoom(member)).standing).toEqual({
      level: 1,
      heldUntil: null,
      month: '2026-11-01',
      deposited: 99,
      turnover: 3_000,
    })
    await given.deposit(member, amount(201))
    expect((await laterRoom(member)).standing).toMatchObject({
      level: 3,
      heldUntil: '2026-12-31',
      deposited: 300,
      turnover: 3_000,
    })
    expect(await levelsOf(member)).toEqual([[1, 3]])
    expect(await lettersOf(member)).toEqual(['rank.reached'])
    const info = (await as(member).call(memberEndpoints.info, {}, ENGLISH).expect(success)).body.value
    expect(info.clubLabel).toEqual({ labelName: 'Gold' })
  })

  it('falls by one a month once it is not reached again, and nothing is written to one on a break', async () => {
    const { merchant } = await club()
    const [own, resting] = [await given.member({ merchant }), await given.member({ merchant })]
    for (const member of [own, resting]) await given.rank({ member, level: 3 })
    clock.set(at('2026-12-31'))
    expect((await laterRoom(own)).standing).toMatchObject({ level: 3, heldUntil: '2026-12-31' })
    clock.set(at('2027-01-01', 0))
    await container().database.prisma.member.update({ where: { id: resting.id }, data: { status: 'EXCLUDED' } })
    for (const member of [own, resting])
      expect((await laterRoom(member)).standing).toMatchObject({ level: 2, heldUntil: '2027-01-31', month: '2027-01-01' })
    expect([await lettersOf(own), await lettersOf(resting)]).toEqual([['rank.fallen'], []])
    clock.set(at('2027-03-05'))
    expect((await laterRoom(own)).standing).toMatchObject({ level: 1, heldUntil: null })
  })

  it('the job follows those who do not look, once', async () => {
    const { merchant } = await club()
    const [rising, falling, idle] = [
      await given.member({ merchant }),
      await given.member({ merchant }),
      await given.member({ merchant }),
    ]
    await given.rank({ member: falling, level: 2, at: at('2026-09-15') })
    await plays(rising, 100, 1_000)
    await plays(idle, 50, 1_000)
    await container().database.pool.query('SELECT team_fold()')
    await runJob('vip.followRanks')
    await runJob('vip.followRanks')
    expect([await levelsOf(rising), await levelsOf(idle)]).toEqual([[[1, 2]], []])
    clock.set(at('2026-12-01', 1))
    await runJob('vip.followRanks')
    expect(await levelsOf(falling)).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('many who look at once change a rank once', async () => {
    const { merchant } = await club(UP)
    const member = await given.member({ merchant })
    await plays(member, 300, 3_000)
    await Promise.all(Array.from({ length: 8 }, () => room(member)))
    expect(await levelsOf(member)).toEqual([[1, 3]])
    expect(await lettersOf(member)).toEqual(['rank.reached'])
  })
})

describe('what ranks give', () => {
  it('a bonus once for each rank, also for those passed over, and not again after a fall', async () => {
    const { merchant, ids } = await club(UP)
    const member = await given.member({ merchant })
    expect(await rewardOf(member, 'RANK_UP')).toMatchObject({ state: 'RUNNING', amount: 88, rankLevel: 2, transactionId: null })
    await given.rank({ member, level: 3 })
    const first = await rewardOf(member, 'RANK_UP')
    expect(first).toMatchObject({ state: 'CLAIMABLE', amount: 88, rankLevel: 2 })
    expect((await claim(member, first.transactionId)).body.value).toMatchObject({ amount: 88 })
    const second = await rewardOf(member, 'RANK_UP')
    expect(second).toMatchObject({ state: 'CLAIMABLE', amount: 888, rankLevel: 3 })
    await claim(member, second.transactionId)
    expect(await rewardOf(member, 'RANK_UP')).toMatchObject({ state: 'CLAIMED', amount: 888, rankLevel: 3 })
    expect(await balanceOf(member)).toBe(976)
    await given.rank({ member, level: 1, at: at('2026-11-20', 13) })
    await given.rank({ member, level: 3, at: at('2026-11-20', 14) })
    clock.set(at('2026-11-21'))
    expect(await rewardOf(member, 'RANK_UP')).toMatchObject({ state: 'CLAIMED' })
    expect(await container().database.prisma.rewardTicket.count({ where: { campaignId: ids[0]!, memberId: member.id } })).toBe(2)
    expect((await list(member)).rewards).toEqual([])
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('a salary each month, for the rank held when it begins', async () => {
    const { merchant } = await club(SALARY)
    const member = await given.member({ merchant })
    await given.rank({ member, level: 3 })
    expect(await rewardOf(member, 'RANK_SALARY')).toMatchObject({
      state: 'RUNNING',
      amount: 500,
      rankLevel: 3,
      expiresAt: at('2026-12-01', 0).getTime(),
    })
    clock.set(at('2026-12-01', 0))
    const december = await rewardOf(member, 'RANK_SALARY')
    expect(december).toMatchObject({ state: 'CLAIMABLE', amount: 500, rankLevel: 3, expiresAt: at('2027-01-01', 0).getTime() })
    await claim(await again(member), december.transactionId)
    expect(await rewardOf(member, 'RANK_SALARY')).toMatchObject({ state: 'CLAIMED', expiresAt: at('2027-01-01', 0).getTime() })
    clock.set(at('2027-01-15'))
    expect(await rewardOf(member, 'RANK_SALARY')).toMatchObject({ state: 'CLAIMABLE', amount: 100, rankLevel: 2 })
  })

  it('a birthday gift once a year, for the rank of that day', async () => {
    const { merchant } = await club(BIRTHDAY)
    const [unknown, born] = [
      await given.member({ merchant }),
      await given.member({ merchant, birthday: new Date('1990-11-25T00:00:00Z') }),
    ]
    for (const member of [unknown, born]) await given.rank({ member, level: 3 })
    expect(await rewardOf(unknown, 'BIRTHDAY')).toMatchObject({
      state: 'MISSING',
      amount: 1_000,
      needs: [{ need: 'BIRTHDAY', isMet: false }],
    })
    expect(await rewardOf(born, 'BIRTHDAY')).toMatchObject({ state: 'RUNNING', expiresAt: at('2026-11-25', 0).getTime() })
    clock.set(at('2026-12-08', 23))
    const gift = await rewardOf(born, 'BIRTHDAY')
    expect(gift).toMatchObject({ state: 'CLAIMABLE', amount: 1_000, expiresAt: at('2026-12-09', 0).getTime() })
    await claim(await again(born), gift.transactionId)
    expect(await rewardOf(born, 'BIRTHDAY')).toMatchObject({ state: 'CLAIMED' })
    clock.set(at('2027-11-25', 0))
    expect(await rewardOf(born, 'BIRTHDAY')).toMatchObject({ state: 'RUNNING', rankLevel: 2 })
  })

  it('nothing to a member on a break, nor for a rank reached before it', async () => {
    const { merchant } = await club(UP, SALARY)
    const member = await given.member({ merchant })
    await given.rank({ member, level: 3 })
    const { prisma } = container().database
    const until = at('2026-11-22')
    await prisma.member.update({ where: { id: member.id }, data: { excludedUntil: until, status: 'EXCLUDED' } })
    await prisma.playExclusion.create({
      data: {
        merchantId: merchant.id,
        memberId: member.id,
        kind: 'BREAK',
        startsAt: clock.now(),
        endsAt: until,
      },
    })
    expect(await room(member)).toMatchObject({ standing: { level: 3 }, onBreak: true, rewards: [] })
    clock.set(at('2026-11-23'))
    await prisma.member.update({ where: { id: member.id }, data: { status: 'ACTIVE' } })
    expect(await rewardOf(member, 'RANK_UP')).toBeUndefined()
  })
})

describe('a rebate', () => {
  it('is paid by itself from its hour on, once, at the rates of the rank, without turnover', async () => {
    const { merchant } = await club(REBATE)
    const member = await given.member({ merchant })
    await given.rank({ member, level: 3, at: at('2026-11-10') })
    await plays(member, 50, 1_000)
    expect(await rewardOf(member, 'REBATE')).toMatchObject({
      state: 'RUNNING',
      amount: 8,
      payHour: 12,
      expiresAt: at('2026-11-21').getTime(),
    })
    await container().database.pool.query('SELECT team_fold()')
    clock.set(at('2026-11-21', 11))
    await runJob('vip.payRebates')
    expect(await balanceOf(member)).toBe(50)
    clock.set(at('2026-11-21'))
    await Promise.all([runJob('vip.payRebates'), runJob('vip.payRebates'), runJob('vip.payRebates')])
    await runJob('vip.payRebates')
    expect(await balanceOf(member)).toBe(58)
    expect(await rewardOf(member, 'REBATE')).toMatchObject({ state: 'CLAIMED', amount: 8, expiresAt: at('2026-11-22').getTime() })
    expect(
      await container().database.prisma.turnoverRequirement.count({ where: { memberId: member.id, source: 'REWARD' } }),
    ).toBe(0)
    expect(await lettersOf(member)).toContain('reward.given')
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('makes up for days in which nothing was paid, and is not paid while a round is open', async () => {
    const { merchant } = await club(REBATE)
    const member = await given.member({ merchant })
    await plays(member, 50, 1_000)
    const open = await given.openRound({ member, gameCode: 'reward-rng', stake: amount(10) })
    await container().database.pool.query('SELECT team_fold()')
    clock.set(at('2026-11-21'))
    await runJob('vip.payRebates')
    expect(await rewardOf(member, 'REBATE')).toMatchObject({ state: 'RUNNING' })
    await open.settle(0n)
    clock.set(at('2026-11-23', 13))
    await runJob('vip.payRebates')
    expect(await balanceOf(member)).toBe(42.02)
  })

  it('deducts what the member’s line pays it, and leaves out bets of a bonus', async () => {
    const { merchant } = await club(REBATE)
    const [below, bonus] = [await given.member({ merchant }), await given.member({ merchant })]
    await given.rates(below, { RNG: 1_500 })
    await plays(below, 50, 1_000)
    expect(await rewardOf(below, 'REBATE')).toMatchObject({ amount: 0.5 })
    const gift = { template: 'REGISTER', options: { amount: amount(100), days: 7 } } as const
    await given.rewardCampaign({ merchant, rule: gift, paidAs: 'BONUS', turnoverTimes: 10 })
    await claim(bonus, (await list(bonus)).rewards[0]!.transactionId)
    await slot(bonus, 50, 50)
    expect(await rewardOf(bonus, 'REBATE')).toMatchObject({ amount: 0 })
  })
})

describe('limits of a rank', () => {
  it('replace those of the site', async () => {
    const { merchant } = await club()
    const member = await given.member({ merchant })
    const left = async () => (await as(member).call(withdrawalEndpoints.accountInfo).expect(success)).body.value
    expect(await left()).toMatchObject({ maxTransactionTimes: 5, maxWithdrawAmount: 200_000, freeTimesLeft: 0 })
    await given.rank({ member, level: 3 })
    expect(await left()).toMatchObject({ maxTransactionTimes: 7, maxWithdrawAmount: 200, freeTimesLeft: 2 })
  })
})

describe('older clients', () => {
  it('WIR-42: read progress, ranks, benefits and salaries', async () => {
    const { merchant } = await club(UP, SALARY, REBATE)
    const member = await given.member({ merchant })
    await given.rank({ member, level: 2, at: at('2026-10-15') })
    await plays(member, 150, 1_500)
    const value = async (endpoint: Endpoint) => (await as(member).call(endpoint, {}, ENGLISH).expect(success)).body.value
    const { progress, groupLevels, rule, clubBenefit, customerRank, salaryDetail, salaryHistory } = vipRankEndpoints
    expect(await value(progress)).toMatchObject({
      playerRankName: expect.stringMatching(/Silver|Pilak/),
      nextRankName: expect.stringMatching(/Gold|Ginto/),
      monthlyTurnover: { actual: 1_500, expected: 3_000 },
      monthlyDeposit: { actual: 150, expected: 300 },
    })
    expect(await value(groupLevels)).toMatchObject([{ level: 1 }, { level: 2, isCurrent: true }, { level: 3 }])
    expect((await value(rule))[2]).toMatchObject({ monthlyDeposit: 300, monthlyTurnover: 3_000 })
    expect((await value(clubBenefit))[2]).toMatchObject({
      upgradeBonus: 888,
      monthlySalary: 500,
      maxTransactionTimes: 7,
      rebates: [{ gameType: 'RNG', rate: 0.8 }],
    })
    expect(await value(customerRank)).toMatchObject({ level: 2, expiredDate: at('2027-01-01', 0).getTime() })
    const salary = await value(salaryDetail)
    expect(salary).toMatchObject({ amount: 100, status: 'CLAIMABLE' })
    await claim(member, salary.transactionId)
    expect(await value(salaryHistory)).toMatchObject({ content: [{ type: 'RANK_SALARY', amount: 100 }], totalPages: 1 })
  })
})
