/** Gifts to many members at once: who gets one, what it costs, who decides, and that each member gets it once. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as grantEndpoints from '#contract/back-office/reward-grant.ts'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import * as rewardCampaignsEndpoints from '#contract/back-office/reward-campaigns.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { isAccepted, refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, list, rewardOf, claim, balanceOf, turnoverOf, rest, slot } = rewardScene(api)
const { forecastGrant, proposeGrant, confirmGrant, rejectGrant, stopGrant } = grantEndpoints
type Details = Partial<Parameters<typeof given.rewardCampaign>[0]>
const LONG_AGO = new Date('2026-01-01T00:00:00Z')

beforeEach(() => {
  clock.set(WEDNESDAY)
})

const rule = (options: Partial<OptionsOf<'GIFT'>> = {}): RewardRule => ({
  template: 'GIFT',
  options: { amount: amount(500), days: 7, ...options },
})
type Settings = Parameters<typeof given.merchant>[0]
/** A site of its own, with a campaign of gifts and two operators. */
async function scene(details: Details = {}, settings: Settings = {}) {
  const merchant = await given.merchant({ flags: { INBOX3: true }, ...settings })
  const campaign = await given.rewardCampaign({
    rule: rule(),
    titles: { en: 'Thank you' },
    startsAt: LONG_AGO,
    budget: amount(10_000),
    turnoverTimes: 3,
    ...details,
    merchant,
  })
  const operator = async () => {
    const one = await given.operator({ merchant, role: 'CASHIER' })
    return { ...as(await given.operatorSession(one)), username: one.username, id: one.id, account: one }
  }
  const [one, two] = [await operator(), await operator()]
  const members: Member[] = []
  // In order, as their ids.
  for (const name of ['ana', 'ben', 'cora']) members.push(await given.member({ merchant, username: `${name}${campaign.id}` }))
  return { merchant, campaign, one, two, members: members as [Member, Member, Member] }
}
type Member = Awaited<ReturnType<typeof given.member>>
type Scene = Awaited<ReturnType<typeof scene>>
type Operator = Scene['one']

const LIST = 'LIST' as const
const listOf = (lines: readonly string[], forAll?: number) => ({
  by: LIST,
  list: lines.join('\n'),
  ...(forAll !== undefined && { amount: forAll }),
})
type Choice = ReturnType<typeof listOf> | { by: 'FILTER'; filter: object; amount: number }

const forecast = async (operator: Operator, campaignId: number, choice: Choice) =>
  (await operator.call(forecastGrant, { campaignId, choice } as never).expect(success)).body.value
let requests = 0
const bodyOf = (campaignId: number, choice: Choice, members: number, total: number) => ({
  campaignId,
  choice,
  members,
  total,
  reason: 'for your patience',
  requestId: `request-${(requests += 1)}`,
})
type Proposal = ReturnType<typeof bodyOf>
const send = (operator: Operator, body: Proposal) => operator.call(proposeGrant, body as never)
const propose = async (operator: Operator, campaignId: number, choice: Choice, members: number, total: number): Promise<Grant> =>
  (await send(operator, bodyOf(campaignId, choice, members, total)).expect(success)).body.value
const prisma = () => container().database.prisma
const promisedOf = async ({ id }: { id: number }) =>
  Number((await prisma().rewardCampaign.findUniqueOrThrow({ where: { id } })).promised) / 10_000
const ticketsOf = ({ id }: { id: number }) =>
  prisma().rewardTicket.findMany({ where: { campaignId: id }, orderBy: { id: 'asc' } })
const code = async (answer: ReturnType<Operator['call']>) => (await answer.expect(refusal)).body.errorCode
const runJob = () =>
  container()
    .jobs.find(({ name }) => name === 'rewardGrant.give')!
    .run({})
const linesOf = async (operator: Operator, id: string, page = 1) =>
  (await operator.call(grantEndpoints.grantLines, { id, page, size: 25 } as never).expect(success)).body.value.list as {
    memberId: number
    state: string
    amount: number
  }[]

