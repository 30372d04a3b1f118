/** The rules of bonuses (BON-01 to BON-07), and the abuse that each one prevents. */
import { describe, expect, it } from 'vitest'
import * as depositEndpoints from '#contract/money/deposit/deposit.ts'
import * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import { diceEndpoints } from '#contract/play/originals/dice.ts'
import * as withdrawalEndpoints from '#contract/money/withdrawal/withdrawal.ts'
import { amount } from '#seed/builders/index.ts'
import { driftsOf } from '#tests/support/drifts.ts'
import { startApi } from '#tests/support/api.ts'
import { bonusScene } from './scene.ts'
import { success } from '#tests/support/outcome.ts'

const api = startApi()
const { as, given, container, clock } = api
const { again, campaign, order, confirm, payIn, withBonus, roll, slot, info, of, giveUp, balanceOf, entries, memberOf } =
  bonusScene(api)
const DAY_MS = 86_400_000
/** 49.5×: above 98.00. */
const LONG_SHOT = 9_800
const PIN = '246810'

describe('BON-01: a deposit and its bonus need different stakes', () => {
  it('BON-01: while the bonus is open, play counts for the bonus, and for the deposit only the rest', async () => {
    const player = await withBonus()
    expect(await of(player, 'BONUS')).toMatchObject({ requiredTurnover: 23_000, actualTurnover: 0 })
    await slot(player, 100)
    expect(await of(player, 'BONUS')).toMatchObject({ actualTurnover: 100 })
    expect(await of(player, 'DEPOSIT')).toMatchObject({ requiredTurnover: 1_000, actualTurnover: 0 })

    for (let played = 100; played < 22_900; played += 100) await slot(player, 100, 100)
    const near = await given.round({ member: player, gameCode: 'bonus-slot', stake: amount(60), payout: amount(60) })
    expect(near.id).toBeGreaterThan(0n)
    expect(await of(player, 'BONUS')).toMatchObject({ actualTurnover: 22_960 })
    await slot(player, 100, 100)

    expect(await of(player, 'BONUS')).toBeUndefined()
    expect(await of(player, 'DEPOSIT')).toMatchObject({ actualTurnover: 60 })
  }, 60_000)

  it('BON-01, worked: one bet of 1,000 at 49.5× is refused; made elsewhere and lost, it leaves the deposit to be played', async () => {
    const player = await withBonus({ onWithdrawal: 'REFUSED' })
    const { body } = await roll(player, 1_000, LONG_SHOT)
    expect(body).toMatchObject({
      errorCode: 'bonus.stake.limit',
      value: { data: { maxStake: 100, minOdds: 12_000, maxOdds: 100_000 } },
    })
    expect(await balanceOf(player)).toBe(2_000)

    await slot(player, 1_000)

    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 0, actualTurnover: 0, rules: { wouldTake: 0 } })
    expect(await of(player, 'DEPOSIT')).toMatchObject({ requiredTurnover: 1_000, actualTurnover: 0 })
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 0 })
    expect(await info(player)).toMatchObject({
      totalRequiredTurnover: 1_000,
      totalActualTurnover: 0,
      ownMoney: 1_000,
      bonusMoney: 0,
    })
    const merchant = (await container().merchants.find(player.merchantCode))!
    const asked = container().database.prisma.$transaction((tx) =>
      container().turnover.assertMet(tx, { memberId: player.id }, merchant),
    )
    await expect(asked).rejects.toMatchObject({ code: 'withdraw_turnover_not_enough' })
  })

  it('BON-01: a stake from before the bonus was granted does not count for it', async () => {
    const player = await given.player('dice', { balance: amount(5_000) })
    const { id } = await campaign()
    const { body } = await order(player, 1_000, id)
    await slot(player, 3_000)
    await confirm(body.value.depositId)
    expect(await of(player, 'BONUS')).toMatchObject({ actualTurnover: 0, bonusLeft: 1_000 })
    expect(await of(player, 'DEPOSIT')).toMatchObject({ actualTurnover: 0 })
  })
})

