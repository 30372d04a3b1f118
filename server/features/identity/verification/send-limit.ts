/**
 * Limits messages to one number or address: a pause after each, and hourly and daily limits. Strangers' requests are counted
 * apart from the verified owner's, and one stranger gets only a share, so that no one can lock others out of their own codes. In
 * Redis.
 */
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { networkOf } from '#server/platform/network-of.ts'
import type { Redis } from '#server/platform/redis.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The share one IP address may use of the codes strangers may send to a number: six of nine. */
const SHARE_OF_ONE = 2 / 3

/** Who requests a code: the verified owner of the account, or anyone, by IP address. */
export type Asker = 'owner' | { ip: string }

const prefixOf = (merchant: Pick<Merchant, 'id'>, target: string) => `palaro:{code:${merchant.id}:${target}}`
const windowOf = (now: number, lengthMs: number) => Math.floor(now / lengthMs)

export function createSendLimit({ redis, clock }: { redis: Redis; clock: Clock }) {
  /** When the pause ends, epoch ms. Of many concurrent calls one starts it. */
  async function startPause(key: string, resendSeconds: number): Promise<number> {
    const now = clock.now().getTime()
    const resendAt = now + resendSeconds * SECOND_MS
    if (await redis.set(key, resendAt, 'PX', resendSeconds * SECOND_MS, 'NX')) return resendAt
    const running = Number(await redis.get(key))
    if (running > now) throw new AppError('verification.code.wait', { expirationTime: running })
    await redis.set(key, resendAt, 'PX', resendSeconds * SECOND_MS)
    return resendAt
  }

  /** Counts one more in the current hour or day; returns its end (epoch ms) if that is too many. */
  async function count(prefix: string, lengthMs: number, most: number): Promise<number | undefined> {
    const window = windowOf(clock.now().getTime(), lengthMs)
    const key = `${prefix}:sent:${lengthMs}:${window}`
    const answers = await redis.multi().incr(key).pexpire(key, lengthMs).exec()
    return Number(answers?.[0]?.[1]) > most ? (window + 1) * lengthMs : undefined
  }

  async function countOrWait(prefix: string, lengthMs: number, most: number): Promise<void> {
    const expirationTime = await count(prefix, lengthMs, most)
    if (expirationTime) throw new AppError('verification.code.wait', { expirationTime })
  }

  /** Narrower limits first, so that requests they refuse do not count towards the number's own limits. */
  async function passStranger({ settings }: Merchant, prefix: string, address: string): Promise<void> {
    const ip = networkOf(address)
    const { perHour, perDay, perIpHour } = settings.sms
    const until = await count(`palaro:{code-ip:${ip}}`, HOUR_MS, perIpHour)
    if (until) {
      const retryAfter = Math.ceil((until - clock.now().getTime()) / SECOND_MS)
      throw new AppError('TOO_MANY_REQUEST', { retryAfter })
    }
    await countOrWait(`${prefix}:from:${ip}`, HOUR_MS, Math.ceil(perHour * SHARE_OF_ONE))
    await countOrWait(`${prefix}:from:${ip}`, DAY_MS, Math.ceil(perDay * SHARE_OF_ONE))
  }

  return {
    /**
     * Throws `verification.code.wait` with the time of the next attempt, `TOO_MANY_REQUEST` if one address requests too many in
     * total; otherwise returns when another may be sent, epoch ms.
     */
    async pass(merchant: Merchant, target: string, purpose: string, asker: Asker): Promise<number> {
      const { resendSeconds, perHour, perDay } = merchant.settings.sms
      const prefix = prefixOf(merchant, target)
      const resendAt = await startPause(`${prefix}:${purpose}:pause`, resendSeconds)
      if (asker !== 'owner') await passStranger(merchant, prefix, asker.ip)
      const counted = asker === 'owner' ? `${prefix}:owner` : prefix
      await countOrWait(counted, HOUR_MS, perHour)
      await countOrWait(counted, DAY_MS, perDay)
      return resendAt
    },
  }
}
export type SendLimit = ReturnType<typeof createSendLimit>
