/** Wrong passwords and codes of a logged-in member, counted in Redis: so many, then a pause. */
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#server/platform/app-error.ts'
import { newId } from '#server/platform/ids.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'

const WINDOW_MS = 15 * 60_000
/** Longer than any check takes: a process that died meanwhile holds nobody up for long. */
const TURN_MS = 5_000
const POLL_MS = 15
const PATIENCE_MS = 10_000

export type AttemptPurpose = 'password' | 'payment' | 'totp' | 'question' | 'login'
const keyOf = (memberId: number, purpose: AttemptPurpose) => `palaro:{m:${memberId}}:attempts:${purpose}`

export function createAttempts({ redis }: { redis: Redis }) {
  /** One try of a member at a time, in whatever process. Throws `max.attempt.limit` where more wait than anyone has reason to. */
  async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const [turn, mine] = [`${key}:turn`, newId()]
    const until = performance.now() + PATIENCE_MS
    while ((await redis.set(turn, mine, 'PX', TURN_MS, 'NX')) !== 'OK') {
      if (performance.now() > until) throw new AppError('max.attempt.limit')
      await wait(POLL_MS)
    }
    try {
      return await work()
    } finally {
      if ((await redis.get(turn)) === mine) await redis.del(turn)
    }
  }

  return {
    /**
     * Only wrong tries count. Those that come at once are checked one after the other: right ones refuse each other nothing, and
     * many guesses at once win no more than as many in a row. A try counts before it is checked, a right one takes the count back.
     * Throws `max.attempt.limit` beyond the merchant's number, whatever `isRight` would have said.
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
