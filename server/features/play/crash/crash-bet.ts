/** Rounds and bets of Crash: their state on the server, and how it is presented. */
import type { CrashBet, CrashBetState, CrashPhase, CrashRound, CrashSeat } from '#contract/play/crash/crash.ts'
import { CRASH_ALGORITHM } from '#contract/play/crash/crash-curve.ts'
import type { MemberKind } from '#server/ledger/index.ts'
import { maskName } from '#server/features/play/game/mask-name.ts'

export interface RoundState {
  id: bigint
  chainId: number
  place: number
  state: CrashPhase
  opensAt: Date
  closesAt: Date
  startedAt: Date | null
  crashedAt: Date | null
  point: number | null
  hash: string | null
  isInterrupted: boolean
  settledAt: Date | null
}

export interface BetState {
  /** Null until the entry of its stake is posted. */
  id: bigint | null
  placedAt: Date
  roundId: bigint
  merchantId: number
  memberId: number
  asset: string
  isTrial: boolean
  isTest: boolean
  kind: MemberKind
  stake: bigint
  autoCashOut: number | null
  target: number
  leastCashOut: number
  balanceBefore: bigint
  balanceAfter: bigint
  state: CrashBetState
  cashOut: number | null
  payout: bigint
  /** Of the manual cash-out. */
  requestId: string | null
  settledAt: Date | null
}

/** What a bet pays at a multiplier in hundredths, rounded down to 1/10 000 of the unit. */
export const payoutAt = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / 100n

export const toCrashRound = (round: RoundState): CrashRound => ({
  round: String(round.id),
  phase: round.state,
  closesAt: round.closesAt.getTime(),
  startedAt: round.startedAt?.getTime() ?? null,
  crashedAt: round.crashedAt?.getTime() ?? null,
  point: round.point,
  hash: round.hash,
  isInterrupted: round.isInterrupted,
  isSettled: round.settledAt !== null,
})

export const toCrashBet = (bet: BetState): CrashBet => ({
  bet: String(bet.id),
  round: String(bet.roundId),
  state: bet.state,
  win: bet.payout > bet.stake,
  stake: bet.stake,
  autoCashOut: bet.autoCashOut,
  target: bet.target,
  cashOut: bet.cashOut,
  payout: bet.payout,
  balanceBefore: bet.balanceBefore,
  balanceAfter: bet.balanceAfter,
  algorithm: CRASH_ALGORITHM,
  placedAt: bet.placedAt.getTime(),
  settledAt: bet.settledAt?.getTime() ?? null,
})

export interface SeatState extends Pick<BetState, 'stake' | 'cashOut' | 'payout'> {
  id: bigint
  username: string
}
export const toCrashSeat = ({ id, username, stake, cashOut, payout }: SeatState): CrashSeat => ({
  bet: String(id),
  name: maskName(username),
  stake,
  cashOut,
  payout,
})
