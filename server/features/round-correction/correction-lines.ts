/** What a correction moves. Pure. The ledger never edits: the difference between what stood and what is to stand is posted. */
import type { CorrectionKind } from '#contract/round-mark.ts'
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
  /** The wallet it was played with, and what is in it. */
  wallet: MemberKind
  available: bigint
}

/** A void gives the stake back and takes the prize; a new settlement leaves the stake. */
export const standingAfter = (before: Standing, kind: CorrectionKind, payout: bigint): Standing =>
  kind === 'VOID' ? { stake: 0n, payout: 0n } : { stake: before.stake, payout }

/** What the wallet lacks of what is to be taken from it. */
export function missingOf({ before, after, available }: Pick<Asked, 'before' | 'after' | 'available'>): bigint {
  const left = available + (before.stake - after.stake) + (after.payout - before.payout)
  return left < 0n ? -left : 0n
}

/**
 * What comes stands before what goes: no line leaves the wallet below 0. `waived` is let go by the house: the games take it all, as the
 * bet now stands, and the house gives it back as a correction, so that the games' account is what the bets add up to.
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
