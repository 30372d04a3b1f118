// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const KEY = 'palaro.invitation'
/** As after loading a page. */
async function load() {
  vi.resetModules()
  return import('./invitation.ts')
}

beforeEach(() => sessionStorage.clear())

it('keeps a friend’s code until it is used or removed', async () => {
  const { keepInvitation, dropInvitation } = await load()
  keepInvitation('FRIEND7')
  expect(sessionStorage.getItem(KEY)).toBe('FRIEND7')
  dropInvitation()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('forgets a code that was refused', async () => {
  const { keepInvitation, refuseInvitation } = await load()
  keepInvitation('FRIEND7')
  refuseInvitation()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('sends a code unless it was refused', async () => {
  const { referralCodeOf } = await load()
  expect(referralCodeOf({ code: 'FRIEND7', isWrong: false })).toBe('FRIEND7')
  expect(referralCodeOf({ code: 'FRIEND7', isWrong: true })).toBeUndefined()
  expect(referralCodeOf(null)).toBeUndefined()
})

it('knows the refusal of a code', async () => {
  const { isInvitationRefused } = await load()
  const { ApiError } = await import('#client/lib/api-error.ts')
  expect(isInvitationRefused(new ApiError('register.referral.invalid'))).toBe(true)
  expect(isInvitationRefused(new ApiError('register.affiliate.invalid'))).toBe(false)
})
