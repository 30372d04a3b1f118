/** Red envelope rain: how it is planned, who catches what, and what is left. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as raffleEndpoints from '#contract/rewards/rain/rain-raffle.ts'
import * as rainEndpoints from '#contract/rewards/rain/rain.ts'
import type { OptionsOf, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/index.ts'
import { optionsToKeep } from '#server/features/rewards/reward/reward-campaign.ts'
import { startApi, type TestCaller } from '#tests/support/api.ts'
import { refusal, success } from '#tests/support/outcome.ts'
import { rewardScene } from './reward/scene.ts'

const api = startApi()
const { as, given, clock, container } = api
const { balanceOf, turnoverOf, again } = rewardScene(api)

type MemberRecord = Awaited<ReturnType<typeof given.member>>
type Merchant = Awaited<ReturnType<typeof given.merchant>>
const ENGLISH = { Language: 'en' }
/** Ten minutes before, in Manila. */
const EVENING = new Date('2026-11-18T11:50:00Z')
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
const lettersOf = async ({ id }: { id: number }) => {
  const letters = await container().database.prisma.inboxMessage.findMany({ where: { memberId: id }, orderBy: { id: 'asc' } })
  return letters.map(({ letterKey }) => letterKey)
}
const rainRow = (id: bigint) => container().database.prisma.rain.findUniqueOrThrow({ where: { id } })

