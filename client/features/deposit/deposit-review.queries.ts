import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { depositReviewEndpoints as endpoints } from '#contract/deposit-review.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

const keys = { all: [CONSOLE_KEY, 'deposit'] as const }

export const depositQueue = (query: QueryInput<typeof endpoints.reviewList>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => consoleApi(endpoints.reviewList, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const depositFile = (depositId: string) =>
  queryOptions({
    queryKey: [...keys.all, depositId],
    queryFn: ({ signal }) => consoleApi(endpoints.reviewDetail, { query: { depositId } }, signal),
  })

/** Who may not deposit until somebody has looked. */
export const depositBlocks = () =>
  queryOptions({ queryKey: [...keys.all, 'blocks'], queryFn: ({ signal }) => consoleApi(endpoints.blocks, {}, signal) })

/** What payment sites said that nobody has made sense of yet. */
export const paymentContradictions = () =>
  queryOptions({
    queryKey: [...keys.all, 'contradictions'],
    queryFn: ({ signal }) => consoleApi(endpoints.contradictions, {}, signal),
  })

export const useApproveDeposit = () => useDeed((depositId: string) => consoleApi(endpoints.approve, { body: { depositId } }))
export const useRejectDeposit = () =>
  useDeed((body: BodyInput<typeof endpoints.reject>) => consoleApi(endpoints.reject, { body }))
export const useClearBlock = () =>
  useDeed((body: BodyInput<typeof endpoints.clearBlock>) => consoleApi(endpoints.clearBlock, { body }))
export const useSettleContradiction = () =>
  useDeed((body: BodyInput<typeof endpoints.settleContradiction>) => consoleApi(endpoints.settleContradiction, { body }))
