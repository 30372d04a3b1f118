/** A team's figures under their names on the wire, and the result. Pure. */
import { addUp as addUpFigures } from '#server/platform/report/add-up.ts'
import type { PnlColumn, PnlRow, TeamFigures } from '#contract/agents/team-report/team-report.ts'
import type { Figures } from './team-columns.ts'

export const NOTHING: Figures = {
  bets: 0,
  stake: 0n,
  payout: 0n,
  turnover: 0n,
  deposits: 0,
  deposited: 0n,
  firstDeposits: 0,
  firstDeposited: 0n,
  withdrawals: 0,
  withdrawn: 0n,
  fees: 0n,
  promotion: 0n,
  rebate: 0n,
  dailySalary: 0n,
  hourlySalary: 0n,
  realTimeSalary: 0n,
  dividend: 0n,
  adjustment: 0n,
  logins: 0,
  registered: 0,
}

export const addUp = (rows: readonly Figures[]): Figures => addUpFigures(NOTHING, rows)

export const isNothing = (row: Figures): boolean =>
  (Object.keys(NOTHING) as (keyof Figures)[]).every((key) => row[key] === NOTHING[key])

/**
 * AGT-36. Deducts the stake, not the valid turnover: they differ for a bet that was partly returned, and turnover is not a
 * loss.
 */
export const pnlOf = ({ payout, stake, rebate, promotion, dailySalary, hourlySalary, realTimeSalary }: Figures): bigint =>
  payout + rebate + promotion + dailySalary + hourlySalary + realTimeSalary - stake

export const toFigures = (row: Figures): TeamFigures => ({
  betCount: row.bets,
  stake: row.stake,
  validTurnover: row.turnover,
  prize: row.payout,
  deposit: row.deposited,
  depositCount: row.deposits,
  firstDepositCount: row.firstDeposits,
  firstDepositAmount: row.firstDeposited,
  withdraw: row.withdrawn,
  withdrawCount: row.withdrawals,
  fee: row.fees,
  rebate: row.rebate,
  promotion: row.promotion,
  dailySalary: row.dailySalary,
  hourlySalary: row.hourlySalary,
  realTimeSalary: row.realTimeSalary,
  dividend: row.dividend,
  adjustment: row.adjustment,
  PnL: pnlOf(row),
  registerCount: row.registered,
  loginCount: row.logins,
})

/** The own row comes first in any order; ties are ordered by name, so that pages never overlap. */
export function sortRows(rows: readonly PnlRow[], column: PnlColumn, order: 'asc' | 'desc'): PnlRow[] {
  const direction = order === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => {
    if (a.isOwn !== b.isOwn) return a.isOwn ? -1 : 1
    if (a[column] !== b[column]) return a[column] > b[column] ? direction : -direction
    return a.username < b.username ? -1 : 1
  })
}