describe('a gift to the members of a list', () => {
  it('is foreseen, given at once, seen on their pages and in their letters, and claimed with its turnover', async () => {
    const { campaign, one, members } = await scene()
    const [ana, ben, cora] = members
    const choice = listOf([`${ana.username}, 120.50`, `#${ben.id};80`], 50)
    expect(await forecast(one, campaign.id, choice)).toMatchObject({
      members: 2,
      total: 200.5,
      problems: [],
      leftOut: [],
      budgetAfter: 9_799.5,
      claimedShare: null,
      expected: null,
      needsSecond: false,
    })
    const grant = await propose(one, campaign.id, choice, 2, 200.5)
    expect(grant).toMatchObject({ state: 'GIVEN', by: 'LIST', filter: null, members: 2, total: 200.5, given: 2, claimed: 0 })
    expect(await promisedOf(campaign)).toBe(200.5)

    expect(await rewardOf(ana, campaign.id)).toMatchObject({ state: 'CLAIMABLE', amount: 120.5 })
    expect((await list(cora)).rewards).toEqual([])
    const letters = await prisma().inboxMessage.findMany({ where: { memberId: ana.id } })
    expect(letters.map(({ letterKey }) => letterKey)).toEqual(['gift.given'])

    const { transactionId } = await rewardOf(ana, campaign.id)
    await claim(ana, transactionId).expect(success)
    await claim(ana, transactionId).expect(success)
    expect(await balanceOf(ana)).toBe(120.5)
    expect(await turnoverOf(ana)).toMatchObject([{ requiredTurnover: 361.5 }])
    expect(await rewardOf(ana, campaign.id)).toMatchObject({ state: 'CLAIMED', amount: 120.5 })
    const after = (await one.call(grantEndpoints.oneGrant, { id: grant.id } as never).expect(success)).body.value
    expect(after).toMatchObject({ claimed: 1, claimedAmount: 120.5 })
    expect(await linesOf(one, grant.id)).toMatchObject([
      { memberId: ana.id, state: 'CLAIMED', amount: 120.5 },
      { memberId: ben.id, state: 'AVAILABLE', amount: 80 },
    ])
    expect(await linesOf(one, grant.id, 2)).toEqual([])
  })

  it('is refused while a line is wrong, and says of each what is; nothing is written', async () => {
    const { campaign, one, members, merchant } = await scene()
    const [ana, ben] = members
    const stranger = await given.member()
    const choice = listOf([
      'member,amount',
      `${ana.username.toUpperCase()},10`,
      `"${ana.username}",20`,
      `${ben.username}`,
      'nobody-here,5',
      `#${stranger.id},5`,
      `#${members[2].id},500.01`,
      '#0,-5',
      '',
    ])
    const seen = await forecast(one, campaign.id, choice)
    expect(seen).toMatchObject({ members: 1, total: 10, problemCount: 6 })
    expect(seen.problems).toMatchObject([
      { line: 3, text: `${ana.username}, 20`, problem: 'TWICE' },
      { line: 4, problem: 'NO_AMOUNT' },
      { line: 5, problem: 'UNKNOWN' },
      { line: 6, problem: 'UNKNOWN' },
      { line: 7, problem: 'TOO_MUCH' },
      { line: 8, problem: 'UNKNOWN' },
    ])
    for (const typed of ['x', '1.001', '0', '-5', '1,000', '1e3'])
      expect((await forecast(one, campaign.id, listOf([`${ana.username};${typed}`]))).problems, typed).toMatchObject([
        { problem: 'AMOUNT' },
      ])
    expect(await code(send(one, bodyOf(campaign.id, choice, 1, 10)))).toBe('request.param.err')
    expect(
      await code(one.call(forecastGrant, { campaignId: campaign.id, choice: listOf([`"${ana.username},10`]) } as never)),
    ).toBe('request.param.err')
    expect(await prisma().rewardGrant.count({ where: { merchantId: merchant.id } })).toBe(0)
    expect(await promisedOf(campaign)).toBe(0)
  })

  it('leaves out who may not have it, when it is chosen and when it is given', async () => {
    const { campaign, one, two, members, merchant } = await scene({}, { settings: { gifts: { aloneADay: '0' } } })
    const [ana, ben, cora] = members
    const [locked, resting] = [await given.member({ merchant, status: 'LOCKED' }), await given.member({ merchant })]
    await rest(resting)
    const trial = await given.trial({ merchant })
    const choice = listOf(
      [...members, locked, resting, trial].map(({ username }) => username),
      100,
    )
    expect(await forecast(one, campaign.id, choice)).toMatchObject({
      members: 3,
      total: 300,
      problems: [],
      leftOut: [
        { memberId: locked.id, reason: 'INACTIVE' },
        { memberId: resting.id, reason: 'BREAK' },
        { memberId: trial.id, reason: 'TRIAL' },
      ],
      needsSecond: true,
    })
    const { id } = await propose(one, campaign.id, choice, 3, 300)
    await rest(ben)
    await prisma().member.update({ where: { id: cora.id }, data: { status: 'CLOSED' } })
    const given3 = (await two.call(confirmGrant, { id } as never).expect(success)).body.value
    expect(given3).toMatchObject({ state: 'GIVEN', members: 3, given: 1, leftOut: 2 })
    expect(await promisedOf(campaign)).toBe(100)
    expect((await ticketsOf(campaign)).map(({ memberId }) => memberId)).toEqual([ana.id])
    expect((await linesOf(one, id)).map(({ state }) => state)).toEqual(['AVAILABLE', 'LEFT_OUT', 'LEFT_OUT'])
  })

  it('can be read as a file, and its campaign shows whose gift it was', async () => {
    const { campaign, one, merchant, members } = await scene()
    const [ana, ben] = members
    const { id } = await propose(one, campaign.id, listOf([ana.username, ben.username], 5), 2, 10)
    const { text, headers } = await one.call(grantEndpoints.grantFile, { id } as never).expect(success)
    expect(headers['content-disposition']).toContain(`gifts-${id}.csv`)
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFmemberId,member,amount,state,claimed',
      `${ana.id},${ana.username},5,AVAILABLE,`,
    ])
    const manager = as(await given.operatorSession(await given.operator({ merchant })))
    const claims = await manager.call(rewardCampaignsEndpoints.rewardClaims, { campaignId: campaign.id } as never).expect(success)
    expect(claims.body.value).toMatchObject([{ period: `gift ${id}` }, { period: `gift ${id}` }])
  })

  it('comes after the ones before it, each claimed by itself', async () => {
    const { campaign, one, members } = await scene()
    const [ana] = members
    await propose(one, campaign.id, listOf([ana.username], 5), 1, 5)
    clock.shift(1_000)
    await propose(one, campaign.id, listOf([ana.username], 7), 1, 7)
    for (const paid of [5, 7]) {
      const reward = await rewardOf(ana, campaign.id)
      expect(reward).toMatchObject({ state: 'CLAIMABLE', amount: paid })
      await claim(ana, reward.transactionId).expect(success)
    }
    expect(await balanceOf(ana)).toBe(12)
  })

  it('expires, and what was not claimed goes back to the budget and into the next forecast', async () => {
    const { campaign, one, members } = await scene()
    const [ana, ben, cora] = members
    await propose(one, campaign.id, listOf([ana.username, ben.username], 40), 2, 80)
    await claim(ana, (await rewardOf(ana, campaign.id)).transactionId).expect(success)
    clock.shift(7 * DAY_MS + 60_000)
    await container()
      .jobs.find(({ name }) => name === 'reward.expire')!
      .run({})
    expect(await promisedOf(campaign)).toBe(40)
    const session = as(await given.operatorSession(one.account))
    const seen = (await session.call(forecastGrant, { campaignId: campaign.id, choice: listOf([cora.username], 100) } as never))
      .body.value
    expect(seen).toMatchObject({ claimedShare: 500_000, expected: seen.worth / 2 })
  })
})

