/** The postings of a correction. Pure. Entries are never edited: a correction posts the difference between old and new state. */
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { houseAccount, type Line, memberAccount, type MemberKind } from '#server/ledger/index.ts'

export interface Standing {
  stake: bigint
  payout: bigint
}
interface Asked {
  kind: CorrectionKind
  before: Standing
  after: Standing
  of: { merchantId: number; memberId: number; asset: string }
  /** The wallet the bet was placed with, and its balance. */
  wallet: MemberKind
  available: bigint
}

/** A void returns the stake and takes the prize; a resettlement leaves the stake. */
export const standingAfter = (before: Standing, kind: CorrectionKind, payout: bigint): Standing =>
  kind === 'VOID' ? { stake: 0n, payout: 0n } : { stake: before.stake, payout }

/** The amount by which the wallet's balance falls short of what must be taken. */
export function missingOf({ before, after, available }: Pick<Asked, 'before' | 'after' | 'available'>): bigint {
  const left = available + (before.stake - after.stake) + (after.payout - before.payout)
  return left < 0n ? -left : 0n
}

/**
 * Credits come before debits, so that no line takes the wallet below 0. The games' account takes the full amount, so that it equals
 * the sum of the bets; the house returns the `waived` part as a correction.
 */
export function correctionLines({ kind, before, after, of, wallet, ...rest }: Asked): { lines: Line[]; waived: bigint } {
  const waived = missingOf({ before, after, ...rest })
  const [stake, payout] = [before.stake - after.stake, after.payout - before.payout]
  const code = kind === 'VOID' ? 'BET_VOID' : 'BET_RESETTLE'
  const own = memberAccount(of, wallet)
  const lines: Line[] = [
    { account: own, amount: stake, code },
    { account: own, amount: waived, code: 'CORRECTION' },
    { account: own, amount: payout, code },
    { account: houseAccount(of, 'HOUSE_GAMES'), amount: -stake - payout, code },
    { account: houseAccount(of, 'ADJUSTMENTS'), amount: -waived, code: 'CORRECTION' },
  ]
  return { lines: lines.filter(({ amount }) => amount !== 0n), waived }
}
