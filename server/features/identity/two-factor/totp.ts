/** Codes of authenticator apps (RFC 6238): six digits, 30 seconds, SHA-1, which every app supports. */
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** Phones' clocks differ: a code of the previous or next step is right too. */
const WINDOW = 1
const CODE = /^\d{6}$/

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S, digits: DIGITS })

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The content of the code to scan. */
export const otpauthUrl = (secret: string, issuer: string, username: string): string =>
  new TOTP({ issuer, label: username, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: DIGITS }).toString()

/** The time step of a code; undefined if it is wrong. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!CODE.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta
}
