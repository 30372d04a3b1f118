import { describe, expect, it } from 'vitest'
import type { DepositOffer, Reward } from '#contract/rewards/reward/reward.ts'
import { amountGained, claimsOf, firstDepositOf, firstLack, readyAmount, welcomeRows } from './welcome-rows.ts'

const reward = (campaignId: number, part: Partial<Reward>): Reward =>
  ({
    campaignId,
    template: 'TURNOVER',
    state: 'RUNNING',
    amount: 10_0000n,
    transactionId: null,
    code: null,
    needs: [],
    block: null,
    ...part,
  }) as Reward
const missing = (campaignId: number, need: 'MOBILE' | 'DEPOSIT', part: Partial<Reward> = {}) =>
  reward(campaignId, { state: 'MISSING', needs: [{ need, isMet: false }], ...part })
const ready = (campaignId: number, amount: bigint, part: Partial<Reward> = {}) =>
  reward(campaignId, { state: 'CLAIMABLE', amount, transactionId: `R${campaignId}`, ...part })
const idsOf = (rows: readonly Reward[]) => rows.map(({ campaignId }) => campaignId)

describe('the rows of the welcome', () => {
  it('are the ready ones, then what is missing, then what is under way', () =>
    expect(idsOf(welcomeRows([reward(1, {}), missing(2, 'DEPOSIT'), ready(3, 5n)]))).toEqual([3, 2, 1]))
  it('ask for a number before a deposit, and begin with the gift for new members', () => {
    const rows = [missing(1, 'DEPOSIT'), missing(2, 'MOBILE'), missing(3, 'MOBILE', { template: 'REGISTER' })]
    expect(idsOf(welcomeRows(rows))).toEqual([3, 2, 1])
  })
  it('have one bonus to claim, because only one can be open', () => {
    const bonus = { paidAs: 'BONUS' } as const
    expect(idsOf(welcomeRows([ready(1, 5n, bonus), ready(2, 5n), ready(3, 5n, bonus), reward(4, bonus)]))).toEqual([1, 2, 4])
  })
  it('are four at most, with the one for the first deposit', () => {
    const five = [1, 2, 3, 4, 5].map((id) => reward(id, {}))
    expect(welcomeRows(five)).toHaveLength(4)
    expect(welcomeRows(five, true)).toHaveLength(3)
  })
  it('have the bonus of the first deposit while it can be had', () => {
    const offer = (state: DepositOffer['state'], depositNumber: number) => ({ state, depositNumber }) as DepositOffer
    const first = offer('READY', 1)
    expect(firstDepositOf([offer('READY', 0), offer('LATER', 2), first])).toBe(first)
    expect(firstDepositOf([offer('READY', 2), offer('BLOCKED', 1), offer('CLAIMED', 1)])).toBeUndefined()
  })
  it('leave out what was claimed, used up or is over, and what a guest was shown', () =>
    expect(welcomeRows((['CLAIMED', 'SPENT', 'ENDED', 'GUEST'] as const).map((state, id) => reward(id, { state })))).toEqual([]))
})

describe('the button of the welcome', () => {
  const rows = [ready(1, 30_0000n), ready(2, 25_0000n, { transactionId: null, code: 'PISTA' }), missing(3, 'MOBILE')]

  it('claims all that are ready, a listed code by its code', () => {
    expect([...claimsOf(rows)]).toEqual([
      [1, { transactionId: 'R1' }],
      [2, { promoCode: 'PISTA' }],
    ])
    expect(readyAmount(rows)).toBe(55_0000n)
  })
  it('leads to the first thing missing, not to what a running one will need', () => {
    expect(firstLack([reward(1, { needs: [{ need: 'DEPOSIT', isMet: false }] }), missing(2, 'MOBILE')])).toBe('MOBILE')
    expect(firstLack([reward(1, {})])).toBeUndefined()
  })
  it('adds up what was given, without what was refused', () =>
    expect(amountGained([{ amount: 30_0000n }, { refusal: new Error('no') }, { amount: 5n }])).toBe(30_0005n))
})
