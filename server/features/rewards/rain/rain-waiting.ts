/** Counts members who have the page open: each request counts for a while. */
import type { Logger } from '#server/platform/logger.ts'
import type { Redis } from '#server/platform/redis.ts'

/** Longer than a page waits between two requests. */
const COUNTED_MS = 45_000
const keyOf = (merchantId: number) => `palaro:{rain:${merchantId}}:waiting`

export function createRainWaiting({
  redis,
  logger,
}: {
  redis: Pick<Redis, 'zadd' | 'zcount' | 'zremrangebyscore'>
  logger: Logger
}) {
  return {
    /** 0 while Redis is unavailable, because nothing depends on the count. */
    async count(merchantId: number, now: number, memberId?: number): Promise<number> {
      const key = keyOf(merchantId)
      try {
        if (memberId !== undefined) await redis.zadd(key, now, memberId)
        return await redis.zcount(key, now - COUNTED_MS, '+inf')
      } catch (error) {
        logger.warn({ err: error }, 'counting those who wait for a rain failed')
        return 0
      }
    },
    forget: async (merchantId: number, now: number): Promise<void> => {
      await redis.zremrangebyscore(keyOf(merchantId), '-inf', `(${now - COUNTED_MS}`)
    },
  }
}
export type RainWaiting = ReturnType<typeof createRainWaiting>
