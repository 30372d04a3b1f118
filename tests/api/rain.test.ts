/** Red envelope rain: how it is planned, who catches what, and what is left. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as inboxEndpoints from '#contract/content/inbox/inbox.ts'
import * as raffleEndpoints from '#contract/rewards/rain/rain-raffle.ts'
import * as rainEndpoints from '#contract/rewards/rain/rain.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { balanceOf, turnoverOf, again } = rewardScene(api)

type MemberRecord = Awaited<ReturnType<typeof given.member>>
type Merchant = Awaited<ReturnType<typeof given.merchant>>
const ENGLISH = { Language: 'en' }
/** Half past seven in the evening in Manila. */
const EVENING = new Date('2026-11-18T11:30:00Z')
const EIGHT = new Date('2026-11-18T12:00:00Z')
const second = (count: number) => new Date(EIGHT.getTime() + count * 1_000)

beforeEach(() => {
  clock.set(EVENING)
})

const rule = (options: Partial<OptionsOf<'RAIN'>> = {}): RewardRule => ({
  template: 'RAIN',
  options: {
    times: ['20:00'],
    weekdays: [],
    amount: amount(100),
    gold: { count: 1, amount: amount(30) },
    ube: { count: 2, amount: amount(10) },
    red: { count: 5, least: amount(1) },
    empty: 2,
    ...options,
  },
})
type Campaign = Awaited<ReturnType<typeof given.rewardCampaign>>
const site = (flags: Record<string, boolean> = {}) => given.merchant({ flags: { INBOX3: true, REDRAIN: true, ...flags } })
async function sky(more: Partial<Parameters<typeof given.rewardCampaign>[0]> = {}, options: Partial<OptionsOf<'RAIN'>> = {}) {
  const merchant = more.merchant ?? (await site())
  const details = { rule: rule(options), titles: { en: 'Rain' }, turnoverTimes: 0, budget: amount(250), ...more, merchant }
  return { merchant, campaign: await given.rewardCampaign(details) }
}
/** Planned for eight o'clock, and falling. */
async function falling(...args: Parameters<typeof sky>) {
  const made = await sky(...args)
  const rain = await given.rain({ campaign: made.campaign, startsAt: EIGHT })
  clock.set(second(5))
  return { ...made, rain, rainId: Number(rain.id) }
}
const keep = async () =>
  container()
    .jobs.find(({ name }) => name === 'rain.keep')!
    .run({})
const room = async (caller: TestCaller) => (await as(caller).call(rainEndpoints.room, {}, ENGLISH).expect(success)).body.value
const catchOne = (member: TestCaller, rainId: number, headers: Record<string, string> = {}) =>
  as(member).call(rainEndpoints.catchEnvelope, { rainId }, { ...ENGLISH, ...headers })
const caught = async (member: TestCaller, rainId: number) => (await catchOne(member, rainId).expect(success)).body.value
const crowd = (merchant: Merchant, count: number) => Promise.all(Array.from({ length: count }, () => given.member({ merchant })))
const campaignRow = ({ id }: Pick<Campaign, 'id'>) =>
  container().database.prisma.rewardCampaign.findUniqueOrThrow({ where: { id } })
const rainRow = (id: bigint) => container().database.prisma.rain.findUniqueOrThrow({ where: { id } })

describe('planning', () => {
  it('plans the next rain of a campaign once, and fills its envelopes to the last centavo', async () => {
    const { merchant, campaign } = await sky()
    await Promise.all([keep(), keep()])
    await keep()
    const { prisma } = container().database
    const rains = await prisma.rain.findMany({ where: { merchantId: merchant.id }, include: { envelopes: true } })
    expect(rains).toHaveLength(1)
    const [{ envelopes, ...rain }] = rains as [(typeof rains)[number]]
    expect(rain).toMatchObject({ startsAt: EIGHT, endsAt: second(30), pool: amount(100), places: 10, state: 'PLANNED' })
    expect(envelopes).toHaveLength(10)
    expect(envelopes.reduce((sum, one) => sum + one.amount, 0n)).toBe(amount(100))
    expect(envelopes.filter(({ kind }) => kind === 'RED').every((one) => one.amount >= amount(1))).toBe(true)
    expect((await campaignRow(campaign)).promised).toBe(amount(100))
  })
})

describe('catching', () => {
  it('gives each member one envelope, paid at once without turnover, and the pool to the last centavo', async () => {
    const { merchant, campaign, rain, rainId } = await falling()
    const members = await crowd(merchant, 12)
    const answers = await Promise.all(members.map((member) => catchOne(member, rainId)))
    const won = answers.map(({ body }) => body).filter(({ success: isOk }) => isOk)
    expect(won).toHaveLength(10)
    expect(answers.filter(({ body }) => body.errorCode === 'rain.full')).toHaveLength(2)
    expect(won.reduce((sum, { value }) => sum + value.amount, 0)).toBe(100)
    expect(won.map(({ value }) => value.kind).toSorted()).toEqual([
      ...['EMPTY', 'EMPTY', 'GOLD', 'RED', 'RED', 'RED', 'RED', 'RED', 'UBE', 'UBE'],
    ])
    const balances = await Promise.all(members.map((member) => balanceOf(member)))
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(100)
    expect(await rainRow(rain.id)).toMatchObject({ catchers: 10, given: amount(100) })
    expect(await turnoverOf(members[0]!)).toEqual([])
    expect((await campaignRow(campaign)).promised).toBe(amount(100))
  })
})
