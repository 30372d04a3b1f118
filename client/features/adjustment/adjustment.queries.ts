import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, QueryInput } from '#contract/endpoint.ts'
import { adjustmentEndpoints as endpoints } from '#contract/adjustment.ts'
import { CONSOLE_KEY, consoleApi } from '#client/features/operator/index.ts'

export const adjustmentPage = (query: QueryInput<typeof endpoints.list>) =>
  queryOptions({
    queryKey: [CONSOLE_KEY, 'adjustment', query],
    queryFn: ({ signal }) => consoleApi(endpoints.list, { query }, signal),
    placeholderData: keepPreviousData,
  })

/** After a deed the console reads everything anew, also after one that was refused: another was quicker. */
function useDeed<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: [CONSOLE_KEY] }) })
}

export const usePropose = () => useDeed((body: BodyInput<typeof endpoints.propose>) => consoleApi(endpoints.propose, { body }))
export const useConfirm = () => useDeed((id: string) => consoleApi(endpoints.confirm, { body: { id } }))
export const useReject = () => useDeed((body: BodyInput<typeof endpoints.reject>) => consoleApi(endpoints.reject, { body }))
