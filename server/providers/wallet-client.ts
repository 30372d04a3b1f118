/** Client of the platform's wallet API (server/docs/vendor-wallet.md): signs calls, and gives up on an answer after a timeout. */
import { createHmac } from 'node:crypto'
import { Agent, request } from 'undici'
import {
  type VendorAnswer,
  vendorAnswer,
  type VendorBody,
  type VendorCall,
  vendorCalls,
} from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { Clock } from '#server/platform/clock.ts'

const PATIENCE_MS = 5_000
/** Limits the time of each step. `fetch` does the same at twice the cost. */
const patient = new Agent({ connect: { timeout: PATIENCE_MS }, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS })

/** The outcome is unknown, so the same call is retried. */
export class WalletSilent extends Error {}

interface Deps {
  /** Address of the platform, e.g. `http://localhost:3000`. */
  platformUrl: () => string
  /** Undefined for a studio without a key. */
  keyOf: (vendorCode: string) => Promise<string | undefined>
  clock: Clock
}

type CallAddress = Pick<(typeof vendorCalls)[VendorCall], 'method' | 'path'>

/** These don't reveal the outcome of the call, which may have been accepted before the key changed. */
const UNREAD: readonly VendorAnswer['status'][] = ['RS_ERROR_INVALID_SIGNATURE', 'RS_ERROR_INVALID_PARTNER', 'RS_ERROR_UNKNOWN']

export function createWalletClient({ platformUrl, keyOf, clock }: Deps) {
  async function signed(vendorCode: string, { method, path }: CallAddress, body: string): Promise<string> {
    const key = await keyOf(vendorCode)
    if (key === undefined) throw new WalletSilent(`no key of ${vendorCode}`)
    const at = clock.now().getTime()
    const digest = createHmac('sha256', key).update(`${at}.${method}.${path}.${body}`).digest('hex')
    return `vendor=${vendorCode},t=${at},v2=${digest}`
  }

  async function post(path: string, body: string, signature: string): Promise<unknown> {
    const headers = { 'Content-Type': 'application/json', 'X-Signature': signature }
    try {
      const answer = await request(platformUrl() + path, { method: 'POST', headers, body, dispatcher: patient })
      if (answer.statusCode === 200) return await answer.body.json()
      await answer.body.dump()
      throw new WalletSilent(`the wallet answered ${answer.statusCode}`)
    } catch (error) {
      // The call may have arrived despite the error.
      throw error instanceof WalletSilent ? error : new WalletSilent(String(error))
    }
  }

  return {
    /** Throws `WalletSilent` if the outcome is unknown. */
    async call<Call extends VendorCall>(vendorCode: string, call: Call, input: VendorBody<Call>): Promise<VendorAnswer> {
      const body = JSON.stringify(input)
      const address = vendorCalls[call]
      const parsed = vendorAnswer.safeParse(await post(address.path, body, await signed(vendorCode, address, body)))
      if (!parsed.success) throw new WalletSilent('the wallet’s answer is no answer')
      if (UNREAD.includes(parsed.data.status)) throw new WalletSilent(parsed.data.status)
      return parsed.data
    },
  }
}
export type WalletClient = ReturnType<typeof createWalletClient>
