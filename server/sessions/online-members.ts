/** The members who are online, with their last calls, in one sorted set. Agrees with the sessions to the minute. */
import type { Redis } from '#server/platform/redis.ts'

/** A last call is recorded once in this time: a player calls many times a minute, and no one counts by the second. */
const STEP_MS = 60_000
const KEY = 'palaro:{online}'

export function createOnlineMembers({ redis, idleMs }: { redis: Redis; idleMs: number }) {
  /** Not awaited: calls do not depend on it, and the next minute's call makes up for a failure. */
  const seen = (memberId: number, now: number): void => void redis.zadd(KEY, now, memberId).catch(() => {})

  return {
    seen,
    /** Compares with the previous call's time, so that nothing has to be kept between calls. */
    stillSeen(memberId: number, lastCall: number, now: number): void {
      if (Math.floor(lastCall / STEP_MS) !== Math.floor(now / STEP_MS)) seen(memberId, now)
    },
    async gone(memberId: number): Promise<void> {
      await redis.zrem(KEY, memberId)
    },
    async members(now: number): Promise<number[]> {
      const earliest = now - idleMs
      await redis.zremrangebyscore(KEY, '-inf', `(${earliest}`)
      return (await redis.zrangebyscore(KEY, earliest, '+inf')).map(Number)
    },
  }
}