describe('BON-02: what may be bet while a bonus is open', () => {
  it.each([
    { bet: 'a cent above the maximum', stake: 100.01, target: 4_950, code: 'bonus.stake.limit' },
    { bet: 'odds above the range', stake: 10, target: 9_100, code: 'bonus.odds.range' },
    { bet: 'odds below the range', stake: 10, target: 1_500, code: 'bonus.odds.range' },
  ])(
    'BON-02: $bet is refused with $code, the limits and where to give the bonus up; nothing moves',
    async ({ stake, target, code }) => {
      const player = await withBonus()
      const { body } = await roll(player, stake, target)
      expect(body).toMatchObject({
        success: false,
        errorCode: code,
        value: {
          data: { maxStake: 100, minOdds: 12_000, maxOdds: 100_000, giveUpAt: '/m/withdraw', requirementId: expect.any(Number) },
        },
      })
      expect(await balanceOf(player)).toBe(2_000)
      expect((await roll(player, 100)).body.success).toBe(true)
    },
  )

  it('BON-02: the table gives the limits before a bet, and a game that does not count is refused', async () => {
    const player = await withBonus({ contribution: { INHOUSE: 0 } })
    const { value } = (await as(player).call(diceEndpoints.table).expect(success)).body
    expect(value.bonus).toEqual({ maxStake: 100, minOdds: 12_000, maxOdds: 100_000 })
    expect((await roll(player, 10)).body.errorCode).toBe('bonus.game.excluded')
  })

  it('BON-02: defaults to the smaller of a tenth of the bonus and five times the table’s minimum', async () => {
    const player = await withBonus({ maxStake: null })
    expect(await of(player, 'BONUS')).toMatchObject({ rules: { maxStake: 5 } })
    const small = await withBonus({ maxStake: null, bonusRate: 20_000 })
    expect(await of(small, 'BONUS')).toMatchObject({ bonus: 20, rules: { maxStake: 2 } })
  })

  it('BON-02: of twenty simultaneous bets, half of them above the maximum, only those are refused', async () => {
    const player = await withBonus()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => roll(player, index % 2 === 0 ? 10 : 150)))
    expect(answers.filter(({ body }) => body.success)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.errorCode === 'bonus.stake.limit')).toHaveLength(10)
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('BON-02: applies the moment the bonus is granted, whatever is bet meanwhile', async () => {
    const player = await given.player('dice', { balance: amount(400) })
    const { id } = await campaign()
    const { body } = await order(player, 1_000, id)
    const bets = Array.from({ length: 8 }, () => roll(player, 400))
    const [, ...answers] = await Promise.all([confirm(body.value.depositId), ...bets])
    const { pool } = container().database
    const { rows } = await pool.query<{ late: number }>(
      `SELECT count(*)::integer AS late FROM game_round r WHERE r.member_id = $1 AND r.stake > 1000000 AND r.id >
        (SELECT e.id FROM ledger_entry e WHERE e.type = 'BONUS_GRANT' AND e.reference = $2)`,
      [player.id, body.value.depositId],
    )
    expect(rows[0]!.late).toBe(0)
    expect(answers.every((answer) => answer.body.success || /bonus.stake.limit|balance/.test(answer.body.errorCode))).toBe(true)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 1_000, actualTurnover: 0 })
  })

  it('BON-02: ends with the bonus: once the turnover is met, the next bet is free of it, even if no page is loaded', async () => {
    const player = await withBonus({ turnoverTimes: 1 })
    for (let played = 0; played < 1_000; played += 100) await slot(player, 100, 100)
    expect((await roll(player, 500)).body).toMatchObject({ success: true })
  })
})

