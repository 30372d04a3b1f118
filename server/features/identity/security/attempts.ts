/** Counts a logged-in member's wrong passwords and codes in Redis: after too many comes a pause. */
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#server/platform/app-error.ts'
import { newId } from '#server/platform/ids.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'

const WINDOW_MS = 15 * 60_000
/** Longer than any check takes, so that a dead process blocks no one for long. */
const TURN_MS = 5_000
const POLL_MS = 15
const PATIENCE_MS = 10_000

export type AttemptPurpose = 'password' | 'payment' | 'totp' | 'question' | 'login'
const keyOf = (memberId: number, purpose: AttemptPurpose) => `palaro:{m:${memberId}}:attempts:${purpose}`

export function createAttempts({ redis }: { redis: Redis }) {
  /** One attempt of a member at a time, across all processes. Throws `max.attempt.limit` if unreasonably many are waiting. */
  async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const [turn, holder] = [`${key}:turn`, newId()]
    const until = performance.now() + PATIENCE_MS
    while ((await redis.set(turn, holder, 'PX', TURN_MS, 'NX')) !== 'OK') {
      if (performance.now() > until) throw new AppError('max.attempt.limit')
      await wait(POLL_MS)
    }
    try {
      return await work()
    } finally {
      if ((await redis.get(turn)) === holder) await redis.del(turn)
    }
  }

  return {
    /**
     * Only wrong attempts count. Concurrent ones are checked one after the other: right ones do not block each other, and many
     * guesses at once gain nothing over as many in a row. An attempt is counted before it is checked, and uncounted if it is
     * right. Throws `max.attempt.limit` beyond the merchant's limit, whatever `isRight` would return.
     */
    guard: (memberId: number, purpose: AttemptPurpose, merchant: Merchant, isRight: () => Promise<boolean>): Promise<boolean> => {
      const key = keyOf(memberId, purpose)
      return inTurn(key, async () => {
        const answers = await redis.multi().set(key, 0, 'PX', WINDOW_MS, 'NX').incr(key).exec()
        if (Number(answers?.[1]?.[1]) > merchant.settings.security.maxAttempts) throw new AppError('max.attempt.limit')
        const isIt = await isRight()
        if (isIt) await redis.del(key)
        return isIt
      })
    },
  }
}
export type Attempts = ReturnType<typeof createAttempts>
