import { createContext, useContext } from 'react'
import type { AgentBill } from '#contract/agents/agent-bill/agent-bill.ts'
import { isOpen, SCREENS } from '#client/lib/paths.ts'

type Days = Pick<AgentBill, 'startDate' | 'endDate'>

/** Where a bill's numbers link to: the agent's own screens, unless the back office provides others. */
export const BillPlaces = createContext({
  bill: (id: string): string => `${SCREENS.agentBill.path}?id=${id}`,
  /** The team's bets on those days. */
  bets: ({ startDate, endDate }: Days): string | undefined =>
    isOpen('teamBetting') ? `${SCREENS.teamBetting.path}?startDate=${startDate}&endDate=${endDate}` : undefined,
})
export const useBillPlaces = () => useContext(BillPlaces)
