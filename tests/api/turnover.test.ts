import { describe, expect, it } from 'vitest'
import * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import type { TurnoverInfo } from '#contract/money/turnover/turnover.ts'
import { amount } from '#seed/builders/index.ts'
import { campaignRules, rulesOfGrant } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { as, given, container, clock } = startApi()
const { info, forfeit } = turnoverEndpoints

type Member = Awaited<ReturnType<typeof given.member>>
const GAME = { LIVE: 'turnover-live', RNG: 'turnover-rng' } as const
let reference = 0
const NO_LIMITS = rulesOfGrant({
  titles: {},
  rules: campaignRules.parse({ maxStake: String(amount(1_000_000)), maxStakeRate: 100_000_000 }),
  bonus: amount(1_000),
  tableMinimum: amount(1),
})

/** A game of that category, made once. */
async function play(member: Member, stake: number, payout = 0, category: keyof typeof GAME = 'RNG') {
  const gameCode = GAME[category]
  if (!(await container().database.prisma.game.findFirst({ where: { gameCode } }))) await given.game({ gameCode, category })
  clock.shift(10)
  await given.round({ member, gameCode, stake: amount(stake), payout: amount(payout) })
}
async function demand(
  member: Member,
  required: number,
  { source = 'DEPOSIT' as 'DEPOSIT' | 'BONUS', bonus = 0, name = `t${(reference += 1)}` } = {},
) {
  const { database, turnover, merchants } = container()
  const merchant = (await merchants.findById(member.merchantId))!
  const { id: memberId, merchantId } = member
  const asked = { merchantId, memberId, source, reference: name, required: amount(required) }
  const granted = bonus > 0 && { bonus: { amount: amount(bonus), rules: NO_LIMITS, promotionId: 1, expiresAt: null } }
  await database.prisma.$transaction((tx) => turnover.require(tx, { ...asked, ...granted }, merchant))
}
const infoOf = async (member: Member) => (await as(member).call(info).expect(success)).body.value as TurnoverInfo
const progress = ({ requirements }: TurnoverInfo) =>
  requirements.map(({ requiredTurnover, actualTurnover }) => [Number(requiredTurnover), Number(actualTurnover)])
const rich = (details = {}) => given.member({ balance: amount(100_000), ...details })

describe('turnover', () => {
  it('is none without a requirement', async () => {
    expect(await infoOf(await rich())).toEqual({
      status: 'N',
      details: [],
      totalRequiredTurnover: 0,
      totalActualTurnover: 0,
      ownMoney: 100_000,
      bonusMoney: 0,
      requirements: [],
    })
  })

  it('WIR-34: counts play after the requirement, the oldest requirement first', async () => {
    const member = await rich()
    await play(member, 700)
    await demand(member, 100)
    await demand(member, 500)
    expect(progress(await infoOf(member))).toEqual([
      [100, 0],
      [500, 0],
    ])
    await play(member, 60)
    expect(progress(await infoOf(member))).toEqual([
      [100, 60],
      [500, 0],
    ])
    await play(member, 90)
    expect(await infoOf(member)).toMatchObject({
      status: 'A',
      totalRequiredTurnover: 500,
      totalActualTurnover: 50,
      details: [{ gameType: 'RNG', requiredTurnover: 500, actualTurnover: 50 }],
    })
    await play(member, 450)
    expect(await infoOf(member)).toMatchObject({ status: 'D', requirements: [], totalRequiredTurnover: 0 })
  })

  it('counts only what was at risk if both sides can be bet, and each kind by the merchant’s share', async () => {
    const merchant = await given.merchant({ settings: { turnover: { contribution: { RNG: 250_000 } } } })
    const member = await rich({ merchant })
    await demand(member, 1_000)
    await play(member, 100, 120, 'LIVE')
    await play(member, 100)
    const { details, totalActualTurnover } = await infoOf(member)
    expect(totalActualTurnover).toBe(45)
    expect(details.toSorted((a, b) => a.gameType.localeCompare(b.gameType))).toEqual([
      { gameType: 'LIVE', requiredTurnover: 1_000, actualTurnover: 20 },
      { gameType: 'RNG', requiredTurnover: 1_000, actualTurnover: 25 },
    ])
  })

  it('accepts the same reason once, however often and for however much at once', async () => {
    const member = await rich()
    const asks = Array.from({ length: 20 }, () => demand(member, 300, { name: 'deposit-once' }))
    const plays = async () => {
      for (let i = 0; i < 3; i++) await play(member, 10)
    }
    await Promise.all([...asks, plays(), ...[1, 2, 3, 4, 5].map(() => infoOf(member))])
    const { requirements, totalRequiredTurnover } = await infoOf(member)
    expect(requirements).toHaveLength(1)
    expect(totalRequiredTurnover).toBe(300)
    // Each round came before or after, none of them twice.
    expect(Number(requirements[0]!.actualTurnover)).toBeLessThanOrEqual(30)
    await play(member, 270)
    await play(member, 30)
    expect((await infoOf(member)).status).toBe('D')
  })

  it('counts each round once, however many read at the same time', async () => {
    const member = await rich()
    await demand(member, 10_000)
    for (let i = 0; i < 5; i++) await play(member, 100)
    await Promise.all(Array.from({ length: 20 }, () => infoOf(member)))
    expect((await infoOf(member)).totalActualTurnover).toBe(500)
  })
})

