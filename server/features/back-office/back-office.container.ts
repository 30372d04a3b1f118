/** Makes the back office: operators, what they may see and change, and the audit log. */
import type { Core } from '#server/container/core.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import { createKnownDevices } from '#server/features/identity/security/known-devices.ts'
import { createPendingSecrets } from '#server/features/identity/two-factor/pending-secret.ts'
import type { Money, Wallets } from '#server/features/money/money.container.ts'
import type { GameService } from '#server/features/play/game/game.service.ts'
import type { PointOrders } from '#server/features/rewards/points/point-orders.ts'
import type { CampaignBudgets } from '#server/features/rewards/reward/reward-campaign.ts'
import type { NewTickets } from '#server/features/rewards/reward/ticket.ts'
import { createSecretBox } from '#server/platform/secret-box.ts'
import { operatorUsernames } from '#server/platform/usernames.ts'
import { createAdjustmentRepository } from './adjustment/adjustment.repository.ts'
import { adjustmentRoutes } from './adjustment/adjustment.routes.ts'
import { createAdjustmentService } from './adjustment/adjustment.service.ts'
import { createAuditHeads } from './audit/audit-heads.ts'
import { createAuditProof } from './audit/audit-proof.ts'
import { createAuditRepository } from './audit/audit.repository.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { createAuditService } from './audit/audit.service.ts'
import { createSettledRounds } from '#server/features/play/bet-record/settled-rounds.ts'
import { createBetCorrectionRepository } from './bet-correction/bet-correction.repository.ts'
import { betCorrectionRoutes } from './bet-correction/bet-correction.routes.ts'
import { createBetCorrectionService } from './bet-correction/bet-correction.service.ts'
import { createCorrectionPresenter } from './bet-correction/present-correction.ts'
import { createRoundLookupService } from './bet-correction/round-lookup.service.ts'
import { createRoundRepository } from './bet-correction/round.repository.ts'
import { createCampaignWorths } from './content-management/campaign-worths.ts'
import { contentManagementRoutes } from './content-management/content-management.routes.ts'
import { createContentManagement } from './content-management/content-management.service.ts'
import { createContentPictures } from './content-management/content-picture.ts'
import { createLeadCheck } from './content-management/lead-check.ts'
import { createManagedAnnouncementRepository } from './content-management/managed-announcement.repository.ts'
import { createManagedAnnouncements } from './content-management/managed-announcement.service.ts'
import { createManagedBanners } from './content-management/managed-banner.service.ts'
import { createManagedCampaigns } from './content-management/managed-campaign.service.ts'
import { createPromotionCheck } from './content-management/promotion-check.ts'
import { createManagedCategories } from './content-management/managed-category.service.ts'
import { createDepositWaysRepository } from './deposit-ways/deposit-ways.repository.ts'
import { depositWaysRoutes } from './deposit-ways/deposit-ways.routes.ts'
import { createDepositWaysService } from './deposit-ways/deposit-ways.service.ts'
import { createWayPresenter } from './deposit-ways/present-way.ts'
import { createWayRequestsService } from './deposit-ways/way-requests.service.ts'
import { createGameAvailabilityRepository } from './game-availability/game-availability.repository.ts'
import { gameAvailabilityRoutes } from './game-availability/game-availability.routes.ts'
import { createGameAvailabilityService } from './game-availability/game-availability.service.ts'
import { createGamePerformanceRepository } from './game-performance/game-performance.repository.ts'
import { gamePerformanceRoutes } from './game-performance/game-performance.routes.ts'
import { createGamePerformanceService } from './game-performance/game-performance.service.ts'
import { createHouseReportRepository } from './house-report/house-report.repository.ts'
import { houseReportRoutes } from './house-report/house-report.routes.ts'
import { createHouseReportService } from './house-report/house-report.service.ts'
import { createAccessService } from './operator/access.service.ts'
import { createOperatorProof } from './operator/operator-proof.ts'
import { createOperatorSecondFactorRepository } from './operator/operator-second-factor.repository.ts'
import { createOperatorSecondFactor } from './operator/operator-second-factor.ts'
import { createOperatorSessions, isOperatorToken } from './operator/operator-session.ts'
import { createOperatorTries } from './operator/operator-tries.ts'
import { createOperatorRepository } from './operator/operator.repository.ts'
import { operatorPeopleRoutes, operatorRoutes } from './operator/operator.routes.ts'
import { createOperatorService } from './operator/operator.service.ts'
import { createPeopleService } from './operator/people.service.ts'
import { createPlayerCareRepository } from './player-profile/player-care.repository.ts'
import { playerCareRoutes } from './player-profile/player-care.routes.ts'
import { createPlayerCareService } from './player-profile/player-care.service.ts'
import { createPlayerLockRepository } from './player-profile/player-lock.repository.ts'
import { playerLockRoutes } from './player-profile/player-lock.routes.ts'
import { createPlayerLockService } from './player-profile/player-lock.service.ts'
import { createPlayerNoteRepository } from './player-profile/player-note.repository.ts'
import { playerNoteRoutes } from './player-profile/player-note.routes.ts'
import { createPlayerNoteService } from './player-profile/player-note.service.ts'
import { createPlayerProfileRepository } from './player-profile/player-profile.repository.ts'
import { playerProfileRoutes } from './player-profile/player-profile.routes.ts'
import { createPlayerProfileService } from './player-profile/player-profile.service.ts'
import { pointOrderRoutes } from './point-order/point-order.routes.ts'
import { createPointOrderService } from './point-order/point-order.service.ts'
import { createReconciliationRepository } from './reconciliation/reconciliation.repository.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation.routes.ts'
import { createReconciliationService } from './reconciliation/reconciliation.service.ts'
import { createRefusedWinRepository } from './refused-win/refused-win.repository.ts'
import { refusedWinRoutes } from './refused-win/refused-win.routes.ts'
import { createRefusedWinService } from './refused-win/refused-win.service.ts'
import { createRewardCampaignsRepository } from './reward-campaigns/reward-campaigns.repository.ts'
import { rewardCampaignsRoutes } from './reward-campaigns/reward-campaigns.routes.ts'
import { createRewardCampaignsService } from './reward-campaigns/reward-campaigns.service.ts'
import { createMemberChoice } from './reward-grant/choose-members.ts'
import { createGiftGiving } from './reward-grant/give-gifts.ts'
import { createGrantRecords } from './reward-grant/grant-records.service.ts'
import { createGrantPresenter } from './reward-grant/present-grant.ts'
import { createRewardGrantRepository } from './reward-grant/reward-grant.repository.ts'
import { rewardGrantRoutes } from './reward-grant/reward-grant.routes.ts'
import { createRewardGrantService } from './reward-grant/reward-grant.service.ts'
import { createSiteDoorService } from './site-settings/site-door.service.ts'
import { createSiteSettingsRepository } from './site-settings/site-settings.repository.ts'
import { siteSettingsRoutes } from './site-settings/site-settings.routes.ts'
import { createSiteSettingsService } from './site-settings/site-settings.service.ts'
import { createVipRanksRepository } from './vip-ranks/vip-ranks.repository.ts'
import { vipRanksRoutes } from './vip-ranks/vip-ranks.routes.ts'
import { createVipRanksService } from './vip-ranks/vip-ranks.service.ts'
import { createWhiteLabelService } from './site-settings/white-label.service.ts'
import { createAuditHeadRepository } from './audit/audit-head.repository.ts'
import { createContentPictureRepository } from './content-management/content-picture.repository.ts'
import { createManagedBannerRepository } from './content-management/managed-banner.repository.ts'
import { createManagedCampaignRepository } from './content-management/managed-campaign.repository.ts'
import { createManagedCategoryRepository } from './content-management/managed-category.repository.ts'

