/** One-time links for a new password, in Redis, hashed; only a member's latest link works. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import { newSecret } from '#server/platform/ids.ts'
import type { Redis } from '#server/platform/redis.ts'

const LINK_MS = 30 * 60_000
export const LINK_MINUTES = 30
/** `<member id in base 36>.<256 random bits>` */
const TOKEN = /^([0-9a-z]{1,8})\.([\w-]{43})$/

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const keyOf = (memberId: number) => `palaro:{m:${memberId}}:reset`

export function createResetLinks({ redis, clock }: { redis: Redis; clock: Clock }) {
  /** The member of a valid token. */
  async function memberOf(token: string): Promise<number | undefined> {
    const [, id = '', secret = ''] = TOKEN.exec(token) ?? []
    const memberId = Number.parseInt(id, 36)
    if (!secret) return undefined
    const [expiresAt, hash = ''] = ((await redis.get(keyOf(memberId))) ?? '').split(':')
    if (Number(expiresAt) <= clock.now().getTime() || hash === '') return undefined
    return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(secret))) ? memberId : undefined
  }

  return {
    memberOf,

    async issue(memberId: number): Promise<string> {
      const secret = newSecret()
      await redis.set(keyOf(memberId), `${clock.now().getTime() + LINK_MS}:${hashOf(secret)}`, 'PX', LINK_MS)
      return `${memberId.toString(36)}.${secret}`
    },

    /** Uses up the link. Of two concurrent calls one gets true. */
    async useUp(memberId: number): Promise<boolean> {
      return (await redis.del(keyOf(memberId))) > 0
    },
  }
}
export type ResetLinks = ReturnType<typeof createResetLinks>
