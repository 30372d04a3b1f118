/** Erases pictures and numbers of identity documents once the merchant no longer has to keep them (ADR 0032). */
import { addTime } from '#server/platform/business-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { KycSettings } from '#server/platform/merchant/kyc-settings.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { KycRetentionRepository, RetentionLimits } from './kyc-retention.repository.ts'

interface Deps {
  retention: KycRetentionRepository
  merchants: Pick<MerchantDirectory, 'findById'>
  inTransaction: InTransaction
  clock: Clock
  logger: Pick<Logger, 'info' | 'error'>
}

/** Checks in one transaction: a backlog is worked off in steps that lock little. */
const CHECKS_AT_ONCE = 100

function limitsOf({ keepDays }: KycSettings, now: Date, zone: string): RetentionLimits {
  const before = (days: number) => (days === 0 ? null : addTime(now, { days: -days }, zone))
  return { draft: before(keepDays.draft), rejected: before(keepDays.rejected), approved: before(keepDays.approved) }
}

export function createKycRetentionService({ retention, merchants, inTransaction, clock, logger }: Deps) {
  const eraseSome = (merchantId: number, limits: RetentionLimits, now: Date) =>
    inTransaction(async (tx) => {
      const due = await retention.lockDue(tx, merchantId, limits, CHECKS_AT_ONCE)
      return { checks: due.length, pictures: due.length === 0 ? 0 : await retention.erase(tx, due, now) }
    })

  async function eraseOf({ id, code, settings, timezone }: Merchant): Promise<void> {
    const now = clock.now()
    const limits = limitsOf(settings.kyc, now, timezone)
    const sum = { checks: 0, pictures: 0 }
    for (;;) {
      const { checks, pictures } = await eraseSome(id, limits, now)
      sum.checks += checks
      sum.pictures += pictures
      if (checks < CHECKS_AT_ONCE) break
    }
    if (sum.checks > 0) logger.info({ merchant: code, ...sum }, 'identity documents erased by retention')
  }

  return {
    /**
     * All merchants, even those that no longer make checks; a failed one does not delay the others. A second run finds nothing.
     */
    async run(): Promise<void> {
      for (const id of await retention.merchantIds()) {
        const merchant = await merchants.findById(id)
        if (!merchant) continue
        await eraseOf(merchant).catch((error: unknown) => {
          logger.error({ err: error, merchant: merchant.code }, 'erasing identity documents failed')
        })
      }
    },
  }
}
export type KycRetentionService = ReturnType<typeof createKycRetentionService>
