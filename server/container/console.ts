/** The house's side: its people, and the record of what they did. */
import { adjustmentRoutes } from '#server/features/adjustment/adjustment.routes.ts'
import { createAdjustmentRepository } from '#server/features/adjustment/adjustment.repository.ts'
import { createAdjustmentService } from '#server/features/adjustment/adjustment.service.ts'
import { createAuditHeads } from '#server/features/audit/audit-heads.ts'
import { createAuditProof } from '#server/features/audit/audit-proof.ts'
import { auditRoutes } from '#server/features/audit/audit.routes.ts'
import { createAuditRepository } from '#server/features/audit/audit.repository.ts'
import { createAuditService } from '#server/features/audit/audit.service.ts'
import { createHouseReportRepository } from '#server/features/house-report/house-report.repository.ts'
import { houseReportRoutes } from '#server/features/house-report/house-report.routes.ts'
import { createHouseReportService } from '#server/features/house-report/house-report.service.ts'
import { createGameSwitchRepository } from '#server/features/game-switch/game-switch.repository.ts'
import { gameSwitchRoutes } from '#server/features/game-switch/game-switch.routes.ts'
import { createGameSwitchService } from '#server/features/game-switch/game-switch.service.ts'
import { createMemberCareRepository } from '#server/features/member-care/member-care.repository.ts'
import { memberCareRoutes } from '#server/features/member-care/member-care.routes.ts'
import { createMemberCareService } from '#server/features/member-care/member-care.service.ts'
import { createMemberFileRepository } from '#server/features/member-file/member-file.repository.ts'
import { memberFileRoutes } from '#server/features/member-file/member-file.routes.ts'
import { createMemberFileService } from '#server/features/member-file/member-file.service.ts'
import { createMemberLockRepository } from '#server/features/member-lock/member-lock.repository.ts'
import { memberLockRoutes } from '#server/features/member-lock/member-lock.routes.ts'
import { createMemberLockService } from '#server/features/member-lock/member-lock.service.ts'
import { createMemberNoteRepository } from '#server/features/member-note/member-note.repository.ts'
import { memberNoteRoutes } from '#server/features/member-note/member-note.routes.ts'
import { createMemberNoteService } from '#server/features/member-note/member-note.service.ts'
import { createAccessService } from '#server/features/operator/access.service.ts'
import { createOperatorSecondFactor } from '#server/features/operator/operator-second-factor.ts'
import { createOperatorSecondFactorRepository } from '#server/features/operator/operator-second-factor.repository.ts'
import { createOperatorProof } from '#server/features/operator/operator-proof.ts'
import { createOperatorTries } from '#server/features/operator/operator-tries.ts'
import { createPeopleService } from '#server/features/operator/people.service.ts'
import { createOperatorRepository } from '#server/features/operator/operator.repository.ts'
import { operatorPeopleRoutes, operatorRoutes } from '#server/features/operator/operator.routes.ts'
import { createOperatorService } from '#server/features/operator/operator.service.ts'
import { createOperatorSessions, isOperatorToken } from '#server/features/operator/operator-session.ts'
import { createReconciliationRepository } from '#server/features/reconciliation/reconciliation.repository.ts'
import { reconciliationRoutes } from '#server/features/reconciliation/reconciliation.routes.ts'
import { createReconciliationService } from '#server/features/reconciliation/reconciliation.service.ts'
import { createCorrectionPresenter } from '#server/features/round-correction/present-correction.ts'
import { createRoundCorrectionRepository } from '#server/features/round-correction/round-correction.repository.ts'
import { roundCorrectionRoutes } from '#server/features/round-correction/round-correction.routes.ts'
import { createRoundCorrectionService } from '#server/features/round-correction/round-correction.service.ts'
import { createRoundDeskService } from '#server/features/round-correction/round-desk.service.ts'
import { createRoundRepository } from '#server/features/round-correction/round.repository.ts'
import { createKnownDevices } from '#server/features/security/known-devices.ts'
import { createSiteDoorService } from '#server/features/site-settings/site-door.service.ts'
import { createSiteSettingsRepository } from '#server/features/site-settings/site-settings.repository.ts'
import { siteSettingsRoutes } from '#server/features/site-settings/site-settings.routes.ts'
import { createSiteSettingsService } from '#server/features/site-settings/site-settings.service.ts'
import { createWhiteLabelService } from '#server/features/site-settings/white-label.service.ts'
import { createPendingSecrets } from '#server/features/two-factor/pending-secret.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import type { ContentFeatures } from './content.ts'
import type { Core } from './core.ts'
import type { MoneyFeatures } from './money.ts'
import type { ResponsiblePlayFeatures } from './responsible-play.ts'
import type { Safeguards } from './safeguards.ts'

