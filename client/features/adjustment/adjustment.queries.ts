import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { adjustmentEndpoints as endpoints } from '#contract/adjustment.ts'
import { CONSOLE_KEY, consoleApi, useDeed } from '#client/features/operator/index.ts'

export const adjustmentPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'adjustment', query],
    queryFn: ({ signal }) => consoleApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })

export const usePropose = () => useDeed((body: BodyInput<typeof endpoints.propose>) => consoleApi(endpoints.propose, { body }))
export const useConfirm = () => useDeed((id: string) => consoleApi(endpoints.confirm, { body: { id } }))
export const useReject = () => useDeed((body: BodyInput<typeof endpoints.reject>) => consoleApi(endpoints.reject, { body }))
