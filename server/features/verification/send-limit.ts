/** How often one number or address is written to: a pause after each message, so many an hour and a day. In Redis. */
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const prefixOf = (merchant: Pick<Merchant, 'id'>, target: string) => `palaro:{code:${merchant.id}:${target}}`

export function createSendLimit({ redis, clock }: { redis: Redis; clock: Clock }) {
  /** Epoch ms at which the pause ends. Of many calls at once one begins it. */
  async function startPause(key: string, resendSeconds: number): Promise<number> {
    const now = clock.now().getTime()
    const resendAt = now + resendSeconds * SECOND_MS
    if (await redis.set(key, resendAt, 'PX', resendSeconds * SECOND_MS, 'NX')) return resendAt
    const running = Number(await redis.get(key))
    if (running > now) throw new AppError('verification.code.wait', { expirationTime: running })
    await redis.set(key, resendAt, 'PX', resendSeconds * SECOND_MS)
    return resendAt
  }

  /** Counts one more in the running hour or day. */
  async function count(prefix: string, windowMs: number, most: number): Promise<void> {
    const window = Math.floor(clock.now().getTime() / windowMs)
    const key = `${prefix}:sent:${windowMs}:${window}`
    const answers = await redis.multi().incr(key).pexpire(key, windowMs).exec()
    if (Number(answers?.[0]?.[1]) > most) {
      throw new AppError('verification.code.wait', { expirationTime: (window + 1) * windowMs })
    }
  }

  return {
    /** Throws `verification.code.wait` with the time of the next try; else epoch ms at which another may be sent. */
    async pass(merchant: Merchant, target: string, purpose: string): Promise<number> {
      const { resendSeconds, perHour, perDay } = merchant.settings.sms
      const prefix = prefixOf(merchant, target)
      const resendAt = await startPause(`${prefix}:${purpose}:pause`, resendSeconds)
      await count(prefix, HOUR_MS, perHour)
      await count(prefix, DAY_MS, perDay)
      return resendAt
    },
  }
}
export type SendLimit = ReturnType<typeof createSendLimit>
