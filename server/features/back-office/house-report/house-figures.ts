/** A day's results from its sums. Pure. */
import { addUp } from '#server/platform/report/add-up.ts'
import type { HouseFigures, HouseSum } from '#contract/back-office/house-report.ts'
import type { DayFigures } from './house-report.repository.ts'

export const NOTHING: DayFigures = {
  deposits: 0,
  deposited: 0n,
  depositFees: 0n,
  firstDeposits: 0,
  firstDeposited: 0n,
  withdrawals: 0,
  withdrawn: 0n,
  withdrawalFees: 0n,
  bets: 0,
  staked: 0n,
  paidOut: 0n,
  players: 0,
  promotions: 0n,
  adjustments: 0n,
  agentIncome: 0n,
  registered: 0,
}

export function toFigures(day: DayFigures): HouseFigures {
  const ggr = day.staked - day.paidOut
  return { ...day, netDeposits: day.deposited - day.withdrawn, ggr, ngr: ggr - day.promotions - day.agentIncome }
}

/**
 * A member who bets on two days is one player, so counts of several days cannot be added up, and the answer's schema leaves them
 * out.
 */
export const toSum = (days: readonly DayFigures[]): HouseSum => toFigures(addUp(NOTHING, days))
