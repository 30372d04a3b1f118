/** Calls over the wire under load: each caller has an address of its own, because visitors are limited by it. */
import type { Process } from '#tests/support/processes.ts'

export const headersOf = (network: string, caller: number, token?: string, merchant = 'demo'): Record<string, string> => ({
  Merchant: merchant,
  'Content-Type': 'application/json',
  'X-Forwarded-For': `${network}.${caller >> 8}.${caller & 255}`,
  ...(token ? { Authorization: token } : {}),
})

/** `network` keeps the callers of one bench apart from those of another. Throws if a call is refused. */
export function createCalls({ url }: Process, network: string, merchant = 'demo') {
  return async function call<Value>(path: string, caller: number, body?: object, token?: string): Promise<Value> {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: headersOf(network, caller, token, merchant),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value, errorCode } = (await response.json()) as { value: Value; errorCode?: string }
    if (!response.ok || errorCode) throw new Error(`${path}: ${errorCode}`)
    return value
  }
}
