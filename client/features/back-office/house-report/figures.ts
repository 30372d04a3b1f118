/** The house’s figures in reading order. */
export const FIGURES = [
  'registered',
  'deposits',
  'deposited',
  'firstDeposits',
  'firstDeposited',
  'withdrawals',
  'withdrawn',
  'netDeposits',
  'depositFees',
  'withdrawalFees',
  'players',
  'bets',
  'staked',
  'paidOut',
  'ggr',
  'promotions',
  'agentIncome',
  'ngr',
  'adjustments',
] as const
export type Figure = (typeof FIGURES)[number]