/** Its envelopes hold together what it says, caught or not, and what was caught is paid: to the last centavo. */
async function accounts(rainId: bigint) {
  const { prisma } = container().database
  const [rain, envelopes] = await Promise.all([rainRow(rainId), prisma.rainEnvelope.findMany({ where: { rainId } })])
  const sum = (some: typeof envelopes) => some.reduce((total, { amount: held }) => total + held, 0n)
  const caughtOnes = envelopes.filter(({ memberId }) => memberId !== null)
  expect(sum(envelopes)).toBe(rain.pool)
  expect([caughtOnes.length, sum(caughtOnes)]).toEqual([rain.catchers, rain.given])
  const ids = caughtOnes.flatMap(({ ticketId }) => (ticketId === null ? [] : [ticketId]))
  const tickets = await prisma.rewardTicket.findMany({ where: { period: `rain ${rainId}` } })
  expect(tickets.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(tickets.reduce((total, { amount: held }) => total + held, 0n)).toBe(rain.given)
  return { rain, given: rain.given, caught: caughtOnes }
}

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
    expect(envelopes.filter(({ kind }) => kind === 'RED').every((one) => one.amount >= amount(1))).toBe(true)
    await accounts(rain.id)
    expect((await campaignRow(campaign)).promised).toBe(amount(100))
  })

  it('keeps to the weekdays, the end of the campaign and its budget', async () => {
    // A Wednesday.
    const onFridays = await sky({}, { weekdays: [5], times: ['21:00', '09:15'] })
    const over = await sky({ endsAt: EIGHT })
    const poor = await sky({ budget: amount(99) })
    const closed = await sky({ merchant: await site({ REDRAIN: false }) })
    await keep()
    const { rain } = await room({ merchantCode: onFridays.merchant.code })
    expect(rain).toMatchObject({ startsAt: new Date('2026-11-20T01:15:00Z').getTime() })
    for (const { merchant } of [over, poor]) expect((await room({ merchantCode: merchant.code })).rain).toBeNull()
    expect(await container().database.prisma.rain.count({ where: { merchantId: closed.merchant.id } })).toBe(0)
    expect((await campaignRow(poor.campaign)).promised).toBe(0n)
  })

  it('follows a change of the campaign: the same rain with other envelopes, or none', async () => {
    const { merchant, campaign } = await sky()
    await keep()
    const member = await given.member({ merchant })
    const { rain } = await room(member)
    await as(member).call(rainEndpoints.remind, { rainId: rain.rainId }).expect(success)
    const change = (options: Partial<OptionsOf<'RAIN'>>, isEnabled = true) =>
      container().database.prisma.rewardCampaign.update({
        where: { id: campaign.id },
        data: { options: optionsToKeep(rule(options)), version: { increment: 1 }, isEnabled },
      })
    await change({ amount: amount(180), empty: 10 })
    await keep()
    expect((await room(member)).rain).toMatchObject({ rainId: rain.rainId, pool: 180, places: 18, isReminded: true })
    await accounts(BigInt(rain.rainId))
    expect((await campaignRow(campaign)).promised).toBe(amount(180))
    // In the last minute too.
    clock.set(second(-30))
    await change({ amount: amount(120), empty: 10 })
    await keep()
    expect((await room(member)).rain).toMatchObject({ rainId: rain.rainId, pool: 120 })
    await change({ times: ['21:00'] })
    await keep()
    expect((await room(member)).rain).toMatchObject({ startsAt: EIGHT.getTime() + 3_600_000, isReminded: false })
    expect((await campaignRow(campaign)).promised).toBe(amount(100))
    await change({ times: ['21:00'] }, false)
    expect((await room(member)).rain).toBeNull()
    await keep()
    expect(await container().database.prisma.rain.count({ where: { merchantId: merchant.id } })).toBe(0)
    expect((await campaignRow(campaign)).promised).toBe(0n)
  })

  it('reminds those who asked with one letter, some minutes before', async () => {
    const { merchant } = await sky()
    await keep()
    const [asked, other] = (await crowd(merchant, 2)) as [MemberRecord, MemberRecord]
    const { rain } = await room(asked)
    expect(rain.isReminded).toBe(false)
    for (let time = 0; time < 2; time += 1) await as(asked).call(rainEndpoints.remind, { rainId: rain.rainId }).expect(success)
    expect((await room(asked)).rain.isReminded).toBe(true)
    clock.set(second(-360))
    await keep()
    expect(await lettersOf(asked)).toEqual([])
    clock.set(second(-240))
    await Promise.all([keep(), keep()])
    await keep()
    expect(await lettersOf(asked)).toEqual(['rain.soon'])
    expect(await lettersOf(other)).toEqual([])
    // One who asks later gets the next letter.
    clock.set(second(-150))
    await as(other).call(rainEndpoints.remind, { rainId: rain.rainId }).expect(success)
    await keep()
    expect([await lettersOf(asked), await lettersOf(other)]).toEqual([['rain.soon'], ['rain.soon']])
    clock.set(second(1))
    expect((await as(other).call(rainEndpoints.remind, { rainId: rain.rainId })).body.errorCode).toBe('rain.not.falling')
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
    expect(won.map(({ value }) => value.kind).toSorted()).toEqual('EMPTY EMPTY GOLD RED RED RED RED RED UBE UBE'.split(' '))
    for (const { value } of won) {
      const { envelopes, kind } = value as { kind: string; envelopes: { kind: string; amount: number }[] }
      const held = envelopes.reduce((sum, one) => sum + Math.round(one.amount * 100), 0)
      expect([held, envelopes.every((one) => one.kind === kind && one.amount > 0)]).toEqual([
        Math.round(value.amount * 100),
        true,
      ])
    }
    const balances = await Promise.all(members.map((member) => balanceOf(member)))
    expect(Math.round(balances.reduce((sum, one) => sum + one, 0) * 100)).toBe(10_000)
    expect(await accounts(rain.id)).toMatchObject({ given: amount(100) })
    expect(await turnoverOf(members[0]!)).toEqual([])
    expect((await campaignRow(campaign)).promised).toBe(amount(100))
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('answers a repeat as the first time, side by side, and long after', async () => {
    const { merchant, rain, rainId } = await falling({}, { empty: 0 })
    const member = await given.member({ merchant })
    const answers = await Promise.all(Array.from({ length: 5 }, () => catchOne(member, rainId)))
    const [first] = answers.map(({ body }) => body.value)
    expect(new Set(answers.map(({ body }) => body.value.transactionId)).size).toBe(1)
    expect(await balanceOf(member)).toBe(first.amount)
    clock.set(second(3_600))
    await keep()
    const own = await again(member)
    expect(await caught(own, rainId)).toMatchObject({ amount: first.amount, transactionId: first.transactionId })
    expect(await accounts(rain.id)).toMatchObject({ rain: { catchers: 1, state: 'OVER' } })
  })

  it('begins and ends on time, with some seconds for what is on its way', async () => {
    const { merchant, rainId } = await falling()
    const [early, late, tooLate] = (await crowd(merchant, 3)) as [MemberRecord, MemberRecord, MemberRecord]
    clock.set(second(-30))
    expect((await catchOne(early, rainId)).body.errorCode).toBe('rain.not.falling')
    clock.set(second(32))
    await caught(late, rainId)
    clock.set(second(40))
    expect((await catchOne(tooLate, rainId)).body.errorCode).toBe('rain.not.falling')
    expect((await catchOne(tooLate, rainId + 1_000_000)).body.errorCode).toBe('no.data')
    const stranger = await given.member({ merchant: await site() })
    expect((await catchOne(stranger, rainId)).body.errorCode).toBe('no.data')
  })

  it('needs what the campaign needs, and is closed to members on a break and where it is off', async () => {
    const { merchant, rain, rainId, campaign } = await falling({ needs: ['DEPOSIT'] })
    const [member, depositor] = (await crowd(merchant, 2)) as [MemberRecord, MemberRecord]
    expect((await catchOne(member, rainId)).body).toMatchObject({
      errorCode: 'prom.claim.req.field',
      value: { data: 'required.deposit' },
    })
    expect((await room(member)).rain).toMatchObject({ state: 'MISSING', needs: [{ need: 'DEPOSIT', isMet: false }] })
    const { prisma } = container().database
    await prisma.deposit.updateMany({
      where: { id: (await given.depositOrder({ member: depositor, channel: await given.depositChannel({ merchant }) })).id },
      data: { state: 'CONFIRMED' },
    })
    expect((await room(depositor)).rain).toMatchObject({ state: 'OPEN' })
    const resting = await given.member({ merchant, excludedUntil: second(864_000) })
    expect(await room(resting)).toMatchObject({ onBreak: true, rain: null, last: null })
    expect((await catchOne(resting, rainId)).body.errorCode).toBe('play.excluded')
    expect((await as(resting).call(rainEndpoints.remind, { rainId })).body.errorCode).toBe('play.excluded')
    await container().database.prisma.rewardCampaign.update({ where: { id: campaign.id }, data: { isEnabled: false } })
    expect((await catchOne(depositor, rainId)).body.errorCode).toBe('promotion.claim.fail')
    expect(await accounts(rain.id)).toMatchObject({ given: 0n })
    const closed = await given.member({ merchant: await site({ REDRAIN: false }) })
    for (const endpoint of [rainEndpoints.room, raffleEndpoints.raffle, raffleEndpoints.claimRaffle])
      expect((await as(closed).call(endpoint)).body).toMatchObject({ errorCode: 'function.not.available' })
  })

  it('is once per device, address and payout account where the campaign says so, also side by side', async () => {
    const { merchant, rain, rainId } = await falling({ deviceLimit: 1 }, { red: { count: 20, least: amount(1) } })
    const device = (name: string) => ({ Cookie: `palaro_device=${name}-device` })
    const several = await crowd(merchant, 4)
    const answers = await Promise.all(several.map((member) => catchOne(member, rainId, device('one'))))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(new Set(answers.filter(({ body }) => !body.success).map(({ body }) => body.errorCode))).toEqual(
      new Set(['exists.prom.claim.device']),
    )
    const twins = await crowd(merchant, 2)
    for (const member of twins) await given.payoutAccount({ member, number: '1234567890' })
    const both = await Promise.all(twins.map((member, index) => catchOne(member, rainId, device(`twin-${index}`))))
    expect(both.map(({ body }) => body.errorCode ?? 'caught').toSorted()).toEqual(['caught', 'exists.prom.claim.account'])
    await accounts(rain.id)

    const fromOneHouse = await falling({ addressLimit: 2 })
    const house = await crowd(fromOneHouse.merchant, 4)
    const lodgers = await Promise.all(
      house.map((member, index) => catchOne(member, fromOneHouse.rainId, device(`lodger-${index}`))),
    )
    expect(lodgers.map(({ body }) => body.errorCode ?? 'caught').toSorted()).toEqual(
      'caught caught exists.prom.claim.ip exists.prom.claim.ip'.split(' '),
    )
  })

  it('does not ask who was first: every free envelope is as likely', async () => {
    // The one gold envelope of ten, in forty rains: were it the first one that is taken, the first member would catch it each time.
    const { merchant, campaign } = await sky({ budget: amount(10_000) }, { empty: 0, red: { count: 7, least: amount(1) } })
    const [first, ...others] = await crowd(merchant, 10)
    let golden = 0
    for (let index = 0; index < 40; index += 1) {
      clock.set(second(5))
      const rain = await given.rain({ campaign, startsAt: new Date(EIGHT.getTime() - index) })
      const { kind } = await caught(first!, Number(rain.id))
      if (kind === 'GOLD') golden += 1
    }
    expect(others).toHaveLength(9)
    // Forty times out of forty with probability 10⁻⁴⁰.
    expect(golden).toBeLessThan(40)
  })
})

