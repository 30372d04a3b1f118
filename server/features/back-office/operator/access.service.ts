/**
 * The addresses and second factor required to reach the back office: merchant settings, changed so that operators cannot lock
 * themselves out.
 */
import type { Body } from '#contract/endpoint.ts'
import type * as operatorPeopleEndpoints from '#contract/back-office/operator/operator-people.ts'
import type { OperatorAccess } from '#contract/back-office/operator/operator-people.ts'
import type { Setting } from '#contract/back-office/site-settings/setting-list.ts'
import type { OperatorFacts } from '#server/audit/audit-log.ts'
import type { SiteSettingsService } from '#server/features/back-office/site-settings/site-settings.service.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isAddressOrNetwork, toAddressList } from '#server/platform/merchant/address-list.ts'
import { storedOperatorSettings } from '#server/platform/merchant/merchant-settings.ts'
import type { OperatorRepository } from './operator.repository.ts'

interface Deps {
  operators: Pick<OperatorRepository, 'withoutFactor'>
  site: Pick<SiteSettingsService, 'stored' | 'change'>
}
const MAX_ADDRESSES = 200
const ACCESS_SETTINGS: readonly Setting[] = [
  { path: 'operators.needsSecondFactor', group: 'security', kind: 'switch' },
  { path: 'operators.addresses', group: 'security', kind: 'list', form: 'address', max: MAX_ADDRESSES },
]

export function createAccessService({ operators, site }: Deps) {
  async function present(facts: OperatorFacts, row: { version: number; settings: unknown }): Promise<OperatorAccess> {
    const { needsSecondFactor, addresses } = storedOperatorSettings(row.settings)
    const withoutSecondFactor = await operators.withoutFactor(facts.caller.merchantId)
    return { version: row.version, needsSecondFactor, addresses, ownAddress: facts.ip, withoutSecondFactor }
  }

  return {
    access: async (facts: OperatorFacts): Promise<OperatorAccess> => present(facts, await site.stored(facts.caller.merchantId)),

    /** Throws `operator.addresses.own` if the caller would be locked out, `site.changed`, `request.param.err`. */
    async save(body: Body<typeof operatorPeopleEndpoints.saveAccess>, facts: OperatorFacts): Promise<OperatorAccess> {
      const { version, reason, needsSecondFactor, addresses } = body
      const isReadable = addresses.every(isAddressOrNetwork)
      if (isReadable && addresses.length > 0 && !toAddressList(addresses).has(facts.ip))
        throw new AppError('operator.addresses.own')
      const row = await site.change(facts, {
        settings: ACCESS_SETTINGS,
        changes: [
          { path: 'operators.needsSecondFactor', value: needsSecondFactor, isDefault: false },
          { path: 'operators.addresses', value: addresses, isDefault: false },
        ],
        version,
        reason,
        action: 'operator.access',
      })
      return present(facts, row)
    },
  }
}
export type AccessService = ReturnType<typeof createAccessService>
