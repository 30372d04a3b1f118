import type { PnlColumn } from '#contract/team-report.ts'

/** What rows are sorted by; every figure of the overview leads here with its own. */
export const SORTS = [
  'validTurnover',
  'PnL',
  'deposit',
  'withdraw',
  'firstDepositAmount',
  'depositCount',
  'rebate',
  'promotion',
  'dailySalary',
  'hourlySalary',
  'realTimeSalary',
  'dividend',
  'adjustment',
  'loginCount',
  'username',
] as const satisfies readonly PnlColumn[]
export type PnlSort = (typeof SORTS)[number]