describe('giving a bonus up', () => {
  const bonusOf = async (member: Member) => (await infoOf(member)).requirements.find(({ canForfeit }) => canForfeit)!
  const balanceOf = (member: Member) => container().ledger.balanceOf(member.id, 'PHP')

  it('takes the bonus back and requires no more play', async () => {
    const member = await given.member({ balance: amount(800) })
    await demand(member, 3_000, { source: 'BONUS', bonus: 300 })
    const { requirementId } = await bonusOf(member)
    const { body } = await as(member).call(forfeit, { requirementId }).expect(success)
    expect(body.value).toEqual({ takenBack: 300 })
    expect(await balanceOf(member)).toBe(amount(500))
    expect(await infoOf(member)).toMatchObject({ status: 'I', requirements: [] })
    expect((await as(member).call(forfeit, { requirementId })).body.errorCode).toBe('no.data')
  })

  it('LED-04: takes what is still there, never more', async () => {
    const member = await given.member({ balance: amount(120) })
    await demand(member, 3_000, { source: 'BONUS', bonus: 300 })
    const { body } = await as(member).call(forfeit, await bonusOf(member).then(({ requirementId }) => ({ requirementId })))
    expect(body.value).toEqual({ takenBack: 120 })
    expect(await balanceOf(member)).toBe(0n)
  })

  it('LED-16: takes what is left of it after play; the member’s own money is wagered last, and stays', async () => {
    const member = await given.member({ balance: amount(800) })
    await demand(member, 3_000, { source: 'BONUS', bonus: 300 })
    await play(member, 100)
    await play(member, 50, 80)
    expect((await bonusOf(member)).bonusLeft).toBe(230)
    const { requirementId } = await bonusOf(member)
    const { body } = await as(member).call(forfeit, { requirementId }).expect(success)
    expect(body.value).toEqual({ takenBack: 230 })

    const lost = await given.member({ balance: amount(800) })
    await demand(lost, 3_000, { source: 'BONUS', bonus: 300 })
    await play(lost, 450)
    const { requirementId: used, bonusLeft } = await bonusOf(lost)
    expect(bonusLeft).toBe(0)
    expect((await as(lost).call(forfeit, { requirementId: used }).expect(success)).body.value).toEqual({ takenBack: 0 })
  })

  it('happens once, of twenty at once', async () => {
    const member = await given.member({ balance: amount(1_000) })
    await demand(member, 3_000, { source: 'BONUS', bonus: 200 })
    const { requirementId } = await bonusOf(member)
    const answers = await Promise.all(Array.from({ length: 20 }, () => as(member).call(forfeit, { requirementId })))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.errorCode === 'no.data')).toHaveLength(19)
    expect(await balanceOf(member)).toBe(amount(800))
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('is not for deposits, nor for another member’s bonus', async () => {
    const [member, other] = [await rich(), await rich()]
    await demand(member, 100)
    await demand(other, 100, { source: 'BONUS', bonus: 10 })
    const [own] = (await infoOf(member)).requirements
    const { requirementId } = await bonusOf(other)
    for (const input of [{ requirementId: own!.requirementId }, { requirementId }])
      expect(await as(member).call(forfeit, input)).toMatchObject({ status: 200, body: { errorCode: 'no.data' } })
  })
})
