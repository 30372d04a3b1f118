/** Makes the agents area: links and rates, teams, bills, and team reports. */
import type { Core } from '#server/container/core.ts'
import type { Identity } from '#server/features/identity/identity.container.ts'
import type { Money, Wallets } from '#server/features/money/money.container.ts'
import type { Play } from '#server/features/play/play.container.ts'
import { createAffiliateLinkRepository } from './affiliate-link/affiliate-link.repository.ts'
import { affiliateLinkRoutes } from './affiliate-link/affiliate-link.routes.ts'
import { createAffiliateLinkService } from './affiliate-link/affiliate-link.service.ts'
import { createAffiliateRepository } from './affiliate-link/affiliate.repository.ts'
import { createAffiliateService } from './affiliate-link/affiliate.service.ts'
import type { ContractMaker } from './agent-contracts/make-contract.ts'
import { createAgentPay } from './agent-pay.container.ts'
import { createCollectConsents } from './downline/collect-consent.ts'
import { createDownlineAccountService } from './downline/downline-account.service.ts'
import { createDownlineTransferRepository } from './downline/downline-transfer.repository.ts'
import { createDownlineTransferService } from './downline/downline-transfer.service.ts'
import { createDownlineRepository } from './downline/downline.repository.ts'
import { downlineRoutes } from './downline/downline.routes.ts'
import { createDownlineService } from './downline/downline.service.ts'
import { createMoveDownlineService } from './downline/move-downline.service.ts'
import { createTransferListService } from './downline/transfer-list.service.ts'
import { createRebateGiftService } from './rebate/rebate-gift.service.ts'
import { createRebateIncomeRepository } from './rebate/rebate-income.repository.ts'
import { createRebateIncomeService } from './rebate/rebate-income.service.ts'
import { createRebateRooms } from './rebate/rebate-rooms.ts'
import { createRebateRunRepository } from './rebate/rebate-run.repository.ts'
import { createRebateRun } from './rebate/rebate-run.ts'
import { createRebateRepository } from './rebate/rebate.repository.ts'
import { rebateRoutes } from './rebate/rebate.routes.ts'
import { createRebateService } from './rebate/rebate.service.ts'
import { createTeamBettingRepository } from './team-report/team-betting.repository.ts'
import { createTeamBettingService } from './team-report/team-betting.service.ts'
import { createTeamFiles } from './team-report/team-file.ts'
import { createTeamGamesRepository } from './team-report/team-games.repository.ts'
import { createTeamGamesService } from './team-report/team-games.service.ts'
import { createTeamReportRepository } from './team-report/team-report.repository.ts'
import { teamBettingRoutes, teamGamesRoutes, teamReportRoutes, teamTransactionRoutes } from './team-report/team-report.routes.ts'
import { createTeamReportService } from './team-report/team-report.service.ts'
import { createTeamTransactionRepository } from './team-report/team-transaction.repository.ts'
import { createTeamTransactionService } from './team-report/team-transaction.service.ts'

/** Affiliates come before members, who may be registered by their links. */
export function createAffiliates({ database, clock }: Core) {
  const rows = createRebateRepository(database)
  const rates = { rebates: rows, rooms: createRebateRooms({ rebates: rows }) }
  const rebateGifts = createRebateGiftService(rates)
  const affiliates = createAffiliateService({ affiliates: createAffiliateRepository(database), rebates: rebateGifts, clock })
  return { rates, rebateGifts, affiliates }
}

interface Deps {
  identity: Identity
  wallets: Wallets
  money: Money
  play: Play
  affiliates: ReturnType<typeof createAffiliates>
}

function createDownline(core: Core, { identity, wallets, money, affiliates }: Deps, contracts: ContractMaker) {
  const { database, ledger, inTransaction, clock, sessions } = core
  const { memberRows, passwords, passwordCheck, securityLog, members, admission } = identity
  const { wallet } = wallets
  const { turnover } = money
  const rates = affiliates.rebateGifts
  const downlines = createDownlineRepository(database)
  const transferRows = createDownlineTransferRepository(database)
  const guards = { passwordCheck, securityLog, clock }
  const consents = createCollectConsents({ transfers: transferRows, members: memberRows, ...guards })
  const team = createDownlineService({ downlines, sessions, consents, clock })
  const account = { team, members, rows: memberRows, rates, admission, passwords, sessions, securityLog, clock }
  return downlineRoutes({
    team,
    accounts: createDownlineAccountService({ downlines, ...account }),
    moves: createMoveDownlineService({ downlines, rates, contracts, securityLog, inTransaction, clock }),
    transfers: createDownlineTransferService({
      transfers: transferRows,
      downlines,
      members: memberRows,
      consents,
      passwordCheck,
      turnover,
      ledger,
      wallet,
      inTransaction,
      clock,
    }),
    lists: createTransferListService({ transfers: transferRows }),
    consents,
  })
}

function createTeamReports({ database, sessions, clock }: Core, games: Play['gamesOfBets']) {
  // Figures that were just added up are not on a replica yet, so reports read from the primary.
  const reports = createTeamReportRepository(database)
  const teamReports = createTeamReportService({ reports, online: sessions.online, clock })
  const bets = createTeamBettingRepository(database)
  const byGame = createTeamGamesRepository({ ...database, bets })
  const teamBetting = createTeamBettingService({ reports, bets, byGame, games, clock })
  const teamGames = createTeamGamesService({ reports, games: byGame, names: games, clock })
  const transactions = createTeamTransactionRepository(database)
  const teamTransactions = createTeamTransactionService({ reports, transactions, clock })
  return [
    ...teamReportRoutes(teamReports, createTeamFiles(teamReports)),
    ...teamBettingRoutes(teamBetting),
    ...teamGamesRoutes(teamGames),
    ...teamTransactionRoutes(teamTransactions),
  ]
}

export function createAgents(core: Core, deps: Deps) {
  const { database, reports, redis, inTransaction, clock } = core
  const { rates, rebateGifts } = deps.affiliates
  const rebates = createRebateService({ ...rates, inTransaction, clock })
  const rebateIncome = createRebateIncomeRepository({ reports })
  const income = createRebateIncomeService({ income: rebateIncome, clock })
  const rebateRun = createRebateRun({ runs: createRebateRunRepository(database), inTransaction, clock })
  const links = createAffiliateLinkService({
    links: createAffiliateLinkRepository(database),
    rebates: rebateGifts,
    redis,
    inTransaction,
    clock,
  })
  const pay = createAgentPay(core, {
    identity: deps.identity,
    wallet: deps.wallets.wallet,
    turnover: deps.money.turnover,
    rebateRun,
    rebateIncome,
  })
  return {
    agentRuns: pay.agentRuns,
    agentBills: pay.agentBills,
    routes: [
      ...rebateRoutes(rebates, income),
      ...affiliateLinkRoutes(links),
      ...pay.routes,
      ...createDownline(core, deps, pay.contractMaker),
      ...createTeamReports(core, deps.play.gamesOfBets),
    ],
  }
}
