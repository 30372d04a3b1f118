/** The provider's keys to the wallet API, one per studio, sealed at rest. */
import type { Clock } from '#server/platform/clock.ts'
import { createHeldByKey, type Freshness } from '#server/platform/held.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { ProviderKeyRepository } from './provider-keys.repository.ts'

/** Cached, because every call needs a key. A renewed key may be noticed late: the wallet accepts the old one for a day. */
const FRESHNESS: Freshness = { freshMs: 10_000, staleMs: 10_000 }

interface Deps {
  rows: ProviderKeyRepository
  box: SecretBox
  clock: Clock
}

export function createProviderKeys({ rows, box, clock }: Deps) {
  const held = createHeldByKey(async (vendorCode: string) => {
    const row = await rows.find(vendorCode)
    return row ? box.open(row.id, row.secret) : undefined
  }, FRESHNESS)

  return {
    async of(vendorCode: string): Promise<string | undefined> {
      const secret = await held.get(vendorCode)
      if (secret === undefined) held.forget(vendorCode)
      return secret
    },
    /** Replaces any previous key. */
    async keep(vendorCode: string, secret: string): Promise<void> {
      await rows.keep(vendorCode, (id) => box.seal(id, secret), clock.now())
      held.forget(vendorCode)
    },
  }
}
export type ProviderKeys = ReturnType<typeof createProviderKeys>
