/** What the wallet knows about a vendor's calls, as it was read under the locks of the players' accounts. */
import type { FreeReason, VendorAnswer, VendorStatus } from '#contract/play/vendor-wallet/vendor-wallet.ts'
import type { BetRules } from '#server/features/money/turnover/bonus/bonus-bets.ts'
import type { HousePlayLimits, PlayRoom } from '#server/features/identity/responsible-play/play-room.ts'
import type { MemberKind } from '#server/ledger/index.ts'

/** 1/10 000 of the unit throughout. */
export type Move =
  | { kind: 'DEBIT'; transaction: string; debit: bigint; isFinal: boolean }
  | { kind: 'CREDIT'; transaction: string; credit: bigint; reason: FreeReason | undefined; isFinal: boolean }
  | { kind: 'BOTH'; transaction: string; debit: bigint; credit: bigint; isFinal: boolean }
  | { kind: 'ROLLBACK'; transaction: string }
  | { kind: 'CLOSE' }

export interface Refused {
  status: Exclude<VendorStatus, 'RS_OK'>
  reason?: string | undefined
}

/** A signed call of a known vendor, about a player whose token was checked. */
export interface WalletCall {
  vendorCode: string
  requestId: string
  /** Of all that the call says beside its `requestId`. */
  fingerprint: string
  memberId: number
  merchantId: number
  asset: string
  currency: string
  isTrial: boolean
  /** The account that is played from. */
  kind: MemberKind
  gameCode: string
  /** Undefined for a game the session does not have: its rounds are paid and ended, but it takes no stake. */
  category: string | undefined
  round: string
  move: Move
  /** Why no bet is taken, as far as it is known without a lock: the session is over, the game is closed. */
  obstacle: Refused | undefined
  /** What becomes of a rollback once the round has won or ended (WAL-07). */
  afterWin: 'REFUSE' | 'COMPENSATE'
  houseLimits: HousePlayLimits | undefined
  /** What was played meanwhile may have met the bonus: a bet its terms refuse is tried once more, and answered for good only then. */
  isLastTry: boolean
}

export interface VendorRoundState {
  vendorCode: string
  key: string
  merchantId: number
  memberId: number
  gameCode: string
  asset: string
  state: 'OPEN' | 'CLOSED' | 'VOIDED'
  staked: bigint
  won: bigint
  /** Its `game_round`, once money has moved: its id, or the step that opens it. */
  rowId: bigint | { step: number } | null
  rowAt: Date | null
  balanceBefore: bigint
  openedAt: Date
  isStored: boolean
}

export interface VendorTransactionState {
  vendorCode: string
  key: string
  kind: 'DEBIT' | 'CREDIT' | 'BOTH' | 'NONE'
  roundKey: string
  memberId: number
  debited: bigint
  credited: bigint
  reason: FreeReason | null
  fingerprint: string
  isRolledBack: boolean
  isStored: boolean
  /** Steps of this batch that are its entries; null where nothing moved, or earlier. */
  steps: { debit: number | null; credit: number | null; rollback: number | null }
}

/** A player whose accounts are locked. */
export interface WalletPlayer {
  isTest: boolean
  /** Locked, frozen or excluded since the game was opened. */
  refusal: string | undefined
  room: PlayRoom | undefined
  bonus: BetRules | undefined
}

export interface WalletState {
  answers: Map<string, { fingerprint: string; answer: VendorAnswer }>
  transactions: Map<string, VendorTransactionState>
  rounds: Map<string, VendorRoundState>
  /** By `balanceKey`. */
  balances: Map<string, bigint>
  players: ReadonlyMap<number, WalletPlayer>
}

export const stateKey = (vendorCode: string, key: string): string => `${vendorCode}/${key}`
export const balanceKey = ({ memberId, kind, asset }: Pick<WalletCall, 'memberId' | 'kind' | 'asset'>): string =>
  `${memberId}/${kind}/${asset}`
