import { describe, expect, it } from 'vitest'
import { ApiError } from '#client/lib/api-error.ts'
import {
  claimOf,
  daysDone,
  frequencyOf,
  isLackOnly,
  isUpTo,
  lackOf,
  MENDS,
  nextStepOf,
  requiredBets,
  topShares,
} from './reward-parts.ts'

describe('a claim', () => {
  it('names the transaction', () =>
    expect(claimOf({ template: 'CODE', state: 'CLAIMABLE', transactionId: '7-20260301', code: null })).toEqual({
      transactionId: '7-20260301',
    }))
  it('names the listed code where there is no transaction yet', () =>
    expect(claimOf({ template: 'CODE', state: 'CLAIMABLE', transactionId: null, code: 'PISTA' })).toEqual({ promoCode: 'PISTA' }))
  it('is none for a spin, which is made on its own page', () =>
    expect(claimOf({ template: 'SPIN', state: 'CLAIMABLE', transactionId: '7', code: null })).toBeUndefined())
  it('is none for a reward that cannot be claimed now', () => {
    expect(claimOf({ template: 'CODE', state: 'GUEST', transactionId: null, code: 'PISTA' })).toBeUndefined()
    expect(claimOf({ template: 'CODE', state: 'MISSING', transactionId: '7-20260301', code: null })).toBeUndefined()
    expect(claimOf({ template: 'CODE', state: 'CLAIMABLE', transactionId: null, code: null })).toBeUndefined()
  })
})

describe('what is missing', () => {
  it('is the first need that is not met, ahead of another bonus', () => {
    const needs = [
      { need: 'MOBILE', isMet: true },
      { need: 'IDENTITY', isMet: false },
      { need: 'DEPOSIT', isMet: false },
    ] as const
    expect(lackOf({ needs: [...needs], block: 'OPEN' })).toBe('IDENTITY')
  })
  it('is the bonus in the way once every need is met', () =>
    expect(lackOf({ needs: [{ need: 'EMAIL', isMet: true }], block: 'ORDERED' })).toBe('ORDERED'))
  it('is nothing if all is there', () => expect(lackOf({ needs: [{ need: 'EMAIL', isMet: true }], block: null })).toBeUndefined())
  it.each([
    ['MOBILE', '/m/securityCenter/mobile'],
    ['EMAIL', '/m/securityCenter/email'],
    ['IDENTITY', '/m/securityCenter/identity'],
    ['DEPOSIT', '/m/voucherCenter'],
    ['BIRTHDAY', '/m/myAccount/profile'],
    ['OPEN', '/m/withdraw'],
    ['ORDERED', '/m/voucherCenter?tab=history'],
  ] as const)('%s is mended at %s', (lack, to) => expect(MENDS[lack].to).toBe(to))
})

describe('a refusal', () => {
  it('of a second bonus leads to the open one', () =>
    expect(nextStepOf(new ApiError('bonus.not.free'))).toMatchObject({ to: '/m/withdraw' }))
  it('leads nowhere if the list says it', () => expect(nextStepOf(new ApiError('prom.claim.expired'))).toBeUndefined())
  it('of a missing need is no error, unlike any other', () => {
    expect(isLackOnly(new ApiError('prom.claim.req.field'))).toBe(true)
    expect(isLackOnly(new ApiError('prom.claim.expired'))).toBe(false)
  })
})

describe('how often it is given', () => {
  it('is once a day for the sign-in', () => expect(frequencyOf({ template: 'SIGN_IN', period: null })).toBe('DAY'))
  it('is once a month for the salary of a rank, and once a year for the birthday', () => {
    expect(frequencyOf({ template: 'RANK_SALARY', period: null })).toBe('MONTH')
    expect(frequencyOf({ template: 'BIRTHDAY', period: null })).toBe('YEAR')
  })
  it('is once a period', () => expect(frequencyOf({ template: 'TURNOVER', period: 'WEEK' })).toBe('WEEK'))
  it('is once for the others', () => expect(frequencyOf({ template: 'CODE', period: null })).toBe('ONCE'))
})

it('gives up to its amount where that depends on what comes', () => {
  expect(isUpTo({ template: 'RESCUE', state: 'RUNNING' })).toBe(true)
  expect(isUpTo({ template: 'SIGN_IN', state: 'GUEST' })).toBe(true)
  expect(isUpTo({ template: 'RESCUE', state: 'MISSING' })).toBe(false)
  expect(isUpTo({ template: 'TURNOVER', state: 'RUNNING' })).toBe(false)
})

it('asks for bets of the amount times its turnover', () =>
  expect(requiredBets({ amount: 500_0000n, turnoverTimes: 10 })).toBe(5_000_0000n))

it('names the four kinds that count most, and none that does not count', () => {
  const contribution = [
    { category: 'LIVE', share: 100_000 },
    { category: 'PVP', share: 0 },
    { category: 'RNG', share: 1_000_000 },
  ] as const
  expect(topShares({ contribution: [...contribution] }).map(({ category }) => category)).toEqual(['RNG', 'LIVE'])
  const all = (['RNG', 'FISH', 'LIVE', 'SPORTS', 'LOTT'] as const).map((category, at) => ({ category, share: 5 - at }))
  expect(topShares({ contribution: all }).map(({ category }) => category)).toEqual(['RNG', 'FISH', 'LIVE', 'SPORTS'])
})

it('counts no more days than a streak has', () => expect(daysDone({ done: 9, amounts: [1n, 2n, 3n] })).toBe(3))
