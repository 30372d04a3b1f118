/** Verifies Firebase ID tokens as Firebase documents it: with its keys, and our project as audience and issuer. */
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { PROOF_FRESH_S, type PhoneIdentity } from './phone-identity.ts'

const KEYS = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')
const CLOCK_TOLERANCE_S = 5
const MS = 1_000

const claims = z.object({ sub: z.string().min(1), auth_time: z.number(), phone_number: z.string().regex(/^\+\d{7,15}$/) })

/** The phone number of a token with a valid signature, issuer and audience; undefined if the phone was verified too long ago. */
export function phoneOfClaims(payload: JWTPayload, now: Date): string | undefined {
  const { data } = claims.safeParse(payload)
  if (!data) return undefined
  const age = now.getTime() / MS - data.auth_time
  return age >= -CLOCK_TOLERANCE_S && age <= PROOF_FRESH_S ? data.phone_number : undefined
}

interface Options {
  projectId: string
  clock: Clock
  keys?: JWTVerifyGetKey
}

export function createFirebasePhoneIdentity({ projectId, clock, keys = createRemoteJWKSet(KEYS) }: Options): PhoneIdentity {
  return {
    async phoneOf(idToken) {
      const now = clock.now()
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          algorithms: ['RS256'],
          clockTolerance: CLOCK_TOLERANCE_S,
          currentDate: now,
        })
        return phoneOfClaims(payload, now)
      } catch (error) {
        // If the keys cannot be fetched, that is our problem, not the caller's.
        if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
        return undefined
      }
    },
  }
}
