import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as teamBettingEndpoints from '#contract/agents/team-report/team-betting.ts'
import type { TeamBet } from '#contract/agents/team-report/team-betting.ts'
import * as teamGamesEndpoints from '#contract/agents/team-report/team-games.ts'
import * as teamReportEndpoints from '#contract/agents/team-report/team-report.ts'
import type { PnlColumn, PnlRow, TeamDay, TeamScope, TeamSum } from '#contract/agents/team-report/team-report.ts'
import type { GameType } from '#contract/agents/rebate.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { api } from '#client/lib/api.ts'
import type { PnlSort } from './pnl-sorts.ts'

export type { PnlColumn, PnlRow, TeamBet, TeamDay, TeamScope, TeamSum }
export type TypeFilter = GameType | 'ALL'

export interface PnlAsked {
  range: ReportRange
  username?: string | undefined
  gameType: TypeFilter
  search: string
  sort: PnlSort
}
/** The default: a member's own records, or for the team everyone's. */
export const usualScope = (member: string | undefined): TeamScope => (member ? 'OWN' : 'TEAM')

export interface BetsAsked {
  range: ReportRange
  member?: string | undefined
  scope?: TeamScope | undefined
  gameType: TypeFilter
}

const keys = {
  all: ['team-report'] as const,
  days: (range: ReportRange, scope: TeamScope) => [...keys.all, 'days', rangeKey(range), scope] as const,
  heads: (range: ReportRange, scope: TeamScope) => [...keys.all, 'heads', rangeKey(range), scope] as const,
  pnl: ({ range, ...asked }: PnlAsked) => [...keys.all, 'pnl', rangeKey(range), asked] as const,
  games: (range: ReportRange, username: string, scope: TeamScope) =>
    [...keys.all, 'games', rangeKey(range), username, scope] as const,
  bets: ({ range, ...asked }: BetsAsked) => [...keys.all, 'bets', rangeKey(range), asked] as const,
}

export const overviewQuery = (range: ReportRange, scope: TeamScope) => ({ ...rangeQuery(range), scope })
export const teamDays = (range: ReportRange, scope: TeamScope) =>
  queryOptions({
    queryKey: keys.days(range, scope),
    queryFn: ({ signal }) => api(teamReportEndpoints.days, { query: overviewQuery(range, scope) }, signal),
  })

/** Counts each member once, also over several days: slower than sums, so loaded after them. */
export const teamHeads = (range: ReportRange, scope: TeamScope) =>
  queryOptions({
    queryKey: keys.heads(range, scope),
    queryFn: ({ signal }) => api(teamReportEndpoints.kpi, { query: overviewQuery(range, scope) }, signal),
    select: ({ footer }) => ({
      betMemberCount: footer.teamBetMemberCount,
      depositMemberCount: footer.teamDepositMemberCount,
      loginMemberCount: footer.teamLoginMemberCount,
    }),
  })

/** Names ascending, figures descending; for players' wins, the biggest loss comes first. */
const orderOf = (sort: PnlSort): 'asc' | 'desc' => (sort === 'username' || sort === 'PnL' ? 'asc' : 'desc')
export const pnlQuery = ({ range, username, gameType, search, sort }: PnlAsked) => ({
  ...rangeQuery(range),
  gameType,
  sort,
  order: orderOf(sort),
  ...(username && { username }),
  ...(search && { search }),
})
export const pnlPages = (asked: PnlAsked) =>
  infiniteQueryOptions({
    queryKey: keys.pnl(asked),
    queryFn: ({ pageParam, signal }) => api(teamReportEndpoints.pnl, { query: { ...pnlQuery(asked), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })

export const betsQuery = ({ range, member, scope, gameType }: BetsAsked) => ({
  ...rangeQuery(range),
  gameType,
  ...(member && { member }),
  ...(scope && { scope }),
})
export const betPages = (asked: BetsAsked) =>
  infiniteQueryOptions({
    queryKey: keys.bets(asked),
    queryFn: ({ pageParam, signal }) =>
      api(teamBettingEndpoints.list, { query: { ...betsQuery(asked), ...(pageParam && { after: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const gamesQuery = (range: ReportRange, username: string, scope: TeamScope) => ({ ...rangeQuery(range), username, scope })
/** The most played games of a member or team; the file has all of them. */
export const teamGames = (range: ReportRange, username: string, scope: TeamScope) =>
  queryOptions({
    queryKey: keys.games(range, username, scope),
    queryFn: ({ signal }) => api(teamGamesEndpoints.list, { query: { ...gamesQuery(range, username, scope), size: 10 } }, signal),
  })

export const teamReportKeys = keys
