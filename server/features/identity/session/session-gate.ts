/** Returns the holder of a token, unless the account has been locked or closed since: then its sessions end (ACC-09). */
import { LRUCache } from 'lru-cache'
import { endsSessions } from './member-status.check.ts'
import type { Authenticate } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { createBatcher } from '#server/platform/batcher.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'

/** How long a status is cached; a bet reads the status itself, under its lock. */
const FRESH_MS = 2_000
const MAX_HELD = 20_000

interface Deps {
  store: Pick<SessionStore, 'authenticate' | 'endAll'>
  /** For the members that exist. */
  statuses: (memberIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  freshMs?: number
}

export function createSessionGate({ store, statuses, freshMs = FRESH_MS }: Deps): Authenticate {
  // Batched, because thousands of members may reconnect at the same moment.
  const readStatus = createBatcher<number, string | null>(async (memberIds) => {
    const known = await statuses(memberIds)
    return memberIds.map((memberId) => known.get(memberId) ?? null)
  })
  async function readIsIn(memberId: number): Promise<boolean> {
    const status = await readStatus.submit(memberId)
    return status !== null && !endsSessions(status)
  }
  const held = new LRUCache<number, boolean>({ max: MAX_HELD, ttl: freshMs, fetchMethod: readIsIn, ignoreFetchAbort: true })
  // The cache takes a TTL of 0 as "for ever".
  const isIn = freshMs === 0 ? readIsIn : (memberId: number) => held.forceFetch(memberId)

  return async (token, isBet = false) => {
    const caller = await store.authenticate(token)
    // Bets are the hot path: they check the status where they take the money.
    if ((isBet && caller.kind === 'game') || (await isIn(caller.memberId))) return caller
    await store.endAll(caller.memberId)
    throw new AppError('login.not.session')
  }
}
