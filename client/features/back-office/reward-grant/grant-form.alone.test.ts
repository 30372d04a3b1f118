// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { grantChoice } from '#contract/back-office/reward-grant.ts'
import { blockOf } from './grant-blocks.ts'
import { bodyKey, fieldOf, grantToBody, isGiftAmount, linesOf, newGrantValues } from './grant-form.ts'
import { percentOf } from './grant-sums.ts'

const UNIT = 10_000n
const values = newGrantValues(7)

describe('a gift as typed', () => {
  it('is for the members of a list, with an amount for lines without one or without', () => {
    const typed = { ...values, list: '\n ana, 20\nben\n' }

    expect(grantToBody(typed)).toEqual({ campaignId: 7, choice: { by: 'LIST', list: 'ana, 20\nben' } })
    expect(grantToBody({ ...typed, amount: '12,50' }).choice).toEqual({ by: 'LIST', list: 'ana, 20\nben', amount: '12.5' })
  })

  it('is for members who fit all that is filled in', () => {
    const typed = { ...values, by: 'FILTER', amount: '50', tag: 'vip', minRank: '3', registeredFrom: '2026-03-01' } as const

    expect(grantToBody(typed).choice).toEqual({
      by: 'FILTER',
      amount: '50',
      filter: { tag: 'vip', minRank: 3, registeredFrom: '2026-03-01' },
    })
    const sums = {
      seenWithin: ' 7',
      awayFor: '2',
      depositsLeast: '1.000,50',
      betsLeast: '5000',
      betsDays: '9',
      registeredTo: '2026-04-01',
    }
    const { choice } = grantToBody({ ...typed, ...sums })
    expect(choice).toMatchObject({
      filter: {
        registeredTo: '2026-04-01',
        seenWithin: 7,
        awayFor: 2,
        deposits: { least: '1000.5', days: 30 },
        bets: { least: '5000', days: 9 },
      },
    })
    expect(grantChoice.safeParse(choice).success).toBe(true)
  })

  it('leaves out what was filled in for the other choice', () => {
    const typed = { ...values, list: 'ana', tag: 'vip', amount: '5' }

    expect(grantToBody(typed).choice).not.toHaveProperty('filter')
    expect(grantToBody({ ...typed, by: 'FILTER' }).choice).not.toHaveProperty('list')
  })

  it('is foreseen again after any change but that of its reason', () => {
    const typed = { ...values, list: 'ana, 20' }

    expect(bodyKey({ ...typed, reason: 'for your patience' })).toBe(bodyKey(typed))
    expect(bodyKey({ ...typed, list: 'ana, 21' })).not.toBe(bodyKey(typed))
    expect(bodyKey({ ...typed, campaignId: '8' })).not.toBe(bodyKey(typed))
  })

  it('has lines that say something', () => expect(linesOf('ana, 20\r\n\nben\n')).toBe(2))

  it.each([
    ['choice.list', 'list'],
    ['choice.amount', 'amount'],
    ['choice.filter.registeredFrom', 'registeredFrom'],
    ['choice.filter.deposits.least', 'depositsLeast'],
    ['choice.filter.bets.days', 'betsDays'],
    ['reason', 'reason'],
    ['requestId', undefined],
  ])('shows a refusal of %s at %s', (path, field) => expect(fieldOf(path)).toBe(field))

  it('is above nothing and at most what the campaign gives', () =>
    expect(['0', '0.01', '500', '500.01', 'x', ''].map((typed) => isGiftAmount(typed, 500n * UNIT))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]))
})

describe('what was foreseen', () => {
  const forecast = {
    members: 2,
    total: 200n * UNIT,
    problems: [],
    problemCount: 0,
    leftOut: [],
    leftOutCount: 0,
    budgetAfter: 0n,
    worth: 199n * UNIT,
    claimedShare: null,
    expected: null,
    needsSecond: false,
  }

  it('can be given within the budget', () => expect(blockOf(forecast)).toBeUndefined())
  it.each([
    ['problems', { problemCount: 1, members: 0 }],
    ['none', { members: 0 }],
    ['budget', { budgetAfter: -1n }],
  ])('is blocked by %s', (block, change) => expect(blockOf({ ...forecast, ...change })).toBe(block))
})

it('the bar is from empty to full', () =>
  expect([percentOf(0, 0), percentOf(1, 3), percentOf(3, 3), percentOf(4, 3)]).toEqual([0, 33, 100, 100]))
