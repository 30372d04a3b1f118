/** The chart of accounts: which accounts there are, and what entries and statement lines are called. */

/** A member's own accounts: they carry a running balance that is never negative (LED-04). */
export const MEMBER_KINDS = ['MEMBER_MAIN', 'MEMBER_LOCKED'] as const
export type MemberKind = (typeof MEMBER_KINDS)[number]

/** The house's side, one a merchant and asset. They carry no running balance: their sum is reported, never waited for. */
export const HOUSE_KINDS = [
  /** What games won from and lost to players. */
  'HOUSE_GAMES',
  /** Stakes of rounds and draws that are still open (LED-09). */
  'ESCROW_GAMES',
  'DEPOSITS',
  'WITHDRAWALS',
  'PROMOTIONS',
  /** Rebates, salaries and dividends of agents. */
  'AGENT_INCOME',
  'ADJUSTMENTS',
  /** Of deposits and withdrawals. */
  'FEES',
  'ROUNDING',
  /** Where trial money comes from. */
  'TRIAL_GRANTS',
] as const
export type HouseKind = (typeof HOUSE_KINDS)[number]
export type AccountKind = MemberKind | HouseKind

export const ENTRY_TYPES = [
  'BET',
  'BET_SETTLED',
  'WIN',
  'ROLLBACK',
  'DEPOSIT',
  'WITHDRAWAL',
  'HOLD',
  'HOLD_VOID',
  'PROMOTION',
  'REBATE',
  'SALARY',
  'DIVIDEND',
  'TRANSFER',
  'ADJUSTMENT',
  'TRIAL_GRANT',
  'CORRECTION',
] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

const TRIAL_SUFFIX = '.TRIAL'
/** Trial money is an asset of its own, which no entry mixes with the real one (LED-11). */
export const trialAssetOf = (currency: string): string => currency + TRIAL_SUFFIX
export const isTrialAsset = (asset: string): boolean => asset.endsWith(TRIAL_SUFFIX)

/** Names one account. `memberId` is there exactly on a member's kinds. */
export type AccountAddress =
  | { merchantId: number; memberId: number; kind: MemberKind; asset: string }
  | { merchantId: number; memberId?: undefined; kind: HouseKind; asset: string }

export const memberAccount = (
  of: { merchantId: number; memberId: number; asset: string },
  kind: MemberKind = 'MEMBER_MAIN',
): AccountAddress => ({
  merchantId: of.merchantId,
  memberId: of.memberId,
  asset: of.asset,
  kind,
})
export const houseAccount = (of: { merchantId: number; asset: string }, kind: HouseKind): AccountAddress => ({
  merchantId: of.merchantId,
  asset: of.asset,
  kind,
})