interface Deps {
  identity: Identity
  games: GameService
  wallets: Wallets
  money: Money
  rewards: { campaigns: CampaignBudgets & NewTickets; orders: PointOrders }
  /** Flags of features this deployment has not configured. */
  missingFlags: readonly string[]
}

/** Settings, flags, menu, the switch of the whole site, and game availability. */
function createSiteManagement({ database, merchants, audit, inTransaction, clock, config }: Core, missing: readonly string[]) {
  const sites = createSiteSettingsRepository(database)
  const parts = { sites, merchants, audit, inTransaction, clock }
  const settings = createSiteSettingsService(parts)
  const whiteLabel = createWhiteLabelService({ ...parts, missing })
  const door = createSiteDoorService(parts)
  const switches = createGameAvailabilityService({
    switches: createGameAvailabilityRepository(database),
    merchants,
    audit,
    inTransaction,
    clock,
    isProduction: config.isProduction,
  })
  return { settings, routes: [...siteSettingsRoutes({ settings, whiteLabel, door }), ...gameAvailabilityRoutes(switches)] }
}

/** Ways to deposit, and the proposals that wait for a second operator. */
function createDepositWays({ database, audit, inTransaction, clock }: Core, { money }: Deps) {
  const ways = createDepositWaysRepository(database)
  const parts = { ways, present: createWayPresenter({ ways, hasPaymentSite: money.hasPaymentSite }), audit, inTransaction, clock }
  return depositWaysRoutes(createDepositWaysService(parts), createWayRequestsService(parts))
}

