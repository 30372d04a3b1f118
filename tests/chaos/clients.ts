/** Clients over the wire that repeat a request until it is answered: without an answer it may or may not be done. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Endpoint } from '#contract/endpoint.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import { signPayment } from '#server/integrations/payment/payment.ts'

const AGAIN_MS = 100
const UNAVAILABLE = 503
/** A request without an answer by then is repeated: its server may be gone. */
const PATIENCE_MS = 15_000

interface Answer {
  status: number
  success?: boolean
  errorCode?: string
  value?: unknown
}
export interface Site {
  url: string
  merchantCode: string
  paymentSecret: string
  /** Called for every internal error of the site; the request is repeated. */
  onError: (what: string) => void
}
export interface Account {
  username: string
  password: string
}

/** Undefined = no answer, or not one from the application. */
async function call(site: Site, { method, path }: Endpoint, input: object, token = ''): Promise<Answer | undefined> {
  const isGet = method === 'GET'
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  try {
    const response = await fetch(site.url + path + query, {
      method: String(method),
      headers: { 'Content-Type': 'application/json', Merchant: site.merchantCode, Authorization: token },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    })
    const answer = { status: response.status, ...((await response.json()) as object) }
    if (answer.status >= 500 && answer.status !== UNAVAILABLE) site.onError(`${path} answered ${answer.status}`)
    // PostgreSQL or Redis is down: treat it as no answer.
    return answer.status >= 500 ? undefined : answer
  } catch {
    return undefined
  }
}

/** Nothing was done. */
export class Refused extends Error {
  readonly code: string

  constructor(path: string, { status, errorCode = '' }: Answer) {
    super(`${path} was refused: ${status} ${errorCode}`)
    this.code = errorCode
  }
}
export type Ask = (endpoint: Endpoint, input: object) => Promise<unknown>

/** Sends with the session from `open`, and opens another when that one has expired. */
function createCaller(site: Site, open: () => Promise<string | undefined>): Ask {
  let token = ''
  let opening: Promise<void> | undefined
  async function openAgain(): Promise<void> {
    token = (await open()) ?? ''
    if (!token) await delay(AGAIN_MS)
  }
  return async (endpoint, input) => {
    for (;;) {
      const used = token
      const answer = used ? await call(site, endpoint, input, used) : { status: 401 }
      if (answer?.success) return answer.value
      if (answer && answer.status !== 401) throw new Refused(endpoint.path, answer)
      if (!answer) await delay(AGAIN_MS)
      else if (token === used) await (opening ??= openAgain().finally(() => (opening = undefined)))
    }
  }
}

export const createClient = (site: Site, login: Endpoint, { username, password }: Account): Ask =>
  createCaller(site, async () => {
    const session = await call(site, login, { username, password })
    if (session && !session.success) throw new Error(`${username} can't log in: ${session.errorCode}`)
    return (session?.value as { token: string } | undefined)?.token
  })

const tokenOf = (answer: Answer | undefined) => (answer?.value as { token: string } | undefined)?.token

/** Inside a game, with a session of its own, opened from the login's. */
const createPlayerBy = (
  site: Site,
  asMember: Ask,
  nodeId: string,
  open: (launchToken: string) => Promise<Answer | undefined>,
): Ask =>
  createCaller(site, async () => {
    const launch = await asMember(launchEndpoints.launch, { launchMode: 'GLS', nodeId })
    const { content } = launch as { content: { game_url: string } }
    return tokenOf(await open(new URL(content.game_url, site.url).searchParams.get('launch')!))
  })
export const createPlayer = (site: Site, asMember: Ask, nodeId: string): Ask =>
  createPlayerBy(site, asMember, nodeId, (launchToken) => call(site, launchEndpoints.openSession, { launchToken }))
export const createSlotPlayer = (site: Site, asMember: Ask, { nodeId, gameCode }: { nodeId: string; gameCode: string }): Ask =>
  createPlayerBy(site, asMember, nodeId, (launchToken) => call(site, slotEndpoints.open, { launchToken, gameCode }))

/** As a payment site does: repeats the same callback until it is accepted. */
export async function reportPaid(
  { url, paymentSecret, onError }: Site,
  order: string,
  paymentId: string,
  units: number,
): Promise<void> {
  const body = JSON.stringify({ paymentId, order, outcome: 'SUCCEEDED', amount: String(units * 10_000) })
  const headers = { 'Content-Type': 'application/json', 'X-Signature': signPayment(paymentSecret, body) }
  for (;;) {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(`${url}/wps/payment/callback`, { method: 'POST', headers, body, signal }).catch(() => undefined)
    if (answer?.ok) return
    if (answer && answer.status >= 500 && answer.status !== UNAVAILABLE) onError(`the callback got status ${answer.status}`)
    if (answer && answer.status < 500) throw new Error(`the callback was refused: ${answer.status}`)
    await delay(AGAIN_MS)
  }
}
