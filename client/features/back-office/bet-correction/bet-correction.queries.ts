import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import * as endpoints from '#contract/back-office/bet-correction.ts'
import { BACK_OFFICE_KEY, backOfficeApi } from '#client/lib/back-office/back-office-api.ts'
import { useAction } from '#client/lib/back-office/use-action.ts'

const KEY = [BACK_OFFICE_KEY, 'rounds'] as const

export const roundPage = (query: QueryInput<typeof endpoints.rounds>) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.rounds, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const roundFile = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'file', id],
    queryFn: ({ signal }) => backOfficeApi(endpoints.round, { query: { id } }, signal),
  })

export const correctionPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [...KEY, 'corrections', query],
    queryFn: ({ signal }) => backOfficeApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const usePropose = () =>
  useAction((body: BodyInput<typeof endpoints.propose>) => backOfficeApi(endpoints.propose, { body }))
export const useConfirm = () => useAction((id: string) => backOfficeApi(endpoints.confirm, { body: { id } }))
export const useReject = () => useAction((body: BodyInput<typeof endpoints.reject>) => backOfficeApi(endpoints.reject, { body }))
