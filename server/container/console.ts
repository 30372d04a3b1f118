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
import { createGameSwitchRepository } from '#server/features/game-switch/game-switch.repository.ts'
import { gameSwitchRoutes } from '#server/features/game-switch/game-switch.routes.ts'
import { createGameSwitchService } from '#server/features/game-switch/game-switch.service.ts'
import { createMemberFileRepository } from '#server/features/member-file/member-file.repository.ts'
import { memberFileRoutes } from '#server/features/member-file/member-file.routes.ts'
import { createMemberFileService } from '#server/features/member-file/member-file.service.ts'
import { createAccessService } from '#server/features/operator/access.service.ts'
import { createOperatorSecondFactor } from '#server/features/operator/operator-second-factor.ts'
import { createOperatorSecondFactorRepository } from '#server/features/operator/operator-second-factor.repository.ts'
import { createOperatorTries } from '#server/features/operator/operator-tries.ts'
import { createPeopleService } from '#server/features/operator/people.service.ts'
import { createOperatorRepository } from '#server/features/operator/operator.repository.ts'
import { operatorPeopleRoutes, operatorRoutes } from '#server/features/operator/operator.routes.ts'
import { createOperatorService } from '#server/features/operator/operator.service.ts'
import { createOperatorSessions, isOperatorToken } from '#server/features/operator/operator-session.ts'
import { createReconciliationRepository } from '#server/features/reconciliation/reconciliation.repository.ts'
import { reconciliationRoutes } from '#server/features/reconciliation/reconciliation.routes.ts'
import { createReconciliationService } from '#server/features/reconciliation/reconciliation.service.ts'
import { createSiteDoorService } from '#server/features/site-settings/site-door.service.ts'
import { createSiteSettingsRepository } from '#server/features/site-settings/site-settings.repository.ts'
import { siteSettingsRoutes } from '#server/features/site-settings/site-settings.routes.ts'
import { createSiteSettingsService } from '#server/features/site-settings/site-settings.service.ts'
import { createWhiteLabelService } from '#server/features/site-settings/white-label.service.ts'
import { createPendingSecrets } from '#server/features/two-factor/pending-secret.ts'
import { createSecretBox } from '#server/features/two-factor/secret-box.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { MoneyFeatures } from './money.ts'
import type { Safeguards } from './safeguards.ts'

interface Others extends Pick<MoneyFeatures, 'turnover'>, Pick<ContentFeatures, 'wallet' | 'letters'> {
  /** Seals authenticator secrets at rest. */
  sealingSecret: string
  /** Flags of what this deployment has not set up. */
  missingFlags: readonly string[]
}

/** Settings, flags, menu, the site's door, and what is offered to play. */
function createSiteDesk({ database, merchants, clock }: Core, { audit }: Safeguards, missing: readonly string[]) {
  const sites = createSiteSettingsRepository(database)
  const parts = { sites, merchants, audit, clock }
  const settings = createSiteSettingsService(parts)
  const whiteLabel = createWhiteLabelService({ ...parts, missing })
  const door = createSiteDoorService(parts)
  const switches = createGameSwitchService({ switches: createGameSwitchRepository(database), audit, clock })
  return { settings, routes: [...siteSettingsRoutes({ settings, whiteLabel, door }), ...gameSwitchRoutes(switches)] }
}

export function createConsoleFeatures(
  core: Core,
  safeguards: Safeguards,
  { turnover, wallet, letters, sealingSecret, missingFlags }: Others,
) {
  const { database, reports, redis, clock, ledger, sessions, merchants } = core
  const { passwords, audit } = safeguards
  const operatorSessions = createOperatorSessions({ redis })
  const operatorRows = createOperatorRepository(database)
  const apps = createOperatorSecondFactorRepository(database)
  const box = createSecretBox({ secret: sealingSecret, owners: 'operator' })
  const pending = createPendingSecrets({ redis, box, owners: 'op' })
  const operators = createOperatorService({
    operators: operatorRows,
    sessions: operatorSessions,
    passwords,
    secondFactor: createOperatorSecondFactor({ apps, pending, box, audit, clock }),
    tries: createOperatorTries({ redis }),
    merchants,
    audit,
    clock,
  })
  const people = createPeopleService({ operators: operatorRows, apps, passwords, audit, clock })
  const desk = createSiteDesk(core, safeguards, missingFlags)
  const access = createAccessService({ operators: operatorRows, site: desk.settings })
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
  const houseReports = createHouseReportService({ reports: createHouseReportRepository({ ...database, reports }), clock })
  const reconciliation = createReconciliationService({
    sweeps: createReconciliationRepository(database),
    ledger,
    audit,
    clock,
  })
  return {
    operatorSessions,
    houseReports,
    authenticateOperator: (token: string, ip: string) => (isOperatorToken(token) ? operators.authenticate(token, ip) : undefined),
    routes: [
      ...operatorRoutes(operators),
      ...operatorPeopleRoutes(people, access),
      ...desk.routes,
      ...auditRoutes(audits),
      ...memberFileRoutes(files),
      ...adjustmentRoutes(adjustments),
      ...houseReportRoutes(houseReports),
      ...reconciliationRoutes(reconciliation),
    ],
  }
}
export type ConsoleFeatures = ReturnType<typeof createConsoleFeatures>
