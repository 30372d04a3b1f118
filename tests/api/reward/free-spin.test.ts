/** Spins that older scripts claim by their ticket (WIR-41). */
import { beforeEach, expect, it } from 'vitest'
import type { RewardRule } from '#contract/rewards/reward/reward-template.ts'
import * as spinEndpoints from '#contract/rewards/spin/spin.ts'
import * as spinByKindEndpoints from '#contract/rewards/spin/spin-by-kind.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { WEDNESDAY, site, rewardOf, claim, balanceOf } = rewardScene(api)
const ENGLISH = { Language: 'en' }
const PRIZE = { amount: amount(50), weight: 1 }
const WHEEL: RewardRule = { template: 'SPIN', options: { look: 'WHEEL', prizes: [PRIZE, PRIZE], free: 2, bets: null } }
const GIFT: RewardRule = { template: 'REGISTER', options: { amount: amount(5), days: 7 } }

beforeEach(() => {
  clock.set(WEDNESDAY)
})

async function scene() {
  const merchant = await site()
  const campaign = await given.rewardCampaign({ merchant, rule: WHEEL, turnoverTimes: 2 })
  const member = await given.member({ merchant })
  const { body } = await as(member).call(spinEndpoints.room, {}, ENGLISH).expect(success)
  const names: string[] = body.value.games[0].spins.map((one: { transactionId: string }) => one.transactionId)
  return { merchant, campaign, member, names: names as [string, string] }
}
const claimSpin = (member: TestCaller, transactionId: string) =>
  as(member).call(spinByKindEndpoints.claimFreeSpin, { transactionId, isApp: 'N' }, ENGLISH)

it('WIR-41: gives the prize once, and answers a repeat, a claim and a spin of the same ticket from what was given', async () => {
  const { member, names } = await scene()
  const first = await claimSpin(member, names[0]).expect(success)
  expect(first.body.value).toMatchObject({
    amount: 50,
    rewardType: 'BONUS',
    claimedTickets: [{ transactionId: names[0], type: 'SPIN', status: 'CLAIMED', amount: 50, requiredTurnover: 100 }],
  })
  expect((await claimSpin(member, names[0]).expect(success)).body).toEqual(first.body)
  expect((await claim(member, names[0]).expect(success)).body).toEqual(first.body)
  const spun = await as(member).call(spinEndpoints.spin, { transactionId: names[0] }, ENGLISH).expect(success)
  expect(spun.body.value).toMatchObject({ winStatus: 'WIN', amount: 50 })
  expect(await balanceOf(member)).toBe(50)
})

it('pays once for many at once', async () => {
  const { member, names } = await scene()
  const all = await Promise.all(Array.from({ length: 6 }, () => claimSpin(member, names[1]).expect(success)))
  expect(new Set(all.map(({ body }) => JSON.stringify(body.value))).size).toBe(1)
  expect(await balanceOf(member)).toBe(50)
  expect((await container().ledger.reconcile()).drifts).toEqual([])
})

it('claims one spin alone: others’, several at once and other rewards are refused and stay', async () => {
  const { merchant, member, names } = await scene()
  const gift = await given.rewardCampaign({ merchant, rule: GIFT })
  const { transactionId } = await rewardOf(member, gift.id)
  for (const [caller, name] of [
    [member, transactionId],
    [member, names.join(',')],
    [member, 'R999999999'],
    [await given.member({ merchant }), names[0]],
  ] as const)
    expect((await claimSpin(caller, name).expect(refusal)).body.errorCode).toBe('no.data')
  expect(await balanceOf(member)).toBe(0)
  expect(await rewardOf(member, gift.id)).toMatchObject({ state: 'CLAIMABLE' })
})
