/** CRS-01: which bets win in which millisecond; pure decisions. */
import { describe, expect, it } from 'vitest'
import { crashMs } from '#contract/play/crash/crash-curve.ts'
import type { SeededPlayer } from '#server/features/play/fairness/round-rules.ts'
import type { BetState, RoundState } from './crash-bet.ts'
import { accountKey, type BetCall, type CashOutCall, type CrashState, decideCrash } from './decide-crash.ts'

const START = new Date('2026-11-25T00:00:00Z')
const at = (ms: number) => new Date(START.getTime() + ms)
const UNIT = 10_000n

function roundIn(state: RoundState['state'], changes: Partial<RoundState> = {}): RoundState {
  const startedAt = state === 'BETTING' ? null : START
  const times = { opensAt: at(-6_000), closesAt: at(0), startedAt, crashedAt: null, settledAt: null }
  return { id: 7n, chainId: 1, place: 1, state, ...times, point: null, hash: null, isInterrupted: false, ...changes }
}
const player = (bonus?: Partial<SeededPlayer['bonus']>): SeededPlayer => ({
  seedPairId: 1n,
  nonce: 0,
  isTest: false,
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  refusal: undefined,
  room: undefined,
  bonus: bonus as SeededPlayer['bonus'],
})
const someone = (memberId: number) => ({
  memberId,
  merchantId: 1,
  asset: 'PHP',
  isTrial: false,
  kind: 'MEMBER_MAIN' as const,
  houseLimits: undefined,
  roundId: 7n,
})
const betOf = (memberId: number, changes: Partial<BetCall> = {}): BetCall => ({
  ask: 'BET',
  ...someone(memberId),
  key: `bet-${memberId}`,
  receivedAt: at(-1_000),
  stake: 10n * UNIT,
  autoCashOut: null,
  limits: { maxPayout: 1_000_000n * UNIT, maxProfit: 100_000n * UNIT },
  obstacle: undefined,
  odds: undefined,
  ...changes,
})
const outOf = (memberId: number, ms: number, requestId = `out-${memberId}`): CashOutCall => ({
  ask: 'CASH_OUT',
  ...someone(memberId),
  receivedAt: at(ms),
  requestId,
})

/** A table with bets already placed; decides calls of a later batch. */
function tableWith(point: number, bets: BetCall[], round = roundIn('BETTING')) {
  const state: CrashState = {
    rounds: new Map([[7n, round]]),
    pointOf: () => point,
    players: new Map(Array.from({ length: 20 }, (_, memberId) => [memberId, player()])),
    balances: new Map(Array.from({ length: 20 }, (_, memberId) => [accountKey(someone(memberId)), 1_000n * UNIT])),
    bets: [],
    known: new Map(),
    exposures: new Map(),
  }
  const placed = decideCrash(bets, state, at(-1_000))
  state.bets.forEach((bet, index) => Object.assign(bet, { id: BigInt(index + 1) } satisfies Partial<BetState>))
  const running = { ...roundIn('RUNNING'), ...(round.state === 'RUNNING' && round) }
  const later = (): CrashState => ({ ...state, rounds: new Map([[7n, running]]) })
  return {
    state,
    placed: placed.decisions,
    call: (...calls: (CashOutCall | BetCall)[]) => decideCrash(calls, later(), at(60_000)).decisions,
    settle(changes: Partial<RoundState> = {}) {
      const deciding = decideCrash([], later(), at(60_000))
      deciding.settle({ ...running, state: 'CRASHED', ...changes })
      return { bets: state.bets, entries: deciding.changes().entries }
    },
    balance: (memberId: number) => Number(state.balances.get(accountKey(someone(memberId)))! / UNIT),
  }
}
const codeOf = (decided: { kind: string; refusal?: { code: string } }) => decided.refusal?.code ?? decided.kind

describe('CRS-01 a cash-out by hand', () => {
  it('CRS-02: at point 1.06 pays 1.06 when received at 1,127 ms, and is refused at 1,128 ms', () => {
    const table = tableWith(106, [betOf(1), betOf(2)])
    const [won, late] = table.call(outOf(1, 1_127), outOf(2, 1_128))
    expect(won).toMatchObject({ bet: { state: 'WON', cashOut: 106, payout: 106_000n } })
    expect(codeOf(late!)).toBe('game.round.over')
  })

  it('pays 1.01 at the earliest, so at point 1.00 nobody wins', () => {
    const table = tableWith(100, [betOf(1), betOf(2, { autoCashOut: 101 })])
    expect(table.call(outOf(1, 100), outOf(1, 165), outOf(1, 166)).map(codeOf)).toEqual([
      'game.step.invalid',
      'game.step.invalid',
      'game.round.over',
    ])
    expect(table.settle().bets.map(({ state }) => state)).toEqual(['LOST', 'LOST'])
  })

  it('counts once: the second is answered the same with its id, and refused with another', () => {
    const table = tableWith(500, [betOf(1)])
    const [first, again, other] = table.call(outOf(1, 5_000), outOf(1, 9_000), outOf(1, 9_000, 'another'))
    expect(first).toMatchObject({ bet: { cashOut: 134 } })
    expect(again).toMatchObject({ kind: 'answered', bet: { cashOut: 134 } })
    expect(codeOf(other!)).toBe('game.round.over')
    expect(table.balance(1)).toBe(1_003)
  })

  it('is decided by when it was received, however much later it is decided', () => {
    const table = tableWith(200, [betOf(1)])
    expect(table.call(outOf(1, crashMs(200) - 1))[0]).toMatchObject({ bet: { cashOut: 200 } })
  })
})