describe('who decides about a gift', () => {
  it('is its operator up to a sum a day, and another one above it: never the one who proposed it', async () => {
    const { campaign, one, two, members } = await scene({ rule: rule({ amount: amount(4_000) }) })
    const [ana, ben] = members
    await propose(one, campaign.id, listOf([ana.username], 3_000), 1, 3_000)
    expect((await one.call(grantEndpoints.giftCampaigns, {}).expect(success)).body.value).toMatchObject({
      aloneLeft: 2_000,
      campaigns: [{ id: campaign.id, title: 'Thank you', most: 4_000, days: 7, turnoverTimes: 3, left: 7_000 }],
    })
    const choice = listOf([ben.username], 2_000.01)
    expect(await forecast(one, campaign.id, choice)).toMatchObject({ needsSecond: true })
    const proposed = await propose(one, campaign.id, choice, 1, 2_000.01)
    expect(proposed).toMatchObject({ state: 'PROPOSED', canDecide: false, canStop: false, given: 0, decidedBy: null })
    expect(await promisedOf(campaign)).toBe(3_000)
    expect(await code(one.call(confirmGrant, { id: proposed.id } as never))).toBe('review.own')
    const seen = (await two.call(grantEndpoints.oneGrant, { id: proposed.id } as never).expect(success)).body.value
    expect(seen).toMatchObject({ canDecide: true, proposedBy: one.username })

    const confirmed = (await two.call(confirmGrant, { id: proposed.id } as never).expect(success)).body.value
    expect(confirmed).toMatchObject({ state: 'GIVEN', given: 1, decidedBy: two.username, canDecide: false })
    // What another has confirmed is not counted as given alone: neither of the one nor of the other.
    for (const [operator, left] of [
      [one, 2_000],
      [two, 5_000],
    ] as const)
      expect((await operator.call(grantEndpoints.giftCampaigns, {}).expect(success)).body.value.aloneLeft).toBe(left)

    const entries = await prisma().auditEntry.findMany({
      where: { entity: 'reward-grant', entityId: proposed.id },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, operatorName }) => [action, operatorName])).toEqual([
      ['reward-grant.propose', one.username],
      ['reward-grant.give', two.username],
    ])
  })

  it('is decided once: of confirming and rejecting at once, one holds', async () => {
    const { campaign, one, two, members, merchant } = await scene({}, { settings: { profile: 'strict' } })
    const third = as(await given.operatorSession(await given.operator({ merchant, role: 'CASHIER' })))
    const { id } = await propose(one, campaign.id, listOf([members[0].username], 50), 1, 50)
    const answers = await Promise.all([
      two.call(confirmGrant, { id } as never),
      third.call(confirmGrant, { id } as never),
      two.call(rejectGrant, { id, reason: 'not this one' } as never),
    ])
    expect(answers.filter(isAccepted)).toHaveLength(1)
    for (const { body } of answers.filter((answer) => !isAccepted(answer))) expect(body.errorCode).toBe('review.decided')
    const isGiven = (await one.call(grantEndpoints.oneGrant, { id } as never)).body.value.state === 'GIVEN'
    expect(await promisedOf(campaign)).toBe(isGiven ? 50 : 0)
    expect(await ticketsOf(campaign)).toHaveLength(isGiven ? 1 : 0)
  })

  it('counts what was given alone once at a time, so that it cannot be exceeded by asking at once', async () => {
    const { campaign, one, members } = await scene({ rule: rule({ amount: amount(2_000) }) })
    const bodies = Array.from({ length: 6 }, (_, place) =>
      bodyOf(campaign.id, listOf([members[place % 3]!.username], 2_000), 1, 2_000),
    )
    const answers = await Promise.all(bodies.map((body) => send(one, body)))
    const states = answers.map(({ body }) => body.value?.state ?? body.errorCode)
    expect(states.filter((state) => state === 'GIVEN')).toHaveLength(2)
    expect(states.filter((state) => state === 'PROPOSED')).toHaveLength(4)
    expect(await promisedOf(campaign)).toBe(4_000)
  })

  it('can be its proposer to withdraw it, and no one afterwards', async () => {
    const { campaign, one, two, members } = await scene({}, { settings: { gifts: { aloneADay: '0' } } })
    const { id } = await propose(one, campaign.id, listOf([members[0].username], 50), 1, 50)
    const rejected = (await one.call(rejectGrant, { id, reason: 'a mistake' } as never).expect(success)).body.value
    expect(rejected).toMatchObject({ state: 'REJECTED', answer: 'a mistake', canStop: false })
    expect(await code(two.call(confirmGrant, { id } as never))).toBe('review.decided')
    expect(await code(two.call(stopGrant, { id, reason: 'again' } as never))).toBe('review.decided')
    expect(await promisedOf(campaign)).toBe(0)
  })

  it('is never an operator of another merchant, nor one without the permission', async () => {
    const { campaign, one, members, merchant } = await scene({}, { settings: { gifts: { aloneADay: '0' } } })
    const { id } = await propose(one, campaign.id, listOf([members[0].username], 50), 1, 50)
    const foreign = as(await given.operatorSession(await given.operator({ merchant: await given.merchant(), role: 'MANAGER' })))
    for (const endpoint of [confirmGrant, rejectGrant, stopGrant])
      expect(await code(foreign.call(endpoint, { id, reason: 'mine now' } as never))).toBe('no.data')
    for (const endpoint of [grantEndpoints.oneGrant, grantEndpoints.grantLines, grantEndpoints.grantFile])
      expect(await code(foreign.call(endpoint, { id } as never))).toBe('no.data')
    const choice = listOf([members[0].username], 5)
    expect(await code(foreign.call(forecastGrant, { campaignId: campaign.id, choice } as never))).toBe('no.data')
    const viewer = as(await given.operatorSession(await given.operator({ merchant, role: 'VIEWER' })))
    expect((await viewer.call(grantEndpoints.grants, {}).expect(success)).body.value).toMatchObject({ total: 1 })
    expect(await code(viewer.call(confirmGrant, { id } as never))).toBe('permission.denied')
    expect(await code(viewer.call(proposeGrant, bodyOf(campaign.id, choice, 1, 5) as never))).toBe('permission.denied')
  })
})

