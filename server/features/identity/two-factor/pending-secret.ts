/** The secret of an app that is about to be bound: the same for some minutes, so that reloading the page shows the same code. */
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { Redis } from '#server/platform/redis.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import { newTotpSecret } from './totp.ts'

const MINUTE_MS = 60_000
/** Prefix of the owner in Redis keys: a member or an operator. */
type Owners = 'm' | 'op'

export function createPendingSecrets({ redis, box, owners = 'm' }: { redis: Redis; box: SecretBox; owners?: Owners }) {
  const keyOf = (ownerId: number) => `palaro:{${owners}:${ownerId}}:two-factor:pending`
  const find = async (ownerId: number): Promise<string | undefined> => {
    const sealed = await redis.get(keyOf(ownerId))
    return sealed === null ? undefined : box.open(ownerId, sealed)
  }
  return {
    find,

    /** The pending secret, or a new one; each view extends its life. */
    async ensure(ownerId: number, { settings }: Merchant): Promise<string> {
      const lifeMs = settings.security.proofMinutes * MINUTE_MS
      const fresh = newTotpSecret()
      const isFirst = await redis.set(keyOf(ownerId), box.seal(ownerId, fresh), 'PX', lifeMs, 'NX')
      if (isFirst) return fresh
      await redis.pexpire(keyOf(ownerId), lifeMs)
      return (await find(ownerId)) ?? fresh
    },

    forget: async (ownerId: number): Promise<void> => {
      await redis.del(keyOf(ownerId))
    },
  }
}
export type PendingSecrets = ReturnType<typeof createPendingSecrets>
