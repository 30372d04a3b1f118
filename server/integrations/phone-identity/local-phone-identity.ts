/** The local stand-in for Firebase, not in production: tokens signed with our own secret, for staging and tests. */
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import { phoneOfClaims } from './firebase-phone-identity.ts'
import { PROOF_FRESH_S, type PhoneIdentity } from './phone-identity.ts'

const ISSUER = 'palaro-local-phone'
const MS = 1_000

const keyOf = (secret: string) => new TextEncoder().encode(`phone-identity:${secret}`)

/** An ID token for a number in E.164, like those of Firebase. */
export function signLocalIdToken(phone: string, now: Date, secret: string): Promise<string> {
  const issued = Math.floor(now.getTime() / MS)
  return new SignJWT({ phone_number: phone, auth_time: issued })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(phone)
    .setIssuedAt(issued)
    .setExpirationTime(issued + PROOF_FRESH_S)
    .sign(keyOf(secret))
}

export const createLocalPhoneIdentity = ({ clock, secret }: { clock: Clock; secret: string }): PhoneIdentity => ({
  async phoneOf(idToken) {
    const now = clock.now()
    try {
      const { payload } = await jwtVerify(idToken, keyOf(secret), { issuer: ISSUER, algorithms: ['HS256'], currentDate: now })
      return phoneOfClaims(payload, now)
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  },
})
