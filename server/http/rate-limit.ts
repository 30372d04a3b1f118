/** Rate tiers, shared by all servers through Redis. */
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Tier } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { RedisServer } from '#server/platform/redis.ts'

/** Calls per minute: per member if logged in, else per address; visitors' passwords and codes always per address. */
export const CALLS_PER_MINUTE: Record<Tier, number> = {
  read: 1_200,
  write: 300,
  /** Bets. */
  play: 3_000,
  /** Calls of a vendor's server, for all its players. */
  vendor: 300_000,
  /** Passwords and new accounts. */
  sensitive: 60,
  /** Captcha pictures and codes. */
  code: 30,
}
const MINUTE_S = 60

interface Deps {
  /** Shared by several processes; absent = each process counts in its own memory. */
  server: RedisServer | undefined
  isEnabled: boolean
  callsPerMinute?: Record<Tier, number>
}

export function createRateLimit({ server, isEnabled, callsPerMinute = CALLS_PER_MINUTE }: Deps) {
  const limiters = new Map<Tier, RateLimiterAbstract>()
  for (const tier of Object.keys(callsPerMinute) as Tier[]) {
    const options = { points: callsPerMinute[tier], duration: MINUTE_S, keyPrefix: `rate:${tier}` }
    const memory = new RateLimiterMemory(options)
    limiters.set(
      tier,
      server
        ? new RateLimiterRedis({
            ...options,
            storeClient: server,
            inMemoryBlockOnConsumed: options.points,
            insuranceLimiter: memory,
          })
        : memory,
    )
  }

  /** Throws `TOO_MANY_REQUEST` with `retryAfter` seconds. */
  return async function consume(tier: Tier, key: string): Promise<void> {
    if (!isEnabled) return
    try {
      await limiters.get(tier)!.consume(key)
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        throw new AppError('TOO_MANY_REQUEST', { retryAfter: Math.ceil(refusal.msBeforeNext / 1_000) })
      }
      throw refusal
    }
  }
}
export type RateLimit = ReturnType<typeof createRateLimit>
