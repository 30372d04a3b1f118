/** Inviting friends: who invited whom, what their bets earn, and how it is claimed. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as registerEndpoints from '#contract/identity/register.ts'
import * as recordEndpoints from '#contract/rewards/referral/referral-records.ts'
import { inviter } from '#contract/identity/register.ts'
import * as referralEndpoints from '#contract/rewards/referral/referral.ts'
import * as ticketEndpoints from '#contract/rewards/reward/reward-ticket.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount, unique } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { site, slot, claim, balanceOf, list, again } = rewardScene(api)

type MemberRecord = Awaited<ReturnType<typeof given.member>>
type MerchantRecord = Awaited<ReturnType<typeof given.merchant>>
/** Noon in Manila, a Wednesday. */
const NOVEMBER_18 = new Date('2026-11-18T04:00:00Z')
const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`)
const LONG_AGO = at('2026-01-01')
const ENGLISH = { Language: 'en' }

beforeEach(() => {
  clock.set(NOVEMBER_18)
})

const TIERS = [{ RNG: 10_000, LIVE: 1_000 }, { RNG: 5_000 }, { RNG: 1_000 }]
const rule = (period: 'DAY' | 'WEEK' = 'DAY', most = 1_000): RewardRule => ({
  template: 'REFERRAL',
  options: { amount: amount(most), period, rates: TIERS, days: 14 },
})

async function house(own: RewardRule | null = rule(), more: { budget?: bigint; endsAt?: Date } = {}) {
  const merchant = await site({ REFERRAL: true })
  const campaign = own && (await given.rewardCampaign({ merchant, rule: own, startsAt: LONG_AGO, ...more }))
  return { merchant, campaign: campaign! }
}
/** Each invited by the one before. */
async function chain(merchant: MerchantRecord, length: number): Promise<MemberRecord[]> {
  const members: MemberRecord[] = []
  for (let place = 0; place < length; place++) {
    const member = await given.member({ merchant, nickname: `nick${unique('n')}` })
    const referrer = members.at(-1)
    if (referrer) await given.invitation({ referrer, invitee: member })
    members.push(member)
  }
  return members
}
/** Bets of its own money; at a table, where only what is won or lost counts, they are lost. */
async function plays(member: MemberRecord, bets: number, category: 'RNG' | 'LIVE' = 'RNG') {
  await given.deposit(member, amount(bets))
  return slot(member, bets, category === 'RNG' ? bets : 0, category)
}
const runJob = async (name = 'referral.addUp') =>
  container()
    .jobs.find((job) => job.name === name)!
    .run({})
async function nextDay(day: string) {
  clock.set(at(day, 1))
  await runJob()
}
const room = async (caller: TestCaller) => (await as(caller).call(referralEndpoints.room, {}, ENGLISH).expect(success)).body.value
const laterRoom = async (member: MemberRecord) => room(await again(member))
const incomes = async (member: MemberRecord) => {
  const rows = await container().database.prisma.referralIncome.findMany({
    where: { referrerId: member.id },
    orderBy: [{ day: 'asc' }, { inviteeId: 'asc' }],
  })
  return rows.map(({ inviteeId, tier, turnover, amount: sum }) => ({
    inviteeId,
    tier,
    turnover: Number(turnover) / 10_000,
    amount: Number(sum) / 10_000,
  }))
}
const signUp = (merchant: MerchantRecord, body: object) =>
  as({ merchantCode: merchant.code }).call(registerEndpoints.register, {
    password: 'secret123',
    confirmPassword: 'secret123',
    ...body,
  })

describe('the page', () => {
  it('gives each member a code and a link of its own, the same at each look, also when two look first', async () => {
    const { merchant } = await house()
    const member = await given.member({ merchant })
    const [one, other] = await Promise.all([room(member), room(member)])
    expect(one.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(other.code).toBe(one.code)
    expect((await room(member)).link).toMatch(new RegExp(`^https?://.+/r/${one.code}$`))
    expect((await room(await given.member({ merchant }))).code).not.toBe(one.code)
  })

  it('shows guests and trial accounts the rates and the ranking, and no code', async () => {
    const { merchant, campaign } = await house()
    const [referrer, invitee] = await chain(merchant, 2)
    await given.referralIncome({ campaign, referrer: referrer!, invitee: invitee!, day: '2026-11-17', amount: amount(5) })
    const expected = {
      code: null,
      link: null,
      income: null,
      reward: null,
      invitees: [],
      period: 'DAY',
      claimDays: 14,
      most: 1_000,
    }
    const shown = await room({ merchantCode: merchant.code })
    expect(shown).toMatchObject(expected)
    expect(shown.tiers[0]).toEqual({
      tier: 1,
      rates: [
        { category: 'RNG', rate: 10_000 },
        { category: 'LIVE', rate: 1_000 },
      ],
      invitees: 0,
      amount: 0,
    })
    expect(shown.leaders).toMatchObject([{ place: 1, amount: 5, isOwn: false }])
    expect(await room(await given.trial({ merchant }))).toMatchObject({ ...expected, onBreak: false })
  })

  it('is closed where the flag is off, and to agents, who have links of their own', async () => {
    const closed = await site({ REFERRAL: false })
    const refused = await as(await given.member({ merchant: closed })).call(referralEndpoints.room)
    expect(refused.body).toMatchObject({ errorCode: 'function.not.available' })
    const { merchant } = await house()
    const agent = await given.member({ merchant, type: 2 })
    for (const endpoint of [referralEndpoints.room, referralEndpoints.invitees, recordEndpoints.details, recordEndpoints.ranking])
      expect((await as(agent).call(endpoint)).body).toMatchObject({ errorCode: 'permission.denied' })
  })

  it('promises nothing where the house pays nothing, and shows the code all the same', async () => {
    const { merchant } = await house(null)
    const member = await given.member({ merchant })
    expect(await room(member)).toMatchObject({ tiers: [], reward: null, period: null, income: { claimable: 0, nextAt: null } })
  })

  it('never shows a whole name or an uploaded picture', async () => {
    const { merchant } = await house()
    const referrer = await given.member({ merchant })
    const invitee = await given.member({ merchant, nickname: 'Maria Santos', avatar: 'a1b2c3' })
    await given.invitation({ referrer, invitee })
    const [shown] = (await room(referrer)).invitees
    expect(shown).toMatchObject({ name: 'Ma***os', avatarType: 'STATIC', avatar: String(invitee.id % 12), hasDeposited: false })
    expect(JSON.stringify(await room(referrer))).not.toContain(invitee.username)
  })
})

