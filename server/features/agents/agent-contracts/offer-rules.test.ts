import { describe, expect, it } from 'vitest'
import { termsOf, U_DAILY, X_DAILY } from '#server/features/agents/agent-bill/terms.samples.ts'
import { brokenByOwn, brokenByPromises, brokenOrder, brokenRule } from './offer-rules.ts'

describe('an offer', () => {
  it('AGT-22: as in the worked example (AGT-24) breaks no rule', () => expect(brokenRule(X_DAILY, U_DAILY, [])).toBeUndefined())

  it.each([
    {
      why: 'a rate that does not rise',
      tiers: [
        [1_000, 3, 0.4],
        [2_000, 3, 0.4],
      ],
      ok: false,
    },
    {
      why: 'a threshold that falls',
      tiers: [
        [2_000, 3, 0.4],
        [1_000, 5, 0.5],
      ],
      ok: false,
    },
    {
      why: 'the same thresholds',
      tiers: [
        [1_000, 3, 0.4],
        [1_000, 3, 0.5],
      ],
      ok: false,
    },
    {
      why: 'more players alone',
      tiers: [
        [1_000, 3, 0.4],
        [1_000, 4, 0.5],
      ],
      ok: true,
    },
    {
      why: 'more loss alone',
      tiers: [
        [1_000, 3, 0.4],
        [1_000, 3, 0.5, 10],
      ],
      ok: true,
    },
  ] as const)('$why: $ok', ({ tiers, ok }) => expect(brokenOrder(termsOf(tiers)) === undefined).toBe(ok))

  it('AGT-22: pays at the same thresholds no more than the giver’s own contract', () => {
    expect(brokenByOwn(termsOf([[100_000, 3, 0.5]]), U_DAILY)).toBeUndefined()
    expect(brokenByOwn(termsOf([[100_000, 3, 0.51]]), U_DAILY)).toMatchObject({
      code: 'contract.rate.above.own',
      details: { most: 0.5 },
    })
    // Fewer players than the tier of the giver's own contract needs, so that tier is not reached.
    expect(brokenByOwn(termsOf([[500_000, 7, 0.8]]), U_DAILY)).toMatchObject({ details: { tier: 0, most: 0.5 } })
    expect(brokenByOwn(termsOf([[99_999, 3, 0.1]]), U_DAILY)).toMatchObject({ details: { most: 0 } })
  })

  it('AGT-22: pays no less than the receiver has promised below', () => {
    expect(brokenByPromises(X_DAILY, [termsOf([[100_000, 3, 0.4]])])).toBeUndefined()
    expect(brokenByPromises(termsOf([[100_000, 3, 0.39]]), [termsOf([[100_000, 3, 0.4]])])).toMatchObject({
      code: 'contract.rate.below.given',
    })
    expect(brokenByPromises(termsOf([[200_000, 3, 0.6]]), [termsOf([[100_000, 3, 0.4]])])).toBeDefined()
  })
})
