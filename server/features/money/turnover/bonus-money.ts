/** Bonus money in the ledger: each grant, use, release, forfeit and expiry has its own type of entry (BON-07). */
import { type Entry, houseAccount, type Ledger, type Line, memberAccount, type MemberKind } from '#server/ledger/index.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'

export interface MeterOf {
  merchantId: number
  memberId: number
  asset: string
}
/** A member's playable balance; excludes open withdrawals. */
interface Purse {
  kind: MemberKind
  balance: bigint
}
const LOCKED: MemberKind = 'MEMBER_LOCKED'
const MAIN: MemberKind = 'MEMBER_MAIN'

/** One balance holds both kinds of money; the record account says how much of it belongs to the bonus. */
const record = (of: MeterOf, change: bigint, code: string): Line[] =>
  change === 0n
    ? []
    : [
        { account: houseAccount(of, 'BONUS_OPEN'), amount: change, code },
        { account: houseAccount(of, 'BONUS_RECORD'), amount: -change, code },
      ]

/** Statement codes for a bonus granted and taken back. */
const GIVEN = 'PROMOTION'
const TAKEN = 'PROMOTION_FORFEIT'

/** Takes from the main wallet first, then from vendor wallets. */
function takeLines(of: MeterOf, purses: readonly Purse[], amount: bigint): Line[] {
  const lines: Line[] = []
  let left = amount
  for (const { kind, balance } of purses.toSorted((a, b) => Number(b.kind === MAIN) - Number(a.kind === MAIN))) {
    const taken = balance < left ? balance : left
    if (taken <= 0n) continue
    left -= taken
    lines.push({ account: memberAccount(of, kind), amount: -taken, code: TAKEN })
  }
  if (left > 0n) throw new Error(`member ${of.memberId} has ${left} less than the amount to take`)
  return amount === 0n ? [] : [...lines, { account: houseAccount(of, 'PROMOTIONS'), amount, code: TAKEN }]
}

export const purseSum = (purses: readonly Purse[]): bigint => purses.reduce((sum, { balance }) => sum + balance, 0n)

/** `isOpen`: the bonus has a turnover requirement. */
export const grantEntry = (of: MeterOf, key: string, reference: string, bonus: bigint, isOpen: boolean): Entry => ({
  key,
  type: 'BONUS_GRANT',
  reference,
  isObligation: true,
  lines: [
    { account: memberAccount(of), amount: bonus, code: GIVEN },
    { account: houseAccount(of, 'PROMOTIONS'), amount: -bonus, code: GIVEN },
    ...(isOpen ? record(of, bonus, 'BONUS_GRANT') : []),
  ],
})

export function createBonusMoney(ledger: Pick<Ledger, 'lockBalancesOf' | 'balancesOf' | 'postIn'>) {
  const playable = (of: Pick<MeterOf, 'asset'>, accounts: readonly (Purse & { asset: string })[]): Purse[] =>
    accounts.filter(({ kind, asset }) => asset === of.asset && kind !== LOCKED)

  async function post(tx: PrismaTransaction, entry: Entry): Promise<void> {
    if (entry.lines.length > 0) await ledger.postIn(tx, entry)
  }

  return {
    /** Makes bets wait until the transaction ends, so that later reads in it stay valid. */
    lock: async (tx: PrismaTransaction, of: MeterOf) => playable(of, await ledger.lockBalancesOf(of.memberId, tx)),
    look: async (tx: PrismaTransaction, of: MeterOf) => playable(of, await ledger.balancesOf(of.memberId, tx)),

    /** The change of the bonus through play since the last count. */
    use: (tx: PrismaTransaction, of: MeterOf, requirementId: bigint, upTo: bigint, change: bigint) =>
      post(tx, {
        key: `bonus-use:${requirementId}:${upTo}`,
        type: 'BONUS_USE',
        reference: String(requirementId),
        lines: record(of, change, 'BONUS_USE'),
      }),

    /** The requirement is met: the rest becomes the member's own; what exceeds the limit is taken back. */
    release: async (tx: PrismaTransaction, of: MeterOf, requirementId: bigint, left: bigint, over: bigint) =>
      post(tx, {
        key: `bonus-release:${requirementId}`,
        type: 'BONUS_RELEASE',
        reference: String(requirementId),
        lines: [
          ...takeLines(of, over > 0n ? playable(of, await ledger.lockBalancesOf(of.memberId, tx)) : [], over),
          ...record(of, -left, 'BONUS_RELEASE'),
        ],
      }),

    /** The bonus ends without being met. */
    end: (
      tx: PrismaTransaction,
      of: MeterOf,
      type: 'BONUS_FORFEIT' | 'BONUS_EXPIRY',
      { requirementId, left, taken, purses }: { requirementId: bigint; left: bigint; taken: bigint; purses: readonly Purse[] },
    ) =>
      post(tx, {
        key: `bonus-end:${requirementId}`,
        type,
        reference: String(requirementId),
        lines: [...takeLines(of, purses, taken), ...record(of, -left, type)],
      }),

    /** A bet was corrected while its bonus is still open. */
    correct: (tx: PrismaTransaction, of: MeterOf, key: string, requirementId: bigint, change: bigint) =>
      post(tx, { key, type: 'BONUS_USE', reference: String(requirementId), lines: record(of, change, 'BONUS_USE') }),

    /** For an ended bonus: refunds what was taken in excess when it ended. */
    giveBack: (tx: PrismaTransaction, of: MeterOf, key: string, requirementId: bigint, amount: bigint) =>
      post(tx, {
        key,
        type: 'BONUS_FORFEIT',
        reference: String(requirementId),
        lines:
          amount === 0n
            ? []
            : [
                { account: memberAccount(of), amount, code: GIVEN },
                { account: houseAccount(of, 'PROMOTIONS'), amount: -amount, code: GIVEN },
              ],
      }),

    /** For an ended bonus: takes back the part of a corrected bet that belongs to the bonus. */
    takeCorrected: (
      tx: PrismaTransaction,
      of: MeterOf,
      key: string,
      requirementId: bigint,
      taken: bigint,
      purses: readonly Purse[],
    ) => post(tx, { key, type: 'BONUS_FORFEIT', reference: String(requirementId), lines: takeLines(of, purses, taken) }),
  }
}
export type BonusMoney = ReturnType<typeof createBonusMoney>
