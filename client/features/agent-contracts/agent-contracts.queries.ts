import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { agentContractEndpoints, type OfferedKind } from '#contract/agent-contracts.ts'
import { api } from '#client/lib/api.ts'

const CALLS = {
  DAILY: { read: agentContractEndpoints.daily, answer: agentContractEndpoints.answerDaily },
  HOURLY: { read: agentContractEndpoints.hourly, answer: agentContractEndpoints.answerHourly },
  DIVIDEND: { read: agentContractEndpoints.dividend, answer: agentContractEndpoints.answerDividend },
} as const

const keys = {
  all: ['agent-contracts'] as const,
  requests: () => [...keys.all, 'requests'] as const,
  ofKind: (kind: OfferedKind) => [...keys.all, 'kind', kind] as const,
}

/** What waits, by its kind: asked anew with every coming home. */
export const contractRequests = () =>
  queryOptions({
    queryKey: keys.requests(),
    queryFn: ({ signal }) => api(agentContractEndpoints.pending, {}, signal),
    staleTime: 0,
  })

export const contractsOf = (kind: OfferedKind) =>
  queryOptions({
    queryKey: keys.ofKind(kind),
    queryFn: ({ signal }) => api(CALLS[kind].read, {}, signal),
    staleTime: 0,
  })

/** Whatever comes of it, where the contracts stand is asked anew: the answer may have been given elsewhere. */
export function useAnswer(kind: OfferedKind) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { contractId: number; accept: boolean }) => api(CALLS[kind].answer, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  })
}