describe('after the rain', () => {
  it('writes a letter to each who caught something, once, and gives back what was not caught', async () => {
    const shares = [
      { kind: 'GOLD' as const, amount: amount(30) },
      { kind: 'RED' as const, amount: amount(7.5) },
      { kind: 'EMPTY' as const, amount: 0n },
    ]
    const { merchant, campaign } = await sky()
    const rain = await given.rain({ campaign, startsAt: EIGHT, shares })
    clock.set(second(5))
    const members = await crowd(merchant, 2)
    for (const member of members) await caught(member, Number(rain.id))
    clock.set(second(32))
    await keep()
    expect(await rainRow(rain.id)).toMatchObject({ state: 'PLANNED' })
    clock.set(second(40))
    await Promise.all([keep(), keep()])
    await keep()
    const { given: total, caught: envelopes } = await accounts(rain.id)
    expect(await rainRow(rain.id)).toMatchObject({ state: 'OVER', catchers: 2 })
    // What was caught stays promised; the next evening's rain is planned and promised too.
    expect((await campaignRow(campaign)).promised).toBe(total + amount(100))
    for (const { memberId, ticketId } of envelopes)
      expect(await lettersOf({ id: memberId! })).toEqual(ticketId === null ? [] : ['reward.given'])
    const { last, rain: next } = await room({ merchantCode: merchant.code })
    expect(next.startsAt).toBe(EIGHT.getTime() + 86_400_000)
    expect(last).toMatchObject({ catchers: 2, caught: null })
    const paid = envelopes.filter(({ ticketId }) => ticketId !== null).map((one) => Number(one.amount) / 10_000)
    expect(last.winners.map((winner: { amount: number }) => winner.amount)).toEqual(paid.toSorted((one, other) => other - one))
    for (const winner of last.winners)
      expect(winner).toMatchObject({ name: expect.stringMatching(/^.{1,2}\*{3}/), avatarType: 'STATIC' })
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('shows a member what it caught in the last one, and a guest the next', async () => {
    const { merchant, rainId } = await falling({}, { empty: 0 })
    const member = await given.member({ merchant })
    const { amount: won } = await caught(member, rainId)
    expect((await room(member)).rain).toMatchObject({ state: 'CAUGHT', caught: { amount: won }, catchers: 1 })
    expect((await room({ merchantCode: merchant.code })).rain).toMatchObject({ state: 'GUEST', caught: null, places: 8 })
    expect((await room(await given.trial({ merchant }))).rain).toMatchObject({ state: 'GUEST' })
    clock.set(second(45))
    await keep()
    expect(await room(member)).toMatchObject({ last: { rainId, caught: { amount: won } }, rain: { state: 'OPEN', caught: null } })
  })

  it('counts the members who look', async () => {
    const { merchant } = await sky()
    const [one, other] = (await crowd(merchant, 2)) as [MemberRecord, MemberRecord]
    expect((await room(one)).waiting).toBe(1)
    await room(one)
    expect((await room(other)).waiting).toBe(2)
    clock.shift(60_000)
    expect((await room(other)).waiting).toBe(1)
  })
})

describe('older clients', () => {
  it('read the state of the raffle and claim it', async () => {
    const { merchant } = await sky({}, { empty: 0 })
    const member = await given.member({ merchant })
    const status = async () => (await as(member).call(raffleEndpoints.raffle, {}, ENGLISH).expect(success)).body.value
    const claim = () => as(member).call(raffleEndpoints.claimRaffle, {}, ENGLISH)
    expect(await status()).toMatchObject({ status: 'NONE', promotionId: null })
    await keep()
    expect(await status()).toMatchObject({
      status: 'UPCOMING',
      startTime: EIGHT.getTime(),
      totalAmount: 100,
      amount: 0,
      name: 'Rain',
    })
    expect((await claim().expect(refusal)).body.errorCode).toBe('rain.not.falling')
    clock.set(second(5))
    expect((await status()).status).toBe('ONGOING')
    const [first, repeated] = await Promise.all([claim(), claim()])
    expect(first.body.value).toMatchObject({ rewardType: 'BONUS', claimedTickets: [{ type: 'RAIN', status: 'CLAIMED' }] })
    expect(repeated.body.value).toEqual(first.body.value)
    expect(await status()).toMatchObject({ status: 'CLAIMED', amount: first.body.value.amount })
    expect(await balanceOf(member)).toBe(first.body.value.amount)
  })

  it('WIR-41: are told of an empty envelope as of one that gave nothing', async () => {
    const { merchant, campaign } = await sky()
    await given.rain({ campaign, startsAt: EIGHT, shares: [{ kind: 'EMPTY', amount: 0n }] })
    clock.set(second(5))
    const [member, other] = (await crowd(merchant, 2)) as [MemberRecord, MemberRecord]
    const { body } = await as(member).call(raffleEndpoints.claimRaffle, { promotionId: 'any' }, ENGLISH).expect(success)
    expect(body.value).toEqual({ amount: 0, point: 0, rewardType: 'BONUS', claimedTickets: [] })
    expect((await as(other).call(raffleEndpoints.claimRaffle, {}, ENGLISH)).body.errorCode).toBe('rain.full')
    expect((await as(other).call(raffleEndpoints.raffle, {}, ENGLISH)).body.value).toMatchObject({ status: 'FULL' })
  })
})
