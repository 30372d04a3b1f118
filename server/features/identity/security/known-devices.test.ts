import { beforeEach, describe, expect, it } from 'vitest'
import { createShiftableClock } from '#server/platform/clock.ts'
import { createKnownDevices, type DeviceOwner } from './known-devices.ts'

const DAY_MS = 86_400_000
const clock = createShiftableClock()
const devices = createKnownDevices({ secret: 'the secret of the servers', clock, kind: 'memberDevice' })
const owner: DeviceOwner = { id: 7, passwordHash: 'hash of a password' }
const ownerOf = (id: number) => ({ ...owner, id })

/** The cookies of a browser in which these owners logged in, one after the other. */
function browserOf(...owners: DeviceOwner[]) {
  const cookies: Record<string, string> = {}
  for (const one of owners) devices.remember(one, { cookies, setCookie: (name, value) => (cookies[name] = value) })
  return cookies
}
beforeEach(() => clock.reset())

describe('a browser', () => {
  it('is known to the account that logged in by it, and stays one through later logins', () => {
    const cookies = browserOf(owner)
    const device = devices.find(owner, cookies)
    expect(device).toMatch(/^[\w-]{16}$/)
    expect(devices.find(owner, browserOf(owner))).not.toBe(device)
    devices.remember(owner, { cookies, setCookie: (name, value) => (cookies[name] = value) })
    expect(devices.find(owner, cookies)).toBe(device)
  })

  it('is known to the last five accounts of many, so that its cookie stays short', () => {
    const cookies = browserOf(...[1, 2, 3, 4, 5, 6, 7, 8].map(ownerOf))
    const known = [1, 2, 3, 4, 5, 6, 7, 8].filter((id) => devices.find(ownerOf(id), cookies))
    expect(known).toEqual([4, 5, 6, 7, 8])
    expect(cookies.memberDevice!.length).toBeLessThan(350)
  })

  it.each([
    { given: 'to another account', who: ownerOf(8) },
    { given: 'after a new password', who: { ...owner, passwordHash: 'another hash' } },
  ])('is a stranger $given', ({ who }) => expect(devices.find(who, browserOf(owner))).toBeUndefined())

  it('is a stranger after ninety days', () => {
    const cookies = browserOf(owner)
    clock.shift(90 * DAY_MS - 2_000)
    expect(devices.find(owner, cookies)).toBeDefined()
    clock.shift(3_000)
    expect(devices.find(owner, cookies)).toBeUndefined()
  })

  it('of an operator is no member’s', () => {
    const operators = createKnownDevices({ secret: 'the secret of the servers', clock, kind: 'operatorDevice' })
    expect(operators.find(owner, { operatorDevice: browserOf(owner).memberDevice })).toBeUndefined()
  })

  it.each(['', '~~~', '7.99999999999.aaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbb', 'x'.repeat(10_000), '7.1.é.ü'])(
    'that makes its cookie up is a stranger: %#',
    (memberDevice) => expect(devices.find(owner, { memberDevice })).toBeUndefined(),
  )
})
