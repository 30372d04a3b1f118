/**
 * Logins that wait for their second step, stored in Redis for a few minutes; the holder of the token has passed the first step.
 */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import { LOGIN_METHODS } from './login-event.repository.ts'

const MINUTE_MS = 60_000
const TOKEN_BYTES = 24

const pending = z.object({
  memberId: z.int(),
  merchantId: z.int(),
  /** How the first step was passed. */
  method: z.enum(LOGIN_METHODS),
  way: z.enum(['sms', 'mail', 'totp']),
  expiresAt: z.number(),
})
export type PendingLogin = z.infer<typeof pending>

const keyOf = (token: string) => `palaro:challenge:{${createHash('sha256').update(token).digest('base64url')}}`

export function createChallengeStore({ redis, clock }: { redis: Redis; clock: Clock }) {
  return {
    /** Lasts as long as the code itself. */
    async open(login: Omit<PendingLogin, 'expiresAt'>, { settings }: Merchant): Promise<string> {
      const token = newSecret(TOKEN_BYTES)
      const lifeMs = settings.sms.expiryMinutes * MINUTE_MS
      const expiresAt = clock.now().getTime() + lifeMs
      await redis.set(keyOf(token), JSON.stringify({ ...login, expiresAt } satisfies PendingLogin), 'PX', lifeMs)
      return token
    },

    async find(token: string): Promise<PendingLogin | undefined> {
      const text = await redis.get(keyOf(token))
      const login = text === null ? undefined : pending.parse(JSON.parse(text))
      return login && login.expiresAt > clock.now().getTime() ? login : undefined
    },

    /** Uses up the challenge; false if another call was first. */
    close: async (token: string): Promise<boolean> => (await redis.del(keyOf(token))) === 1,
  }
}
export type ChallengeStore = ReturnType<typeof createChallengeStore>
