import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'

/**
 * Normalises a typed name: lower case, no control characters. `Bob`, or `demo@bob` at the merchant `demo`, is `bob`; any other
 * `@` belongs to the name (WIR-15).
 */
export function loginName(typed: string, merchant: Pick<Merchant, 'code'>): string {
  const name = typed
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLowerCase()
  const prefix = `${merchant.code.toLowerCase()}@`
  return name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name
}
