import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AutoplayPlan, countRound, endAutoplay, startAutoplay } from './autoplay.ts'

const plan: AutoplayPlan = { spins: 3, stake: 10n, stopLoss: 100n, stopWin: undefined, stopsOnFeature: false }
const round = (id: string, won = 0n) => ({ id, stake: 10n, won })

it('ends after its spins, and counts a round once', () => {
  let run = startAutoplay(plan)
  for (const id of ['a', 'a', 'b', 'b']) run = countRound(run, round(id))
  expect(run).toMatchObject({ played: 2, profit: -20n, end: undefined })
  expect(countRound(run, round('c'))).toMatchObject({ played: 3, end: 'done' })
})

it('RG-13 never plays a spin that could pass the limit of loss', () =>
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 500n }),
      fc.array(fc.bigInt({ min: 0n, max: 30n }), { maxLength: 40 }),
      (stopLoss, wins) => {
        let run = startAutoplay({ ...plan, spins: 100, stopLoss })
        for (const [index, won] of wins.entries()) {
          if (run.end) break
          expect(plan.stake - run.profit).toBeLessThanOrEqual(stopLoss)
          run = countRound(run, round(String(index), won))
        }
        expect(-run.profit).toBeLessThanOrEqual(stopLoss)
      },
    ),
  ))

it('ends after a win that is high enough', () => {
  const run = startAutoplay({ ...plan, stopWin: 50n })
  expect(countRound(run, round('a', 49n)).end).toBeUndefined()
  expect(countRound(run, round('a', 50n)).end).toBe('win')
})

it('the first reason to end stays', () => {
  const ended = endAutoplay(startAutoplay(plan), 'player')
  expect(endAutoplay(ended, 'hidden').end).toBe('player')
  expect(countRound(ended, round('a')).end).toBe('player')
})
