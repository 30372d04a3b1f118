/** Players on the page of a slot: sessions of the local provider, opened as the page does, by a launch. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Endpoint } from '#contract/endpoint.ts'
import * as launchEndpoints from '#contract/play/launch.ts'
import * as slotEndpoints from '#contract/play/slots/slots.ts'
import type { Builders } from '#seed/builders/index.ts'

/** Where the provider serves which slot. */
export interface SlotHost {
  url: string
  nodeId: string
  gameCode: string
}
interface Member {
  token: string
  merchantCode: string
}

const NODE = 'fuzz-slot'
const TRIES = 40
const BETWEEN_TRIES_MS = 500

/** The studio and its game, without which the provider gets no key. */
export async function makeSlot(given: Pick<Builders, 'vendor' | 'game'>, of: { vendorCode: string; gameCode: string }) {
  const vendor = await given.vendor({ code: of.vendorCode, isRunning: true })
  await given.game({ vendor, gameCode: of.gameCode, nodeId: NODE, category: 'RNG', hasFreePlay: true, isRunning: true })
  return { nodeId: NODE, gameCode: of.gameCode }
}

async function ask(url: string, { method, path }: Endpoint, input: Record<string, string>, headers: Record<string, string>) {
  const inBody = method !== 'GET'
  const search = inBody ? '' : `?${new URLSearchParams(input).toString()}`
  const response = await fetch(url + path + search, {
    method,
    headers: { ...headers, ...(inBody && { 'Content-Type': 'application/json' }) },
    ...(inBody && { body: JSON.stringify(input) }),
  })
  const answer = (await response.json()) as { success: boolean; value: Record<string, string> }
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer.value
}

/** A token that opens one session. */
export async function launchSlot({ url, nodeId }: SlotHost, { token, merchantCode }: Member): Promise<string> {
  const headers = { Merchant: merchantCode, Authorization: token }
  const { gameUrl } = await ask(url, launchEndpoints.launch, { launchMode: 'GLS', nodeId }, headers)
  return new URL(gameUrl!).searchParams.get('launch')!
}

/** The server takes seconds to know the games of a new merchant; until then a launch leads nowhere. */
export async function openSlot(host: SlotHost, member: Member, triesLeft = TRIES): Promise<string> {
  const launchToken = await launchSlot(host, member)
  const { gameCode } = host
  return ask(host.url, slotEndpoints.open, { launchToken, gameCode }, {}).then(
    ({ token }) => token!,
    async (error: unknown) => {
      if (triesLeft === 0) throw error
      await delay(BETWEEN_TRIES_MS)
      return openSlot(host, member, triesLeft - 1)
    },
  )
}
