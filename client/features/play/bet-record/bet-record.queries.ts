import { infiniteQueryOptions } from '@tanstack/react-query'
import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import type { BetRow } from '#contract/play/bet-record/bet-record.ts'
import type { GameCategory } from '#contract/game-category.ts'
import { rangeKey, rangeQuery, type ReportRange } from '#client/ui/report/index.ts'
import { api } from '#client/lib/api.ts'

export type CategoryFilter = 'ALL' | GameCategory
export type Bet = BetRow

export const betQuery = (gameCategory: CategoryFilter, range: ReportRange) => ({ gameCategory, ...rangeQuery(range) })

export const betPages = (category: CategoryFilter, range: ReportRange) =>
  infiniteQueryOptions({
    queryKey: ['bet-record', 'list', category, rangeKey(range)] as const,
    queryFn: ({ pageParam, signal }) =>
      api(betRecordEndpoints.list, { query: { ...betQuery(category, range), page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  })
