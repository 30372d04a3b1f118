import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import * as endpoints from '#contract/agents/agent-bill/agent-payout.ts'
import { walletBalance } from '#client/features/money/wallet/index.ts'
import { api } from '#client/lib/api.ts'

/** One kind at a time: they are paid by different calls. */
export type HandKind = Extract<AgentBill['kind'], 'MANUAL_DAILY' | 'DIVIDEND'>
interface Asked {
  kind: HandKind
  billIds: string[]
  paymentPassword: string
}

/** Paid by the agent who owes it. */
export const isHandKind = (kind: AgentBill['kind']): kind is HandKind => kind === 'MANUAL_DAILY' || kind === 'DIVIDEND'
export const waits = ({ isByHand, status }: AgentBill) => isByHand && status === 'UNCOLLECTED'

function usePaying<Input, Result>(pay: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: pay,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['agent-bill'] }),
        queryClient.invalidateQueries({ queryKey: walletBalance().queryKey }),
      ]),
  })
}

export const usePayOut = () =>
  usePaying(({ kind, ...body }: Asked) =>
    kind === 'DIVIDEND' ? api(endpoints.payoutDividend, { body }) : api(endpoints.disburseDaily, { body }),
  )
/** Collects a dividend from the house. */
export const useCollect = () => usePaying((billId: string) => api(endpoints.payoutDividend, { body: { billIds: [billId] } }))
