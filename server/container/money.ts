/** Money that comes and goes: what must be played before it may be withdrawn, and the record of who let it pass. */
import { createAuditLog } from '#server/features/audit/audit-log.ts'
import { createTurnoverRepository } from '#server/features/turnover/turnover.repository.ts'
import { createTurnoverService } from '#server/features/turnover/turnover.service.ts'
import type { Core } from './core.ts'

export function createMoneyFeatures({ database, clock }: Core) {
  const turnover = createTurnoverService({ turnovers: createTurnoverRepository(database), clock })
  return { turnover, audit: createAuditLog({ clock }) }
}
export type MoneyFeatures = ReturnType<typeof createMoneyFeatures>
