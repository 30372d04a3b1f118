/** The house's side: its people, and the record of what they did. */
import { adjustmentRoutes } from '#server/features/adjustment/adjustment.routes.ts'
import { createAdjustmentRepository } from '#server/features/adjustment/adjustment.repository.ts'
import { createAdjustmentService } from '#server/features/adjustment/adjustment.service.ts'
import { auditRoutes } from '#server/features/audit/audit.routes.ts'
import { createAuditRepository } from '#server/features/audit/audit.repository.ts'
import { createAuditService } from '#server/features/audit/audit.service.ts'
import { createHouseReportRepository } from '#server/features/house-report/house-report.repository.ts'
import { houseReportRoutes } from '#server/features/house-report/house-report.routes.ts'
import { createHouseReportService } from '#server/features/house-report/house-report.service.ts'
import { createMemberFileRepository } from '#server/features/member-file/member-file.repository.ts'
import { memberFileRoutes } from '#server/features/member-file/member-file.routes.ts'
import { createMemberFileService } from '#server/features/member-file/member-file.service.ts'
import { createOperatorRepository } from '#server/features/operator/operator.repository.ts'
import { operatorRoutes } from '#server/features/operator/operator.routes.ts'
import { createOperatorService } from '#server/features/operator/operator.service.ts'
import { createOperatorSessions, isOperatorToken } from '#server/features/operator/operator-session.ts'
import { createReconciliationRepository } from '#server/features/reconciliation/reconciliation.repository.ts'
import { reconciliationRoutes } from '#server/features/reconciliation/reconciliation.routes.ts'
import { createReconciliationService } from '#server/features/reconciliation/reconciliation.service.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { MoneyFeatures } from './money.ts'
import type { Safeguards } from './safeguards.ts'

export function createConsoleFeatures(
  { database, redis, clock, ledger, sessions }: Core,
  { passwords, audit }: Safeguards,
  { turnover, wallet, letters }: Pick<MoneyFeatures, 'turnover'> & Pick<ContentFeatures, 'wallet' | 'letters'>,
) {
  const operatorSessions = createOperatorSessions({ redis })
  const operators = createOperatorService({
    operators: createOperatorRepository(database),
    sessions: operatorSessions,
    passwords,
    redis,
    clock,
  })
  const audits = createAuditService({ entries: createAuditRepository(database) })
  const files = createMemberFileService({ files: createMemberFileRepository(database), sessions, ledger })
  const adjustments = createAdjustmentService({
    adjustments: createAdjustmentRepository(database),
    ledger,
    turnover,
    wallet,
    letters,
    audit,
    clock,
  })
  const houseReports = createHouseReportService({ reports: createHouseReportRepository(database), clock })
  const reconciliation = createReconciliationService({
    sweeps: createReconciliationRepository(database),
    ledger,
    audit,
    clock,
  })
  return {
    operatorSessions,
    houseReports,
    authenticateOperator: (token: string) => (isOperatorToken(token) ? operators.authenticate(token) : undefined),
    routes: [
      ...operatorRoutes(operators),
      ...auditRoutes(audits),
      ...memberFileRoutes(files),
      ...adjustmentRoutes(adjustments),
      ...houseReportRoutes(houseReports),
      ...reconciliationRoutes(reconciliation),
    ],
  }
}
export type ConsoleFeatures = ReturnType<typeof createConsoleFeatures>
