/** The switch of the whole site: under maintenance nobody plays, and only the whitelist sees more than a closed door. */
import type { Body } from '#contract/endpoint.ts'
import type { SiteDoor, siteSettingsEndpoints } from '#contract/site-settings.ts'
import type { AuditLog, OperatorFacts } from '#server/features/audit/audit-log.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { SiteRow, SiteSettingsRepository } from './site-settings.repository.ts'

interface Deps {
  sites: SiteSettingsRepository
  merchants: Pick<MerchantDirectory, 'forget'>
  audit: AuditLog
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }

export function createSiteDoorService({ sites, merchants, audit, clock }: Deps) {
  const present = ({ maintenance, maintenanceSince }: SiteRow, { merchant, ip }: Facts): SiteDoor => ({
    isUnderMaintenance: maintenance,
    since: maintenanceSince?.getTime() ?? null,
    letIn: merchant.settings.whitelist.size,
    ownAddress: ip,
    isOwnAddressLetIn: merchant.settings.whitelist.has(ip),
  })

  return {
    door: async (facts: Facts): Promise<SiteDoor> => present(await sites.find(facts.caller.merchantId), facts),

    /** Closing what is closed changes nothing, and is no deed. */
    async setMaintenance({ isOn, reason }: Body<typeof siteSettingsEndpoints.setMaintenance>, facts: Facts): Promise<SiteDoor> {
      const { merchantId } = facts.caller
      const row = await sites.inTransaction(async (tx) => {
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
