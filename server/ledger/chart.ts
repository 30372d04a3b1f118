/** The chart of accounts: the kinds of accounts, and the names of entries and statement lines. */

/** A member's own accounts: they carry a running balance that is never negative (LED-04). */
export type MemberKind = 'MEMBER_MAIN' | 'MEMBER_LOCKED' | VendorKind

const VENDOR_PREFIX = 'MEMBER_VENDOR.'
/** With separate wallets, a member has one more account for each vendor, to play its games with. */
export type VendorKind = `${typeof VENDOR_PREFIX}${string}`
export const vendorKind = (vendorCode: string): VendorKind => `${VENDOR_PREFIX}${vendorCode}`
/** Undefined for the main account and the locked one. */
export const vendorOfKind = (kind: string): string | undefined =>
  kind.startsWith(VENDOR_PREFIX) ? kind.slice(VENDOR_PREFIX.length) : undefined
/** The account for bets on the vendor's games: the single wallet of a seamless merchant, else the vendor's own. */
export const playKind = (isSingleWallet: boolean, vendorCode: string): MemberKind =>
  isSingleWallet ? 'MEMBER_MAIN' : vendorKind(vendorCode)

/** The house's accounts, one of each per merchant and asset. They have no running balance, so no posting waits for them. */
export const HOUSE_KINDS = [
  /** What games won from and lost to players. */
  'HOUSE_GAMES',
  /** Stakes of rounds and draws that are still open (LED-09). */
  'ESCROW_GAMES',
  'DEPOSITS',
  'WITHDRAWALS',
  'PROMOTIONS',
  /** Bonus money on members' meters that is not theirs yet, and its counterpart: they record its changes, apart from the money (BON-07). */
  'BONUS_OPEN',
  'BONUS_RECORD',
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
  'BONUS_GRANT',
  'BONUS_USE',
  'BONUS_RELEASE',
  'BONUS_FORFEIT',
  'BONUS_EXPIRY',
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
/** Trial money is a separate asset, which no entry mixes with real money (LED-11). */
export const trialAssetOf = (currency: string): string => currency + TRIAL_SUFFIX
export const isTrialAsset = (asset: string): boolean => asset.endsWith(TRIAL_SUFFIX)

/** Names one account. A member's kinds have a `memberId`, the house's have none. */
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
