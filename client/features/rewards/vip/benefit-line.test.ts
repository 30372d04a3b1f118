import { describe, expect, it } from 'vitest'
import type { RankTemplate } from '#contract/rewards/reward/reward-template.ts'
import type { Reward } from '#contract/rewards/reward/reward.ts'
import { benefitLine } from './benefit-line.ts'

const OWN = { name: 'Ginto', isAhead: false }
const MOMENT = 1_764_000_000_000
const reward = (template: RankTemplate, over: Partial<Reward>) => ({
  campaignId: 1,
  title: 'Gift',
  note: '',
  announcementId: null,
  state: 'CLAIMABLE' as const,
  transactionId: null,
  amount: 100n,
  paidAs: 'CASH' as const,
  turnoverTimes: 0,
  validDays: 0,
  terms: null,
  needs: [],
  block: null,
  streak: null,
  turnover: null,
  rescue: null,
  spins: null,
  friends: null,
  code: null,
  period: null,
  rankLevel: 3,
  payHour: null,
  expiresAt: MOMENT,
  claimedAt: null,
  endsAt: null,
  ...over,
  template,
})

describe('the line of a benefit', () => {
  it.each([
    ['RANK_UP', { state: 'CLAIMABLE' }, { text: 'up_ready', rank: 'Ginto' }],
    ['RANK_SALARY', { state: 'CLAIMABLE' }, { text: 'salary_ready', rank: 'Ginto', moment: MOMENT }],
    ['RANK_SALARY', { state: 'RUNNING' }, { text: 'salary_opens', moment: MOMENT }],
    ['RANK_SALARY', { state: 'CLAIMED' }, { text: 'next_on', moment: MOMENT }],
    ['BIRTHDAY', { state: 'CLAIMABLE' }, { text: 'birthday_ready', moment: MOMENT }],
    ['BIRTHDAY', { state: 'RUNNING' }, { text: 'birthday_opens', moment: MOMENT }],
    ['REBATE', { state: 'CLAIMABLE' }, { text: 'until', moment: MOMENT }],
    ['REBATE', { state: 'RUNNING', payHour: 12 }, { text: 'rebate_paid', moment: MOMENT }],
    ['REBATE', { state: 'RUNNING', payHour: null }, { text: 'rebate_opens', moment: MOMENT }],
  ] as const)('%s, %o', (template, over, expected) => expect(benefitLine(reward(template, over), OWN)).toEqual(expected))
  it.each(['RANK_UP', 'RANK_SALARY', 'BIRTHDAY'] as const)('%s of a rank ahead waits for it', (template) =>
    expect(benefitLine(reward(template, { state: 'RUNNING' }), { name: 'Perlas', isAhead: true })).toEqual({
      text: 'up_next',
      rank: 'Perlas',
    }),
  )
  it('is none without a date, or where what is missing is said', () => {
    expect(benefitLine(reward('RANK_SALARY', { state: 'RUNNING', expiresAt: null }), OWN)).toBeUndefined()
    expect(benefitLine(reward('RANK_UP', { state: 'CLAIMED' }), OWN)).toBeUndefined()
    expect(benefitLine(reward('BIRTHDAY', { state: 'MISSING' }), OWN)).toBeUndefined()
  })
})
