import { describe, expect, it } from 'vitest'
import type { GameCategory } from '#contract/game-category.ts'
import type { RebateRates, RewardRule } from '#contract/rewards/reward/reward-template.ts'
import { amount } from '#seed/builders/amount.ts'
import { DEMO_GOODS, POINT_RATES } from '#seed/reference/points.ts'
import { DEMO_LEADERBOARD } from '#seed/reference/leaderboard.ts'
import { DEMO_INVITE } from '#seed/reference/invite.ts'
import { DEMO_GIFTS } from '#seed/reference/gifts.ts'
import { DEMO_APP_BONUS, DEMO_LUCKY_BETS } from '#seed/reference/lucky-bets.ts'
import { DEMO_RAIN } from '#seed/reference/rain.ts'
import { DEMO_SPINS } from '#seed/reference/spins.ts'
import { DEMO_REFERRAL } from '#seed/reference/referral.ts'
import { DEMO_REWARDS } from '#seed/reference/rewards.ts'
import { SECOND_SITE } from '#seed/reference/second-site.ts'
import { DEMO_RANK_REWARDS, DEMO_RANKS } from '#seed/reference/vip.ts'
import { bestOriginalReturn } from '#server/games/fair/best-return.ts'
import { campaignRules } from '#server/features/money/turnover/bonus/bonus-rules.ts'
import { betShares } from './bet-shares.ts'
import { rewardWorth } from './reward-worth.ts'

/** The house keeps a hundredth of originals. It keeps less only of live tables: 0.5 %. */
const HOUSE = { originalsReturn: 990_000, tableMinimum: amount(1), ranks: [], rebates: [], pointRates: {} }
const gift: RewardRule = { template: 'REGISTER', options: { amount: amount(100), days: 7 } }
const terms = (rule: RewardRule, turnoverTimes = 1) => ({
  rule,
  turnoverTimes,
  paidAs: 'CASH' as const,
  rules: campaignRules.parse({ maxRelease: 1 }),
})

describe('BON-06: what a claim is worth', () => {
  it('is its amount without what its own turnover costs', () => {
    expect(rewardWorth(terms(gift), HOUSE)).toBe(amount('99.5'))
    expect(rewardWorth(terms(gift, 10), HOUSE)).toBe(amount(95))
  })

  it('is less for a bonus, which is wagered first, than for money', () => {
    const cash = rewardWorth(terms(gift, 20), HOUSE)
    const bonus = rewardWorth({ ...terms(gift, 20), paidAs: 'BONUS' }, HOUSE)
    expect(bonus).toBeGreaterThan(0n)
    expect(bonus).toBeLessThan(cash)
  })

  it('TURNOVER: without what the bets that earn it cost, at the best game of its kinds', () => {
    const mission = (category: 'RNG' | 'INHOUSE'): RewardRule => ({
      template: 'TURNOVER',
      options: { amount: amount(100), period: 'WEEK', turnover: amount(3_000), categories: [category] },
    })
    // 30,000 ppm of 3,000 are 90; 10,000 ppm are 30.
    expect(rewardWorth(terms(mission('RNG')), HOUSE)).toBe(amount('9.5'))
    expect(rewardWorth(terms(mission('INHOUSE')), HOUSE)).toBe(amount('69.5'))
  })

  it('RESCUE: bets on both sides by two players lose no more than the edge: a tenth of the loss back pays for itself', () => {
    const rescue = (turnoverTimes: number): RewardRule => ({
      template: 'RESCUE',
      options: { amount: amount(100), period: 'WEEK', rate: 100_000, minLoss: amount(100), turnoverTimes, categories: ['LIVE'] },
    })
    // The greatest claim takes a loss of 1,000; five times that in bets cost 25.
    expect(rewardWorth(terms(rescue(5)), HOUSE)).toBe(amount('74.5'))
    expect(rewardWorth(terms(rescue(20)), HOUSE)).toBe(0n)
  })

  it('SIGN_IN: of the greatest day', () => {
    const days: RewardRule = { template: 'SIGN_IN', options: { amounts: [amount(5), amount(100), amount(20)] } }
    expect(rewardWorth(terms(days), HOUSE)).toBe(amount('99.5'))
  })
})