describe('BON-03: giving a bonus up', () => {
  it('BON-03: takes the bonus and its wins; the deposit is left', async () => {
    const player = await withBonus()
    await slot(player, 100, 700)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 1_600, rules: { wouldTake: 1_600 } })
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 1_600 })
    expect(await balanceOf(player)).toBe(1_000)
  })

  it('BON-03: if the bonus is lost, takes what the member’s own money has won since, up to the bonus', async () => {
    const player = await withBonus()
    for (let lost = 0; lost < 1_000; lost += 100) await slot(player, 100)
    await slot(player, 100, 400)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 0, rules: { wouldTake: 300 } })
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 300 })
    expect(await balanceOf(player)).toBe(1_000)
  })

  it('BON-03: is refused while one of its bets is unsettled, and takes what that bet won', async () => {
    const player = await withBonus()
    await slot(player, 1)
    const bet = await given.openRound({ member: player, gameCode: 'bonus-slot', stake: amount(100) })
    expect((await giveUp(player)).body).toMatchObject({ errorCode: 'bonus.bets.open', value: { data: { openBets: 1 } } })
    await slot(player, 10)
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 989, actualTurnover: 11, rules: { openBets: 1 } })
    await bet.settle(amount(900))
    expect(await of(player, 'BONUS')).toMatchObject({ bonusLeft: 1_789, actualTurnover: 111 })
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 1_789 })
    expect(await balanceOf(player)).toBe(1_000)
  })

  it('BON-03: while bets settle, each comes before or after it, and only the deposit is left', async () => {
    const player = await withBonus()
    const bets = Array.from({ length: 12 }, () => roll(player, 50))
    const [answer] = await Promise.all([giveUp(player), ...bets])
    expect(answer.body.success).toBe(true)
    const { rows } = await container().database.pool.query<{ after: string }>(
      `SELECT COALESCE(sum(payout - stake), 0)::text AS after FROM game_round WHERE member_id = $1 AND id >
        COALESCE((SELECT max(id) FROM ledger_entry WHERE type = 'BONUS_FORFEIT' AND reference IN
          (SELECT id::text FROM turnover_requirement WHERE member_id = $1)), 0)`,
      [player.id],
    )
    expect(await balanceOf(player)).toBe(1_000 + Number(rows[0]!.after) / 10_000)
    expect((await container().ledger.reconcile()).drifts).toEqual([])
  })

  it('BON-03: reaches money that was moved to a vendor’s wallet', async () => {
    const player = await withBonus()
    const wallet = { merchantId: player.merchantId, memberId: player.id, asset: 'PHP' }
    await container().ledger.post({
      key: `away:${player.id}`,
      type: 'TRANSFER',
      reference: 'away',
      lines: [
        { account: { ...wallet, kind: 'MEMBER_MAIN' }, amount: -amount(1_800) },
        { account: { ...wallet, kind: 'MEMBER_VENDOR.ANY' }, amount: amount(1_800) },
      ],
    })
    expect((await giveUp(player)).body.value).toEqual({ takenBack: 1_000 })
    expect(await balanceOf(player)).toBe(0)
    expect(await container().ledger.balanceOf(player.id, 'PHP', undefined, 'MEMBER_VENDOR.ANY')).toBe(amount(1_000))
  })
})

