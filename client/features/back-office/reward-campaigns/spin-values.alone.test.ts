// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { newRewardValues } from './reward-form.ts'
import { prizeChances, spinSums, spinToBody, spinValues, topTyped } from './spin-values.ts'

const UNIT = 10_000n
const { spin } = newRewardValues('SPIN', '2026-03-01T08:00', 1, 3).options
const prize = (amount: string, weight: string) => ({ amount, weight })

describe('spins', () => {
  it('say what one gives, and what a day of them costs', () =>
    expect(spinSums(spin)).toEqual({
      mean: 59_400n,
      top: 888n * UNIT,
      nothing: 0.3,
      spinsPerDay: 4,
      mostPerDay: 3_552n * UNIT,
      meanPerDay: 237_600n,
    }))

  it('count none for bets while those are switched off', () => {
    const bets = { ...spin.bets, isOn: false, most: 'x' }
    expect(spinSums({ ...spin, bets })).toMatchObject({ spinsPerDay: 1, mostPerDay: 888n * UNIT })
    expect(spinToBody({ ...spin, bets }, ['RNG'])).toMatchObject({ free: '1', bets: null })
  })

  it('start with no sum for bets where there were none', () => {
    const options = { look: 'WHEEL', prizes: [{ amount: 5n * UNIT, weight: 1 }], free: 1, bets: null } as const
    const { bets, prizes } = spinValues({ ...options, prizes: [...options.prizes] })
    expect(bets).toEqual({ isOn: false, each: '', most: '1' })
    expect(prizes).toEqual([prize('5', '1')])
  })

  it.each([
    ['half an amount', { prizes: [prize('5.', '1'), prize('x', '1')] }],
    ['a weight of 0', { prizes: [prize('5', '0'), prize('2', '1')] }],
    ['nothing to win', { prizes: [prize('0', '1'), prize('0', '1')] }],
    ['half a number of free ones', { free: '1.' }],
    ['no spins', { free: '0', bets: { ...spin.bets, isOn: false } }],
  ])('follow from nothing with %s', (_, wrong) => expect(spinSums({ ...spin, ...wrong })).toBeUndefined())

  it('show the chance of each prize once all weights are valid', () => {
    expect(prizeChances([prize('x', '1'), prize('', ' 3 ')])).toEqual([0.25, 0.75])
    expect(prizeChances([prize('5', '1'), prize('5', '0')])).toBeUndefined()
    expect(prizeChances([prize('5', '1'), prize('5', '')])).toBeUndefined()
  })

  it('know the top prize once all amounts are valid', () => {
    expect(topTyped([prize('5', 'x'), prize('88.5', '')])).toBe(885_000n)
    expect(topTyped([prize('5', '1'), prize('x', '1')])).toBeUndefined()
  })
})
