/** Credits an order: state, postings, bonus and turnover requirement in one transaction. */
import type { DepositState } from '#contract/money/deposit/deposit-order.ts'
import { type Entry, houseAccount, type Ledger, type Line, memberAccount } from '#server/ledger/index.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'
import type { BonusGrant, BonusMerchant } from './grant-bonus.ts'

interface Deps {
  deposits: Pick<DepositRepository, 'change' | 'confirmed' | 'lockMember'>
  bonuses: BonusGrant
  ledger: Pick<Ledger, 'postAllIn'>
  turnover: Pick<TurnoverService, 'require'>
  clock: Clock
}

const notZero = (lines: readonly Line[]): Line[] => lines.filter(({ amount }) => amount !== 0n)

/** The fee is a line of its own in the statement, because a deposit limit counts the gross amount. */
function depositEntry({ id, number, merchantId, memberId, amount, fee }: DepositRow, asset: string): Entry {
  const of = { merchantId, memberId, asset }
  return {
    key: `deposit:${id}`,
    type: 'DEPOSIT',
    reference: number,
    isObligation: true,
    lines: notZero([
      { account: memberAccount(of), amount },
      { account: memberAccount(of), amount: -fee, code: 'DEPOSIT_FEE' },
      { account: houseAccount(of, 'DEPOSITS'), amount: -amount },
      { account: houseAccount(of, 'FEES'), amount: fee },
    ]),
  }
}

export function createDepositCredit({ deposits, bonuses, ledger, turnover, clock }: Deps) {
  /** False if the order is no longer in any of the states in `from`; then nothing changes. */
  return async (
    tx: PrismaTransaction,
    row: DepositRow,
    from: readonly DepositState[],
    merchant: BonusMerchant,
  ): Promise<boolean> => {
    // Serialises concurrent confirmations: only one deposit can be the first (or the nth), and only one bonus is granted.
    await deposits.lockMember(tx, row.memberId)
    const confirmed = await deposits.confirmed(row.memberId, tx)
    // Before granting anything: an order whose state has changed must not claim a bonus.
    if (!(await deposits.change(tx, row.id, from, { state: 'CONFIRMED', endedAt: clock.now() }))) return false
    const bonus = await bonuses.decide(tx, row, confirmed, merchant)
    await deposits.change(tx, row.id, ['CONFIRMED'], { bonus })
    const { merchantId, memberId, number: reference } = row
    const plain = row.amount * BigInt(merchant.settings.deposit.turnoverTimes)
    // Before the postings, because a withdrawal also locks the turnover first and then the wallet.
    await turnover.require(tx, { merchantId, memberId, source: 'DEPOSIT', reference, required: plain }, merchant)
    const granted = await bonuses.grant(tx, row, bonus, plain, merchant)
    await ledger.postAllIn(tx, [depositEntry(row, merchant.currency), ...granted])
    return true
  }
}
export type DepositCredit = ReturnType<typeof createDepositCredit>
