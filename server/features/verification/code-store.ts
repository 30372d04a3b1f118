/** SMS codes in Redis, hashed: one live code a purpose and number, a pause between codes, a limit of tries. */
import { createHash, randomInt } from 'node:crypto'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import type { MobileNumber } from './mobile-number.ts'

/** What a code proves; a code for one purpose is none for another. */
export type CodePurpose = 'register' | 'visitor' | 'member' | 'login'

const MINUTE_MS = 60_000
const SECOND_MS = 1_000
const SALT_BYTES = 9

const hashOf = (salt: string, code: string) => createHash('sha256').update(`${salt}:${code}`).digest('base64url')
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

const keysOf = (merchant: Pick<Merchant, 'id'>, purpose: CodePurpose, { diallingCode, mobileNumber }: MobileNumber) => {
  const prefix = `palaro:{sms:${merchant.id}:${diallingCode}${mobileNumber}}:${purpose}`
  return { code: `${prefix}:code`, tries: `${prefix}:tries`, pause: `${prefix}:pause` }
}
type Keys = ReturnType<typeof keysOf>

export function createCodeStore({ redis, clock }: { redis: Redis; clock: Clock }) {
  async function startPause(keys: Keys, resendSeconds: number): Promise<number> {
    const now = clock.now().getTime()
    const resendAt = now + resendSeconds * SECOND_MS
    if (await redis.set(keys.pause, resendAt, 'PX', resendSeconds * SECOND_MS, 'NX')) return resendAt
    const running = Number(await redis.get(keys.pause))
    if (running > now) throw new AppError('verification.code.wait', { expirationTime: running })
    await redis.set(keys.pause, resendAt, 'PX', resendSeconds * SECOND_MS)
    return resendAt
  }

  return {
    /** A new code in place of the last. Throws `verification.code.wait` during the pause. */
    async issue(merchant: Merchant, purpose: CodePurpose, number: MobileNumber): Promise<{ code: string; resendAt: number }> {
      const { codeLength, expiryMinutes, resendSeconds } = merchant.settings.sms
      const keys = keysOf(merchant, purpose, number)
      const resendAt = await startPause(keys, resendSeconds)
      const [code, salt, lifeMs] = [digits(codeLength), newSecret(SALT_BYTES), expiryMinutes * MINUTE_MS]
      const expiresAt = clock.now().getTime() + lifeMs
      await redis
        .multi()
        .set(keys.code, `${expiresAt}:${salt}:${hashOf(salt, code)}`, 'PX', lifeMs)
        .set(keys.tries, 0, 'PX', lifeMs)
        .exec()
      return { code, resendAt }
    },

    /**
     * Uses the code up where it is right.
     * Throws `validate_verification_code_error` (wrong, expired, none) or `max.attempt.limit`.
     */
    async redeem(merchant: Merchant, purpose: CodePurpose, number: MobileNumber, typed: string): Promise<void> {
      const wrong = new AppError('validate_verification_code_error')
      const keys = keysOf(merchant, purpose, number)
      const stored = await redis.get(keys.code)
      if (stored === null) throw wrong
      const [expiresAt = '', salt = '', hash = ''] = stored.split(':')
      if (Number(expiresAt) <= clock.now().getTime()) throw wrong
      // Counted before the look, so that many guesses at once are still counted.
      if ((await redis.incr(keys.tries)) > merchant.settings.sms.maxAttempts) throw new AppError('max.attempt.limit')
      if (hashOf(salt, typed.trim()) !== hash) throw wrong
      // Of two right answers at once one wins.
      if ((await redis.del(keys.code)) === 0) throw wrong
      await redis.del(keys.tries)
    },
  }
}
export type CodeStore = ReturnType<typeof createCodeStore>
