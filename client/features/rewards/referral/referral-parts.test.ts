import { describe, expect, it } from 'vitest'
import type { ReferralIncome, ReferralLeader, ReferralTier } from '#contract/rewards/referral/referral.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import {
  asReward,
  greatest,
  incomeStep,
  ownBelow,
  rateRows,
  shareOfGreatest,
  shortLink,
  smsLink,
  telegramLink,
  topRate,
} from './referral-parts.ts'

const tier = (number: number, rates: ReferralTier['rates'], amount = 0n): ReferralTier => ({
  tier: number,
  rates,
  invitees: 0,
  amount,
})
const leader = (place: number, isOwn = false): ReferralLeader => ({
  name: 'An***el',
  avatar: '1',
  avatarType: 'STATIC',
  place,
  amount: 1n,
  isOwn,
})
const income = (more: Partial<ReferralIncome> = {}): ReferralIncome => ({
  month: '2026-11-01',
  amount: 0n,
  addedTo: null,
  claimable: 0n,
  transactionId: null,
  expiresAt: null,
  nextAt: 5,
  ...more,
})
const reward = (more: Partial<Reward> = {}): Reward => ({
  campaignId: 1,
  template: 'REFERRAL',
  title: 'Income',
  note: '',
  announcementId: null,
  state: 'RUNNING',
  transactionId: null,
  amount: 0n,
  paidAs: 'CASH',
  turnoverTimes: 1,
  validDays: 0,
  terms: null,
  needs: [],
  block: null,
  streak: null,
  turnover: null,
  rescue: null,
  spins: null,
  friends: null,
  code: null,
  period: 'WEEK',
  rankLevel: null,
  payHour: null,
  expiresAt: null,
  claimedAt: null,
  endsAt: null,
  ...more,
})

describe('the rate of a tier', () => {
  it('is one where all kinds of game have the same', () => {
    const rates = [
      { category: 'RNG', rate: 3_000 },
      { category: 'FISH', rate: 3_000 },
    ] as const
    expect(topRate(tier(1, [...rates]))).toEqual({ rate: 3_000, isSame: true })
  })
  it('is otherwise the highest', () =>
    expect(
      topRate(
        tier(1, [
          { category: 'RNG', rate: 1_000 },
          { category: 'FISH', rate: 3_000 },
        ]),
      ),
    ).toEqual({ rate: 3_000, isSame: false }))
  it('is none without any', () => expect(topRate(tier(1, []))).toBeUndefined())
})

it('lists every kind of game that any tier has a rate for', () =>
  expect(
    rateRows([
      tier(1, [{ category: 'RNG', rate: 3_000 }]),
      tier(2, [
        { category: 'RNG', rate: 1_000 },
        { category: 'LIVE', rate: 500 },
      ]),
    ]),
  ).toEqual([
    { category: 'RNG', rates: [3_000, 1_000] },
    { category: 'LIVE', rates: [undefined, 500] },
  ]))

it('compares tiers with the one that earned most, also where none did', () => {
  expect(greatest([tier(1, [], 4n), tier(2, [], 9n)])).toBe(9n)
  expect([shareOfGreatest(1n, 4n), shareOfGreatest(4n, 4n), shareOfGreatest(0n, 0n)]).toEqual([0.25, 1, 0])
})

describe('the podium', () => {
  it('has the own row below it only for those who are not on it', () => {
    expect(ownBelow([leader(1), leader(2, true)])).toBeUndefined()
    expect(ownBelow([leader(1), leader(28, true)])?.place).toBe(28)
  })
})

describe('what one can do about the income', () => {
  const due = income({ claimable: 7n, transactionId: 'R2,R1' })
  it('is to claim all of it in one, also what was earned before the house stopped paying', () => {
    const claim = { step: 'claim', transactionId: 'R2,R1', amount: 7n }
    expect(incomeStep({ income: due, reward: reward({ state: 'CLAIMABLE' }) }, undefined)).toEqual(claim)
    expect(incomeStep({ income: due, reward: null }, undefined)).toEqual(claim)
  })
  it('is first to mend what is missing', () => {
    const needs = [{ need: 'MOBILE', isMet: false }] as const
    expect(incomeStep({ income: income(), reward: reward({ state: 'MISSING', needs: [...needs] }) }, 'MOBILE')).toEqual({
      step: 'mend',
      lack: 'MOBILE',
    })
    expect(incomeStep({ income: due, reward: reward({ state: 'MISSING', block: 'OPEN' }) }, 'OPEN')).toEqual({
      step: 'mend',
      lack: 'OPEN',
    })
  })
  it('is nothing where the budget is used up, or until the next day of pay', () => {
    expect(incomeStep({ income: income(), reward: reward({ state: 'SPENT' }) }, undefined)).toEqual({ step: 'spent' })
    expect(incomeStep({ income: income(), reward: reward() }, undefined)).toEqual({ step: 'wait', nextAt: 5 })
    expect(incomeStep({ income: null, reward: null }, undefined)).toEqual({ step: 'wait', nextAt: null })
  })
  it('is claimed as one reward', () =>
    expect(asReward(reward(), { transactionId: 'R2,R1', amount: 7n })).toMatchObject({
      state: 'CLAIMABLE',
      transactionId: 'R2,R1',
      amount: 7n,
    }))
})

it('writes links for messages with their special signs escaped', () => {
  const link = 'https://palaro.example/r/A&B'
  expect(shortLink(link)).toBe('palaro.example/r/A&B')
  expect(new URL(telegramLink(link, 'Play & win')).searchParams.get('url')).toBe(link)
  expect(smsLink(link, 'Hi')).toBe('sms:?&body=Hi%20https%3A%2F%2Fpalaro.example%2Fr%2FA%26B')
})