describe('a registration by a code', () => {
  it('has up to three lines above, and joins the team of the friend', async () => {
    const { merchant } = await house()
    const agent = await given.member({ merchant, type: 2 })
    await given.affiliateLink({ agent, code: 'TEAMONE' })
    const members = await chain(merchant, 3)
    await container().database.prisma.member.update({ where: { id: members[2]!.id }, data: { affiliateCode: 'TEAMONE' } })
    const { code } = await room(members[2]!)
    const username = unique('friend')
    await signUp(merchant, { username, referralCode: ` ${code.toLowerCase()} ` }).expect(success)
    const { prisma } = container().database
    const created = await prisma.member.findFirstOrThrow({ where: { merchantId: merchant.id, username } })
    expect(created).toMatchObject({ parentId: agent.id, affiliateCode: 'TEAMONE' })
    const lines = await prisma.referralLine.findMany({ where: { inviteeId: created.id }, orderBy: { tier: 'asc' } })
    expect(lines.map(({ tier, referrerId }) => [tier, referrerId])).toEqual([
      [1, members[2]!.id],
      [2, members[1]!.id],
      [3, members[0]!.id],
    ])
  })

  it('by an unknown code, that of an agent or of a closed account is refused, and creates nothing', async () => {
    const { merchant } = await house()
    const [agent, closed] = [await given.member({ merchant, type: 2 }), await given.member({ merchant, status: 'CLOSED' })]
    await given.referralCode({ member: agent, code: unique('AGENT').toUpperCase() })
    await given.referralCode({ member: closed, code: 'CLOSED88' })
    const codeOfAgent = (await container().database.prisma.referralCode.findUniqueOrThrow({ where: { memberId: agent.id } })).code
    for (const referralCode of ['NOSUCH99', codeOfAgent, 'CLOSED88', "x'; --"]) {
      const username = unique('friend')
      const refused = await signUp(merchant, { username, referralCode })
      expect(refused.body).toMatchObject({ errorCode: 'register.referral.invalid', value: { field: 'referralCode' } })
      expect(await container().database.prisma.member.count({ where: { merchantId: merchant.id, username } })).toBe(0)
    }
  })

  it('is an ordinary one where members do not invite, and for one who registers as an agent', async () => {
    const closed = await site({ REFERRAL: false })
    await signUp(closed, { username: unique('friend'), referralCode: 'WHATEVER' }).expect(success)
    const { merchant } = await house()
    const top = await given.member({ merchant, type: 1 })
    await given.affiliateLink({ agent: top, code: 'NEWAGENT', memberType: 2 })
    const friend = await given.member({ merchant, affiliateCode: 'NEWAGENT' })
    const { code } = await room(friend)
    const [agentName, playerName] = [unique('friend'), unique('friend')]
    await signUp(merchant, { username: agentName, affiliateCode: 'NEWAGENT', referralCode: code }).expect(success)
    await signUp(merchant, { username: playerName, referralCode: code }).expect(success)
    const { prisma } = container().database
    const [agent, player] = await Promise.all(
      [agentName, playerName].map((username) => prisma.member.findFirstOrThrow({ where: { merchantId: merchant.id, username } })),
    )
    expect(agent).toMatchObject({ type: 2 })
    // The friend's own link makes agents: who it invites becomes none.
    expect(player).toMatchObject({ type: 0, parentId: null })
    expect(await prisma.referralLine.findMany({ where: { referrerId: friend.id } })).toMatchObject([{ inviteeId: player!.id }])
  })

  it('asks who invites', async () => {
    const { merchant } = await house()
    const member = await given.member({ merchant, nickname: 'Maria Santos' })
    const { code } = await room(member)
    const ask = (typed: string) => as({ merchantCode: merchant.code }).call(inviter, { code: typed })
    expect((await ask(code.toLowerCase()).expect(success)).body.value).toMatchObject({
      code,
      name: 'Ma***os',
      avatarType: 'STATIC',
    })
    expect((await ask('NOSUCH99')).body).toMatchObject({ errorCode: 'register.referral.invalid' })
  })
})