describe('BON-06: what ranks give', () => {
  // 5,000 ppm of 10,000 are 50; of 50,000 they are 250.
  const ranks = [0, 10_000, 50_000].map((turnover) => ({ minTurnover: amount(turnover) }))
  const worth = (rule: RewardRule, rebates: RebateRates[] = [], turnoverTimes = 0) =>
    rewardWorth(terms(rule, turnoverTimes), { ...HOUSE, ranks, rebates })
  const amounts = (...each: number[]) => each.map((one) => amount(one))
  const rankUp = (...each: number[]): RewardRule => ({ template: 'RANK_UP', options: { amounts: amounts(...each), days: 30 } })
  const salary = (...each: number[]): RewardRule => ({ template: 'RANK_SALARY', options: { amounts: amounts(...each) } })
  const birthday = (...each: number[]): RewardRule => ({ template: 'BIRTHDAY', options: { amounts: amounts(...each), days: 30 } })
  const rebate = (...rates: RebateRates[]): RewardRule => ({
    template: 'REBATE',
    options: { amount: amount(1_000), period: 'DAY', rates, payHour: null },
  })

  it('is its amount if it asks for no turnover', () => {
    expect(rewardWorth(terms(gift, 0), HOUSE)).toBe(amount(100))
  })

  it('RANK_UP: a month that reaches a rank brings the bonuses of all ranks up to it', () => {
    expect(worth(rankUp(0, 60, 150))).toBe(amount(10))
    expect(worth(rankUp(0, 60, 250))).toBe(amount(60))
    expect(worth(rankUp(0, 40, 200))).toBe(0n)
    // No one reaches the first.
    expect(worth(rankUp(70, 0, 0))).toBe(0n)
  })

  it('RANK_SALARY: so does falling back through them', () => {
    expect(worth(salary(0, 40, 200))).toBe(0n)
    expect(worth(salary(0, 40, 300))).toBe(amount(90))
    // Each salary costs 5,000 ppm of itself: 0.2 and 1.5.
    expect(worth(salary(0, 40, 300), [], 1)).toBe(amount('88.3'))
  })

  it('BIRTHDAY: one gift, of the best rank for it', () => {
    expect(worth(birthday(0, 200, 240))).toBe(amount(150))
    expect(worth(birthday(5, 20, 240))).toBe(amount(5))
  })

  it('costs less to reach what rebates are paid for, in the best kind of game', () => {
    // 1,000 ppm of 50,000 are 50.
    expect(worth(rankUp(0, 60, 150), [{}, {}, { LIVE: 4_000 }])).toBe(amount(160))
    // 30,000 of slots less 28,000 are 2,000 ppm: 100.
    expect(worth(rankUp(0, 60, 150), [{}, {}, { RNG: 28_000 }])).toBe(amount(110))
    expect(worth(birthday(0, 0, 240), [{}, {}, { RNG: 31_000 }])).toBe(amount(290))
  })

  it('gives nothing to ranks that are not there', () => {
    expect(worth(salary(0, 0, 0, 900))).toBe(0n)
  })

  it('REBATE: what is paid above what the house keeps of the bets', () => {
    expect(worth(rebate({}, { RNG: 10_000 }, { LIVE: 8_000 }))).toBe(amount(375))
    expect(worth(rebate({}, { RNG: 30_000 }, { LIVE: 5_000 }))).toBe(0n)
  })

  it('REBATE: together with what other campaigns pay for the same bets', () => {
    expect(worth(rebate({ LIVE: 4_000 }), [{ LIVE: 3_000 }])).toBe(amount(500))
    expect(worth(rebate({ LIVE: 4_000 }), [{ LIVE: 500 }])).toBe(0n)
  })

  it('REBATE: ranks above the last with rates have the same', () => {
    expect(worth(rebate({ LIVE: 4_000 }), [{}, {}, { LIVE: 3_000 }])).toBe(amount(500))
  })
})

