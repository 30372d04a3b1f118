/** The switch of the whole site: during maintenance no one plays, and only whitelisted addresses see the site. */
import type { Body } from '#contract/endpoint.ts'
import type * as siteSettingsEndpoints from '#contract/back-office/site-settings/site-settings.ts'
import type { SiteDoor } from '#contract/back-office/site-settings/site-settings.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { SiteRow, SiteSettingsRepository } from './site-settings.repository.ts'

interface Deps {
  sites: SiteSettingsRepository
  merchants: Pick<MerchantDirectory, 'forget'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }

export function createSiteDoorService({ sites, merchants, audit, inTransaction, clock }: Deps) {
  const present = ({ maintenance, maintenanceSince }: SiteRow, { merchant, ip }: Facts): SiteDoor => ({
    isUnderMaintenance: maintenance,
    since: maintenanceSince?.getTime() ?? null,
    letIn: merchant.settings.whitelist.size,
    ownAddress: ip,
    isOwnAddressLetIn: merchant.settings.whitelist.has(ip),
  })

  return {
    door: async (facts: Facts): Promise<SiteDoor> => present(await sites.find(facts.caller.merchantId), facts),

    /** Closing a closed site changes nothing and logs nothing. */
    async setMaintenance({ isOn, reason }: Body<typeof siteSettingsEndpoints.setMaintenance>, facts: Facts): Promise<SiteDoor> {
      const { merchantId } = facts.caller
      const row = await inTransaction(async (tx) => {
        const current = await sites.lock(tx, merchantId)
        if (current.maintenance === isOn) return current
        await audit.record(tx, facts, {
          action: 'site.maintenance',
          entity: 'merchant',
          entityId: merchantId,
          before: { isUnderMaintenance: !isOn },
          after: { isUnderMaintenance: isOn },
          reason,
        })
        return sites.setMaintenance(tx, merchantId, isOn ? clock.now() : null)
      })
      merchants.forget()
      return present(row, facts)
    },
  }
}
export type SiteDoorService = ReturnType<typeof createSiteDoorService>
