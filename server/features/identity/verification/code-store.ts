/** Codes by SMS and mail in Redis, hashed: one valid code per purpose and target, a pause between codes, a limit of attempts. */
import { createHash, randomInt } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import { targetKey, type CodeTarget } from '#server/platform/contact/code-target.ts'
import { createSendLimit, type Asker, type SendLimit } from './send-limit.ts'

/**
 * What a code proves; a code for one purpose is invalid for another. `visitor` logs in, `password` recovers a password, `login`
 * is the second step of a login, `member` binds a number or address, `own` verifies that its owner is still present.
 */
export type CodePurpose = 'register' | 'visitor' | 'password' | 'login' | 'member' | 'own'

const MINUTE_MS = 60_000
const SALT_BYTES = 9

const hashOf = (salt: string, code: string) => createHash('sha256').update(`${salt}:${code}`).digest('base64url')
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')
const wrong = () => new AppError('validate_verification_code_error')

const keysOf = (merchant: Pick<Merchant, 'id'>, purpose: CodePurpose, target: CodeTarget) => {
  const prefix = `palaro:{code:${merchant.id}:${targetKey(target)}}:${purpose}`
  return { code: `${prefix}:code`, tries: `${prefix}:tries` }
}
type Keys = ReturnType<typeof keysOf>

interface Deps {
  redis: Redis
  clock: Clock
  limit?: SendLimit
}

export function createCodeStore({ redis, clock, limit = createSendLimit({ redis, clock }) }: Deps) {
  async function isLive(keys: Keys): Promise<boolean> {
    const [expiresAt] = ((await redis.get(keys.code)) ?? '0').split(':')
    return Number(expiresAt) > clock.now().getTime()
  }

  /** Counts the attempt, and throws if the code is wrong, expired or missing. */
  async function compare(merchant: Merchant, keys: Keys, typed: string): Promise<void> {
    const stored = await redis.get(keys.code)
    if (stored === null) throw wrong()
    const [expiresAt = '', salt = '', hash = ''] = stored.split(':')
    if (Number(expiresAt) <= clock.now().getTime()) throw wrong()
    // Counted before checking, so that concurrent guesses are counted too.
    if ((await redis.incr(keys.tries)) > merchant.settings.sms.maxAttempts) throw new AppError('max.attempt.limit')
    if (hashOf(salt, typed.trim()) !== hash) throw wrong()
  }

  return {
    /** Replaces the last code. Throws `verification.code.wait` during the pause, and beyond the hourly or daily limit. */
    async issue(
      merchant: Merchant,
      purpose: CodePurpose,
      target: CodeTarget,
      asker: Asker,
    ): Promise<{ code: string; resendAt: number }> {
      const { codeLength, expiryMinutes } = merchant.settings.sms
      const keys = keysOf(merchant, purpose, target)
      const resendAt = await limit.pass(merchant, targetKey(target), purpose, asker)
      const [code, salt, lifeMs] = [digits(codeLength), newSecret(SALT_BYTES), expiryMinutes * MINUTE_MS]
      const expiresAt = clock.now().getTime() + lifeMs
      await redis
        .multi()
        .set(keys.code, `${expiresAt}:${salt}:${hashOf(salt, code)}`, 'PX', lifeMs)
        .set(keys.tries, 0, 'PX', lifeMs)
        .exec()
      return { code, resendAt }
    },

    /** Whether a code is pending. */
    isWaiting: (merchant: Merchant, purpose: CodePurpose, target: CodeTarget): Promise<boolean> =>
      isLive(keysOf(merchant, purpose, target)),

    /** Does not use up the code; wrong attempts count. Throws as `redeem`. */
    async check(merchant: Merchant, purpose: CodePurpose, target: CodeTarget, typed: string): Promise<void> {
      const keys = keysOf(merchant, purpose, target)
      await compare(merchant, keys, typed)
      await redis.decr(keys.tries)
    },

    /**
     * Uses up the code if it is right. Throws `validate_verification_code_error` (wrong, expired, missing) or
     * `max.attempt.limit`.
     */
    async redeem(merchant: Merchant, purpose: CodePurpose, target: CodeTarget, typed: string): Promise<void> {
      const keys = keysOf(merchant, purpose, target)
      await compare(merchant, keys, typed)
      // Of two concurrent right answers, one succeeds.
      if ((await redis.del(keys.code)) === 0) throw wrong()
      await redis.del(keys.tries)
    },
  }
}
export type CodeStore = ReturnType<typeof createCodeStore>
