import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import { api } from '#client/lib/api.ts'

const keys = { all: ['turnover'] as const, info: () => [...keys.all, 'info'] as const }

export const turnoverInfo = () =>
  queryOptions({ queryKey: keys.info(), queryFn: ({ signal }) => api(turnoverEndpoints.info, {}, signal) })

/** No need to reload the balance: the server announces it. */
export function useForfeitBonus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (requirementId: number) => api(turnoverEndpoints.forfeit, { body: { requirementId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  })
}
