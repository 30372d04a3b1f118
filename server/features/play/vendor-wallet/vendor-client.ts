/** Client of the wallet API, as a vendor's server uses it: signs calls and reads answers. For simulators and conformance tests. */
import { type VendorAnswer, type VendorBody, type VendorCall, vendorCalls } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import { signatureHeader } from './signature.ts'

interface VendorOptions {
  /** Address of the platform, e.g. `http://localhost:3000`. */
  url: string
  vendorCode: string
  secret: string
  now?: () => number
}

interface Sent {
  httpStatus: number
  answer: VendorAnswer
}

/** Fields with a default may be left out. */
export type VendorInput<Call extends VendorCall> = Omit<VendorBody<Call>, 'roundClosed'> & { roundClosed?: boolean }

export function createVendorClient({ url, vendorCode, secret, now = Date.now }: VendorOptions) {
  function sign(call: VendorCall, body: string, at = now(), version: 'v1' | 'v2' = 'v2'): string {
    const { method, path } = vendorCalls[call]
    return signatureHeader(vendorCode, secret, at, { method, path, body }, version)
  }

  async function send(call: VendorCall, body: string, signature: string, signal: AbortSignal | null = null): Promise<Sent> {
    const response = await fetch(url + vendorCalls[call].path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Signature': signature },
      body,
      signal,
    })
    return { httpStatus: response.status, answer: (await response.json()) as VendorAnswer }
  }
  return {
    url,
    vendorCode,
    /** For deliberately wrong calls, and calls whose sender hangs up. */
    send,
    sign,
    /** A signed call; throws if the platform does not answer with a status. */
    async call<Call extends VendorCall>(call: Call, input: VendorInput<Call>): Promise<VendorAnswer> {
      const body = JSON.stringify(input)
      const { httpStatus, answer } = await send(call, body, sign(call, body))
      if (httpStatus !== 200) throw new Error(`the wallet answered ${httpStatus}`)
      return answer
    },
  }
}
export type VendorClient = ReturnType<typeof createVendorClient>
