import * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import * as teamGamesEndpoints from '#contract/agents/team-report/team-games.ts'
import * as endpoints from '#contract/agents/team-report/team-report.ts'
import * as teamTransactionEndpoints from '#contract/agents/team-report/team-transaction.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { TeamBettingService } from './team-betting.service.ts'
import type { TeamFiles } from './team-file.ts'
import type { TeamGamesService } from './team-games.service.ts'
import type { TeamReportService } from './team-report.service.ts'
import type { TeamTransactionService } from './team-transaction.service.ts'

export const teamReportRoutes = (service: TeamReportService, files: TeamFiles): Route[] => [
  handle(endpoints.kpi, ({ caller, merchant, query }) => service.kpi(caller, merchant, query)),
  handle(endpoints.sum, ({ caller, merchant, query }) => service.sum(caller, merchant, query)),
  handle(endpoints.days, ({ caller, merchant, query }) => service.days(caller, merchant, query)),
  handleCsv(endpoints.daysFile, ({ caller, merchant, language, query }) => files.days(caller, merchant, language, query)),
  handle(endpoints.pnl, ({ caller, merchant, query }) => service.pnl(caller, merchant, query)),
  handle(endpoints.lotteryPnl, ({ caller, merchant, query }) => service.pnl(caller, merchant, query, ['LOTT', 'ELOTT'])),
  handle(endpoints.fishingPnl, ({ caller, merchant, query }) => service.pnl(caller, merchant, query, ['FISH'])),
  handleCsv(endpoints.pnlFile, ({ caller, merchant, language, query }) => files.pnl(caller, merchant, language, query)),
  handle(endpoints.memberPnl, ({ caller, merchant, query }) => service.memberPnl(caller, merchant, query)),
  handle(endpoints.byGameType, ({ caller, merchant, query }) => service.byGameType(caller, merchant, query)),
  handleCsv(endpoints.byGameTypeFile, ({ caller, merchant, language, query }) =>
    files.byGameType(caller, merchant, language, query),
  ),
  handleCsv(endpoints.giftsFile, ({ caller, merchant, language, query }) => files.gifts(caller, merchant, language, query)),
  handleCsv(endpoints.feesFile, ({ caller, merchant, language, query }) => files.fees(caller, merchant, language, query)),
  handle(endpoints.gifts, ({ caller, merchant, query }) => service.gifts(caller, merchant, query)),
  handle(endpoints.fees, ({ caller, merchant, query }) => service.fees(caller, merchant, query)),
]

export const teamBettingRoutes = (service: TeamBettingService): Route[] => [
  handle(teamBettingEndpoints.list, ({ caller, merchant, language, query }) => service.list(caller, merchant, language, query)),
  handle(teamBettingEndpoints.lottery, ({ caller, merchant, language, query }) =>
    service.lottery(caller, merchant, language, query),
  ),
  handle(teamBettingEndpoints.one, ({ caller, language, query }) => service.one(caller, language, query)),
  handleCsv(teamBettingEndpoints.exported, ({ caller, merchant, language, query }) =>
    service.exported(caller, merchant, language, query),
  ),
]

export const teamGamesRoutes = (games: TeamGamesService): Route[] => [
  handle(teamGamesEndpoints.list, ({ caller, merchant, language, query }) => games.list(caller, merchant, language, query)),
  handle(teamGamesEndpoints.excludeTurnover, async ({ caller, merchant, language, query }) => {
    const page = await games.list(caller, merchant, language, query)
    return { ...page, dataList: page.list, pageNum: page.page }
  }),
  handle(teamGamesEndpoints.lottery, ({ caller, merchant, language, query }) =>
    games.list(caller, merchant, language, query, ['LOTT', 'ELOTT']),
  ),
  handle(teamGamesEndpoints.personal, ({ caller, merchant, language, query }) =>
    games.list(caller, merchant, language, query, ['FISH', 'PVP']),
  ),
  handleCsv(teamGamesEndpoints.exported, ({ caller, merchant, language, query }) =>
    games.exported(caller, merchant, language, query),
  ),
]

export const teamTransactionRoutes = (transactions: TeamTransactionService): Route[] => [
  handle(teamTransactionEndpoints.list, ({ caller, merchant, language, query }) =>
    transactions.list(caller, merchant, language, query),
  ),
  handleCsv(teamTransactionEndpoints.exported, ({ caller, merchant, language, query }) =>
    transactions.exported(caller, merchant, language, query),
  ),
]
