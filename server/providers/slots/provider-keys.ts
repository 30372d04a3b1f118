/** The provider's keys to the wallet API, one a studio, sealed at rest. */
import type { Clock } from '#server/platform/clock.ts'
import type { SecretBox } from '#server/platform/secret-box.ts'
import type { ProviderKeyRepository } from './provider-keys.repository.ts'

interface Deps {
  rows: ProviderKeyRepository
  box: SecretBox
  clock: Clock
}

export function createProviderKeys({ rows, box, clock }: Deps) {
  return {
    async of(vendorCode: string): Promise<string | undefined> {
      const row = await rows.find(vendorCode)
      return row ? box.open(row.id, row.secret) : undefined
    },
    /** Replaces the one there was. */
    async keep(vendorCode: string, secret: string): Promise<void> {
      await rows.keep(vendorCode, (id) => box.seal(id, secret), clock.now())
    },
  }
}
export type ProviderKeys = ReturnType<typeof createProviderKeys>
