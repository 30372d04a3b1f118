import { describe, expect, it } from 'vitest'
import { campaignToBody, campaignValues, partsOf, termsToBody } from './campaign-form.ts'
import { percentOf } from './play-terms.ts'
import { typedText } from '#client/lib/typed-amount.ts'

describe('rates and amounts of a campaign', () => {
  it.each([
    { percent: '50', parts: 500_000 },
    { percent: '12.5', parts: 125_000 },
    { percent: '0.0001', parts: 1 },
    { percent: '12.1250', parts: 121_250 },
    { percent: '1000', parts: 10_000_000 },
  ])('survive the round trip: $percent %', ({ percent, parts }) => {
    expect(partsOf(percent)).toBe(parts)
    expect(percentOf(parts)).toBe(percent)
  })

  it('may have a comma before the decimals', () => {
    expect([partsOf('12,5'), partsOf('0,5')]).toEqual([125_000, 5_000])
    const values = { ...campaignValues(undefined, '2026-03-01T08:00', 3), percent: '12,5', maxBonus: '1.000,50', budget: '100,5' }
    expect(campaignToBody(values)).toMatchObject({ bonusRate: 125_000, maxBonus: '1000.5', budget: '100.5' })
  })

  it.each(['0', '-5', '1,234', '1000.0001', 'half', '', '0.00001'])('are rejected for %j', (percent) =>
    expect(partsOf(percent)).toBeUndefined(),
  )

  it.each([
    { amount: 2_505_000n, text: '250.5' },
    { amount: 1_000_000n, text: '100' },
    { amount: 1n, text: '0.0001' },
    { amount: 0n, text: '0' },
  ])('$text can be edited as it is', ({ amount, text }) => expect(typedText(amount)).toBe(text))

  it('BON-06: give its worth once all of them are valid', () => {
    const values = { ...campaignValues(undefined, '2026-03-01T08:00', 3), percent: '50', maxBonus: '100' }
    expect(termsToBody(values)).toMatchObject({
      maxStakeRate: 100_000,
      maxStake: null,
      minOdds: 12_000,
      maxOdds: 100_000,
      contribution: { RNG: 1_000_000, INHOUSE: 100_000 },
      maxRelease: '1',
    })
    const broken = [{ minOdds: '20' }, { maxOdds: '' }, { stakePercent: '101' }, { maxBonus: 'x' }, { maxRelease: '-1' }]
    for (const one of broken) expect(termsToBody({ ...values, ...one })).toBeUndefined()
  })

  it('leave out languages without text, and a missing end', () => {
    const values = { ...campaignValues(undefined, '2026-03-01T08:00', 3), percent: '50', maxBonus: '100' }
    const texts = { ...values.texts, tl: { title: 'Bonus', note: '' } }
    expect(campaignToBody({ ...values, texts })).toMatchObject({
      bonusRate: 500_000,
      sortIndex: '3',
      endAt: null,
      texts: { tl: { title: 'Bonus', note: '' } },
    })
    expect(Object.keys(campaignToBody({ ...values, texts }).texts)).toEqual(['tl'])
  })
})
