import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import * as endpoints from '#contract/agents/agent-contracts/agent-offers.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { api } from '#client/lib/api.ts'

const ALL = ['agent-contracts'] as const

export const myContracts = () =>
  queryOptions({
    queryKey: [...ALL, 'mine'],
    queryFn: ({ signal }) => api(endpoints.all, {}, signal),
    staleTime: 0,
  })

export const candidates = (kind: SalaryKind) =>
  queryOptions({
    queryKey: [...ALL, 'candidates', kind],
    queryFn: ({ signal }) => api(endpoints.candidates, { query: { kind } }, signal),
    staleTime: 0,
  })

export const contractLog = () =>
  queryOptions({
    queryKey: [...ALL, 'log'],
    queryFn: ({ signal }) => api(endpoints.log, { query: { size: 50 } }, signal),
  })

const OFFER = {
  DAILY: endpoints.offerDaily,
  HOURLY: endpoints.offerHourly,
  DIVIDEND: endpoints.offerDividend,
  MANUAL_DAILY: endpoints.assignManual,
} as const
export type OfferBody = BodyInput<typeof endpoints.offerDaily>

/** Reloads the contracts, even after a failure. */
function useContractAction<Input>(action: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: action, onSettled: () => queryClient.invalidateQueries({ queryKey: ALL }) })
}

/** A ratio and a manual salary are set at once; anything else waits for an answer. */
export const useOffer = () =>
  useContractAction(({ kind, body }: { kind: SalaryKind; body: OfferBody }) =>
    kind === 'REALTIME'
      ? api(endpoints.assignRealTime, { body: { username: body.username, ratio: body.tiers[0]?.rate ?? 0 } })
      : api(OFFER[kind], { body }),
  )
export const useEnd = () => useContractAction((contractId: number) => api(endpoints.end, { body: { contractId } }))
export const useAnswerEnd = () =>
  useContractAction((body: { contractId: number; accept: boolean }) => api(endpoints.answerEnd, { body }))