describe('CRS-01 an automatic cash-out', () => {
  it('at point 2.00: 2.00 wins 2.00, 2.01 loses', () => {
    const table = tableWith(200, [betOf(1, { autoCashOut: 200 }), betOf(2, { autoCashOut: 201 })])
    const { bets } = table.settle()
    expect(bets).toMatchObject([
      { state: 'WON', cashOut: 200, payout: 200_000n },
      { state: 'LOST', payout: 0n },
    ])
    expect([table.balance(1), table.balance(2)]).toEqual([1_010, 990])
  })

  it('CRS-04: comes before one by hand in the same millisecond, not before an earlier one', () => {
    const table = tableWith(500, [betOf(1, { autoCashOut: 200 }), betOf(2, { autoCashOut: 200 })])
    const [same, earlier] = table.call(outOf(1, 11_553), outOf(2, 11_552))
    expect(codeOf(same!)).toBe('game.round.over')
    expect(earlier).toMatchObject({ bet: { cashOut: 199 } })
    expect(table.settle().bets.map(({ cashOut }) => cashOut)).toEqual([200, 199])
  })

  it('CRS-05: is forced at the highest profit: 201.00 for a stake of 500', () => {
    const table = tableWith(100_000, [betOf(1, { stake: 500n * UNIT }), betOf(2, { stake: 500n * UNIT, autoCashOut: 50_000 })])
    expect(table.placed).toMatchObject([{ bet: { target: 20_100 } }, { bet: { target: 20_100, autoCashOut: 50_000 } }])
    expect(table.settle().bets.map(({ payout }) => payout)).toEqual([100_500n * UNIT, 100_500n * UNIT])
  })
})

describe('a bet', () => {
  it('CRS-04: is taken until the last millisecond before the close, also if it is decided later, and not at the close', () => {
    const round = roundIn('RUNNING')
    const table = tableWith(500, [betOf(1, { receivedAt: at(-1) }), betOf(2, { receivedAt: at(0) })], round)
    expect(table.placed.map(codeOf)).toEqual(['answered', 'game.round.over'])
  })

  it('is one a player and round, and none once the round has crashed', () => {
    const table = tableWith(500, [betOf(1), betOf(1, { key: 'another' }), betOf(1, { stake: UNIT })])
    expect(table.placed.map(codeOf)).toEqual(['answered', 'game.round.open', 'idempotency.key.reused'])
    expect(tableWith(100, [betOf(1)], roundIn('CRASHED')).placed.map(codeOf)).toEqual(['game.round.over'])
  })

  it('CRS-05: is refused where all bets together could win more than the site allows', () => {
    const limits = { maxPayout: 100_000n * UNIT, maxProfit: UNIT / 100n }
    const bets = Array.from({ length: 12 }, (_, memberId) => betOf(memberId, { limits, stake: UNIT / 100n, autoCashOut: 200 }))
    expect(tableWith(500, bets).placed.map(codeOf)).toEqual(bets.map(() => 'answered'))
    const full = tableWith(500, [])
    full.state.exposures.set('7/1/PHP', 1_000n * limits.maxProfit)
    expect(decideCrash([bets[0]!], full.state, at(-1_000)).decisions.map(codeOf)).toEqual(['bet.amount.limit'])
  })
})

describe('CRS-01 when the host stops', () => {
  it('CRS-06: at point 3.10: auto 3.00 wins, auto 4.00 loses, a confirmed 1.80 stays, an open one by hand gets its stake back', () => {
    const table = tableWith(310, [betOf(1, { autoCashOut: 300 }), betOf(2, { autoCashOut: 400 }), betOf(3), betOf(4)])
    expect(table.call(outOf(3, 9_797))[0]).toMatchObject({ bet: { cashOut: 180 } })
    const { bets, entries } = table.settle({ isInterrupted: true })
    expect(bets.map(({ state }) => state)).toEqual(['WON', 'LOST', 'WON', 'RETURNED'])
    expect([1, 2, 3, 4].map(table.balance)).toEqual([1_020, 990, 1_008, 1_000])
    expect(entries.at(-1)).toMatchObject({ step: { type: 'ROLLBACK', returned: 10n * UNIT, taken: 0n } })
    // A second settlement has nothing left to do.
    expect(table.settle({ isInterrupted: true }).entries).toEqual([])
  })
})

it('BON-02 with an open bonus no cash-out pays less than the least odds', () => {
  const table = tableWith(500, [])
  const bonus = { maxStake: 100n * UNIT, minOdds: 12_000, maxOdds: 100_000, contribution: {}, requirementId: 1n }
  const state = { ...table.state, players: new Map([[1, player(bonus)]]) }
  const odds = (multiplier: number) => ({ least: multiplier * 100, most: multiplier * 100 })
  const tried = [
    betOf(1, { autoCashOut: 119, odds: odds(119), key: 'a' }),
    betOf(1, { autoCashOut: 1_001, odds: odds(1_001), key: 'b' }),
    betOf(1, { odds: { least: 10_100, most: 100_000 }, key: 'c' }),
    betOf(1, { autoCashOut: 200, odds: odds(200), key: 'd' }),
  ]
  const { decisions } = decideCrash(tried, state, at(-1_000))
  expect(decisions.map(codeOf)).toEqual(['bonus.odds.range', 'bonus.odds.range', 'bonus.odds.range', 'answered'])
  const running = { ...state, rounds: new Map([[7n, roundIn('RUNNING')]]) }
  expect(decideCrash([outOf(1, 2_000)], running, at(2_000)).decisions.map(codeOf)).toEqual(['bonus.odds.range'])
  expect(decideCrash([outOf(1, 3_500)], running, at(3_500)).decisions[0]).toMatchObject({ bet: { cashOut: 123 } })
})
