import { describe, expect, it } from 'vitest'
import type { WayTerms } from '#contract/back-office/deposit-ways.ts'
import { amount } from '#seed/builders/amount.ts'
import { DEMO_CHANNELS } from '#seed/reference/deposits.ts'
import { needsSecondOperator, wayProblems } from './way-rules.ts'

const NO_ACCOUNT = { bank: '', holder: '', number: '', qr: '', address: '', network: '' }
const termsOf = ({ payTo, ...details }: (typeof DEMO_CHANNELS)[number]): WayTerms =>
  ({
    mcsBankCode: '',
    isFixedOnly: false,
    feeRate: 0,
    feeFixed: 0n,
    banks: [],
    proof: 'NONE',
    coin: '',
    rate: 0n,
    ...details,
    payTo: { ...NO_ACCOUNT, ...payTo },
  }) as WayTerms
const [first] = DEMO_CHANNELS
const terms = termsOf(first!)

describe('the rules of ways to deposit', () => {
  it.each(DEMO_CHANNELS)('accept $name of the demo world', (channel) => {
    expect(wayProblems(termsOf(channel), { step: 100n, siteLimit: null })).toEqual([])
  })

  it('refuse amounts smaller than the smallest coin', () => {
    const problems = wayProblems({ ...terms, minAmount: amount(100) + 1n }, { step: 100n, siteLimit: null })
    expect(problems).toContainEqual({ path: 'minAmount', message: 'step' })
  })

  it.each([
    { given: 'the account number', change: { payTo: { ...terms.payTo, number: '0917 000 0000' } }, needs: true },
    { given: 'the scheme of the code', change: { payTo: { ...terms.payTo, qr: 'other' } }, needs: true },
    { given: 'a rate', change: { rate: 1n }, needs: true },
    { given: 'limits and fee', change: { minAmount: 1n, feeRate: 1 }, needs: false },
  ])('ask for a second operator for $given: $needs', ({ change, needs }) => {
    expect(needsSecondOperator(terms, { ...terms, ...change })).toBe(needs)
  })
})
