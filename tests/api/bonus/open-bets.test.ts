/** Bets that are open while a bonus is granted, met, given up or expires: whose money they are, and whose result. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { amount } from '#seed/builders/index.ts'
import { startApi } from '#tests/support/api.ts'
import { correctionsOn } from '../bet-correction/setup.ts'
import { named, units, vendorScene } from '../vendor-wallet/setup.ts'
import { bonusScene } from './scene.ts'

const api = startApi()
const { given, container, clock } = api
const { campaign, payIn, withBonus, slot, info, of, giveUp, balanceOf, again, memberOf } = bonusScene(api)
const { cashiers, correct } = correctionsOn(api)
const { newVendor, playing } = vendorScene(api)
const DAY_MS = 86_400_000
const GAME = 'bonus-slot'
type Player = Awaited<ReturnType<typeof given.player>>

const open = (member: Player, stake: number) => given.openRound({ member, gameCode: GAME, stake: amount(stake) })
const expire = () =>
  container()
    .jobs.find(({ name }) => name === 'bonus.expire')!
    .run({})
const sound = async () => expect((await container().ledger.reconcile()).drifts).toEqual([])
/** A player with 1,000 of their own, and a game to bet on. Their turnover was looked up before: later rounds are counted from there. */
async function withMoney() {
  const player = await given.player('dice', { balance: amount(1_000) })
  await slot(player, 1, 1)
  await info(player)
  return player
}

/** A player inside a vendor's game, with 100 of their own. */
async function withVendor() {
  const seat = await playing(await newVendor())
  const player = { ...seat.member, loginToken: seat.member.token } as unknown as Player
  await info(player)
  return { ...seat, player }
}

describe('BON-01: a bet counts to what it was placed after', () => {
  it.each([
    { result: 'lost', payout: 0, own: 500 },
    { result: 'won', payout: 1_500, own: 2_000 },
  ])('BON-01: one from before the bonus that is $result later is own money: the bonus stays whole', async ({ payout, own }) => {
    const player = await withMoney()
    const { id } = await campaign()
    const bet = await open(player, 500)
    await payIn(player, 1_000, id)
    await bet.settle(amount(payout))

    expect(await of(player, 'BONUS')).toMatchObject({
      bonusLeft: 1_000,
      actualTurnover: 0,
      rules: { openBets: 0, wouldTake: 1_000 },
    })
    expect(await of(player, 'DEPOSIT')).toMatchObject({ actualTurnover: 0 })
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 1_000 })
    expect(await balanceOf(player)).toBe(1_000 + own)
    await sound()
  })

  it('BON-01: such a bet does not keep the bonus from being given up, and its correction changes nothing of it', async () => {
    const house = await cashiers()
    const player = await withMoney()
    const { id } = await campaign()
    const bet = await open(player, 500)
    await payIn(player, 1_000, id)
    await bet.settle(0n)
    await of(player, 'BONUS')
    await correct(house, bet.id, { kind: 'RESETTLE', payout: 4_000 })
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 1_000, actualTurnover: 0 })
    await open(player, 100)
    expect((await giveUp(player)).body).toMatchObject({ errorCode: 'bonus.bets.open', value: { data: { openBets: 1 } } })
  })

  it('BON-01: a deposit’s turnover is not met by a bet placed before it', async () => {
    const player = await withMoney()
    const bets = [await open(player, 300), await open(player, 200)]
    await payIn(player, 100)
    for (const bet of bets) await bet.settle(amount(100))
    expect(await of(player, 'DEPOSIT')).toMatchObject({ requiredTurnover: 100, actualTurnover: 0 })
    await slot(player, 100)
    expect(await of(player, 'DEPOSIT')).toBeUndefined()
  })

  it('BON-01: while bets are placed, each is before or after the deposit and its bonus', async () => {
    const { player, debit, credit } = await withVendor()
    const { id } = await campaign()
    const rounds = Array.from({ length: 8 }, () => named('round'))
    await Promise.all([payIn(player, 1_000, id), ...rounds.map((round) => debit(round, 5))])
    for (const round of rounds) await credit(round, 0, { roundClosed: true })
    const { bonusLeft } = (await of(player, 'BONUS'))!
    const { rows } = await container().database.pool.query<{ after: number; between: number }>(
      `SELECT 5 * count(*) FILTER (WHERE r.id > t.after_entry)::integer AS after,
              count(*) FILTER (WHERE r.id > t.after_entry AND r.id < e.id)::integer AS between
       FROM turnover_requirement t JOIN ledger_entry e ON e.type = 'BONUS_GRANT' AND e.reference = t.reference
       JOIN game_round r ON r.member_id = t.member_id WHERE t.member_id = $1 AND t.source = 'BONUS'`,
      [player.id],
    )
    expect(rows).toEqual([{ after: 1_000 - bonusLeft, between: 0 }])
    await sound()
  })
})

