/** The local stand-in for Firebase, outside production: tokens anyone can sign, so that staging and tests can log in by phone. */
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import { phoneOfClaims } from './firebase-phone-identity.ts'
import { PROOF_FRESH_S, type PhoneIdentity } from './phone-identity.ts'

const ISSUER = 'palaro-local-phone'
const SECRET = new TextEncoder().encode('no secret at all: for staging and tests alone')
const MS = 1_000

/** An ID token for a number in E.164, as Firebase would give one. */
export function signLocalIdToken(phone: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / MS)
  return new SignJWT({ phone_number: phone, auth_time: issued })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(phone)
    .setIssuedAt(issued)
    .setExpirationTime(issued + PROOF_FRESH_S)
    .sign(SECRET)
}

export const createLocalPhoneIdentity = ({ clock }: { clock: Clock }): PhoneIdentity => ({
  async phoneOf(idToken) {
    const now = clock.now()
    try {
      const { payload } = await jwtVerify(idToken, SECRET, { issuer: ISSUER, algorithms: ['HS256'], currentDate: now })
      return phoneOfClaims(payload, now)
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  },
})
