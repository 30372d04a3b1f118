import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as endpoints from '#contract/agents/agent-bill/agent-payout.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'

const ALL = ['rebate'] as const

export const waitingRebates = () =>
  queryOptions({
    queryKey: [...ALL, 'waiting'],
    queryFn: ({ signal }) => api(endpoints.rebates, {}, signal),
    staleTime: 0,
  })

export function useClaim() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(endpoints.claimRebates, {}),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ALL }),
        queryClient.invalidateQueries({ queryKey: ['agent-bill'] }),
        queryClient.invalidateQueries({ queryKey: walletBalance().queryKey }),
      ]),
  })
}
