import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { roundCorrectionEndpoints as endpoints } from '#contract/round-correction.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

const KEY = [CONSOLE_KEY, 'rounds'] as const

export const roundPage = (query: QueryInput<typeof endpoints.rounds>) =>
  queryOptions({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => consoleApi(endpoints.rounds, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const roundFile = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'file', id],
    queryFn: ({ signal }) => consoleApi(endpoints.round, { query: { id } }, signal),
  })

export const correctionPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [...KEY, 'corrections', query],
    queryFn: ({ signal }) => consoleApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const usePropose = () => useDeed((body: BodyInput<typeof endpoints.propose>) => consoleApi(endpoints.propose, { body }))
export const useConfirm = () => useDeed((id: string) => consoleApi(endpoints.confirm, { body: { id } }))
export const useReject = () => useDeed((body: BodyInput<typeof endpoints.reject>) => consoleApi(endpoints.reject, { body }))
