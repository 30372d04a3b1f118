/** Who is online: every member with its last call, in one sorted set. It says the same as the sessions do, to the minute. */
import type { Redis } from '#server/platform/redis.ts'

/** A last call is written down once in so long: a player calls many times a minute, and nobody counts by the second. */
const STEP_MS = 60_000
const KEY = 'palaro:{online}'

export function createOnlineMembers({ redis, idleMs }: { redis: Redis; idleMs: number }) {
  /** Not waited for: a call is answered without it, and a member who is missed is found by the next minute's call. */
  const seen = (memberId: number, now: number): void => void redis.zadd(KEY, now, memberId).catch(() => {})

  return {
    seen,
    /** By the time of the call before, so that nothing has to be remembered between calls. */
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
