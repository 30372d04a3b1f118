/**
 * The reminder of time and money (RG-10, RG-11): due so many minutes after the login or the last one confirmed. When it was
 * confirmed lies in Redis; each process remembers for a minute at most that a session has peace, so that a bet costs one look
 * into a map.
 */
import type { Clock } from '#server/platform/clock.ts'
import type { Redis } from '#server/platform/redis.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** A shorter interval chosen in another process counts after this. */
const PEACE_MS = MINUTE_MS
const REMEMBERED = 200_000

export interface PlayingSession {
  memberId: number
  sessionId: string
}
interface Deps {
  redis: Redis
  clock: Clock
  /** When the session was opened; null where it is gone. */
  openedAt: (session: PlayingSession) => Promise<Date | null>
  intervalOf: (memberId: number) => Promise<number>
}

const keyOf = ({ memberId, sessionId }: PlayingSession) => `palaro:{m:${memberId}}:reality:${sessionId}`

export function createRealityChecks({ redis, clock, openedAt, intervalOf }: Deps) {
  const peaceUntil = new Map<string, number>()

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
    if (peaceUntil.size >= REMEMBERED) peaceUntil.clear()
    peaceUntil.set(sessionId, Math.min(dueAt.getTime(), clock.now().getTime() + PEACE_MS))
  }

  return {
    read,

    /** One look into a map where all is well. */
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

    /** The interval has changed: a shorter one counts at once. */
    forget: ({ sessionId }: PlayingSession): void => void peaceUntil.delete(sessionId),
  }
}
export type RealityChecks = ReturnType<typeof createRealityChecks>
