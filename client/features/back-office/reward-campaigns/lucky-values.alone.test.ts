// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isCommonerThanBefore, luckyChance, luckySums, luckyToBody, luckyValues, rarerPrize } from './lucky-values.ts'
import { newRewardValues } from './reward-form.ts'

const UNIT = 10_000n
const { options, budget } = newRewardValues('LUCKY_BET', '2026-03-01T08:00', 1, 3)
const { lucky, turnover: least } = options
const prize = (amount: string, oneIn: string) => ({ amount, oneIn })

describe('lucky bets', () => {
  it('say how often a bet wins, what it wins on average, and how long the budget lasts', () => {
    const sums = luckySums({ prizes: [prize('10', '100'), prize('100', '1000')], most: '3' }, '20', '2000')
    // 1 in 100 and 1 in 1,000 are 11 in 1,000; each of them gives 0.1 a bet.
    expect(sums).toEqual({
      oneIn: 91n,
      mean: 2_000n,
      part: 0.01,
      top: 100n * UNIT,
      perDay: 3,
      mostPerDay: 300n * UNIT,
      bets: 10_000n,
    })
  })

  it('start with prizes that cost a small part of the least bet', () =>
    expect(luckySums(lucky, least, budget)).toMatchObject({ oneIn: 475n, mean: 293n, part: 0.001465 }))

  it('follow from the prizes without a budget too', () => expect(luckySums(lucky, least, '')).toMatchObject({ bets: undefined }))

  it.each([
    ['half an amount', { prizes: [prize('5.x', '500')] }, least],
    ['an amount of 0', { prizes: [prize('0', '500')] }, least],
    ['prizes that come up too often', { prizes: [prize('5', '9')] }, least],
    ['prizes that come up too rarely', { prizes: [prize('5', '10000001')] }, least],
    ['half a number of bets a day', { most: '3.' }, least],
    ['no bets a day', { most: '0' }, least],
    ['no least bet', {}, ''],
  ])('follow from nothing with %s', (_, wrong, typedLeast) =>
    expect(luckySums({ ...lucky, ...wrong }, typedLeast, budget)).toBeUndefined(),
  )

  it('show the chance of each prize by itself', () =>
    expect(['500', ' 10 ', '9', 'x'].map((oneIn) => luckyChance({ oneIn }))).toEqual([0.002, 0.1, undefined, undefined]))

  it('have the commonest prize first', () => {
    const prizes = [prize('5', '500'), prize('6', '500'), prize('7', '499'), prize('8', 'x'), prize('9', '10')]
    expect(prizes.map((_, place) => isCommonerThanBefore(prizes, place))).toEqual([false, false, true, false, false])
  })

  it('get one more prize that is rarer than the last', () => {
    expect(rarerPrize(lucky.prizes)).toEqual(prize('', '2000000'))
    expect(rarerPrize([prize('5', '2000000')])).toEqual(prize('', '10000000'))
    expect(rarerPrize([prize('5', 'x')])).toEqual(prize('', '1000'))
  })

  it('give back what is stored', () => {
    const stored = { prizes: [{ amount: 85_000n, oneIn: 500 }], least: UNIT, most: 4, categories: [], days: 5 }
    expect(luckyValues(stored)).toEqual({ prizes: [prize('8.5', '500')], most: '4' })
    expect(luckyToBody({ prizes: [prize('8.50', ' 500')], most: ' 4' })).toEqual({ prizes: [prize('8.5', '500')], most: '4' })
  })
})
