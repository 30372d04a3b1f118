/** Withdrawal orders in each state, with their money in the ledger. */
import type { WithdrawalState } from '#contract/money/withdrawal/withdrawal.ts'
import { withdrawalNumber } from '#server/features/money/withdrawal/present-withdrawal.ts'
import type { BuilderDeps } from './context.ts'
import { assetOfMember } from './money.ts'

export interface WithdrawalDetails {
  member: { id: number }
  account: { id: number; kind?: string }
  amount: bigint
  charge?: bigint
  state?: WithdrawalState
  reason?: string
  approvalsNeeded?: number
  /** The deciding operator; needed for every state but PENDING and CANCELLED. */
  operator?: { id: number }
  createdAt?: Date
}

export async function createWithdrawal({ database: { prisma }, ledger, clock }: BuilderDeps, details: WithdrawalDetails) {
  const { member, account, amount, charge = 0n, state = 'PENDING', reason = '', operator, approvalsNeeded = 1 } = details
  const createdAt = details.createdAt ?? clock.now()
  const { merchantId, type, merchant } = await prisma.member.findUniqueOrThrow({
    where: { id: member.id },
    include: { merchant: true },
  })
  const asset = assetOfMember({ type, merchant })
  const isApproved = state === 'APPROVED' || state === 'PAID'
  const isVoided = state === 'REJECTED' || state === 'CANCELLED'
  const isClosed = state === 'PAID' || isVoided
  const decidedBy = operator?.id ?? null
  return prisma.$transaction(async (tx) => {
    const { id } = await tx.withdrawal.create({
      data: {
        merchantId,
        memberId: member.id,
        kind: account.kind ?? 'B',
        payoutAccountId: account.id,
        asset,
        amount,
        charge,
        state,
        reason,
        approvalsNeeded,
        ip: '127.0.0.1',
        createdAt,
        approvedBy: isApproved ? decidedBy : null,
        approvedAt: isApproved ? createdAt : null,
        closedBy: isClosed && state !== 'CANCELLED' ? decidedBy : null,
        closedAt: isClosed ? createdAt : null,
      },
      select: { id: true },
    })
    const reference = withdrawalNumber(id)
    const { holdId } = await ledger.hold({ merchantId, memberId: member.id, asset, amount, type: 'WITHDRAWAL', reference }, tx)
    if (state === 'PAID') await ledger.settleHold(holdId, { to: 'WITHDRAWALS', type: 'WITHDRAWAL', fee: charge }, tx)
    if (isVoided) await ledger.voidHold(holdId, tx)
    await tx.withdrawal.update({ where: { id }, data: { holdId } })
    return { id: Number(id), withdrawNo: reference }
  })
}
