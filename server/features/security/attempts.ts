/** Wrong passwords and codes of a logged-in member, counted in Redis: so many, then a pause. */
import { AppError } from '#server/platform/app-error.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'

const WINDOW_MS = 15 * 60_000

export type AttemptPurpose = 'password' | 'payment' | 'totp' | 'question' | 'login'
const keyOf = (memberId: number, purpose: AttemptPurpose) => `palaro:{m:${memberId}}:attempts:${purpose}`

export function createAttempts({ redis }: { redis: Redis }) {
  return {
    /**
     * Counts a try before it is checked, so that many at once win nothing; a right one takes the count back.
     * Throws `max.attempt.limit` beyond the merchant's number, whatever `isRight` would have said.
     */
    async guard(
      memberId: number,
      purpose: AttemptPurpose,
      merchant: Merchant,
      isRight: () => Promise<boolean>,
    ): Promise<boolean> {
      const key = keyOf(memberId, purpose)
      const answers = await redis.multi().set(key, 0, 'PX', WINDOW_MS, 'NX').incr(key).exec()
      if (Number(answers?.[1]?.[1]) > merchant.settings.security.maxAttempts) throw new AppError('max.attempt.limit')
      const isIt = await isRight()
      if (isIt) await redis.del(key)
      return isIt
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
