/** Summed columns of teams' daily tables, and their names in code. */

/** From settled bets. */
export const PLAY = ['bets', 'stake', 'payout', 'turnover'] as const
/** From everything else. */
export const ACTS = [
  'deposits',
  'deposited',
  'first_deposits',
  'first_deposited',
  'withdrawals',
  'withdrawn',
  'fees',
  'promotion',
  'rebate',
  'daily_salary',
  'hourly_salary',
  'real_time_salary',
  'dividend',
  'adjustment',
  'logins',
  'registered',
] as const
/** Distinct members. */
export const HEADS = ['bet_members', 'deposit_members', 'login_members'] as const

const COUNTS: ReadonlySet<string> = new Set([
  'bets',
  'deposits',
  'first_deposits',
  'withdrawals',
  'logins',
  'registered',
  ...HEADS,
])
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** All figures together; money in 1/10 000 of the unit. */
export interface Figures {
  bets: number
  stake: bigint
  payout: bigint
  turnover: bigint
  deposits: number
  deposited: bigint
  firstDeposits: number
  firstDeposited: bigint
  withdrawals: number
  withdrawn: bigint
  fees: bigint
  promotion: bigint
  rebate: bigint
  dailySalary: bigint
  hourlySalary: bigint
  realTimeSalary: bigint
  dividend: bigint
  adjustment: bigint
  logins: number
  registered: number
}
export interface Heads {
  betMembers: number
  depositMembers: number
  loginMembers: number
}

const zeros = (columns: readonly string[]) => columns.map((name) => `0 AS ${name}`)
const from = (alias: string, columns: readonly string[]) => columns.map((name) => `${alias}.${name}`)
/** The columns of one part of a union, always in the same order, zero if the part has none. */
export const playColumns = (alias: string) => [...from(alias, PLAY), ...zeros(ACTS), ...zeros(HEADS)].join(', ')
export const actColumns = (alias: string) => [...zeros(PLAY), ...from(alias, ACTS), ...zeros(HEADS)].join(', ')
export const teamDayColumns = (alias: string) => [...zeros(PLAY), ...from(alias, ACTS), ...from(alias, HEADS)].join(', ')
export const headColumns = (alias: string) =>
  [
    ...zeros(PLAY),
    ...zeros(ACTS),
    ...['bets', 'deposits', 'logins'].map((name) => `count(DISTINCT ${alias}.member_id) FILTER (WHERE ${alias}.${name} > 0)`),
  ].join(', ')

const sums = (columns: readonly string[]) =>
  columns.map((name) => `coalesce(sum(x.${name}), 0)${COUNTS.has(name) ? '::integer' : ''} AS "${camel(name)}"`).join(', ')
export const SUMS = sums([...PLAY, ...ACTS])
export const SUMS_AND_HEADS = sums([...PLAY, ...ACTS, ...HEADS])
