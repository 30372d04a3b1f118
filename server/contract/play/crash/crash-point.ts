/** Crash points in both published forms (CRS-03). */
import type { Hmac } from '../fairness/byte-stream.ts'

const RETURN = 0.99
const LEAST = 100
const EIGHT_HEX_RANGE = 2 ** 32
const THIRTEEN_HEX_RANGE = 2 ** 52

const hexOf = (bytes: Uint8Array, digits: number): number =>
  Number.parseInt(
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .slice(0, digits),
    16,
  )

/**
 * The form of the site's own rounds, in hundredths, at least 100: 774 = 7.74×. Both the game's hash (the key) and the salt are text.
 */
export const crashPoint = (hmac: Hmac, gameHash: string, salt: string): number =>
  Math.max(LEAST, Math.floor((EIGHT_HEX_RANGE / (hexOf(hmac(gameHash, salt), 8) + 1)) * RETURN * 100))

/** HMAC-SHA256 of bytes, with a text as the key. */
export type HmacOfBytes = (key: string, message: Uint8Array) => Uint8Array

/** The form with 52 bits, in hundredths: the salt is the key, and the game's hash counts as 32 bytes. */
export const crashPointOf52Bits = (hmac: HmacOfBytes, gameHash: Uint8Array, salt: string): number =>
  Math.max(LEAST, Math.floor(99 / (1 - hexOf(hmac(salt, gameHash), 13) / THIRTEEN_HEX_RANGE)))
