/** What agents read about their teams. */
import { createBetRecordRepository } from '#server/features/bet-record/bet-record.repository.ts'
import { createTeamBettingRepository } from '#server/features/team-report/team-betting.repository.ts'
import { createTeamBettingService } from '#server/features/team-report/team-betting.service.ts'
import { createTeamFiles } from '#server/features/team-report/team-file.ts'
import { createTeamReportRepository } from '#server/features/team-report/team-report.repository.ts'
import { teamBettingRoutes, teamReportRoutes } from '#server/features/team-report/team-report.routes.ts'
import { createTeamReportService } from '#server/features/team-report/team-report.service.ts'
import type { Core } from './core.ts'

export function createTeamFeatures({ database, reports: pool, sessions, clock }: Core) {
  // What was just added up is not on a replica yet: all of it is read where it is written.
  const reports = createTeamReportRepository(database)
  const teamReports = createTeamReportService({ reports, online: sessions.online, clock })
  const { games } = createBetRecordRepository({ ...database, reports: pool })
  const teamBetting = createTeamBettingService({ reports, bets: createTeamBettingRepository(database), games, clock })
  return { routes: [...teamReportRoutes(teamReports, createTeamFiles(teamReports)), ...teamBettingRoutes(teamBetting)] }
}
