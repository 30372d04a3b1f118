/** Presents withdrawal orders to members and operators. */
import { payoutKind } from '#contract/money/payout-account/payout-account.ts'
import { type WithdrawalRecord, withdrawalState } from '#contract/money/withdrawal/withdrawal.ts'
import { type ReviewedWithdrawal } from '#contract/money/withdrawal/withdrawal-review.ts'
import { maskNumber } from '#server/platform/mask-number.ts'
import { coinText } from '#server/platform/coin-amount.ts'
import type { WithdrawalRow } from './withdrawal.repository.ts'

const NUMBER_DIGITS = 8
/** An order's number, for members, operators and the hold's reference. */
export const withdrawalNumber = (id: bigint): string => `W${String(id).padStart(NUMBER_DIGITS, '0')}`

export const stateOf = ({ state }: Pick<WithdrawalRow, 'state'>) => withdrawalState.parse(state)

export function presentWithdrawal(row: WithdrawalRow): WithdrawalRecord {
  const { id, account } = row
  return {
    id: Number(id),
    withdrawNo: withdrawalNumber(id),
    createdAt: row.createdAt.getTime(),
    amount: row.amount,
    charge: row.charge,
    netAmount: row.amount - row.charge,
    virtualAmount: row.virtualAmount === null ? '' : coinText(row.virtualAmount),
    state: stateOf(row),
    methodGroupType: payoutKind.parse(row.kind),
    bankCode: account.bankCode,
    bankName: account.bank.name,
    cardNumber: maskNumber(account.number),
    cardHolder: account.holder,
    approvedAt: row.approvedAt?.getTime() ?? null,
    closedAt: row.closedAt?.getTime() ?? null,
    reason: row.reason,
  }
}

export function presentReview(row: WithdrawalRow): ReviewedWithdrawal {
  const { member, account } = row
  const { memberId, rate, ip, approvalsNeeded, firstApprovedBy, approvedBy, closedBy } = row
  const approvals = [firstApprovedBy, approvedBy].filter((operatorId) => operatorId !== null)
  return {
    ...presentWithdrawal(row),
    memberId,
    username: member.username,
    memberStatus: member.status,
    isTest: member.isTest,
    accountNumber: account.number,
    rate,
    ip,
    approvalsNeeded,
    approvalsGiven: approvals.length,
    firstApprovedBy,
    approvedBy,
    closedBy,
  }
}
