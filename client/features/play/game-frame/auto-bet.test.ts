import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoLeft, autoProfit, checkStake, endAuto, nextAuto, startAuto, type AutoPlan, type StakeChange } from './auto-bet.ts'

const units = (amount: number) => BigInt(amount) * 10_000n
const RESET: StakeChange = { kind: 'reset' }
const plan: AutoPlan = {
  bets: 10,
  firstStake: units(10),
  onWin: RESET,
  onLoss: RESET,
  stopProfit: undefined,
  stopLoss: units(1_000),
}
const change = fc.oneof(
  fc.constant(RESET),
  fc.integer({ min: 0, max: 400 }).map((percent): StakeChange => ({ kind: 'raise', percent })),
)

/** Plays rounds that pay these multiples of the stake. */
function play(one: AutoPlan, pays: readonly number[]) {
  let run = startAuto(one)
  for (const multiple of pays) {
    if (run.end) return run
    run = nextAuto(run, { stake: run.stake, payout: run.stake * BigInt(multiple) })
  }
  return run
}

describe('bets that place themselves', () => {
  it('raise the stake after a loss, and start again after a win', () => {
    const doubling = { ...plan, onLoss: { kind: 'raise', percent: 100 } as const }
    expect(play(doubling, [0, 0]).stake).toBe(units(40))
    expect(play(doubling, [0, 0, 2]).stake).toBe(units(10))
    expect(play({ ...plan, onWin: { kind: 'raise', percent: 50 } }, [2, 2]).stake).toBe(225_000n)
  })
  it('count a round that only returns the stake as no win', () =>
    expect(play({ ...plan, onLoss: { kind: 'raise', percent: 100 } }, [1]).stake).toBe(units(20)))
  it('stake whole cents, and a raise is at least one', () => {
    const small = { ...plan, firstStake: 1_000n, onLoss: { kind: 'raise', percent: 1 } as const }
    expect(play(small, [0]).stake).toBe(1_100n)
    expect(play({ ...small, firstStake: 333_300n }, [0]).stake).toBe(336_600n)
  })
  it('end after their number, with what is left and what was won', () => {
    const run = play({ ...plan, bets: 3 }, [0, 3])
    expect([autoLeft(run), autoProfit(run), run.profits]).toEqual([1, units(10), [-units(10), units(10)]])
    expect(play({ ...plan, bets: 3 }, [0, 3, 0, 0])).toMatchObject({ end: 'done', placed: 3 })
  })
  it('end once the profit is reached', () =>
    expect(play({ ...plan, stopProfit: units(20) }, [2, 2, 2])).toMatchObject({ end: 'profit', placed: 2 }))
  it('end when the balance or the table no longer allows the stake', () => {
    const run = play({ ...plan, onLoss: { kind: 'raise', percent: 100 } }, [0])
    expect(checkStake(run, units(20)).end).toBeUndefined()
    expect(checkStake(run, units(20) - 1n).end).toBe('stake')
  })
  it('keep the first reason to end', () => expect(endAuto(endAuto(startAuto(plan), 'player'), 'refused').end).toBe('player'))
  it('never lose more than the limit, whatever comes', () =>
    fc.assert(
      fc.property(
        change,
        change,
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 500 }),
        (onWin, onLoss, pays, limit) => {
          const run = play({ ...plan, bets: 60, onWin, onLoss, stopLoss: units(limit) }, pays)
          for (const profit of run.profits) expect(profit >= -units(limit)).toBe(true)
        },
      ),
    ))
})
