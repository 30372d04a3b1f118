import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { createShiftableClock } from '#server/platform/clock.ts'
import { createFirebasePhoneIdentity } from './firebase-phone-identity.ts'
import { createLocalPhoneIdentity, signLocalIdToken } from './local-phone-identity.ts'

const PHONE = '+639171234567'
const clock = createShiftableClock()
const seconds = () => Math.floor(clock.now().getTime() / 1_000)

const SECRET = 'the house’s own'

describe('a Firebase ID token', () => {
  let sign: (claims?: Record<string, unknown>, options?: { issuer?: string; audience?: string; kid?: string }) => Promise<string>
  let identity: ReturnType<typeof createFirebasePhoneIdentity>

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }
    identity = createFirebasePhoneIdentity({ projectId: 'palaro', clock, keys: createLocalJWKSet({ keys: [jwk] }) })
    sign = (claims = {}, { issuer = 'https://securetoken.google.com/palaro', audience = 'palaro', kid = 'k1' } = {}) =>
      new SignJWT({ phone_number: PHONE, auth_time: seconds(), sub: 'u1', exp: seconds() + 3_600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .sign(privateKey)
  })

  it('returns the phone', async () => expect(await identity.phoneOf(await sign())).toBe(PHONE))

  it.each([
    { given: 'another project’s issuer', options: { issuer: 'https://securetoken.google.com/other' } },
    { given: 'another audience', options: { audience: 'other' } },
    { given: 'an unknown key', options: { kid: 'k2' } },
    { given: 'no phone', claims: { phone_number: undefined } },
    { given: 'no subject', claims: { sub: '' } },
    { given: 'an expired token', claims: { exp: seconds() - 60 } },
    { given: 'a proof of an hour ago', claims: { auth_time: seconds() - 3_600 } },
    { given: 'a proof of tomorrow', claims: { auth_time: seconds() + 86_400 } },
  ])('is refused with $given', async ({ claims, options }) => {
    expect(await identity.phoneOf(await sign(claims, options))).toBeUndefined()
  })

  it('is refused where it is no token, or a local one', async () => {
    expect(await identity.phoneOf('rubbish')).toBeUndefined()
    expect(await identity.phoneOf(await signLocalIdToken(PHONE, clock.now(), SECRET))).toBeUndefined()
  })
})

it('a local token returns the phone for ten minutes', async () => {
  const identity = createLocalPhoneIdentity({ clock, secret: SECRET })
  const token = await signLocalIdToken(PHONE, clock.now(), SECRET)
  expect(await identity.phoneOf(token)).toBe(PHONE)
  expect(await identity.phoneOf(`${token}x`)).toBeUndefined()
  clock.shift(601_000)
  expect(await identity.phoneOf(token)).toBeUndefined()
  clock.reset()
})
