/**
 * Counts failed logins by merchant and name (or a browser known to it), whether or not the name exists: first a captcha is
 * required, then the name is locked (ACC-02).
 */
import type { LoginRefusal } from '#contract/identity/session.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'

const MINUTE_MS = 60_000

type GuardedMerchant = Pick<Merchant, 'id' | 'settings'>

const keysOf = (merchant: GuardedMerchant, name: string) => {
  const prefix = `palaro:{login:${merchant.id}:${name}}`
  return { failures: `${prefix}:failures`, lock: `${prefix}:lock` }
}
const denied = (lockedUntil: number) =>
  new AppError('login.denied', { captcha: true, remainingAttempts: 0, lockedUntil } satisfies LoginRefusal)

/** What a refused caller is told after `failures` failures. */
export function refusalAfter({ settings }: GuardedMerchant, failures: number): LoginRefusal {
  const { captchaAfterFailures, lockAfterFailures } = settings.session
  const barriers = [captchaAfterFailures, lockAfterFailures].filter((barrier) => barrier > failures)
  return {
    captcha: failures >= captchaAfterFailures,
    remainingAttempts: barriers.length > 0 ? Math.min(...barriers) - failures : 0,
  }
}

export function createLoginGuard({ redis, clock }: { redis: Redis; clock: Clock }) {
  async function lock(merchant: GuardedMerchant, name: string): Promise<number> {
    const keys = keysOf(merchant, name)
    const lockMs = merchant.settings.session.lockMinutes * MINUTE_MS
    const until = clock.now().getTime() + lockMs
    // The count expires with the lock, not before, so that attempts still running are counted too.
    await redis.multi().set(keys.lock, until, 'PX', lockMs).pexpire(keys.failures, lockMs).exec()
    return until
  }

  return {
    /** Failures so far. Throws `login.denied` while the name is locked. */
    async failures(merchant: GuardedMerchant, name: string): Promise<number> {
      const keys = keysOf(merchant, name)
      const [failures, lockedUntil] = await redis.mget(keys.failures, keys.lock)
      if (!lockedUntil) return Number(failures ?? 0)
      if (Number(lockedUntil) > clock.now().getTime()) throw denied(Number(lockedUntil))
      await redis.del(keys.failures, keys.lock)
      return 0
    },

    /**
     * Counts an attempt as a failure before its password is checked, so that concurrent attempts gain nothing; `clear` uncounts
     * it. Throws `login.denied` beyond the lock's threshold.
     */
    async countTry(merchant: GuardedMerchant, name: string): Promise<number> {
      const { failures } = keysOf(merchant, name)
      const { failureWindowMinutes, lockAfterFailures } = merchant.settings.session
      const answers = await redis
        .multi()
        .set(failures, 0, 'PX', failureWindowMinutes * MINUTE_MS, 'NX')
        .incr(failures)
        .exec()
      const count = Number(answers?.[1]?.[1])
      if (count > lockAfterFailures) throw denied(await lock(merchant, name))
      return count
    },

    /** What the caller is told after a failed attempt; the last allowed failure locks the name. */
    async refuse(merchant: GuardedMerchant, name: string, failures: number): Promise<LoginRefusal> {
      if (failures < merchant.settings.session.lockAfterFailures) return refusalAfter(merchant, failures)
      return { captcha: true, remainingAttempts: 0, lockedUntil: await lock(merchant, name) }
    },

    async clear(merchant: GuardedMerchant, name: string): Promise<void> {
      const keys = keysOf(merchant, name)
      await redis.del(keys.failures, keys.lock)
    },
  }
}
export type LoginGuard = ReturnType<typeof createLoginGuard>