describe('a gift is given once', () => {
  it('under one request id, however often and at once it is sent; never for anything else', async () => {
    const { campaign, one, members } = await scene()
    const body = bodyOf(campaign.id, listOf([members[0].username], 30), 1, 30)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(one, body).expect(success)))
    expect(new Set(answers.map((answer) => answer.body.value.id as string)).size).toBe(1)
    expect(await promisedOf(campaign)).toBe(30)
    expect(await code(send(one, { ...body, reason: 'another reason' }))).toBe('idempotency.key.reused')
    expect(await code(send(one, { ...body, total: 31 }))).toBe('idempotency.key.reused')
    expect(await ticketsOf(campaign)).toHaveLength(1)
  })

  it('to more members than one transaction takes by jobs side by side, with the budget exact', async () => {
    const { campaign, one, merchant } = await scene()
    const many = await Promise.all(Array.from({ length: 130 }, () => given.member({ merchant })))
    const lines = many.map(({ username }, place) => `${username},${(place % 3) + 1}`)
    const total = many.reduce((sum, _, place) => sum + (place % 3) + 1, 0)
    const grant = await propose(one, campaign.id, listOf(lines), 130, total)
    expect(grant).toMatchObject({ state: 'GIVING', given: 100 })
    await Promise.all([runJob(), runJob(), runJob()])
    const after = (await one.call(grantEndpoints.oneGrant, { id: grant.id } as never).expect(success)).body.value
    expect(after).toMatchObject({ state: 'GIVEN', given: 130, leftOut: 0 })
    const tickets = await ticketsOf(campaign)
    expect(new Set(tickets.map(({ memberId }) => memberId)).size).toBe(130)
    expect(tickets).toHaveLength(130)
    expect(await promisedOf(campaign)).toBe(total)
    const page = await one.call(grantEndpoints.grantLines, { id: grant.id, page: 2, size: 100 } as never).expect(success)
    expect(page.body.value).toMatchObject({ total: 130, totalPages: 2, page: 2 })
    expect(page.body.value.list).toHaveLength(30)
    expect(page.body.value.list[0].memberId).toBe(many.map(({ id }) => id).toSorted((a, b) => a - b)[100])
  })

  it('and waits while its campaign is off; what is left when that is over goes back', async () => {
    const { campaign, one, merchant } = await scene()
    const many = await Promise.all(Array.from({ length: 130 }, () => given.member({ merchant })))
    const { id } = await propose(
      one,
      campaign.id,
      listOf(
        many.map(({ username }) => username),
        2,
      ),
      130,
      260,
    )
    const change = (data: object) => prisma().rewardCampaign.update({ where: { id: campaign.id }, data })
    await change({ isEnabled: false })
    await runJob()
    expect(await ticketsOf(campaign)).toHaveLength(100)
    expect(await promisedOf(campaign)).toBe(260)
    await change({ isEnabled: true, endsAt: clock.now() })
    await runJob()
    expect((await one.call(grantEndpoints.oneGrant, { id } as never)).body.value).toMatchObject({
      state: 'GIVEN',
      given: 100,
      leftOut: 30,
    })
    expect(await promisedOf(campaign)).toBe(200)
  })
})

