/** Sends planned calls in order, and returns each request with its answer. */
import { setTimeout as pause } from 'node:timers/promises'
import { type VendorCall, vendorAnswer, vendorCalls } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { VendorClient } from '../vendor-client.ts'
import type { Planned } from './memory.ts'
import type { Exchanged } from './seats.ts'

/** How long an impatient vendor waits for an answer. */
const GIVES_UP_AFTER_MS = 5

/** The answer; undefined if it is not a valid answer of the wallet API. */
async function answerTo(client: VendorClient, call: VendorCall, body: string, signature: string): Promise<Exchanged['answer']> {
  // Ignore the error: without an answer the outcome is unknown, and the tester repeats the call.
  const sent = await client.send(call, body, signature).catch(() => undefined)
  const parsed = vendorAnswer.safeParse(sent?.answer)
  return sent && parsed.success ? { httpStatus: sent.httpStatus, body: parsed.data } : undefined
}

async function exchange(client: VendorClient, { call, text: body, isGivenUp = false }: Planned): Promise<Exchanged> {
  const signature = client.sign(call, body)
  const answer = answerTo(client, call, body, signature)
  const sent = { path: vendorCalls[call].path, signature, body }
  if (!isGivenUp) return { ...sent, answer: await answer }
  await pause(GIVES_UP_AFTER_MS)
  return sent
}

export async function exchangeAll(client: VendorClient, plan: readonly Planned[]): Promise<Exchanged[]> {
  const exchanges: Exchanged[] = []
  for (const planned of plan) exchanges.push(await exchange(client, planned))
  return exchanges
}