describe('BON-06: what invitees’ bets earn', () => {
  const referral = (...rates: RebateRates[]): RewardRule => ({
    template: 'REFERRAL',
    options: { amount: amount(1_000), period: 'WEEK', rates, days: 30 },
  })
  const worth = (rule: RewardRule, rebates: RebateRates[] = []) =>
    rewardWorth(terms(rule, 0), { ...HOUSE, ranks: [{ minTurnover: 0n }, { minTurnover: amount(50_000) }], rebates })

  it('costs the bets of all tiers together: friends invite each other', () => {
    expect(worth(referral({ RNG: 20_000 }, { RNG: 8_000 }, { RNG: 2_000 }))).toBe(0n)
    // Pays 40,000 of each million, of which the house keeps 30,000.
    expect(worth(referral({ RNG: 20_000 }, { RNG: 10_000 }, { RNG: 10_000 }))).toBe(amount(250))
  })

  it('is added to rebates for the same bets, and rebates and ranks to it', () => {
    const tiers = referral({ LIVE: 1_000 }, { LIVE: 1_000 })
    expect(worth(tiers, [{}, { LIVE: 4_000 }])).toBe(amount(500))
    expect(betShares([{ rule: tiers }], 2, {})).toEqual([
      expect.objectContaining({ LIVE: 2_000, RNG: 0 }),
      expect.objectContaining({ LIVE: 2_000, RNG: 0 }),
    ])
    expect(betShares([{ rule: tiers }], 0, {})).toHaveLength(1)
  })
})

describe('BON-06: what points are exchanged for', () => {
  const exchange = (points: number): RewardRule => ({
    template: 'POINTS',
    options: { amount: amount(100), points, perMember: 0 },
  })
  const worth = (rule: RewardRule, pointRates: Record<string, number>, rebates: RebateRates[] = []) =>
    rewardWorth(terms(rule, 0), { ...HOUSE, ranks: [{ minTurnover: 0n }], rebates, pointRates })

  it('costs the bets that earn the points, at the best kind of game', () => {
    // 10,000 of slots for 1,000 points keep 300; 20,000 of originals keep 200.
    expect(worth(exchange(1_000), { RNG: 100_000, INHOUSE: 50_000 })).toBe(0n)
    // 2,000 for 200 points: 60 of slots, 20 of originals.
    expect(worth(exchange(200), { RNG: 100_000 })).toBe(amount(40))
    expect(worth(exchange(200), { RNG: 100_000, INHOUSE: 100_000 })).toBe(amount(80))
    expect(worth(exchange(1_000), { RNG: 100_000 }, [{ RNG: 25_000 }])).toBe(amount(50))
    // No one earns any.
    expect(worth(exchange(1), {})).toBe(0n)
  })

  it('is a share of each bet for all others: that of the best exchange', () => {
    const [shares] = betShares([{ rule: exchange(1_000) }, { rule: exchange(2_000) }], 1, { RNG: 100_000 })
    expect(shares).toMatchObject({ RNG: 10_000, INHOUSE: 0 })
  })
})

describe('BON-06: what places of a leaderboard win', () => {
  it('is the first prize, of a period in which no one else bets, less what the house keeps of the least bets', () => {
    const race: RewardRule = {
      template: 'LEADERBOARD',
      options: { amounts: [amount(100), amount(50)], period: 'DAY', least: amount(1_000), categories: ['RNG'], days: 7 },
    }
    expect(rewardWorth(terms(race, 0), HOUSE)).toBe(amount(70))
    expect(rewardWorth(terms(race, 0), { ...HOUSE, rebates: [{ RNG: 10_000 }] })).toBe(amount(80))
  })
})

describe('BON-06: what milestones for inviting friends give', () => {
  const invite = (minBets: number, ...pairs: [number, number][]): RewardRule => ({
    template: 'INVITE',
    options: {
      milestones: pairs.map(([friends, units]) => ({ friends, amount: amount(units) })),
      minDeposit: amount(200),
      minBets: amount(minBets),
      days: 7,
    },
  })
  const worth = (rule: RewardRule, turnoverTimes = 0, rebates: RebateRates[] = []) =>
    rewardWorth(terms(rule, turnoverTimes), { ...HOUSE, rebates })

  it('is that of the best milestone with all before it, less what the bets of all friends cost: one player may be all of them', () => {
    // 5,000 ppm of 1,000 are 5 a friend: 50 - 5, 150 - 15, and 170 - 50.
    expect(worth(invite(1_000, [1, 50], [3, 100], [10, 20]))).toBe(amount(135))
    expect(worth(invite(1_000, [1, 5], [3, 10]))).toBe(0n)
    // Each amount costs 5,000 ppm of itself.
    expect(worth(invite(1_000, [1, 100], [2, 100]), 1)).toBe(amount(189))
  })

  it('is more where other campaigns pay for the same bets, and no share of each bet for those', () => {
    const rule = invite(1_000, [1, 50], [2, 50])
    expect(worth(rule, 0, [{ LIVE: 2_000 }])).toBe(amount(94))
    expect(worth(rule, 0, [{ LIVE: 7_000 }])).toBe(amount(104))
    expect(betShares([{ rule }], 1, {})).toEqual([expect.objectContaining({ LIVE: 0, RNG: 0 })])
  })
})

