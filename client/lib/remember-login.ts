/**
 * "Remember me": the last login on this device (SCR-28). The password is encoded twice around a salt, so that it is not readable
 * at a glance. That is not encryption, and the checkbox is the player's choice.
 */
import { keep, readStored } from './storage.ts'

const KEY = 'palaro.remembered'
const SALT = 'palaro:salt:v1:'

export interface RememberedLogin {
  type: 'username' | 'sms'
  username: string
  /** Empty for SMS. */
  password: string
  countryDialingCode: string
}

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const fromBase64 = (text: string) => new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))

export const encodePassword = (password: string) => toBase64(SALT + toBase64(password))

export function decodePassword(encoded: string): string {
  const once = fromBase64(encoded)
  if (!once.startsWith(SALT)) throw new Error('not a remembered password')
  return fromBase64(once.slice(SALT.length))
}

export function rememberLogin(login: RememberedLogin): void {
  keep('localStorage', KEY, JSON.stringify({ ...login, password: encodePassword(login.password) }))
}

export const forgetLogin = () => keep('localStorage', KEY, null)

export function rememberedLogin(): RememberedLogin | null {
  try {
    const kept = JSON.parse(readStored('localStorage', KEY) ?? 'null') as Partial<RememberedLogin> | null
    if (!kept?.username) return null
    return {
      type: kept.type === 'sms' ? 'sms' : 'username',
      username: kept.username,
      password: decodePassword(kept.password ?? ''),
      countryDialingCode: kept.countryDialingCode ?? '',
    }
  } catch {
    // Edited by hand or written by another version: the player types it again.
    return null
  }
}
