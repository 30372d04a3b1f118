import { describe, expect, it } from 'vitest'
import { areAmounts, feeRateOf, wayToBody, wayValues } from './way-form.ts'

describe('a way to deposit as typed', () => {
  it('has amounts and rates with a comma or a point', () => {
    const values = { ...wayValues(undefined), minAmount: '10,50', maxAmount: '1.234,50', feeFixed: '2,5', feeRate: '0,5' }

    expect(wayToBody(values)).toMatchObject({ minAmount: '10.5', maxAmount: '1234.5', feeFixed: '2.5', feeRate: 5_000 })
    expect(wayToBody({ ...values, method: 'CRYPTO', rate: '57,25' }).rate).toBe('57.25')
  })

  it.each([
    { typed: '100 500', isRight: true },
    { typed: '100, 500; 12.50', isRight: true },
    { typed: '', isRight: true },
    { typed: '100,50 200', isRight: false },
    { typed: '1,000', isRight: false },
    { typed: '100 lots', isRight: false },
  ])('suggested amounts "$typed": $isRight', ({ typed, isRight }) => expect(areAmounts(typed)).toBe(isRight))

  it('has a fee of at most half', () => {
    expect(['0', '1,5', '50', '50,1', '1,234'].map(feeRateOf)).toEqual([0, 15_000, 500_000, undefined, undefined])
  })
})
