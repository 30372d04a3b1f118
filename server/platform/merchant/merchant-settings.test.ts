import { describe, expect, it } from 'vitest'
import { parseMerchantSettings } from './merchant-settings.ts'

/** The opposite of each stricter value. */
const LOOSE = {
  session: { lockAfterFailures: 9, locksEveryBrowser: false },
  registration: { needsExplicitConsent: false },
  security: { needsSecondFactor: false, refusesSharedAccounts: false },
  dice: { hasAutoBet: true },
  vendors: { opensOneAtATime: false },
  withdrawal: { allowsCancel: true },
  gifts: { aloneADay: '1000000' },
}

describe('the strict profile', () => {
  it('ACC-13: has the stricter values, whatever else is set', () => {
    expect(parseMerchantSettings({ ...LOOSE, profile: 'strict' })).toMatchObject({
      session: { lockAfterFailures: 3, locksEveryBrowser: true },
      registration: { needsExplicitConsent: true },
      security: { needsSecondFactor: true, refusesSharedAccounts: true },
      dice: { hasAutoBet: false },
      vendors: { opensOneAtATime: true },
      withdrawal: { allowsCancel: false },
      gifts: { aloneADay: 0n },
    })
  })

  it('leaves a standard merchant what it has set', () =>
    expect(parseMerchantSettings(LOOSE)).toMatchObject({ ...LOOSE, gifts: { aloneADay: 1_000_000n } }))
})