describe('BON-04: one bonus at a time', () => {
  const offered = async (player: Parameters<typeof memberOf>[0], sum = 1_000) =>
    (await memberOf(player).call(depositEndpoints.promotions, { amount: sum }, { Language: 'en' })).body.value as {
      promotionId: number
      blockedBy: string | null
      terms: object
    }[]

  it('BON-04: the second is refused when it is ordered and when it is paid; that deposit is credited without it', async () => {
    const [player, first, second] = [await given.player('dice', { balance: 0n }), await campaign(), await campaign()]
    const ordered = (await order(player, 500, first.id)).body.value.depositId
    expect((await order(player, 500, second.id)).body).toMatchObject({
      errorCode: 'bonus.not.free',
      value: { data: { reason: 'ORDERED' } },
    })
    await confirm(ordered)
    expect((await order(player, 500, second.id)).body).toMatchObject({ value: { data: { reason: 'OPEN' } } })
    expect((await offered(player)).find(({ promotionId }) => promotionId === second.id)).toMatchObject({ blockedBy: 'OPEN' })

    const { prisma } = container().database
    const { vendorId } = await given.depositChannel()
    const plain = (await memberOf(player).call(depositEndpoints.place, { amount: 300, vendorId })).body.value.depositId
    const terms = await prisma.deposit.findFirstOrThrow({ where: { number: ordered } })
    await prisma.deposit.updateMany({
      where: { number: plain },
      data: { promotionId: second.id, promotionTerms: terms.promotionTerms as object },
    })
    await confirm(plain)
    expect(await balanceOf(player)).toBe(1_300)
    expect((await info(player)).requirements.filter(({ source }) => source === 'BONUS')).toHaveLength(1)
  })

  it('BON-04: of two deposits confirmed at once, and of twenty orders at once, one gets the bonus', async () => {
    const [player, { id }] = [await given.player('dice', { balance: 0n }), await campaign()]
    const orders = await Promise.all(Array.from({ length: 20 }, () => order(player, 100, id)))
    const made = orders.filter(({ body }) => body.success)
    expect(made).toHaveLength(1)
    const { prisma } = container().database
    const row = await prisma.deposit.findFirstOrThrow({ where: { memberId: player.id } })
    const twin = await order(player, 100)
    await prisma.deposit.updateMany({
      where: { number: twin.body.value.depositId },
      data: { promotionId: id, promotionTerms: row.promotionTerms as object },
    })
    await Promise.all([confirm(row.number), confirm(twin.body.value.depositId)])
    expect(await balanceOf(player)).toBe(300)
    expect(await prisma.turnoverRequirement.count({ where: { memberId: player.id, source: 'BONUS' } })).toBe(1)
  })

  it('BON-04: "daily" means once per business day of the merchant’s zone, whatever was deposited, given up or withdrawn meanwhile', async () => {
    const manila = await given.merchant({ timezone: 'Asia/Manila' })
    const player = await given.player('dice', { balance: 0n, merchant: manila })
    const { id } = await given.depositPromotion({ merchant: manila, period: 'DAY', maxStake: amount(100) })
    const { vendorId } = await given.depositChannel({ merchant: manila })
    const operator = await given.operator({ role: 'CASHIER', merchant: manila })
    const take = async () => {
      const now = await again(player)
      const { body } = await memberOf(now).call(depositEndpoints.place, { amount: 100, vendorId, promotionId: id })
      if (!body.success) return body.value.data.reason as string
      const { depositId } = body.value
      await as(await given.operatorSession(operator)).call(depositReviewEndpoints.approve, { depositId })
      await giveUp(now)
      return 'given'
    }
    const noon = DAY_MS / 2
    const manilaNow = (clock.now().getTime() + 8 * 3_600_000) % DAY_MS
    clock.shift((noon - manilaNow + DAY_MS) % DAY_MS)
    expect([await take(), await take(), await take()]).toEqual(['given', 'CLAIMED', 'CLAIMED'])
    // A minute before midnight in Manila, then a minute after.
    clock.shift(noon - 60_000)
    expect(await take()).toBe('CLAIMED')
    clock.shift(120_000)
    expect([await take(), await take()]).toEqual(['given', 'CLAIMED'])
  })

  it('BON-04: another account with the same payout account gets no second bonus of the campaign', async () => {
    await given.banks()
    const { id } = await campaign({ period: 'ONCE' })
    const [player, twin] = [await given.player('dice', { balance: 0n }), await given.player('dice', { balance: 0n })]
    for (const member of [player, twin]) await given.payoutAccount({ member, bankCode: 'BDO', number: '0099887766' })
    await payIn(player, 500, id)
    expect((await order(twin, 500, id)).body).toMatchObject({
      errorCode: 'bonus.not.free',
      value: { data: { reason: 'CLAIMED' } },
    })
  })

  it.each([
    { word: 'REFUSED' as const, code: 'withdraw_turnover_not_enough', bonusLeft: 1_000, main: 2_000 },
    { word: 'FORFEITS' as const, code: undefined, bonusLeft: undefined, main: 500 },
  ])(
    'BON-04: a withdrawal requested with an open bonus is $word, as the campaign says',
    async ({ word, code, bonusLeft, main }) => {
      await given.banks()
      const merchant = await given.merchant({ settings: { deposit: { turnoverTimes: 0 } } })
      const player = await given.player('dice', { merchant, balance: amount(1_000), paymentPassword: PIN })
      const { id: bankCardId } = await given.payoutAccount({ member: player, number: `77${String(player.id).padStart(8, '0')}` })
      await given.openBonus({ member: player, onWithdrawal: word })
      expect(await of(player, 'BONUS')).toMatchObject({ rules: { onWithdrawal: word, wouldTake: 1_000 } })
      const asked = { check: 'v2' as const, amount: 500, bankCardId, password: PIN }
      const { body } = await memberOf(player).call(withdrawalEndpoints.withdraw, asked)
      expect(body.errorCode).toBe(code)
      expect((await of(player, 'BONUS'))?.bonusLeft).toBe(bonusLeft)
      expect(await balanceOf(player)).toBe(main)
    },
  )
})

