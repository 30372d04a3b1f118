/**
 * The reminder of time and money (RG-10, RG-11): due this many minutes after the login or the last confirmation. The time of
 * confirmation is in Redis; each process remembers for at most a minute that no reminder is due, so that a bet costs one map
 * look-up.
 */
import { LRUCache } from 'lru-cache'
import type { Clock } from '#server/platform/clock.ts'
import type { Redis } from '#server/platform/redis.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** After this, a shorter interval chosen in another process takes effect. */
const PEACE_MS = MINUTE_MS
const REMEMBERED = 200_000

export interface PlayingSession {
  memberId: number
  sessionId: string
}
interface Deps {
  redis: Redis
  clock: Clock
  /** When the session was opened; null if it has ended. */
  openedAt: (session: PlayingSession) => Promise<Date | null>
  intervalOf: (memberId: number) => Promise<number>
}

const keyOf = ({ memberId, sessionId }: PlayingSession) => `palaro:{m:${memberId}}:reality:${sessionId}`

export function createRealityChecks({ redis, clock, openedAt, intervalOf }: Deps) {
  const peaceUntil = new LRUCache<string, number>({ max: REMEMBERED })

  async function read(session: PlayingSession) {
    const [confirmed, opened, minutes] = await Promise.all([
      redis.get(keyOf(session)),
      openedAt(session),
      intervalOf(session.memberId),
    ])
    const startedAt = opened ?? clock.now()
    const since = Math.max(Number(confirmed ?? 0), startedAt.getTime())
    return { startedAt, intervalMinutes: minutes, dueAt: new Date(since + minutes * MINUTE_MS) }
  }

  function remember({ sessionId }: PlayingSession, dueAt: Date): void {
    peaceUntil.set(sessionId, Math.min(dueAt.getTime(), clock.now().getTime() + PEACE_MS))
  }

  return {
    read,

    /** Usually one map look-up. */
    async isDue(session: PlayingSession): Promise<boolean> {
      const now = clock.now().getTime()
      if ((peaceUntil.get(session.sessionId) ?? 0) > now) return false
      const { dueAt } = await read(session)
      remember(session, dueAt)
      return dueAt.getTime() <= now
    },

    async confirm(session: PlayingSession): Promise<void> {
      await redis.set(keyOf(session), clock.now().getTime(), 'PX', DAY_MS)
    },

    /** The interval has changed: a shorter one takes effect at once. */
    forget: ({ sessionId }: PlayingSession): void => void peaceUntil.delete(sessionId),
  }
}
export type RealityChecks = ReturnType<typeof createRealityChecks>