describe('income', () => {
  it('is a share of the bets by tier and kind of game, added up the day after, and claimed once', async () => {
    const { merchant } = await house()
    const [top, middle, low, last] = await chain(merchant, 4)
    await plays(last!, 1_000)
    await plays(last!, 1_000, 'LIVE')
    await plays(low!, 200)
    await runJob()
    expect(await incomes(low!)).toEqual([])
    expect((await laterRoom(low!)).income).toMatchObject({ amount: 0, claimable: 0, transactionId: null, addedTo: '2026-11-17' })

    await nextDay('2026-11-19')
    expect(await incomes(low!)).toEqual([{ inviteeId: last!.id, tier: 1, turnover: 2_000, amount: 11 }])
    expect(await incomes(middle!)).toEqual([
      { inviteeId: low!.id, tier: 1, turnover: 200, amount: 2 },
      { inviteeId: last!.id, tier: 2, turnover: 1_000, amount: 5 },
    ])
    expect(await incomes(top!)).toEqual([
      { inviteeId: low!.id, tier: 2, turnover: 200, amount: 1 },
      { inviteeId: last!.id, tier: 3, turnover: 1_000, amount: 1 },
    ])
    const own = await again(low!)
    const { income, tiers, invitees, reward } = await room(own)
    expect(income).toMatchObject({ month: '2026-11-01', amount: 11, claimable: 11, addedTo: '2026-11-18' })
    expect(income.expiresAt).toBe(at('2026-12-03', 0).getTime())
    expect(income.nextAt).toBe(at('2026-11-20', 0).getTime())
    expect(reward).toMatchObject({ template: 'REFERRAL', state: 'CLAIMABLE', paidAs: 'CASH', turnoverTimes: 1 })
    expect(
      tiers.map(({ tier, invitees: count, amount: sum }: { tier: number; invitees: number; amount: number }) => [
        tier,
        count,
        sum,
      ]),
    ).toEqual([
      [1, 1, 11],
      [2, 0, 0],
      [3, 0, 0],
    ])
    expect(invitees).toMatchObject([{ tier: 1, hasDeposited: true, amount: 11, invitedBy: null }])
    const before = await balanceOf(low!)
    await Promise.all([claim(own, income.transactionId), claim(own, income.transactionId)])
    expect(await balanceOf(low!)).toBe(before + 11)
    expect((await room(own)).income).toMatchObject({ amount: 11, claimable: 0, transactionId: null })
    expect((await list(own)).rewards).toEqual([])
  })

  it('several periods are claimed in one', async () => {
    const { merchant } = await house()
    const [referrer, invitee] = await chain(merchant, 2)
    await plays(invitee!, 1_000)
    clock.set(at('2026-11-19'))
    await plays(invitee!, 500)
    await nextDay('2026-11-20')
    const own = await again(referrer!)
    const { income } = await room(own)
    expect(income).toMatchObject({ claimable: 15, amount: 15 })
    await claim(own, income.transactionId).expect(success)
    expect(await balanceOf(referrer!)).toBe(15)
  })

  it('of a week is claimed after its end, at most the most, of all days of it', async () => {
    const { merchant } = await house(rule('WEEK', 12))
    const [referrer, invitee] = await chain(merchant, 2)
    await plays(invitee!, 1_000)
    await nextDay('2026-11-22')
    expect((await laterRoom(referrer!)).income).toMatchObject({ amount: 10, claimable: 0, nextAt: at('2026-11-23', 0).getTime() })
    clock.set(at('2026-11-22'))
    await plays(invitee!, 500)
    // The last day of the week is not added up yet.
    clock.set(new Date(at('2026-11-23', 0).getTime() + 60_000))
    await runJob()
    expect((await laterRoom(referrer!)).income).toMatchObject({ claimable: 0 })
    await nextDay('2026-11-23')
    expect((await laterRoom(referrer!)).income).toMatchObject({ amount: 15, claimable: 12 })
  })

  it('is added up once, however often, late and side by side the job runs', async () => {
    const { merchant } = await house()
    const [referrer, invitee] = await chain(merchant, 2)
    await plays(invitee!, 1_000)
    clock.set(at('2026-11-25'))
    await Promise.all([runJob(), runJob(), runJob()])
    await runJob()
    expect(await incomes(referrer!)).toEqual([{ inviteeId: invitee!.id, tier: 1, turnover: 1_000, amount: 10 }])
    expect((await laterRoom(referrer!)).income).toMatchObject({ claimable: 10, addedTo: '2026-11-24' })
  })

  it('leaves out bets before the first deposit, while a bonus is open, of test accounts, and of one person’s two accounts', async () => {
    const { merchant } = await house()
    const referrer = await given.member({ merchant })
    const invited = async (details: Parameters<typeof given.member>[0] = {}) => {
      const invitee = await given.member({ merchant, ...details })
      await given.invitation({ referrer, invitee })
      return invitee
    }
    const { prisma } = container().database
    const early = await invited()
    const gift = await given.rewardCampaign({
      merchant,
      rule: { template: 'REGISTER', options: { amount: amount(100), days: 7 } },
    })
    await given.claimedReward({ member: early, campaign: gift, period: 'once', amount: amount(100) })
    await slot(early, 100, 100)
    await given.deposit(early, amount(50))
    const tester = await invited({ isTest: true })
    await plays(tester, 1_000)
    const twin = await invited()
    await plays(twin, 1_000)
    for (const member of [referrer, twin]) await given.payoutAccount({ member, bankCode: 'GCASH', number: '09175550001' })
    const onBonus = await invited()
    await given.deposit(onBonus, amount(500))
    await prisma.turnoverRequirement.create({
      data: {
        merchantId: merchant.id,
        memberId: onBonus.id,
        source: 'BONUS',
        reference: unique('bonus'),
        required: amount(1),
        state: 'FORFEITED',
        createdAt: clock.now(),
        endedAt: new Date(clock.now().getTime() + 60_000),
      },
    })
    await slot(onBonus, 300, 300)
    clock.shift(120_000)
    await slot(onBonus, 200, 200)
    await nextDay('2026-11-19')
    expect(await incomes(referrer)).toEqual([{ inviteeId: onBonus.id, tier: 1, turnover: 200, amount: 2 }])
  })

  it('follows a correction on its own day, and a period that lost more than it earned owes nothing', async () => {
    const { merchant } = await house()
    const [referrer, invitee] = await chain(merchant, 2)
    const round = await plays(invitee!, 1_000)
    await nextDay('2026-11-19')
    await container().database.pool.query(
      `INSERT INTO bet_correction (merchant_id, member_id, round_id, round_at, settled_at, game_code, kind, stake_before, payout_before, stake, payout, corrected_at, reason, operator_id, entry_id)
       SELECT merchant_id, member_id, id, created_at, settled_at, game_code, 'VOID', stake, payout, 0, 0, $2, 'wrong odds', 1, 1 FROM game_round WHERE id = $1`,
      [round.id, clock.now()],
    )
    await nextDay('2026-11-20')
    expect((await incomes(referrer!)).map(({ amount: sum }) => sum)).toEqual([10, -10])
    // What was earned before the correction stands for its own day.
    expect((await laterRoom(referrer!)).income).toMatchObject({ amount: 0, claimable: 10 })
  })

  it('expires when its days are over, and is not owed to one who took a break since', async () => {
    const { merchant } = await house()
    const [referrer, invitee, rests] = await chain(merchant, 3)
    await plays(rests!, 1_000)
    await nextDay('2026-11-19')
    expect((await laterRoom(invitee!)).income).toMatchObject({ claimable: 10 })
    await container().database.prisma.playExclusion.create({
      data: {
        merchantId: merchant.id,
        memberId: invitee!.id,
        kind: 'TIME_OUT',
        startsAt: at('2026-11-19', 2),
        endsAt: at('2026-11-20', 2),
      },
    })
    clock.set(at('2026-11-21'))
    expect((await laterRoom(invitee!)).income).toMatchObject({ amount: 10, claimable: 0 })
    clock.set(at('2026-12-02'))
    expect((await laterRoom(referrer!)).income).toMatchObject({ claimable: 5 })
    clock.set(at('2026-12-03', 0))
    expect((await laterRoom(referrer!)).income).toMatchObject({ claimable: 0 })
  })

  it('shows nothing to claim to a member on a break', async () => {
    const { merchant } = await house()
    const member = await given.member({ merchant, excludedUntil: at('2026-12-31') })
    expect(await room(member)).toMatchObject({ onBreak: true, income: null, reward: null })
  })

  it('stops at the budget', async () => {
    const { merchant, campaign } = await house(rule(), { budget: amount(12) })
    const [top, middle, low] = await chain(merchant, 3)
    await plays(low!, 1_000)
    await plays(middle!, 1_000)
    await nextDay('2026-11-19')
    expect((await laterRoom(top!)).income).toMatchObject({ amount: 15, claimable: 0 })
    expect((await laterRoom(top!)).reward).toMatchObject({ state: 'SPENT' })
    expect((await laterRoom(middle!)).income).toMatchObject({ claimable: 10 })
    const { promised } = await container().database.prisma.rewardCampaign.findUniqueOrThrow({ where: { id: campaign.id } })
    expect(promised).toBe(amount(10))
  })

  it('of a campaign that ended is that of bets placed while it ran', async () => {
    const { merchant } = await house(rule(), { endsAt: at('2026-11-18', 13) })
    const [referrer, invitee] = await chain(merchant, 2)
    await plays(invitee!, 1_000)
    clock.set(at('2026-11-18', 14))
    await plays(invitee!, 1_000)
    await nextDay('2026-11-19')
    expect((await laterRoom(referrer!)).income).toMatchObject({ amount: 10, claimable: 10 })
  })
})

