/** Parts shared by the switches of categories, vendors and games. */
import type { AuditLog } from '#server/audit/audit-log.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { GameAvailabilityRepository } from './game-availability.repository.ts'

export interface SwitchDeps {
  isProduction: boolean
  switches: GameAvailabilityRepository
  merchants: Pick<MerchantDirectory, 'findById'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}

/** Whether the merchant has the vendor simulator. */
export const simulatorOf =
  ({ merchants, isProduction }: Pick<SwitchDeps, 'merchants' | 'isProduction'>) =>
  async (merchantId: number): Promise<boolean> =>
    !isProduction && (await merchants.findById(merchantId))?.settings.vendors.hasSimulator === true

/** The action to log, if anything changed. */
export const switched = (entity: string, entityId: string | number, isOn: boolean, reason: string) => ({
  action: `${entity}.switch`,
  entity,
  entityId,
  before: { isOn: !isOn },
  after: { isOn },
  reason,
})
