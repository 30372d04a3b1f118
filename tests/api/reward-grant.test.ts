/** Gifts to many members at once: who gets one, what it costs, who decides, and that each member gets it once. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as grantEndpoints from '#contract/back-office/reward-grant.ts'
import type { Grant } from '#contract/back-office/reward-grant.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { isAccepted, refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, DAY_MS, list, rewardOf, claim, balanceOf, turnoverOf, again, rest, slot } = rewardScene(api)
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
    return { ...as(await given.operatorSession(one)), username: one.username, id: one.id }
  }
  const [one, two] = [await operator(), await operator()]
  const members = await Promise.all(['ana', 'ben', 'cora'].map((name) => given.member({ merchant, username: `${name}${campaign.id}` })))
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
const ticketsOf = ({ id }: { id: number }) => prisma().rewardTicket.findMany({ where: { campaignId: id }, orderBy: { id: 'asc' } })
const code = async (answer: ReturnType<Operator['call']>) => (await answer.expect(refusal)).body.errorCode
const runJob = () =>
  container()
    .jobs.find(({ name }) => name === 'rewardGrant.give')!
    .run({})
const linesOf = async (operator: Operator, id: string) =>
  (await operator.call(grantEndpoints.grantLines, { id, page: 1, size: 25 } as never).expect(success)).body.value.list as {
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
  })
})