describe('the budget of gifts', () => {
  it('holds all of a gift from the moment it is decided, and is never exceeded', async () => {
    const { campaign, one, two, members } = await scene(
      { budget: amount(1_000), rule: rule({ amount: amount(600) }) },
      { settings: { gifts: { aloneADay: '0' } } },
    )
    const [ana, ben] = members
    const first = await propose(one, campaign.id, listOf([ana.username], 600), 1, 600)
    const second = await propose(one, campaign.id, listOf([ben.username], 600), 1, 600)
    const answers = await Promise.all([first, second].map(({ id }) => two.call(confirmGrant, { id } as never)))
    expect(answers.filter(isAccepted)).toHaveLength(1)
    expect(answers.find((answer) => !isAccepted(answer))!.body.errorCode).toBe('grant.budget')
    expect(await promisedOf(campaign)).toBe(600)
    const choice = listOf([members[2].username], 401)
    expect(await forecast(one, campaign.id, choice)).toMatchObject({ budgetAfter: -1 })
    expect(await code(send(one, bodyOf(campaign.id, choice, 1, 401)))).toBe('grant.budget')
  })

  it('gets back what a stopped gift has not given; what was claimed stays', async () => {
    const { campaign, one, two, members } = await scene()
    const [ana, ben] = members
    const { id } = await propose(one, campaign.id, listOf([ana.username, ben.username], 70), 2, 140)
    await claim(ana, (await rewardOf(ana, campaign.id)).transactionId).expect(success)
    const { transactionId } = await rewardOf(ben, campaign.id)
    const stopped = (await two.call(stopGrant, { id, reason: 'the wrong list' } as never).expect(success)).body.value
    expect(stopped).toMatchObject({
      state: 'STOPPED',
      answer: 'the wrong list',
      decidedBy: one.username,
      stoppedBy: two.username,
      claimed: 1,
      claimedAmount: 70,
    })
    expect(await promisedOf(campaign)).toBe(70)
    expect(await code(claim(ben, transactionId))).toBe('prom.claim.expired')
    expect((await list(ben)).rewards).toEqual([])
    expect(await balanceOf(ana)).toBe(70)
    expect((await linesOf(one, id)).map(({ state }) => state)).toEqual(['CLAIMED', 'EXPIRED'])
    expect(await code(one.call(stopGrant, { id, reason: 'once more' } as never))).toBe('review.decided')
    // Given alone stays given alone: stopping does not make room for more.
    expect((await one.call(grantEndpoints.giftCampaigns, {})).body.value.aloneLeft).toBe(4_860)
  })

  it('pays a claim or takes it back, where both come at once', async () => {
    const { campaign, one, merchant } = await scene()
    const many = await Promise.all(Array.from({ length: 8 }, () => given.member({ merchant })))
    const { id } = await propose(
      one,
      campaign.id,
      listOf(
        many.map(({ username }) => username),
        10,
      ),
      8,
      80,
    )
    const names = await Promise.all(many.map(async (member) => (await rewardOf(member, campaign.id)).transactionId))
    const claims = many.map((member, place) => claim(member, names[place]!))
    const [stopped, ...claimed] = await Promise.all([one.call(stopGrant, { id, reason: 'stop it' } as never), ...claims])
    expect(isAccepted(stopped!)).toBe(true)
    const paid = claimed.filter(isAccepted).length
    expect(await promisedOf(campaign)).toBe(paid * 10)
    const balances = await Promise.all(many.map(balanceOf))
    expect(balances.reduce((sum, paidTo) => sum + paidTo, 0)).toBe(paid * 10)
  })
})