/** Player profile: data, notes and actions. */
function createPlayerManagement(core: Core, { identity, money }: Deps) {
  const { database, ledger, sessions, audit, letters, inTransaction, clock } = core
  const { memberRows: members, responsiblePlay } = identity
  const { turnover } = money
  const files = createPlayerProfileService({ files: createPlayerProfileRepository(database), sessions, ledger })
  const locking = createPlayerLockService({ members, locks: createPlayerLockRepository(), sessions, letters, audit, clock })
  const notes = createPlayerNoteService({ notes: createPlayerNoteRepository(database), audit, inTransaction, clock })
  const care = createPlayerCareService({ cares: createPlayerCareRepository(database), responsiblePlay, turnover, clock })
  return [...playerProfileRoutes(files), ...playerLockRoutes(locking), ...playerNoteRoutes(notes), ...playerCareRoutes(care)]
}

/** Gifts to many members at once. */
function createGrants(core: Core, { rewards: { campaigns } }: Deps) {
  const grants = createRewardGrantRepository(core.database)
  const giving = createGiftGiving({ ...core, grants, campaigns })
  const choose = createMemberChoice({ ...core, grants })
  const reading = { ...core, grants, present: createGrantPresenter(grants) }
  const records = createGrantRecords(reading)
  const service = createRewardGrantService({ ...reading, campaigns, records, choose, giving })
  return { giveGifts: giving.giveAll, routes: rewardGrantRoutes(service, records) }
}

/** Lookup and correction of settled bets. */
function createBetCorrections({ database, ledger, audit, letters, inTransaction, clock }: Core, { wallets, money }: Deps) {
  const { wallet } = wallets
  const { turnover } = money
  const settled = createSettledRounds(database, { ledger, turnover })
  const corrections = createBetCorrectionRepository(database)
  const present = createCorrectionPresenter(corrections)
  const parts = { rounds: createRoundRepository(database), settled, corrections, present, ledger }
  const service = createBetCorrectionService({ ...parts, wallet, letters, audit, inTransaction, clock })
  return betCorrectionRoutes(service, createRoundLookupService(parts))
}

/** Editors of announcements, banners and bonus campaigns. */
function createContentManagers({ database, audit, redrawPicture, inTransaction, clock }: Core, games: GameService) {
  const rows = createManagedAnnouncementRepository(database)
  const parts = { audit, inTransaction, clock }
  const pictures = createContentPictures({ ...parts, rows: createContentPictureRepository(database), redrawPicture })
  const shared = { ...parts, pictures }
  const checkLead = createLeadCheck({ announcements: rows, games, clock })
  const categories = createManagedCategories({ ...parts, categories: createManagedCategoryRepository(database) })
  return contentManagementRoutes({
    content: createContentManagement({ announcements: rows, categories, games, clock }),
    pictures,
    categories,
    announcements: createManagedAnnouncements({ ...shared, announcements: rows, categories, checkLead }),
    banners: createManagedBanners({ ...shared, banners: createManagedBannerRepository(database), checkLead }),
    campaigns: createManagedCampaigns({
      ...parts,
      campaigns: createManagedCampaignRepository(database),
      worths: createCampaignWorths(),
      checkPromotion: createPromotionCheck({ announcements: rows }),
    }),
  })
}

