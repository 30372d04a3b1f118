import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/money/deposit/deposit-review.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

const keys = { all: [BACK_OFFICE_KEY, 'deposit'] as const }

export const depositQueue = (query: QueryInput<typeof endpoints.reviewList>) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.reviewList, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const depositFile = (depositId: string) =>
  queryOptions({
    queryKey: [...keys.all, depositId],
    queryFn: ({ signal }) => backOfficeApi(endpoints.reviewDetail, { query: { depositId } }, signal),
  })

/** Members who may not deposit until an operator has looked at it. */
export const depositBlocks = () =>
  queryOptions({ queryKey: [...keys.all, 'blocks'], queryFn: ({ signal }) => backOfficeApi(endpoints.blocks, {}, signal) })

/** Contradictory reports from payment sites that are still unresolved. */
export const paymentContradictions = () =>
  queryOptions({
    queryKey: [...keys.all, 'contradictions'],
    queryFn: ({ signal }) => backOfficeApi(endpoints.contradictions, {}, signal),
  })

export const useApproveDeposit = () => useAction((depositId: string) => backOfficeApi(endpoints.approve, { body: { depositId } }))
export const useRejectDeposit = () =>
  useAction((body: BodyInput<typeof endpoints.reject>) => backOfficeApi(endpoints.reject, { body }))
export const useClearBlock = () =>
  useAction((body: BodyInput<typeof endpoints.clearBlock>) => backOfficeApi(endpoints.clearBlock, { body }))
export const useSettleContradiction = () =>
  useAction((body: BodyInput<typeof endpoints.settleContradiction>) => backOfficeApi(endpoints.settleContradiction, { body }))