describe('a gift to members that fit a filter', () => {
  const filtered = (filter: object, gift = 5) => ({ by: 'FILTER' as const, filter, amount: gift })

  it('chooses by tag, rank, registration, logins, deposits and bets, all together; no test account', async () => {
    const merchant = await given.merchant({ flags: { INBOX3: true } })
    await given.ranks([{}, {}, {}], merchant)
    const { campaign, one, members } = await scene({ merchant })
    const [ana, ben, cora] = members
    await given.member({ merchant, isTest: true })
    await given.trial({ merchant })
    const chosen = async (filter: object) => {
      const { members: count } = await forecast(one, campaign.id, filtered(filter))
      return count as number
    }
    expect(await chosen({})).toBe(3)
    await prisma().memberTag.create({
      data: { memberId: ana.id, merchantId: merchant.id, tag: 'kind', taggedById: one.id, taggedAt: clock.now() },
    })
    expect(await chosen({ tag: 'Kind' })).toBe(1)
    expect(await chosen({ tag: 'unkind' })).toBe(0)
    await given.rank({ member: ben, level: 3 })
    expect(await chosen({ minRank: 2 })).toBe(1)
    expect(await chosen({ minRank: 1 })).toBe(3)
    await prisma().member.update({
      where: { id: cora.id },
      data: { createdAt: new Date('2026-02-28T16:00:00Z'), lastLoginAt: new Date('2026-03-01T15:59:59Z') },
    })
    await prisma().member.updateMany({
      where: { id: { in: [ana.id, ben.id] } },
      data: { createdAt: new Date('2026-02-28T15:59:59Z'), lastLoginAt: clock.now() },
    })
    expect(await chosen({ registeredFrom: '2026-03-01' })).toBe(1)
    expect(await chosen({ registeredTo: '2026-02-28' })).toBe(2)
    // Today and the two days before: from 2 March on.
    expect(await chosen({ seenWithin: 3 })).toBe(2)
    expect(await chosen({ seenWithin: 4 })).toBe(3)
    expect(await chosen({ awayFor: 3 })).toBe(1)
    expect(await chosen({ awayFor: 4 })).toBe(0)
    for (const [member, stakes] of [
      [ana, [60, 40]],
      [ben, [99]],
    ] as const) {
      await given.deposit(member, amount(100))
      for (const stake of stakes) await slot(member, stake)
    }
    expect(await chosen({ bets: { days: 1, least: 100 } })).toBe(1)
    expect(await chosen({ bets: { days: 1, least: 99 } })).toBe(2)
    expect(await chosen({ bets: { days: 1, least: 99 }, tag: 'kind' })).toBe(1)
    await given.deposit(cora, amount(150))
    expect(await chosen({ deposits: { days: 1, least: 100 } })).toBe(3)
    expect(await chosen({ deposits: { days: 1, least: 150 } })).toBe(1)
    expect(await chosen({ deposits: { days: 1, least: 150.01 } })).toBe(0)
    await rest(ana)
    expect(await chosen({ tag: 'kind' })).toBe(0)
    expect(
      await code(
        one.call(forecastGrant, { campaignId: campaign.id, choice: filtered({ registeredFrom: '2026-02-31' }) } as never),
      ),
    ).toBe('request.param.err')
  })

  it('is refused if others fit by the time it is sent, and says how many', async () => {
    const { campaign, one, merchant } = await scene()
    const seen = await forecast(one, campaign.id, filtered({}))
    expect(seen).toMatchObject({ members: 3, total: 15 })
    await given.member({ merchant })
    const answer = await send(one, bodyOf(campaign.id, filtered({}) as never, 3, 15)).expect(refusal)
    expect(answer.body).toMatchObject({ errorCode: 'grant.changed', value: { data: { members: 4, total: 20 } } })
    expect(await code(send(one, bodyOf(campaign.id, filtered({ seenWithin: 30 }) as never, 0, 0)))).toBe('request.param.err')
    const grant = await propose(one, campaign.id, filtered({}), 4, 20)
    expect(grant).toMatchObject({ by: 'FILTER', filter: {}, state: 'GIVEN', given: 4 })
  })

  it('is kept as it was asked, and told to whom decides', async () => {
    const { campaign, one, two, members, merchant } = await scene({}, { settings: { gifts: { aloneADay: '0' } } })
    const [ana] = members
    await prisma().memberTag.create({
      data: { memberId: ana.id, merchantId: merchant.id, tag: 'kind', taggedById: one.id, taggedAt: clock.now() },
    })
    await given.deposit(ana, amount(80))
    const filter = { tag: 'Kind', minRank: 1, registeredFrom: '2026-01-01', awayFor: 2, deposits: { days: 3, least: 79.5 } }
    const { id } = await propose(one, campaign.id, filtered(filter), 1, 5)
    expect((await two.call(grantEndpoints.oneGrant, { id } as never).expect(success)).body.value).toMatchObject({
      by: 'FILTER',
      filter: { ...filter, tag: 'kind' },
      canDecide: true,
    })
  })
})

