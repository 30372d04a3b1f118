import type { PnlColumn } from '#contract/agents/team-report/team-report.ts'

/** How rows can be sorted; each figure of the overview links here with its own. */
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
