import { createContext, useContext } from 'react'
import type { AgentBill } from '#contract/agent-bill.ts'
import { isOpen, SCREENS } from '#client/lib/paths.ts'

type Days = Pick<AgentBill, 'startDate' | 'endDate'>

/** Where a bill's numbers lead to: the agent's own screens, unless the console says otherwise. */
export const BillPlaces = createContext({
  bill: (id: string): string => `${SCREENS.agentBill.path}?id=${id}`,
  /** To the team's bets of the days. */
  bets: ({ startDate, endDate }: Days): string | undefined =>
    isOpen('teamBetting') ? `${SCREENS.teamBetting.path}?startDate=${startDate}&endDate=${endDate}` : undefined,
})
export const useBillPlaces = () => useContext(BillPlaces)