describe('a campaign of gifts', () => {
  it('must be one, be on, and not be over', async () => {
    const { campaign, one, merchant, members } = await scene()
    const other = await given.rewardCampaign({
      merchant,
      rule: { template: 'APP_DOWNLOAD', options: { amount: amount(5) } },
      titles: { en: 'App' },
      startsAt: LONG_AGO,
    })
    const choice = listOf([members[0].username], 5)
    const asked = (id: number) => one.call(forecastGrant, { campaignId: id, choice } as never)
    expect(await code(asked(other.id))).toBe('no.data')
    await prisma().rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled: false } })
    expect(await code(asked(campaign.id))).toBe('grant.campaign.off')
    await prisma().rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled: true, endsAt: clock.now() } })
    expect(await code(asked(campaign.id))).toBe('grant.campaign.off')
    expect((await one.call(grantEndpoints.giftCampaigns, {}).expect(success)).body.value.campaigns).toEqual([])
  })

  it('is worth to its members what is left of it after the turnover', async () => {
    const { campaign, one, members } = await scene({ turnoverTimes: 10 })
    const choice = listOf([`${members[0].username},100`, `${members[1].username},300`])
    const { worth, total } = await forecast(one, campaign.id, choice)
    // Bets of ten times the gift, at the least that the house keeps of them: half a percent.
    expect({ worth, total }).toEqual({ worth: 380, total: 400 })
  })
})
