import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as agentContractEndpoints from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { OfferedKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
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

/** Pending contracts by kind; loaded again each time the home page opens. */
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

/** Reloads the contracts even after a failure: they may have been answered elsewhere. */
export function useAnswer(kind: OfferedKind) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { contractId: number; accept: boolean }) => api(CALLS[kind].answer, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  })
}
