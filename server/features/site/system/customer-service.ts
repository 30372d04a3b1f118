/** How customer-service entries are sent: social links in plain text, all others encrypted with their key (WIR-14). */
import { randomInt } from 'node:crypto'
import type { SiteInfo } from '#contract/site/system/status.ts'
import { desEncrypt } from '#server/http/payload-cipher.ts'

type Entry = SiteInfo['customerService'][number]

/** SCR-23: entries of these types have a plain path; all others a title and an encrypted path. */
export const SOCIAL_NETWORKS = ['FACEBOOK', 'YOUTUBE', 'TELEGRAM', 'GOOGLE'] as const
export const isSocialNetwork = (csType: string): boolean => (SOCIAL_NETWORKS as readonly string[]).includes(csType.toUpperCase())

const KEY_LENGTH = 8
const KEY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const newKey = () => Array.from({ length: KEY_LENGTH }, () => KEY_ALPHABET[randomInt(KEY_ALPHABET.length)]).join('')

/** Base64 ciphertext followed by its 8-character key. */
export function hidePath(url: string): string {
  const key = newKey()
  return desEncrypt(url, key) + key
}

export const toCustomerServiceEntry = (
  { title, csType, url }: { title: string; csType: string; url: string },
  index: number,
): Entry => ({
  title,
  csType,
  path: isSocialNetwork(csType) ? url : hidePath(url),
  labelIds: [index + 1],
})
