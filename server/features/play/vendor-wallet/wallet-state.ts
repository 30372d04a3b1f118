/** The wallet's state for a batch of vendors' calls, read under the locks of the players' accounts. */
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
  /** Fingerprint of the call without its `requestId` and token. */
  fingerprint: string
  memberId: number
  merchantId: number
  asset: string
  currency: string
  isTrial: boolean
  /** The kind of account that pays the stakes. */
  kind: MemberKind
  gameCode: string
  /** Undefined for a game that is not the session's: its rounds are paid and ended, but it accepts no stakes. */
  category: string | undefined
  round: string
  move: Move
  /** A reason to refuse bets that is known without a lock: the session is over, or the game is closed. */
  obstacle: Refused | undefined
  /** How to treat a rollback once the round has won or ended (WAL-07). */
  afterWin: 'REFUSE' | 'COMPENSATE'
  houseLimits: HousePlayLimits | undefined
  /** A bet refused by a bonus is retried once, because rounds played meanwhile may have met the bonus; the retry's answer is final. */
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
  /** The round's `game_round` once money has moved: its id, or the step that opens it. */
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
  /** This batch's steps that post its entries; null if nothing moved, or it moved in an earlier batch. */
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