interface Others
  extends
    Pick<MoneyFeatures, 'turnover'>,
    Pick<ContentFeatures, 'wallet' | 'letters'>,
    Pick<ResponsiblePlayFeatures, 'responsiblePlay'> {
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

/** All the house knows of a member, writes down of one, and may do to one. */
function createMemberDesk(
  { database, ledger, sessions, clock }: Core,
  { memberRows: members, audit }: Safeguards,
  { letters, turnover, responsiblePlay }: Pick<Others, 'letters' | 'turnover' | 'responsiblePlay'>,
) {
  const files = createMemberFileService({ files: createMemberFileRepository(database), sessions, ledger })
  const locking = createMemberLockService({ members, locks: createMemberLockRepository(), sessions, letters, audit, clock })
  const notes = createMemberNoteService({ notes: createMemberNoteRepository(database), audit, clock })
  const care = createMemberCareService({ cares: createMemberCareRepository(database), responsiblePlay, turnover, clock })
  return [...memberFileRoutes(files), ...memberLockRoutes(locking), ...memberNoteRoutes(notes), ...memberCareRoutes(care)]
}

/** Settled bets, and what is wrong with them put right. */
function createRoundDesk(
  { database, ledger, clock }: Core,
  { audit }: Safeguards,
  { turnover, wallet, letters }: Pick<Others, 'turnover' | 'wallet' | 'letters'>,
) {
  const rounds = createRoundRepository(database)
  const corrections = createRoundCorrectionRepository(database)
  const present = createCorrectionPresenter(corrections)
  const parts = { rounds, corrections, present, ledger }
  const service = createRoundCorrectionService({ ...parts, turnover, wallet, letters, audit, clock })
  return roundCorrectionRoutes(service, createRoundDeskService(parts))
}

export function createConsoleFeatures(
  core: Core,
  safeguards: Safeguards,
  { turnover, wallet, letters, responsiblePlay, sealingSecret, missingFlags }: Others,
) {
  const { database, reports, redis, clock, ledger, merchants } = core
  const { passwords, audit } = safeguards
  const operatorSessions = createOperatorSessions({ redis })
  const operatorRows = createOperatorRepository(database)
  const apps = createOperatorSecondFactorRepository(database)
  const box = createSecretBox({ secret: sealingSecret, sealed: 'two-factor', owners: 'operator' })
  const pending = createPendingSecrets({ redis, box, owners: 'op' })
  const tries = createOperatorTries({ redis })
  const secondFactor = createOperatorSecondFactor({ apps, pending, box, audit, clock })
  const operators = createOperatorService({
    operators: operatorRows,
    sessions: operatorSessions,
    passwords,
    secondFactor,
    proof: createOperatorProof({ passwords, secondFactor, tries }),
    devices: createKnownDevices({ secret: core.sessionSecret, clock, kind: 'operatorDevice' }),
    tries,
    merchants,
    audit,
    clock,
  })
  const people = createPeopleService({ operators: operatorRows, apps, passwords, audit, clock })
  const desk = createSiteDesk(core, safeguards, missingFlags)
  const access = createAccessService({ operators: operatorRows, site: desk.settings })
  const prove = createAuditProof({ database, end: safeguards.auditEnd })
  const auditHeads = createAuditHeads({ ...core, end: safeguards.auditEnd, prove })
  const audits = createAuditService({ entries: createAuditRepository(database), heads: auditHeads, prove })
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
    auditHeads,
    authenticateOperator: (token: string, ip: string) => (isOperatorToken(token) ? operators.authenticate(token, ip) : undefined),
    routes: [
      ...operatorRoutes(operators),
      ...operatorPeopleRoutes(people, access),
      ...desk.routes,
      ...auditRoutes(audits),
      ...createMemberDesk(core, safeguards, { letters, turnover, responsiblePlay }),
      ...adjustmentRoutes(adjustments),
      ...createRoundDesk(core, safeguards, { turnover, wallet, letters }),
      ...houseReportRoutes(houseReports),
      ...reconciliationRoutes(reconciliation),
    ],
  }
}
export type ConsoleFeatures = ReturnType<typeof createConsoleFeatures>