describe('invitees and the ranking', () => {
  it('lists each tier in pages, newest first, with who invited them', async () => {
    const { merchant } = await house()
    const [referrer, friend] = await chain(merchant, 2)
    for (let count = 0; count < 3; count++)
      await given.invitation({
        referrer: friend!,
        invitee: await given.member({ merchant, nickname: `guest${count}x${unique('')}` }),
      })
    const ask = async (query: object) =>
      (await as(referrer!).call(referralEndpoints.invitees, query, ENGLISH).expect(success)).body.value
    expect(await ask({})).toMatchObject({ total: 1, list: [{ tier: 1, invitees: 3, invitedBy: null }] })
    const first = await ask({ tier: 2, size: 2 })
    expect(first).toMatchObject({ total: 3, totalPages: 2, page: 1 })
    expect(first.list).toMatchObject([{ tier: 2, invitedBy: expect.stringMatching(/\*\*\*/) }, { tier: 2 }])
    expect((await ask({ tier: 2, size: 2, page: 2 })).list).toHaveLength(1)
    expect((await as(referrer!).call(referralEndpoints.invitees, { tier: 4 })).body).toMatchObject({
      errorCode: 'request.param.err',
    })
  })

  it('ranks those who earned most this week, and says what is missing for the next place', async () => {
    const { merchant, campaign } = await house()
    const earners: MemberRecord[] = []
    for (const sum of [50, 40, 30, 20, 10]) {
      const [referrer, invitee] = await chain(merchant, 2)
      await given.referralIncome({ campaign, referrer: referrer!, invitee: invitee!, day: '2026-11-17', amount: amount(sum) })
      // Of the week before.
      await given.referralIncome({ campaign, referrer: referrer!, invitee: invitee!, day: '2026-11-15', amount: amount(1_000) })
      earners.push(referrer!)
    }
    await container().database.prisma.member.update({ where: { id: earners[1]!.id }, data: { status: 'EXCLUDED' } })
    const { leaders, toNext } = await room(earners[4]!)
    expect(leaders).toMatchObject([
      { place: 1, amount: 50, isOwn: false },
      { place: 2, amount: 30, isOwn: false },
      { place: 3, amount: 20, isOwn: false },
      { place: 4, amount: 10, isOwn: true },
    ])
    expect(toNext).toEqual({ place: 3, amount: 10.01 })
    const own = await room(earners[0]!)
    expect(own.leaders).toHaveLength(3)
    expect(own).toMatchObject({ toNext: null, leaders: [{ isOwn: true }, {}, {}] })
  })
})