describe('BON-05: the terms', () => {
  const expire = () =>
    container()
      .jobs.find(({ name }) => name === 'bonus.expire')!
      .run({})

  it('BON-05: are in the offer with what each kind of game counts, and a change does not affect granted bonuses', async () => {
    const player = await given.player('dice', { balance: 0n })
    const { id } = await campaign({ contribution: { INHOUSE: 200_000, SPORTS: 500_000 }, validDays: 7, maxRelease: 2 })
    const { value } = (await memberOf(player).call(depositEndpoints.promotions, { amount: 1_000 })).body
    const { terms } = value.find((one: { promotionId: number }) => one.promotionId === id)
    expect(terms).toMatchObject({
      maxStake: 100,
      minOdds: 12_000,
      maxOdds: 100_000,
      validDays: 7,
      maxRelease: 2,
      period: 'DEPOSIT',
      onWithdrawal: 'REFUSED',
    })
    const shares = Object.fromEntries(
      terms.contribution.map((one: { category: string; share: number }) => [one.category, one.share]),
    )
    expect(shares).toMatchObject({ RNG: 1_000_000, INHOUSE: 200_000, LIVE: 100_000, SPORTS: 500_000, PVP: 0 })

    await payIn(player, 1_000, id)
    const before = await of(player, 'BONUS')
    await container().database.prisma.depositPromotion.update({
      where: { id },
      data: {
        turnoverTimes: 99,
        maxStake: amount(1),
        contribution: { INHOUSE: 0 },
        maxRelease: 1,
        onWithdrawal: 'FORFEITS',
        isEnabled: false,
      },
    })
    expect(await of(player, 'BONUS')).toEqual(before)
    expect((await roll(player, 100)).body.success).toBe(true)
    expect(await of(player, 'BONUS')).toMatchObject({ actualTurnover: 20 })
  })

  it('BON-05: one with an open bet waits until the bet is settled', async () => {
    const player = await withBonus({ validDays: 1 })
    const bet = await given.openRound({ member: player, gameCode: 'bonus-slot', stake: amount(100) })
    clock.shift(DAY_MS)
    await expire()
    expect(await of(await again(player), 'BONUS')).toBeDefined()
    await bet.settle(amount(800))
    await expire()
    expect(await of(await again(player), 'BONUS')).toBeUndefined()
    expect(await balanceOf(player)).toBe(1_000)
  })

  it('BON-05: a bonus not played in time expires, and later bets do not count', async () => {
    const player = await withBonus({ validDays: 2 })
    await slot(player, 100, 250)
    clock.shift(2 * DAY_MS)
    const later = await again(player)
    await slot(later, 100)
    expect(await of(later, 'BONUS')).toMatchObject({ actualTurnover: 100, bonusLeft: 1_050 })
    await expire()
    expect(await of(later, 'BONUS')).toBeUndefined()
    expect(await balanceOf(player)).toBe(1_000)
    expect(await entries(player.id, 'BONUS_EXPIRY')).toContainEqual(['MEMBER_MAIN', -1_050])
  })
})