describe('BON-06: what spins give', () => {
  const PRIZES = [
    { amount: amount(100), weight: 1 },
    { amount: amount(5), weight: 60 },
    { amount: 0n, weight: 39 },
  ]
  const spins = (free: number, bets: { each: bigint; categories: GameCategory[] } | null = null): RewardRule => ({
    template: 'SPIN',
    options: { look: 'WHEEL', prizes: PRIZES, free, bets: bets && { ...bets, most: 3 } },
  })
  const worth = (rule: RewardRule, turnoverTimes = 0, rebates: RebateRates[] = []) =>
    rewardWorth(terms(rule, turnoverTimes), { ...HOUSE, rebates })

  it('is the mean of its prizes: no one can choose one', () => {
    expect(worth(spins(1))).toBe(amount(4))
    // Bets of 4 once, of which live games keep 5,000 ppm.
    expect(worth(spins(1), 1)).toBe(amount('3.98'))
  })

  it('costs what the house keeps of the bets for it, at the best kind of game that counts', () => {
    expect(worth(spins(0, { each: amount(100), categories: ['RNG'] }))).toBe(amount(1))
    expect(worth(spins(0, { each: amount(100), categories: [] }))).toBe(amount('3.5'))
    expect(worth(spins(0, { each: amount(1_000), categories: [] }))).toBe(0n)
    // A free spin needs no bets.
    expect(worth(spins(1, { each: amount(1_000), categories: [] }))).toBe(amount(4))
  })

  it('costs less where other campaigns pay for the same bets, and is a share of each bet for those', () => {
    const slots = spins(0, { each: amount(100), categories: ['RNG'] })
    expect(worth(slots, 0, [{}, { RNG: 20_000, LIVE: 50_000 }])).toBe(amount(3))
    const [shares] = betShares([{ rule: slots }, { rule: spins(3) }], 1, {})
    expect(shares).toMatchObject({ RNG: 40_000, LIVE: 0 })
  })
})

describe('BON-06: rewards within their budget', () => {
  const house = { ...HOUSE, originalsReturn: bestOriginalReturn() }
  const secondSite = SECOND_SITE.promotions.flatMap(({ key, reward }) => (reward ? [[key, reward] as const] : []))
  const seeded = [...Object.entries(DEMO_REWARDS), ...secondSite].map(
    ([key, { rule, paidAs = 'CASH', turnoverTimes = 1, claimBudget = 0n, ...rest }]) => {
      const { maxStake = null, maxRelease, onWithdrawal, contribution, validDays } = rest
      const rules = { ...campaignRules.parse({ maxRelease, onWithdrawal, contribution, validDays }), maxStake }
      return { key, claimBudget, terms: { rule, paidAs, turnoverTimes, rules } }
    },
  )

  const lasting: (typeof DEMO_GOODS)[number][] = [
    ...DEMO_RANK_REWARDS,
    DEMO_REFERRAL,
    ...DEMO_GOODS,
    DEMO_RAIN,
    ...DEMO_SPINS,
    DEMO_LEADERBOARD,
    DEMO_LUCKY_BETS,
    DEMO_APP_BONUS,
    DEMO_GIFTS,
    DEMO_INVITE,
  ]
  const isGood = ({ rule }: { rule: RewardRule }) => rule.template === 'POINTS'
  const ranks = DEMO_RANKS.map(({ minTurnover = 0n }) => ({ minTurnover }))

  it.each(lasting)('BON-06: $titles.en, as it is seeded, is worth no more than its budget', (seed) => {
    const { rule, turnoverTimes = 1, claimBudget = 0n, paidAs = 'CASH' } = seed
    const others = lasting.filter((other) => other !== seed && !(isGood(other) && isGood(seed)))
    const rebates = betShares(others, ranks.length, POINT_RATES)
    const worth = rewardWorth({ ...terms(rule, turnoverTimes), paidAs }, { ...house, ranks, rebates, pointRates: POINT_RATES })
    expect(worth).toBeLessThanOrEqual(claimBudget)
  })

  it.each(seeded)('BON-06: $key, as it is seeded, is worth no more than its budget', ({ terms: seed, claimBudget }) => {
    expect(rewardWorth(seed, house)).toBeLessThanOrEqual(claimBudget)
  })
})
