import { describe, expect, it } from 'vitest'
import { newestRound } from './newest-round.ts'

const round = (roundId: string, steps: number, state: 'OPEN' | 'WON' = 'OPEN') => ({
  roundId,
  steps,
  state,
  win: false,
  stake: 0n,
  payout: 0n,
  balanceBefore: 0n,
  balanceAfter: 0n,
  serverSeedHash: '',
  clientSeed: '',
  nonce: 0,
  algorithm: '',
  settledAt: null,
})

describe('the newest of what is known about rounds', () => {
  it.each([
    { of: 'a later round', older: round('9', 4, 'WON'), newer: round('10', 0) },
    { of: 'more steps', older: round('9', 1), newer: round('9', 2) },
    { of: 'its end, which time brings without a step', older: round('9', 2), newer: round('9', 2, 'WON') },
  ])('is $of', ({ older, newer }) => {
    expect(newestRound(older, newer)).toBe(newer)
    expect(newestRound(newer, older)).toBe(newer)
  })

  it('is none if nothing is known', () => expect(newestRound(undefined, null)).toBeUndefined())
})
