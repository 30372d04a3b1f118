/** The holder of a token, unless the account has been locked or closed since: then its sessions end (ACC-09). */
import { endsSessions } from './member-status.check.ts'
import type { Authenticate } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { SessionStore } from '#server/sessions/session-store.ts'

/** How long a status is cached; a bet reads its own, under its lock. */
const FRESH_MS = 2_000
const MAX_HELD = 20_000

interface Deps {
  store: Pick<SessionStore, 'authenticate' | 'endAll'>
  findMember: (memberId: number) => Promise<{ status: string } | null>
  freshMs?: number
}

export function createSessionGate({ store, findMember, freshMs = FRESH_MS }: Deps): Authenticate {
  const held = new Map<number, { isIn: boolean; readAt: number }>()

  async function isIn(memberId: number): Promise<boolean> {
    const known = held.get(memberId)
    if (known && performance.now() - known.readAt < freshMs) return known.isIn
    const member = await findMember(memberId)
    const read = { isIn: member !== null && !endsSessions(member.status), readAt: performance.now() }
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
