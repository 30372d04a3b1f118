/** The secret of an app that is about to be bound: the same for some minutes, so that a page read twice shows one picture. */
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import type { SecretBox } from './secret-box.ts'
import { newTotpSecret } from './totp.ts'

const MINUTE_MS = 60_000
const keyOf = (memberId: number) => `palaro:{m:${memberId}}:two-factor:pending`

export function createPendingSecrets({ redis, box }: { redis: Redis; box: SecretBox }) {
  const find = async (memberId: number): Promise<string | undefined> => {
    const sealed = await redis.get(keyOf(memberId))
    return sealed === null ? undefined : box.open(memberId, sealed)
  }
  return {
    find,

    /** The running one, else a fresh one; it lives on while it is looked at. */
    async ensure(memberId: number, { settings }: Merchant): Promise<string> {
      const lifeMs = settings.security.proofMinutes * MINUTE_MS
      const fresh = newTotpSecret()
      const isFirst = await redis.set(keyOf(memberId), box.seal(memberId, fresh), 'PX', lifeMs, 'NX')
      if (isFirst) return fresh
      await redis.pexpire(keyOf(memberId), lifeMs)
      return (await find(memberId)) ?? fresh
    },

    forget: async (memberId: number): Promise<void> => {
      await redis.del(keyOf(memberId))
    },
  }
}
export type PendingSecrets = ReturnType<typeof createPendingSecrets>
