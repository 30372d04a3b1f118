/** The holder of a token, unless the account has been locked or closed since: then its sessions end (ACC-09). */
import { endsSessions } from './member-status.check.ts'
import type { Authenticate } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { createBatcher } from '#server/platform/batcher.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'

/** How long a status is cached; a bet reads its own, under its lock. */
const FRESH_MS = 2_000
const MAX_HELD = 20_000

interface Deps {
  store: Pick<SessionStore, 'authenticate' | 'endAll'>
  /** Of those that exist. */
  statuses: (memberIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  freshMs?: number
}

export function createSessionGate({ store, statuses, freshMs = FRESH_MS }: Deps): Authenticate {
  // Thousands may come back at the same moment.
  const readStatus = createBatcher<number, string | null>(async (memberIds) => {
    const known = await statuses(memberIds)
    return memberIds.map((memberId) => known.get(memberId) ?? null)
  })
  const held = new Map<number, { isIn: boolean; readAt: number }>()

  async function isIn(memberId: number): Promise<boolean> {
    const known = held.get(memberId)
    if (known && performance.now() - known.readAt < freshMs) return known.isIn
    const status = await readStatus.submit(memberId)
    const read = { isIn: status !== null && !endsSessions(status), readAt: performance.now() }
    if (held.size >= MAX_HELD) held.clear()
    held.set(memberId, read)
    return read.isIn
  }

  return async (token, isBet = false) => {
    const caller = await store.authenticate(token)
    // Bets are the hot path: they check the status where they take the money.
    if ((isBet && caller.kind === 'game') || (await isIn(caller.memberId))) return caller
    await store.endAll(caller.memberId)
    throw new AppError('login.not.session')
  }
}
