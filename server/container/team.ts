/** What agents read about their teams. */
import { createBetRecordRepository } from '#server/features/bet-record/bet-record.repository.ts'
import { createTeamBettingRepository } from '#server/features/team-report/team-betting.repository.ts'
import { createTeamBettingService } from '#server/features/team-report/team-betting.service.ts'
import { createTeamFiles } from '#server/features/team-report/team-file.ts'
import { createTeamGamesRepository } from '#server/features/team-report/team-games.repository.ts'
import { createTeamGamesService } from '#server/features/team-report/team-games.service.ts'
import { createTeamReportRepository } from '#server/features/team-report/team-report.repository.ts'
import {
  teamBettingRoutes,
  teamGamesRoutes,
  teamReportRoutes,
  teamTransactionRoutes,
} from '#server/features/team-report/team-report.routes.ts'
import { createTeamReportService } from '#server/features/team-report/team-report.service.ts'
import { createTeamTransactionRepository } from '#server/features/team-report/team-transaction.repository.ts'
import { createTeamTransactionService } from '#server/features/team-report/team-transaction.service.ts'
import type { Core } from './core.ts'

export function createTeamFeatures({ database, reports: pool, sessions, clock }: Core) {
  // What was just added up is not on a replica yet: all of it is read where it is written.
  const reports = createTeamReportRepository(database)
  const teamReports = createTeamReportService({ reports, online: sessions.online, clock })
  const { games } = createBetRecordRepository({ ...database, reports: pool })
  const bets = createTeamBettingRepository(database)
  const byGame = createTeamGamesRepository({ ...database, bets })
  const teamBetting = createTeamBettingService({ reports, bets, byGame, games, clock })
  const teamGames = createTeamGamesService({ reports, games: byGame, names: games, clock })
  const transactions = createTeamTransactionRepository(database)
  const teamTransactions = createTeamTransactionService({ reports, transactions, clock })
  return {
    routes: [
      ...teamReportRoutes(teamReports, createTeamFiles(teamReports)),
      ...teamBettingRoutes(teamBetting),
      ...teamGamesRoutes(teamGames),
      ...teamTransactionRoutes(teamTransactions),
    ],
  }
}
