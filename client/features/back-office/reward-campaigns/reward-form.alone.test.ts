// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { type ManagedReward, rewardCampaignBody } from '#contract/back-office/reward-campaigns.ts'
import { type RewardRule, type RewardTemplate, rewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { budgetStateOf, percentageOf } from './budget-state.ts'
import { previewBody } from './preview-body.ts'
import { isTooNear } from '#contract/rewards/rain/rain-sums.ts'
import { isCovered, nextTime, rainSums } from './rain-values.ts'
import { rateOf } from './rate-values.ts'
import { fieldOf, mostOf, newRewardValues, rewardToBody, rewardValues } from './reward-form.ts'

const NOW = '2026-03-01T08:00'
const UNIT = 10_000n
const RULES: { [T in RewardTemplate]: Extract<RewardRule, { template: T }> } = {
  REGISTER: { template: 'REGISTER', options: { amount: 305_000n, days: 14 } },
  SIGN_IN: { template: 'SIGN_IN', options: { amounts: [5n * UNIT, 88n * UNIT, 6n * UNIT] } },
  CODE: { template: 'CODE', options: { amount: 25n * UNIT, code: 'FIESTA26', isListed: false } },
  TURNOVER: {
    template: 'TURNOVER',
    options: { amount: 20n * UNIT, period: 'WEEK', turnover: 2_000n * UNIT, categories: ['RNG', 'LIVE'] },
  },
  RESCUE: {
    template: 'RESCUE',
    options: {
      amount: 2_000n * UNIT,
      period: 'WEEK',
      rate: 125_000,
      minLoss: 500n * UNIT,
      turnoverTimes: 6,
      categories: ['FISH'],
    },
  },
  RANK_UP: { template: 'RANK_UP', options: { amounts: [0n, 18n * UNIT, 605_000n], days: 20 } },
  RANK_SALARY: { template: 'RANK_SALARY', options: { amounts: [8n * UNIT, 0n, 28n * UNIT] } },
  BIRTHDAY: { template: 'BIRTHDAY', options: { amounts: [UNIT, 2n * UNIT, 3n * UNIT], days: 9 } },
  REBATE: {
    template: 'REBATE',
    options: { amount: 900n * UNIT, period: 'WEEK', rates: [{}, { RNG: 5_000 }, { RNG: 6_250, LIVE: 3_000 }], payHour: null },
  },
  REFERRAL: {
    template: 'REFERRAL',
    options: { amount: 500n * UNIT, period: 'WEEK', rates: [{ RNG: 3_000, LIVE: 500 }, {}], days: 10 },
  },
  POINTS: { template: 'POINTS', options: { amount: 100n * UNIT, points: 5_000, perMember: 2 } },
  RAIN: {
    template: 'RAIN',
    options: {
      times: ['09:30', '21:00'],
      weekdays: [5, 6],
      amount: 900n * UNIT,
      gold: { count: 2, amount: 100n * UNIT },
      ube: { count: 0, amount: 505_000n },
      red: { count: 60, least: 5_000n },
      empty: 20,
    },
  },
  APP_DOWNLOAD: { template: 'APP_DOWNLOAD', options: { amount: 28n * UNIT } },
  LUCKY_BET: {
    template: 'LUCKY_BET',
    options: {
      prizes: [
        { amount: 85_000n, oneIn: 500 },
        { amount: 888n * UNIT, oneIn: 250_000 },
      ],
      least: 25n * UNIT,
      most: 4,
      categories: ['RNG', 'FISH'],
      days: 5,
    },
  },
  INVITE: {
    template: 'INVITE',
    options: {
      milestones: [
        { friends: 2, amount: 505_000n },
        { friends: 7, amount: 188n * UNIT },
      ],
      minDeposit: 0n,
      minBets: 1_500n * UNIT,
      days: 9,
    },
  },
  GIFT: { template: 'GIFT', options: { amount: 488n * UNIT, days: 6 } },
  LEADERBOARD: {
    template: 'LEADERBOARD',
    options: { amounts: [605_000n, 505_000n], period: 'WEEK', least: 1_500n * UNIT, categories: ['LIVE'], days: 9 },
  },
  SPIN: {
    template: 'SPIN',
    options: {
      look: 'REELS',
      prizes: [
        { amount: 505_000n, weight: 3 },
        { amount: 0n, weight: 40 },
      ],
      free: 2,
      bets: { each: 1_500n * UNIT, most: 4, categories: ['RNG'] },
    },
  },
}
const RANKS = 3
const stored = (details: Partial<ManagedReward['body']>): ManagedReward => ({
  id: 7,
  version: 2,
  state: 'ON_SHOW',
  title: 'Regalo',
  startAt: 0,
  endAt: null,
  missing: [],
  claimed: 3,
  given: 90n * UNIT,
  waiting: 0n,
  worth: 20n * UNIT,
  body: {
    rule: RULES.CODE,
    paidAs: 'BONUS',
    turnoverTimes: 10,
    maxStakeRate: 150_000,
    maxStake: 50n * UNIT,
    minOdds: 15_000,
    maxOdds: 90_000,
    contribution: { RNG: 500_000 },
    maxRelease: 5,
    texts: { tl: { title: 'Regalo', note: 'Para sa iyo' } },
    announcementId: 4,
    validDays: 9,
    onWithdrawal: 'FORFEITS',
    needs: ['MOBILE', 'DEPOSIT'],
    addressLimit: 5,
    deviceLimit: 1,
    budget: 50_000n * UNIT,
    claimBudget: 255_000n,
    startAt: '2026-02-01T00:00',
    endAt: '2026-04-01T00:00',
    isEnabled: true,
    sortIndex: 3,
    ...details,
  },
})
const { options: templates } = rewardTemplate
const titled = (template: RewardTemplate) => {
  const values = newRewardValues(template, NOW, 3, RANKS)
  return { ...values, texts: { ...values.texts, tl: { title: 'Regalo', note: '' } } }
}

describe('the form of a campaign of rewards', () => {
  it.each(templates)('gives back what is stored, for %s', (template) => {
    const given = stored({ rule: RULES[template] })
    const body = rewardCampaignBody.parse(rewardToBody(rewardValues(given, RANKS)))
    const { contribution, ...rest } = given.body
    // An exchange is paid for, and a bet wins by chance, so no address or device limits them.
    const limits = template === 'POINTS' || template === 'LUCKY_BET' ? { addressLimit: 0, deviceLimit: 0 } : {}
    const own = { paidAs: 'CASH', validDays: 0 }
    const isOwn = template === 'SPIN' || template === 'LUCKY_BET' || template === 'INVITE'
    const paid = template === 'RAIN' ? { ...own, turnoverTimes: 0 } : isOwn ? own : {}
    expect(body).toMatchObject({ ...rest, ...limits, ...paid, contribution })
    expect(body.contribution.INHOUSE).toBe(100_000)
  })

  it.each(templates)('starts %s with values that can be saved, but for title and code', (template) => {
    const values = titled(template)
    const options = { ...values.options, code: 'salo2026' }
    const body = rewardCampaignBody.parse(rewardToBody({ ...values, options }))
    expect(body).toMatchObject({ rule: { template }, startAt: NOW, endAt: null, sortIndex: 3, isEnabled: true })
    if (body.rule.template === 'CODE') expect(body.rule.options.code).toBe('SALO2026')
    expect(body.budget).toBeGreaterThanOrEqual(mostOf(values)!)
  })

  it('has a field for each rank there is now, and keeps what is paid to those that were added', () => {
    const salary = rewardValues(stored({ rule: RULES.RANK_SALARY }), 4)
    expect(salary.options.amounts).toEqual(['8', '0', '28', '0'])
    expect(rewardValues(stored({ rule: RULES.RANK_SALARY }), 2).options.amounts).toEqual(['8', '0'])
    const rebate = rewardToBody(rewardValues(stored({ rule: RULES.REBATE }), 4))
    const rates = [{}, { RNG: 5_000 }, { RNG: 6_250, LIVE: 3_000 }, { RNG: 6_250, LIVE: 3_000 }]
    expect(rebate.rule).toMatchObject({ options: { rates } })
  })

  it('has a rate for each tier it was saved with, however many ranks there are', () => {
    expect(rewardValues(stored({ rule: RULES.REFERRAL }), 6).options.rates).toHaveLength(2)
    expect(rewardValues(stored({ rule: RULES.REFERRAL }), 0).options.rates[0]).toMatchObject({ RNG: '0.3', LIVE: '0.05' })
    const none = newRewardValues('REFERRAL', NOW, 1, 0)
    expect(mostOf(none)).toBe(10_000n * UNIT)
    expect(none.options.rates).toHaveLength(3)
  })

  it('a rebate that is paid by itself has no limits of addresses and devices', () => {
    const values = rewardValues(stored({ rule: RULES.REBATE }), RANKS)
    expect(rewardToBody(values)).toMatchObject({ rule: { options: { payHour: null } }, addressLimit: '5', deviceLimit: '1' })
    const byItself = { ...values, options: { ...values.options, payHour: '0' } }
    expect(rewardToBody(byItself)).toMatchObject({ rule: { options: { payHour: '0' } }, addressLimit: 0, deviceLimit: 0 })
  })

  it.each([
    ['', 0],
    ['0.5', 5_000],
    ['5', 50_000],
    ['5.01', undefined],
    ['x', undefined],
  ])('reads a rebate of %s per cent as %s', (typed, rate) => expect(rateOf(typed)).toBe(rate))

  it('own money has no days to play it', () => {
    const values = rewardValues(stored({}), RANKS)
    expect(rewardToBody(values).validDays).toBe('9')
    expect(rewardToBody({ ...values, paidAs: 'CASH' }).validDays).toBe(0)
  })

  it.each([
    ['LOAD', ['DEPOSIT', 'MOBILE']],
    ['POST', ['DEPOSIT']],
  ] as const)('what is delivered is no money: a %s has no turnover, and needs %j', (delivery, needs) => {
    const rule = { template: 'POINTS', options: { ...RULES.POINTS.options, delivery } } as const
    const given = rewardValues(stored({ rule, needs: ['DEPOSIT'] }), RANKS)
    const body = rewardCampaignBody.parse(rewardToBody(given))
    expect(given.options.delivery).toBe(delivery)
    expect(body).toMatchObject({ rule, paidAs: 'CASH', turnoverTimes: 0, validDays: 0, needs })
    const asMoney = rewardToBody({ ...given, options: { ...given.options, delivery: 'MONEY' } })
    expect(asMoney).toMatchObject({ paidAs: 'BONUS', turnoverTimes: '10', needs: ['DEPOSIT'] })
    expect(asMoney.rule.options).not.toHaveProperty('delivery')
  })

  it('the preview of what is delivered waits for no hidden terms of a bonus', () => {
    const values = newRewardValues('POINTS', NOW, 1, RANKS)
    const delivered = { ...values, validDays: '0', options: { ...values.options, delivery: 'POST' as const } }
    expect(previewBody(values, 'tl', '?')).toBeDefined()
    expect(previewBody({ ...values, validDays: '0' }, 'tl', '?')).toBeUndefined()
    expect(previewBody(delivered, 'tl', '?')).toMatchObject({ paidAs: 'CASH', rule: { options: { delivery: 'POST' } } })
  })

  it('own money is saved even if the hidden terms of a bonus are half typed', () => {
    const values = { ...titled('REGISTER'), stakePercent: 'x', minOdds: '' }
    expect(rewardCampaignBody.parse(rewardToBody(values))).toMatchObject({ maxStakeRate: 100_000, minOdds: 12_000 })
  })

  it('knows the most that a claim gives, once all amounts are valid', () => {
    const values = newRewardValues('SIGN_IN', NOW, 1, RANKS)
    expect(mostOf(values)).toBe(88n * UNIT)
    expect(mostOf({ ...values, options: { ...values.options, amounts: ['5', 'x'] } })).toBeUndefined()
    expect(mostOf(rewardValues(stored({ rule: RULES.RANK_UP }), RANKS))).toBe(605_000n)
    const spin = newRewardValues('SPIN', NOW, 1, RANKS)
    expect(mostOf(spin)).toBe(888n * UNIT)
    const half = { ...spin.options.spin, prizes: [{ amount: 'x', weight: '1' }] }
    expect(mostOf({ ...spin, options: { ...spin.options, spin: half } })).toBeUndefined()
    expect(mostOf(newRewardValues('RESCUE', NOW, 1, RANKS))).toBe(2_000n * UNIT)
  })

  it.each([
    ['rule.options.code', 'options.code'],
    ['rule.options.amounts.2', 'options.amounts.2'],
    ['rule.options.rate', 'options.ratePercent'],
    ['rule.options.turnoverTimes', 'options.lossTimes'],
    ['turnoverTimes', 'turnoverTimes'],
    ['maxStakeRate', 'stakePercent'],
    ['budget', 'budget'],
    ['rule.options.rates', 'options.rates.0.RNG'],
    ['rule.options.amounts', 'options.amounts.0'],
  ])('shows a refusal of %s at %s', (path, field) => expect(fieldOf(path, 'RANK_SALARY')).toBe(field))

  it.each([
    ['rule.options.times', 'options.rain.times.0'],
    ['rule.options.gold.amount', 'options.rain.gold.amount'],
    ['rule.options.red.least', 'options.rain.red.least'],
    ['rule.options.red.count', 'options.rain.red.count'],
    ['rule.options.amount', 'options.amount'],
  ])('shows a refusal of a rain’s %s at %s', (path, field) => expect(fieldOf(path, 'RAIN')).toBe(field))

  it.each([
    ['rule.options.prizes', 'options.spin.prizes.0.amount'],
    ['rule.options.prizes.[].amount', 'options.spin.prizes.0.amount'],
    ['rule.options.prizes.3.weight', 'options.spin.prizes.3.weight'],
    ['rule.options.free', 'options.spin.free'],
    ['rule.options.bets.each', 'options.spin.bets.each'],
    ['budget', 'budget'],
  ])('shows a refusal of a spin’s %s at %s', (path, field) => expect(fieldOf(path, 'SPIN')).toBe(field))

  it.each([
    ['rule.options.prizes', 'options.lucky.prizes.0.oneIn'],
    ['rule.options.prizes.2.oneIn', 'options.lucky.prizes.2.oneIn'],
    ['rule.options.prizes.[].amount', 'options.lucky.prizes.0.amount'],
    ['rule.options.least', 'options.turnover'],
    ['rule.options.most', 'options.lucky.most'],
    ['rule.options.days', 'options.days'],
  ])('shows a refusal of a lucky bet’s %s at %s', (path, field) => expect(fieldOf(path, 'LUCKY_BET')).toBe(field))

  it.each([
    ['rule.options.milestones', 'options.invite.milestones.0.friends'],
    ['rule.options.milestones.2.amount', 'options.invite.milestones.2.amount'],
    ['rule.options.minDeposit', 'options.invite.minDeposit'],
    ['rule.options.minBets', 'options.invite.minBets'],
    ['rule.options.days', 'options.days'],
  ])('shows a refusal of a milestone’s %s at %s', (path, field) => expect(fieldOf(path, 'INVITE')).toBe(field))

  it('shows a refusal of all bonuses at the first there is', () =>
    expect(fieldOf('rule.options.amounts', 'RANK_UP')).toBe('options.amounts.1'))
})

describe('a rain', () => {
  const { options } = newRewardValues('RAIN', NOW, 1, RANKS)

  it('says how many envelopes there are, what red ones share, and what it costs', () => {
    const sums = { places: 400, shared: 3_272n * UNIT, least: 600n * UNIT, emptyPart: 0.235 }
    const costs = { perDay: 35_000n * UNIT, perWeek: 245_000n * UNIT }
    expect(rainSums(options.amount, options.rain)).toMatchObject({ ...sums, mean: 109_066n, ...costs })
    expect(rainSums(options.amount, { ...options.rain, weekdays: [6, 7] })).toMatchObject({ perWeek: 70_000n * UNIT })
  })

  it.each([
    ['2328', true],
    ['2327.99', false],
  ])('of %s in all covers its envelopes: %s', (amount, expected) =>
    expect(isCovered(rainSums(amount, options.rain)!)).toBe(expected),
  )

  it.each([
    ['no amount', '', options.rain],
    ['no red envelopes', '5000', { ...options.rain, red: { count: '0', least: '2' } }],
    ['half a number', '5000', { ...options.rain, empty: '9.' }],
  ])('follows from nothing with %s', (_, amount, rain) => expect(rainSums(amount, rain)).toBeUndefined())

  it.each([
    [['10:00', '10:04'], 1, true],
    [['10:00', '10:05'], 1, false],
    [['10:00'], 0, false],
    [['10:00', ''], 0, false],
  ])('of %j, number %i is too near to another: %s', (times, place, expected) => expect(isTooNear(times, place)).toBe(expected))

  it.each([
    [['10:00', '22:00'], '23:00'],
    [['00:00', '23:30'], '01:00'],
    [[''], '20:00'],
  ])('after %j the next one is suggested at %s', (times, expected) => expect(nextTime(times)).toBe(expected))
})

describe('the preview', () => {
  it.each(templates)('of %s waits for neither title, code nor budget', (template) => {
    const body = previewBody(
      { ...newRewardValues(template, NOW, 1, RANKS), budget: '', claimBudget: 'x' },
      'tl',
      'Walang pamagat',
    )
    expect(body).toMatchObject({ texts: { tl: { title: 'Walang pamagat' } } })
    expect(rewardCampaignBody.safeParse(body).success).toBe(true)
  })

  it('asks with the title and the code that are typed', () => {
    const values = titled('CODE')
    const body = previewBody({ ...values, options: { ...values.options, code: 'fiesta26' } }, 'tl', '?')
    expect(body).toMatchObject({ texts: { tl: { title: 'Regalo' } }, rule: { options: { code: 'fiesta26' } } })
  })

  it.each([
    ['an amount', { options: { ...newRewardValues('REGISTER', NOW, 1, RANKS).options, amount: '0' } }],
    ['days', { options: { ...newRewardValues('REGISTER', NOW, 1, RANKS).options, days: 'x' } }],
    ['a turnover', { turnoverTimes: '101' }],
    ['a bonus without an end', { paidAs: 'BONUS' as const, validDays: '0' }],
    ['a bonus with wrong odds', { paidAs: 'BONUS' as const, minOdds: '20' }],
  ])('waits for %s', (_, wrong) =>
    expect(previewBody({ ...newRewardValues('REGISTER', NOW, 1, RANKS), ...wrong }, 'tl', '?')).toBeUndefined(),
  )
})

describe('the budget', () => {
  it.each([
    { given: 50n, waiting: 40n, state: 'FREE' },
    { given: 50n, waiting: 41n, state: 'NEAR' },
    { given: 99n, waiting: 0n, state: 'NEAR' },
    { given: 60n, waiting: 40n, state: 'USED' },
  ])('of 100 is $state with $given given and $waiting waiting', ({ state, ...sums }) =>
    expect(budgetStateOf({ ...sums, body: { budget: 100n } })).toBe(state),
  )

  it('is drawn to a tenth of a per cent', () => {
    expect([percentageOf(1n, 3n), percentageOf(7n, 5n), percentageOf(0n, 5n)]).toEqual([33.3, 100, 0])
  })
})