describe('BON-02: the maximum stake is of a round', () => {
  it('BON-02: many bets in one round are together at most as much', async () => {
    const { player, debit } = await withVendor()
    await payIn(player, 1_000, (await campaign({ maxStake: amount(50) })).id)
    const round = named('round')
    const answers = []
    for (let bet = 0; bet < 4; bet++) answers.push(await debit(round, 20))
    expect(answers.map(({ status, reason }) => [status, reason])).toEqual([
      ['RS_OK', undefined],
      ['RS_OK', undefined],
      ['RS_ERROR_LIMIT_REACHED', 'bonus.stake.limit'],
      ['RS_ERROR_LIMIT_REACHED', 'bonus.stake.limit'],
    ])
    expect((await debit(round, 10)).status).toBe('RS_OK')
  })

  it('BON-02: a round opened before the bonus takes none of its money, though it is paid', async () => {
    const { player, debit, credit } = await withVendor()
    const round = named('round')
    await debit(round, 1)
    await payIn(player, 1_000, (await campaign({ maxStake: amount(50) })).id)
    expect(await debit(round, 20)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED', reason: 'bonus.round.earlier' })
    expect(units(await credit(round, 50, { roundClosed: true }))).toBe(2_149)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 1_000 })
    expect((await debit(named('round'), 20)).status).toBe('RS_OK')
  })
})

describe('BON-06: what may be released', () => {
  /** Met by one round, with more than the limit of 2,000 to release. */
  async function nearlyMet() {
    const player = await withBonus({ turnoverTimes: 1, maxRelease: 2 })
    await slot(player, 100, 3_000)
    for (let played = 100; played < 900; played += 100) await slot(player, 100, 100)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 3_900, actualTurnover: 900 })
    return player
  }

  it('BON-06: waits for the bonus’s open bets, so that the limit holds for what lies in them', async () => {
    const player = await nearlyMet()
    const bet = await open(player, 1_500)
    await slot(player, 100, 100)
    expect(await of(player, 'BONUS')).toMatchObject({ requiredTurnover: 1_000, actualTurnover: 1_000, rules: { openBets: 1 } })
    expect((await giveUp(player)).body.errorCode).toBe('bonus.bets.open')
    await bet.settle(amount(1_500))
    expect(await of(player, 'BONUS')).toBeUndefined()
    expect(await balanceOf(player)).toBe(3_000)
    await sound()
  })

  it('BON-06: what is bet meanwhile is the bonus’s too', async () => {
    const player = await nearlyMet()
    const bet = await open(player, 10)
    await slot(player, 100, 100)
    await slot(player, 100, 5_000)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 8_800 })
    await bet.settle(0n)
    expect(await of(player, 'BONUS')).toBeUndefined()
    expect(await balanceOf(player)).toBe(3_000)
  })

  it('BON-04: a withdrawal meanwhile is refused with what it waits for', async () => {
    await given.banks()
    const merchant = await given.merchant({ settings: { deposit: { turnoverTimes: 0 } } })
    const player = await given.player('dice', { merchant, balance: amount(1_000), paymentPassword: '246810' })
    const { id: bankCardId } = await given.payoutAccount({ member: player, number: `78${String(player.id).padStart(8, '0')}` })
    await given.openBonus({ member: player })
    const { prisma } = container().database
    const bet = await open(player, 100)
    await prisma.turnoverRequirement.updateMany({
      where: { memberId: player.id },
      data: { required: amount(1), done: amount(1) },
    })
    const ask = () =>
      memberOf(player).call(withdrawalEndpoints.withdraw, { check: 'v2', amount: 500, bankCardId, password: '246810' })
    expect((await ask()).body).toMatchObject({ errorCode: 'bonus.bets.open', value: { data: { openBets: 1 } } })
    await bet.settle(0n)
    expect((await ask()).body.success).toBe(true)
  })
})

