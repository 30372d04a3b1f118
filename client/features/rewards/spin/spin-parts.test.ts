import { describe, expect, it } from 'vitest'
import type { SpinGame } from '#contract/rewards/spin/spin.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { actionOf, betPart, chanceOf, isUnanswered, oddsOf, reelsOf, tonesOf } from './spin-parts.ts'

const gameOf = ({
  reward,
  ...more
}: Partial<Omit<SpinGame, 'reward'>> & { reward?: Partial<SpinGame['reward']> } = {}): SpinGame => ({
  look: 'WHEEL',
  prizes: [],
  spins: [],
  free: 1,
  bets: null,
  nextDayAt: 0,
  winners: [],
  own: [],
  ...more,
  reward: {
    campaignId: 1,
    template: 'SPIN',
    title: 'Wheel',
    note: '',
    announcementId: null,
    state: 'CLAIMABLE',
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
    spins: 0,
    friends: null,
    code: null,
    period: 'DAY',
    rankLevel: null,
    payHour: null,
    expiresAt: null,
    claimedAt: null,
    endsAt: null,
    ...reward,
  },
})
const SPINS = [
  { transactionId: '1', expiresAt: 1 },
  { transactionId: '2', expiresAt: 2 },
]
const BETS = { each: 1_000n, most: 3, earned: 1, left: 400n, categories: [] }
const PRIZES = [
  { amount: 20n, chance: 500_000 },
  { amount: 0n, chance: 150_000 },
  { amount: 888n, chance: 1_000 },
  { amount: 20n, chance: 99_000 },
  { amount: 0n, chance: 150_000 },
  { amount: 50n, chance: 100_000 },
]

describe('the button', () => {
  it.each([
    ['logs a guest in', { reward: { state: 'GUEST' } }, { kind: 'LOG_IN' }],
    ['spins, and says how many are left', { spins: SPINS }, { kind: 'SPIN', left: 2 }],
    [
      'leads to what is missing',
      { spins: SPINS, reward: { state: 'MISSING', needs: [{ need: 'MOBILE', isMet: false }] } },
      { kind: 'MEND' },
    ],
    ['says that all is given', { reward: { state: 'SPENT' }, bets: BETS }, { kind: 'SPENT' }],
    ['leads to the games that earn a spin', { reward: { state: 'RUNNING' }, bets: BETS }, { kind: 'EARN' }],
    ['names the next day', { reward: { state: 'CLAIMED' }, bets: { ...BETS, left: null } }, { kind: 'TOMORROW' }],
    ['names the next day without bets', { reward: { state: 'CLAIMED' } }, { kind: 'TOMORROW' }],
  ] as const)('%s', (_, game, expected) => expect(actionOf(gameOf(game as Parameters<typeof gameOf>[0]))).toEqual(expected))
})

describe('the prizes', () => {
  it('are listed from the highest, equal ones once with their chances together', () =>
    expect(oddsOf(PRIZES)).toEqual([
      { amount: 888n, chance: 1_000 },
      { amount: 50n, chance: 100_000 },
      { amount: 20n, chance: 599_000 },
      { amount: 0n, chance: 300_000 },
    ]))
  it('have a small chance written in full, and never none', () => {
    expect(chanceOf({ chance: 300_000 })).toEqual({ part: 0.3, decimals: 2, isLess: false })
    expect(chanceOf({ chance: 12 })).toEqual({ part: 0.000_012, decimals: 4, isLess: false })
    expect(chanceOf({ chance: 0 })).toEqual({ part: 0.000_001, decimals: 4, isLess: true })
  })
  it('have a colour for each amount, gold for the highest', () =>
    expect([...tonesOf(PRIZES)]).toEqual([
      [0n, 'none'],
      [20n, 'ruby'],
      [50n, 'ube'],
      [888n, 'gold'],
    ]))
})

describe('the reels', () => {
  it('all show the prize', () => expect(reelsOf(PRIZES, 50n)).toEqual([50n, 50n, 50n]))
  it('show three different ones for nothing, never the highest where there are others', () =>
    expect(reelsOf(PRIZES, 0n)).toEqual([0n, 20n, 50n]))
  it('are never alike for nothing', () => expect(new Set(reelsOf(PRIZES.slice(0, 2), 0n)).size).toBe(2))
})

it('is sent again after a lost answer or a fault, not after a refusal', () => {
  expect(isUnanswered(new ApiError('network.timeout'))).toBe(true)
  expect(isUnanswered(new ApiError('unknown.system.err', { status: 500 }))).toBe(true)
  expect(isUnanswered(new ApiError('prom.claim.expired', { status: 400 }))).toBe(false)
  expect(isUnanswered(null)).toBe(false)
})

it('measures the bets towards the next spin', () => {
  expect(betPart({ each: 1_000n, left: 400n })).toBe(0.6)
  expect(betPart({ each: 1_000n, left: 1_200n })).toBe(0)
  expect(betPart({ each: 1_000n, left: 0n })).toBe(1)
})
