import { describe, expect, it } from 'vitest'
import { bodyOf, fieldsOf, isAmount, isCount, isRate, type OfferFields, tierOf } from './offer-form.ts'

const fields: OfferFields = {
  kind: 'DAILY',
  username: 'agent02',
  tiers: [{ turnover: '100,000', active: '3', loss: '', rate: '0.4' }],
  billing: '100',
  cap: '',
  carry: 'NONE',
  offsets: 'no',
}

describe('an offer as typed', () => {
  it('is sent as digits, with empty thresholds left out', () =>
    expect(bodyOf(fields)).toEqual({
      username: 'agent02',
      tiers: [{ minTurnover: '100000', minActive: 3, minLoss: null, rate: '0.4' }],
      minBillingOrder: '100',
    }))
  it('of a ratio has no conditions', () =>
    expect(bodyOf({ ...fields, kind: 'REALTIME' }).tiers).toEqual([{ minTurnover: 0, minActive: 0, minLoss: null, rate: '0.4' }]))
  it('by the hour may have a limit and be deducted from the daily salary', () =>
    expect(bodyOf({ ...fields, kind: 'HOURLY', cap: '5000', offsets: 'yes' })).toMatchObject({
      dailyCap: '5000',
      offsetsDaily: true,
    }))
  it('is sent as it was meant, with a comma before the decimals', () => {
    const tier = { turnover: '1.000,50', active: '', loss: '10,5', rate: '0,5' }
    expect(bodyOf({ ...fields, tiers: [tier], billing: '100,50' })).toMatchObject({
      tiers: [{ minTurnover: '1000.5', minLoss: '10.5', rate: '0.5' }],
      minBillingOrder: '100.5',
    })
    expect(tierOf(tier)).toMatchObject({ minTurnover: 10_005_000n, rate: 5_000n })
  })
  it.each([
    ['1,234', false],
    ['0,4', true],
    ['', false],
    ['0', false],
    ['0.4', true],
    ['100', true],
    ['100.1', false],
    ['x', false],
    ['0.00001', false],
  ])('a rate of "%s": %s', (typed, ok) => expect(isRate(typed)).toBe(ok))
  it('amounts and counts are digits, or empty', () => {
    expect(['', '1,000', '0.5', '-1', 'x'].map(isAmount)).toEqual([true, true, true, false, false])
    expect(['', '3', '3.5', '-1'].map(isCount)).toEqual([true, true, false, false])
  })
  it('can be read back from its terms', () => {
    const tier = tierOf(fields.tiers[0]!)!
    expect(tier).toEqual({ minTurnover: 1_000_000_000n, minActive: 3, minLoss: null, rate: 4_000n })
    const terms = {
      tiers: [tier],
      minBillingOrder: 1_000_000n,
      floorTo: null,
      dailyCap: null,
      offsetsDaily: false,
      carry: 'NONE' as const,
    }
    expect(fieldsOf(terms)).toEqual({
      tiers: [{ turnover: '100000', active: '3', loss: '', rate: '0.4' }],
      billing: '100',
      cap: '',
      carry: 'NONE',
      offsets: 'no',
    })
    expect(tierOf({ turnover: '1', active: '', loss: '', rate: '' })).toBeUndefined()
  })
})