describe('older clients', () => {
  it('WIR-42: read the code, the invitees, the rules, the income and the ranking', async () => {
    const { merchant, campaign } = await house()
    const [referrer, invitee] = await chain(merchant, 2)
    await given.referralIncome({
      campaign,
      referrer: referrer!,
      invitee: invitee!,
      day: '2026-11-17',
      amount: amount(3),
      turnover: amount(300),
    })
    const read = async (endpoint: Parameters<ReturnType<typeof as>['call']>[0], query: object = {}) =>
      (await as(referrer!).call(endpoint, query, ENGLISH).expect(success)).body.value
    const { code } = await room(referrer!)
    expect(await read(recordEndpoints.details, { autoGenerate: 'true' })).toEqual({
      referralCode: code,
      totalInvitations: 1,
      promotionDomains: [],
      affiliateCode: null,
    })
    expect(await read(recordEndpoints.referralList)).toMatchObject({
      totalElements: 1,
      pageNum: 1,
      content: [{ level: 1, income: 3 }],
    })
    expect(await read(recordEndpoints.myIncome)).toMatchObject({
      list: [{ date: '2026-11-17', level: 1, members: 1, turnover: 300, income: 3 }],
      total: 1,
      footer: { income: 3, turnover: 300 },
    })
    expect(await read(recordEndpoints.myIncomeOverview)).toEqual({ monthlyIncome: 3, totalIncome: 3, claimable: 3, invitees: 1 })
    expect(await read(recordEndpoints.ranking)).toMatchObject({ list: [{ rank: 1, income: 3 }], own: { rank: 1, income: 3 } })
    const visitor = as({ merchantCode: merchant.code })
    const asGuest = async (endpoint: Parameters<typeof visitor.call>[0]) =>
      (await visitor.call(endpoint).expect(success)).body.value
    expect(await asGuest(recordEndpoints.rules)).toMatchObject({
      levels: [
        {
          level: 1,
          rates: [
            { gameType: 'RNG', rate: 1 },
            { gameType: 'LIVE', rate: 0.1 },
          ],
        },
        { level: 2 },
        { level: 3 },
      ],
      period: 'DAY',
      maxAmount: 1_000,
      claimDays: 14,
      turnoverTimes: 1,
    })
    expect(await asGuest(recordEndpoints.incomeOverviewBeforeLogin)).toEqual({
      monthlyIncome: 0,
      totalIncome: 0,
      claimable: 0,
      invitees: 0,
    })
    expect(await asGuest(recordEndpoints.rankingBeforeLogin)).toMatchObject({ list: [{ rank: 1, income: 3 }] })
    expect((await asGuest(recordEndpoints.inviteDisplay)).inviteUrlDisplayConfigs[0]).toEqual({
      invitePlatform: 'LINK',
      inviteDisplayEnabled: 'Y',
      inviteSequence: 1,
    })
    expect(await read(ticketEndpoints.tickets, { status: 'AVAILABLE' })).toMatchObject([
      { type: 'REFERRAL', status: 'AVAILABLE', amount: 3 },
    ])
  })
})
