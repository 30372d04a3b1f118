import { describe, expect, it } from 'vitest'
import type { DepositOffer, Reward } from '#contract/rewards/reward/reward.ts'
import { cardsOf, exampleOf, isLarge, keyOf, mendOf } from './deposit-parts.ts'

const rewards = (...states: Reward['state'][]) => states.map((state, campaignId) => ({ campaignId, state }) as Reward)
const offers = (...states: DepositOffer['state'][]) =>
  states.map((state, promotionId) => ({ promotionId, state }) as DepositOffer)

describe('the cards of the promotions page', () => {
  const order = (all: Reward[], bonuses: DepositOffer[]) =>
    cardsOf(all, bonuses).map((card) => ('reward' in card ? card.reward.state : card.offer.state))

  it('have what can be had now first, then what is missing, then what was claimed', () =>
    expect(
      order(
        rewards('CLAIMABLE', 'RUNNING', 'MISSING', 'CLAIMED', 'SPENT', 'ENDED'),
        offers('READY', 'LATER', 'BLOCKED', 'CLAIMED'),
      ),
    ).toEqual(['CLAIMABLE', 'READY', 'RUNNING', 'MISSING', 'LATER', 'BLOCKED', 'CLAIMED', 'CLAIMED', 'SPENT', 'ENDED']))
  it('keep the server’s order within a state, rewards before deposits', () => {
    const cards = cardsOf(rewards('GUEST', 'GUEST'), offers('GUEST', 'GUEST'))
    expect(cards.map(keyOf)).toEqual(['reward-0', 'reward-1', 'deposit-0', 'deposit-1'])
  })
})

describe('what comes before a bonus', () => {
  it('is a deposit for a later one', () =>
    expect(mendOf({ state: 'LATER', blockedBy: 'OPEN' })).toMatchObject({ to: '/m/voucherCenter' }))
  it.each([
    ['OPEN', '/m/withdraw'],
    ['ORDERED', '/m/voucherCenter?tab=history'],
  ] as const)('is the bonus in the way: %s is mended at %s', (blockedBy, to) =>
    expect(mendOf({ state: 'BLOCKED', blockedBy })).toMatchObject({ to }),
  )
  it('is nothing for one that is ready or claimed', () => {
    expect(mendOf({ state: 'READY', blockedBy: null })).toBeUndefined()
    expect(mendOf({ state: 'CLAIMED', blockedBy: 'CLAIMED' })).toBeUndefined()
  })
})

it('is large for the next deposit only, and for the first of a guest', () => {
  expect(isLarge({ state: 'READY', depositNumber: 2 })).toBe(true)
  expect(isLarge({ state: 'READY', depositNumber: 0 })).toBe(false)
  expect(isLarge({ state: 'LATER', depositNumber: 2 })).toBe(false)
  expect(isLarge({ state: 'GUEST', depositNumber: 1 })).toBe(true)
  expect(isLarge({ state: 'GUEST', depositNumber: 2 })).toBe(false)
})

describe('the example', () => {
  const rates = { bonusRate: 500_000, maxBonus: 80_0000n, step: 100n, turnoverTimes: 5 }

  it('is the smallest deposit: bets count for it and its bonus together', () =>
    expect(exampleOf({ ...rates, minDeposit: 100_0000n })).toEqual({ deposit: 100_0000n, bonus: 50_0000n, bets: 750_0000n }))
  it('gives no more than the most', () => expect(exampleOf({ ...rates, minDeposit: 200_0000n })?.bonus).toBe(80_0000n))
  it('is none without a minimum', () => expect(exampleOf({ ...rates, minDeposit: -1_0000n })).toBeUndefined())
})
