import { infiniteQueryOptions } from '@tanstack/react-query'
import { betRecordEndpoints, type BetRow } from '#contract/bet-record.ts'
import type { GameCategory } from '#contract/game.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/features/report/index.ts'
import { api } from '#client/lib/api.ts'

export type CategoryFilter = 'ALL' | GameCategory
export type Bet = BetRow

export const betQuery = (gameCategory: CategoryFilter, range: ReportRange) => ({ gameCategory, ...rangeQuery(range) })

/** The games are named in the language they are asked for in. */
export const betPages = (language: string, category: CategoryFilter, range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: ['bet-record', 'list', language, category, rangeKey(range)] as const,
    queryFn: ({ pageParam, signal }) =>
      api(betRecordEndpoints.list, { query: { ...betQuery(category, range), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })
