import { queryOptions } from '@tanstack/react-query'
import * as promotionEndpoints from '#contract/content/promotion.ts'
import { api } from '#client/lib/api.ts'
import { PROMOTION_REQUEST } from './promotion-request.ts'

const keys = {
  all: ['promotion'] as const,
  list: () => [...keys.all, 'list'] as const,
  categories: () => [...keys.all, 'categories'] as const,
}
const STALE_MS = 60_000

/** The current promotions, in display order. */
export const promotions = () =>
  queryOptions({
    queryKey: keys.list(),
    queryFn: async ({ signal }) => (await api(promotionEndpoints.list, { query: PROMOTION_REQUEST }, signal)).promotion,
    staleTime: STALE_MS,
    meta: { isPublic: true },
  })

export const promotionCategories = () =>
  queryOptions({
    queryKey: keys.categories(),
    queryFn: ({ signal }) => api(promotionEndpoints.categories, { query: PROMOTION_REQUEST }, signal),
    staleTime: STALE_MS,
    meta: { isPublic: true },
  })
