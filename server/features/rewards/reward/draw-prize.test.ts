import { describe, expect, it } from 'vitest'
import { chancesOf, meanPrize, topPrize } from '#contract/rewards/spin/spin-sums.ts'
import { drawPrize } from './draw-prize.ts'

const prize = (amount: bigint, weight: number) => ({ amount, weight })
const PRIZES = [prize(1_000n, 1), prize(50n, 60), prize(0n, 39)]

describe('the prize of a spin', () => {
  it('is drawn by the weights: each number below their sum has its place', () => {
    const places = Array.from({ length: 100 }, (_, number) => drawPrize(PRIZES, () => number))
    expect(places).toEqual([0, ...Array.from({ length: 60 }, () => 1), ...Array.from({ length: 39 }, () => 2)])
  })

  it('asks the dice for a number below the sum of all weights, once', () => {
    const asked: number[] = []
    drawPrize(PRIZES, (end) => asked.push(end) * 0)
    expect(asked).toEqual([100])
  })

  it('is one of them with the real dice, and not always the same', () => {
    const places = new Set(Array.from({ length: 500 }, () => drawPrize([prize(1n, 1), prize(2n, 1)])))
    expect(places).toEqual(new Set([0, 1]))
  })

  it('comes to its mean, which is rounded up, and has its chances and a top', () => {
    expect(meanPrize(PRIZES)).toBe(40n)
    expect(meanPrize([prize(1n, 1), prize(0n, 2)])).toBe(1n)
    expect(chancesOf(PRIZES)).toEqual([10_000, 600_000, 390_000])
    expect(topPrize(PRIZES)).toBe(1_000n)
  })
})
