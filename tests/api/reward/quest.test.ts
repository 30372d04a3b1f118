/** Quests and achievements, as older clients ask for them and claim what they give (WIR-43). */
import { beforeEach, describe, expect, it } from 'vitest'
import * as questEndpoints from '#contract/rewards/reward/quest.ts'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock } = api
const { WEDNESDAY, DAY_MS, site, balanceOf, again, rest, slot } = rewardScene(api)
const { quests, unclaimedQuests, claimQuest, achievements, claimAchieved, dailyVisit } = questEndpoints
const ENGLISH = { Language: 'en' }
const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const RULES = {
  visit: { template: 'SIGN_IN', options: { amounts: [amount(5), amount(8)] } },
  bets: { template: 'TURNOVER', options: { amount: amount(30), period: 'DAY', turnover: amount(500), categories: [] } },
  welcome: { template: 'REGISTER', options: { amount: amount(50), days: 7 } },
} as const satisfies Record<string, RewardRule>

beforeEach(() => {
  clock.set(WEDNESDAY)
})

async function scene(more: Partial<Parameters<typeof given.rewardCampaign>[0]> = {}) {
  const merchant = await site()
  const made = async (rule: RewardRule) => (await given.rewardCampaign({ merchant, rule, startsAt: LONG_AGO, ...more })).id
  const ids = { visit: await made(RULES.visit), bets: await made(RULES.bets), welcome: await made(RULES.welcome) }
  return { ids, member: await given.member({ merchant, balance: amount(5_000) }) }
}
interface Quest {
  promotionId: number
  status: string
  days: number | null
  bets: { done: number; required: number } | null
}
const read = async (member: TestCaller, endpoint: typeof quests | typeof unclaimedQuests): Promise<Quest[]> =>
  (await as(member).call(endpoint, {}, ENGLISH).expect(success)).body.value
const idsOf = (some: readonly Quest[]) => some.map(({ promotionId }) => promotionId)
const codeOf = async (answer: { expect(check: typeof refusal): PromiseLike<{ body: { errorCode: string } }> }) =>
  (await answer.expect(refusal)).body.errorCode

describe('quests', () => {
  it('WIR-43: are daily visits and bets of a period, with how far they have come; those that can be claimed are told apart', async () => {
    const { ids, member } = await scene()
    await slot(member, 300)
    expect(await read(member, quests)).toMatchObject([
      { promotionId: ids.visit, status: 'CLAIMABLE', period: 'DAY', days: 0, bets: null, amount: 5 },
      { promotionId: ids.bets, status: 'RUNNING', period: 'DAY', days: null, bets: { done: 300, required: 500 }, amount: 30 },
    ])
    expect(idsOf(await read(member, unclaimedQuests))).toEqual([ids.visit])
    await slot(member, 200)
    expect(idsOf(await read(member, unclaimedQuests)).toSorted()).toEqual([ids.visit, ids.bets].toSorted())
  })

  it('are claimed by their number, each once; and what is no quest is not', async () => {
    const { ids, member } = await scene()
    await slot(member, 500, 500)
    const claim = (named: object) => as(member).call(claimQuest, named as never, ENGLISH)
    expect((await claim({ promotionId: ids.bets }).expect(success)).body.value).toMatchObject({ amount: 30 })
    expect(await codeOf(claim({ promotionId: ids.bets }))).toBe('no.data')
    expect(await codeOf(claim({ promotionId: ids.welcome }))).toBe('no.data')
    await claim({}).expect(success)
    expect(await balanceOf(member)).toBe(5_035)
    expect(await read(member, unclaimedQuests)).toEqual([])
  })

  it('note a visit of the day, which follows the one before', async () => {
    const { ids, member } = await scene()
    const visit = async (caller: TestCaller) =>
      (await as(caller).call(dailyVisit, {}, ENGLISH).expect(success)).body.value as Quest[]
    expect(await visit(member)).toMatchObject([{ promotionId: ids.visit, status: 'CLAIMABLE', days: 0 }])
    await as(member)
      .call(claimQuest, { promotionId: ids.visit } as never, ENGLISH)
      .expect(success)
    expect(await visit(member)).toMatchObject([{ status: 'CLAIMED', days: 1 }])
    clock.shift(DAY_MS)
    expect(await visit(await again(member))).toMatchObject([{ status: 'CLAIMABLE', days: 1, amount: 8 }])
  })

  it('are none on a break, and leave out those whose budget is used up', async () => {
    const { member } = await scene({ budget: amount(1), claimBudget: amount(1) })
    expect(await read(member, quests)).toEqual([])
    const rested = await scene()
    await rest(rested.member)
    expect(await read(rested.member, quests)).toEqual([])
    expect(await codeOf(as(rested.member).call(claimQuest, {} as never, ENGLISH))).toBe('no.data')
  })
})

describe('achievements', () => {
  it('are what is given once, and are claimed as such', async () => {
    const { ids, member } = await scene()
    const found = (await as(member).call(achievements, {}, ENGLISH).expect(success)).body.value as Quest[]
    expect(found).toMatchObject([{ promotionId: ids.welcome, promotionType: 'REGISTER', status: 'CLAIMABLE', amount: 50 }])
    const claim = (named: object) => as(member).call(claimAchieved, named as never, ENGLISH)
    expect(await codeOf(claim({ promotionId: ids.visit }))).toBe('no.data')
    await claim({ promotionId: ids.welcome }).expect(success)
    expect(await balanceOf(member)).toBe(5_050)
    expect(await codeOf(claim({ promotionId: ids.welcome }))).toBe('no.data')
  })
})