export function createBackOffice(core: Core, deps: Deps) {
  const { database, reports, redis, inTransaction, clock, ledger, merchants, audit, auditEnd, letters, secrets } = core
  const { passwords } = deps.identity
  const { wallet } = deps.wallets
  const { turnover } = deps.money
  const operatorSessions = createOperatorSessions({ redis, clock })
  const operatorRows = createOperatorRepository(database)
  const apps = createOperatorSecondFactorRepository(database)
  const box = createSecretBox({ secret: secrets.twoFactor, sealed: 'two-factor', owners: 'operator' })
  const pending = createPendingSecrets({ redis, box, owners: 'op' })
  const tries = createOperatorTries({ redis })
  const secondFactor = createOperatorSecondFactor({ apps, pending, box, audit, inTransaction, clock })
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
    inTransaction,
    clock,
  })
  const people = createPeopleService({ operators: operatorRows, apps, passwords, audit, inTransaction, clock })
  const site = createSiteManagement(core, deps.missingFlags)
  const access = createAccessService({ operators: operatorRows, site: site.settings })
  const prove = createAuditProof({ end: auditEnd })
  const auditHeads = createAuditHeads({ ...core, rows: createAuditHeadRepository(database), end: auditEnd, prove })
  const audits = createAuditService({ entries: createAuditRepository(database), heads: auditHeads, prove })
  const adjustments = createAdjustmentService({
    adjustments: createAdjustmentRepository(database),
    ledger,
    turnover,
    wallet,
    letters,
    audit,
    inTransaction,
    clock,
  })
  const refusedWins = createRefusedWinRepository(database)
  const settled = createSettledRounds(database, { ledger, turnover: deps.money.turnover })
  const houseDays = createHouseReportRepository({ ...database, reports })
  const gamePerformance = createGamePerformanceService({
    performance: createGamePerformanceRepository({ ...database, reports }),
    openedAt: houseDays.openedAt,
    merchants: houseDays.merchants,
    clock,
  })
  const houseReports = createHouseReportService({
    reports: houseDays,
    refusedWins: refusedWins.open,
    contradictions: deps.money.openContradictions,
    clock,
  })
  const reconciliation = createReconciliationService({
    sweeps: createReconciliationRepository(database),
    ledger,
    audit,
    inTransaction,
    clock,
  })
  const ranks = createVipRanksRepository(database)
  const grants = createGrants(core, deps)
  const rewardCampaigns = createRewardCampaignsService({
    rows: createRewardCampaignsRepository(database),
    ladder: ranks,
    checkPromotion: createPromotionCheck({ announcements: createManagedAnnouncementRepository(database) }),
    audit,
    inTransaction,
    clock,
  })
  return {
    operatorSessions,
    houseReports,
    gamePerformance,
    auditHeads,
    /** Returns how many members got a gift. */
    giveGifts: grants.giveGifts,
    authenticateOperator: (token: string, ip: string) => (isOperatorToken(token) ? operators.authenticate(token, ip) : undefined),
    routes: [
      ...operatorRoutes(operators),
      ...operatorPeopleRoutes(people, access),
      ...site.routes,
      ...auditRoutes(audits),
      ...createPlayerManagement(core, deps),
      ...adjustmentRoutes(adjustments),
      ...createBetCorrections(core, deps),
      ...refusedWinRoutes(createRefusedWinService({ refusedWins, rounds: settled, audit, inTransaction, clock })),
      ...createDepositWays(core, deps),
      ...houseReportRoutes(houseReports),
      ...gamePerformanceRoutes(gamePerformance),
      ...reconciliationRoutes(reconciliation),
      ...createContentManagers(core, deps.games),
      ...rewardCampaignsRoutes(rewardCampaigns),
      ...grants.routes,
      ...pointOrderRoutes(
        createPointOrderService({
          ...core,
          orders: deps.rewards.orders,
          operatorNames: (ids) => operatorUsernames(database, ids),
        }),
      ),
      ...vipRanksRoutes(createVipRanksService({ ranks, audit, inTransaction, clock })),
    ],
  }
}
