/** What becomes of bonus money, in the ledger: each grant, use, release, forfeit and expiry is an entry of its own type (BON-07). */
import { type Entry, houseAccount, type Ledger, type Line, memberAccount, type MemberKind } from '#server/ledger/index.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'

export interface MeterOf {
  merchantId: number
  memberId: number
  asset: string
}
/** What of a member's money is there to be played with; withdrawals that are under way are not. */
interface Purse {
  kind: MemberKind
  balance: bigint
}
const LOCKED: MemberKind = 'MEMBER_LOCKED'
const MAIN: MemberKind = 'MEMBER_MAIN'

/** One meter holds both kinds of money; the record beside it says how much of it is the bonus's. */
const record = (of: MeterOf, change: bigint, code: string): Line[] =>
  change === 0n
    ? []
    : [
        { account: houseAccount(of, 'BONUS_OPEN'), amount: change, code },
        { account: houseAccount(of, 'BONUS_RECORD'), amount: -change, code },
      ]

/** As the statement of a member calls what was given, and what was taken back. */
const GIVEN = 'PROMOTION'
const TAKEN = 'PROMOTION_FORFEIT'

/** From the main wallet first; then from those of vendors, where money was moved to. */
function takeLines(of: MeterOf, purses: readonly Purse[], amount: bigint): Line[] {
  const lines: Line[] = []
  let left = amount
  for (const { kind, balance } of purses.toSorted((a, b) => Number(b.kind === MAIN) - Number(a.kind === MAIN))) {
    const taken = balance < left ? balance : left
    if (taken <= 0n) continue
    left -= taken
    lines.push({ account: memberAccount(of, kind), amount: -taken, code: TAKEN })
  }
  if (left > 0n) throw new Error(`${left} more are to be taken of member ${of.memberId} than there are`)
  return amount === 0n ? [] : [...lines, { account: houseAccount(of, 'PROMOTIONS'), amount, code: TAKEN }]
}

export const purseSum = (purses: readonly Purse[]): bigint => purses.reduce((sum, { balance }) => sum + balance, 0n)

/** With `isOpen` something must be played for it first. */
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
    /** Bets wait until the transaction ends: what is read after it stays true. */
    lock: async (tx: PrismaTransaction, of: MeterOf) => playable(of, await ledger.lockBalancesOf(of.memberId, tx)),
    look: async (tx: PrismaTransaction, of: MeterOf) => playable(of, await ledger.balancesOf(of.memberId, tx)),

    /** What play has made of the bonus since the last look. */
    use: (tx: PrismaTransaction, of: MeterOf, requirementId: bigint, upTo: bigint, change: bigint) =>
      post(tx, {
        key: `bonus-use:${requirementId}:${upTo}`,
        type: 'BONUS_USE',
        reference: String(requirementId),
        lines: record(of, change, 'BONUS_USE'),
      }),

    /** The requirement is met: what is left is the member's own; what is over the limit goes back. */
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

    /** A bet was put right while the bonus it was made with is open. */
    correct: (tx: PrismaTransaction, of: MeterOf, key: string, requirementId: bigint, change: bigint) =>
      post(tx, { key, type: 'BONUS_USE', reference: String(requirementId), lines: record(of, change, 'BONUS_USE') }),

    /** Of a bonus that is over: less should have been taken back with it. */
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

    /** Of a bonus that is over: what came back was the bonus's. */
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