describe('BON-07: both kinds of money, and each step of a bonus in the ledger', () => {
  const openInLedger = async () => {
    const { rows } = await container().database.pool.query<{ sum: string }>(
      `SELECT COALESCE(sum(p.amount), 0)::text AS sum FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id WHERE a.kind = 'BONUS_OPEN'`,
    )
    return BigInt(rows[0]!.sum)
  }
  const openOnCards = async () => {
    const { _sum } = await container().database.prisma.turnoverRequirement.aggregate({
      where: { state: 'ACTIVE', source: 'BONUS' },
      _sum: { bonusLeft: true },
    })
    return _sum.bonusLeft ?? 0n
  }

  it('BON-07: grant, use and forfeit', async () => {
    const player = await withBonus()
    expect(await info(player)).toMatchObject({ ownMoney: 1_000, bonusMoney: 1_000 })
    await slot(player, 100, 30)
    expect(await info(player)).toMatchObject({ ownMoney: 1_000, bonusMoney: 930 })
    await giveUp(player)
    expect(await info(player)).toMatchObject({ ownMoney: 1_000, bonusMoney: 0 })
    expect(await entries(player.id, 'BONUS_GRANT')).toEqual([
      ['MEMBER_MAIN', 1_000],
      ['PROMOTIONS', -1_000],
      ['BONUS_OPEN', 1_000],
      ['BONUS_RECORD', -1_000],
    ])
    expect(await entries(player.id, 'BONUS_USE')).toEqual([
      ['BONUS_OPEN', -70],
      ['BONUS_RECORD', 70],
    ])
    expect(await entries(player.id, 'BONUS_FORFEIT')).toEqual([
      ['MEMBER_MAIN', -930],
      ['PROMOTIONS', 930],
      ['BONUS_OPEN', -930],
      ['BONUS_RECORD', 930],
    ])
  })

  it('BON-07: a release, with the part above its limit going back', async () => {
    const player = await withBonus({ turnoverTimes: 1, maxRelease: 1 })
    await slot(player, 100, 600)
    for (let played = 100; played < 1_000; played += 100) await slot(player, 100, 100)
    expect(await info(player)).toMatchObject({ requirements: [{ source: 'DEPOSIT' }], ownMoney: 2_000, bonusMoney: 0 })
    expect(await entries(player.id, 'BONUS_RELEASE')).toEqual([
      ['MEMBER_MAIN', -500],
      ['PROMOTIONS', 500],
      ['BONUS_OPEN', -1_500],
      ['BONUS_RECORD', 1_500],
    ])
  })

  it('BON-07: the ledger’s open bonuses match the members’ cards, to the last unit', async () => {
    for (const payout of [0, 333, 77.7]) {
      const player = await withBonus()
      await slot(player, 90, payout)
      await roll(player, 33.33)
      await info(player)
    }
    const cards = await openOnCards()
    expect(cards).toBeGreaterThan(0n)
    // Bonuses granted by this file's own builder are in the ledger too.
    expect(await openInLedger()).toBe(cards)
    expect(await driftsOf(container().ledger)).toEqual([])
  })
})
