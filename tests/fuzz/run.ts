/** Sends the requests of a run and counts the answers. */
import { SESSION_OVER_CODES } from '#contract/errors.ts'
import { CLOSED, failureOf, isSiteClosed } from './failure.ts'
import { ALL, makeRequest, NO_CALLER, type FuzzRequest } from './make-request.ts'
import { agentOf, send, type Answer } from './send.ts'
import type { FuzzWorld } from './world.ts'

/** Refusals that come before the call's own code, though its schemas accept the request. */
const BEFORE_THE_CALL: readonly string[] = [
  ...SESSION_OVER_CODES,
  'merchant.required',
  'merchant.not.found',
  'permission.denied',
  'encryption.invalid',
  'TOO_MANY_REQUEST',
  'path.not.found',
  'http_method_not_support',
]
const MOST_KEPT = 40
/** Ended sessions; with more of them a new world is made. */
const MOST_GONE = 8

export interface Tally {
  sent: number
  accepted: number
  reached: number
  byStatus: Map<string, number>
  byCode: Map<string, number>
  reachedByEndpoint: Map<string, number>
  byWrong: Map<string, number>
  /** Node's client cannot send these. */
  unsendable: number
  failures: { request: FuzzRequest; answer: Answer; why: string }[]
  failed: number
}

interface Options {
  url: string
  seed: number
  from: number
  to: number
  connections: number
  newWorld: () => Promise<FuzzWorld>
  /** How many requests a world is used for. */
  requestsPerWorld: number
  onProgress?: (tally: Tally) => void
  onAnswer?: (answer: Answer) => void
}

const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1)

export const emptyTally = (): Tally => ({
  sent: 0,
  accepted: 0,
  reached: 0,
  byStatus: new Map(),
  byCode: new Map(),
  reachedByEndpoint: new Map(ALL.map(({ name }) => [name, 0])),
  byWrong: new Map(),
  unsendable: 0,
  failures: [],
  failed: 0,
})

function note(tally: Tally, request: FuzzRequest, answer: Answer, isClosed: boolean): void {
  tally.sent += 1
  if (answer.status === -1) {
    tally.unsendable += 1
    return
  }
  count(tally.byStatus, String(answer.status))
  count(tally.byCode, answer.errorCode ?? 'success')
  count(tally.byWrong, request.wrong ?? 'nothing')
  if (!request.wrong) {
    tally.accepted += 1
    if (answer.status > 0 && !BEFORE_THE_CALL.includes(answer.errorCode ?? '')) {
      tally.reached += 1
      count(tally.reachedByEndpoint, request.name)
    }
  }
  const why = failureOf(request.endpoint, answer, isClosed)
  if (!why) return
  tally.failed += 1
  if (tally.failures.length < MOST_KEPT) tally.failures.push({ request, answer, why })
}

export async function runFuzz(
  { url, seed, from, to, connections, newWorld, requestsPerWorld, onProgress, onAnswer }: Options,
  tally = emptyTally(),
) {
  const agent = agentOf(connections)
  const gone = new Set<string>()
  let world = await newWorld()
  let [usedBy, next] = [0, from]
  let renewing: Promise<void> | undefined
  const renew = () =>
    (renewing ??= newWorld().then((made) => {
      world = made
      usedBy = 0
      gone.clear()
      renewing = undefined
    }))

  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < to) {
        if (usedBy >= requestsPerWorld || gone.size > MOST_GONE) await renew()
        usedBy += 1
        const index = next++
        let request = makeRequest(seed, index, world, gone)
        if (request.wrong === NO_CALLER) {
          await renew()
          request = makeRequest(seed, index, world, gone)
        }
        const used = world
        const answer = await send(url, agent, request)
        const isClosed = answer.errorCode === CLOSED && (await isSiteClosed(url, request))
        note(tally, request, answer, isClosed)
        // Stop using a session that has ended, and leave a closed site.
        if (used === world && request.token && (SESSION_OVER_CODES as readonly string[]).includes(answer.errorCode ?? ''))
          gone.add(request.token)
        if (used === world && isClosed) usedBy = requestsPerWorld
        onAnswer?.(answer)
        onProgress?.(tally)
      }
    }),
  )
  agent.destroy()
  return tally
}