/** In units. What became of a bet, and what an operator made of it later. */
const RESULTS = { lost: 0, even: 1, won: 3 } as const
type Result = keyof typeof RESULTS
interface Bet {
  stake: number
  result: Result
  /** Before the bonus is given up, met or over. */
  corrected: Result | 'void' | undefined
}
const result = fc.constantFrom<Result>('lost', 'even', 'won')
const aBet: fc.Arbitrary<Bet> = fc.record({
  stake: fc.constantFrom(10, 40, 100),
  result,
  corrected: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('void' as const, 'lost' as const, 'won' as const) },
  ),
})
const story = fc.record({
  before: fc.array(aBet, { maxLength: 2 }),
  under: fc.array(aBet, { maxLength: 3 }),
  settlesNewestFirst: fc.boolean(),
  end: fc.constantFrom('given up', 'released', 'expired'),
})
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never

/** What a bet brings in the end: nothing where it is void. */
const gainOf = ({ stake, result: first, corrected }: Bet) =>
  corrected === 'void' ? 0 : stake * RESULTS[corrected ?? first] - stake
const gains = (bets: readonly Bet[]) => bets.reduce((sum, bet) => sum + gainOf(bet), 0)

describe('BON-03: a bonus is worth what its own bets made of it, whatever lies open around it', () => {
  /** Own money of 1,000, then a deposit of 1,000 with a bonus of 1,000, of which at most 2,000 is released. */
  async function tell({ before, under, settlesNewestFirst, end }: Story) {
    const house = await cashiers()
    const player = await withMoney()
    const { id } = await campaign({ turnoverTimes: 1, maxRelease: 2, validDays: 5 })
    const placed = []
    for (const bet of before) placed.push({ bet, round: await open(player, bet.stake) })
    await payIn(player, 1_000, id)
    for (const bet of under) placed.push({ bet, round: await open(player, bet.stake) })
    const code = (await giveUpIfOpen(player, under.length > 0)) ?? 'bonus.bets.open'
    expect(code).toBe('bonus.bets.open')
    for (const { bet, round } of settlesNewestFirst ? placed.toReversed() : placed)
      await round.settle(amount(bet.stake * RESULTS[bet.result]))
    await of(player, 'BONUS')
    for (const { bet, round } of placed) {
      if (bet.corrected === 'void') await correct(house, round.id, { kind: 'VOID' })
      else if (bet.corrected && bet.corrected !== bet.result)
        await correct(house, round.id, { kind: 'RESETTLE', payout: bet.stake * RESULTS[bet.corrected] })
    }
    expect((await of(player, 'BONUS'))?.bonusLeft).toBe(1_000 + gains(under))
    if (end === 'given up') await giveUp(player)
    if (end === 'expired') {
      clock.shift(6 * DAY_MS)
      await expire()
    }
    if (end === 'released') for (let played = 0; played < 1_000; played += 100) await slot(player, 100, 100)
    expect(await of(await again(player), 'BONUS')).toBeUndefined()
    return balanceOf(player)
  }
  /** Tried only where it has to fail. */
  const giveUpIfOpen = async (player: Player, isTried: boolean) =>
    isTried ? ((await giveUp(player)).body.errorCode as string | undefined) : undefined

  it('BON-03: bets from before are own money in every state; those of the bonus go with it', async () => {
    await fc.assert(
      fc.asyncProperty(story, async (told) => {
        const own = 2_000 + gains(told.before)
        const left = 1_000 + gains(told.under)
        // Given up, a bonus that was lost takes nothing of what was there before it.
        const kept = told.end === 'released' ? Math.min(left, 2_000) : 0
        expect(await tell(told)).toBe(own + kept)
        await sound()
      }),
      { numRuns: 20 },
    )
  }, 120_000)
})
