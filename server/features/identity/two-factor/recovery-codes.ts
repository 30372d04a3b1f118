/** One-time codes for owners who lost their phone. */
import { randomInt } from 'node:crypto'

const COUNT = 10
const LENGTH = 10
const GROUP = 5
/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** In the form that is hashed; `shown` puts a dash in the middle. */
export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>()
  while (codes.size < COUNT) codes.add(newCode())
  return [...codes]
}
export const shown = (code: string): string => `${code.slice(0, GROUP)}-${code.slice(GROUP)}`

/** A typed code without formatting. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()
