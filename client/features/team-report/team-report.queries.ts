import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type TeamBet, teamBettingEndpoints } from '#contract/team-betting.ts'
import { teamGamesEndpoints } from '#contract/team-games.ts'
import {
  type PnlColumn,
  type PnlRow,
  teamReportEndpoints,
  type TeamDay,
  type TeamScope,
  type TeamSum,
} from '#contract/team-report.ts'
import type { GameType } from '#contract/rebate.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/features/report/index.ts'
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
/** Where nothing else is said: a member's records are its own, the team's are everybody's. */
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
  games: (language: string, range: ReportRange, username: string, scope: TeamScope) =>
    [...keys.all, 'games', language, rangeKey(range), username, scope] as const,
  bets: (language: string, { range, ...asked }: BetsAsked) => [...keys.all, 'bets', language, rangeKey(range), asked] as const,
}

export const overviewQuery = (range: ReportRange, scope: TeamScope) => ({ ...rangeQuery(range), scope })
export const teamDays = (range: ReportRange, scope: TeamScope) =>
  queryOptions({
    queryKey: keys.days(range, scope),
    queryFn: ({ signal }) => api(teamReportEndpoints.days, { query: overviewQuery(range, scope) }, signal),
  })

/** Each member once, of several days too: that takes longer than sums, and comes after them. */
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

/** Names from the first letter on, figures the greatest first; what players won begins with who lost most. */
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
/** The rows are named in the language they are asked for in. */
export const betPages = (language: string, asked: BetsAsked) =>
  infiniteQueryOptions({
    queryKey: keys.bets(language, asked),
    queryFn: ({ pageParam, signal }) =>
      api(teamBettingEndpoints.list, { query: { ...betsQuery(asked), ...(pageParam && { after: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const gamesQuery = (range: ReportRange, username: string, scope: TeamScope) => ({ ...rangeQuery(range), username, scope })
/** The games somebody, or a team, played most; all of them are in the file. */
export const teamGames = (language: string, range: ReportRange, username: string, scope: TeamScope) =>
  queryOptions({
    queryKey: keys.games(language, range, username, scope),
    queryFn: ({ signal }) => api(teamGamesEndpoints.list, { query: { ...gamesQuery(range, username, scope), size: 10 } }, signal),
  })

export const teamReportKeys = keys
