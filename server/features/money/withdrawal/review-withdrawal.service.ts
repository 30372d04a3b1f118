/** Operators' actions on an order: approve, pay, reject. Only one of two concurrent actions succeeds; each is logged. */
import type { Query, Value } from '#contract/endpoint.ts'
import type { WithdrawalState } from '#contract/money/withdrawal/withdrawal.ts'
import type * as withdrawalReviewEndpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import type { ReviewedWithdrawal } from '#contract/money/withdrawal/withdrawal-review.ts'
import { isTrialType, moneyToWire } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { presentReview, stateOf, withdrawalNumber } from './present-withdrawal.ts'
import { instantsOf } from '#server/platform/report/report-range.ts'
import { startOfBusinessDay, startOfNextBusinessDay } from '#server/platform/business-day.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { withdrawalFileRow, WITHDRAWAL_FILE_HEAD } from './withdrawal-file.ts'
import { approvalsFor, TWO_PERSONS } from './withdrawal-rules.ts'
import { letterAbout } from './withdrawal-letter.ts'
import type { WithdrawalChange, WithdrawalRepository, WithdrawalRow } from './withdrawal.repository.ts'

interface Deps {
  withdrawals: WithdrawalRepository
  ledger: Pick<Ledger, 'settleHold' | 'voidHold'>
  audit: AuditLog
  wallet: Pick<WalletService, 'announce'>
  letters: HouseLetters
  inTransaction: InTransaction
  clock: Clock
}

const MEMBER_ID = /^[1-9]\d{0,8}$/

function filterOf(
  { state, kind, member, ...dates }: Query<typeof withdrawalReviewEndpoints.queueFile>,
  { id: merchantId, timezone }: Merchant,
) {
  const whose = member ? (MEMBER_ID.test(member) ? { memberId: Number(member) } : { username: member.toLowerCase() }) : {}
  return { merchantId, state, kind, ...whose, ...instantsOf(dates, timezone) }
}

type Facts = OperatorFacts & { merchant: Merchant }

export function createReviewWithdrawalService({ withdrawals, ledger, audit, wallet, letters, inTransaction, clock }: Deps) {
  type Decide = (
    row: WithdrawalRow,
    tx: PrismaTransaction,
  ) => Promise<WithdrawalChange | undefined> | WithdrawalChange | undefined

  const changed = (row: WithdrawalRow) => new AppError('review.decided', { data: { state: stateOf(row) } })

  /** If `decide` returns undefined, nothing changes, and the order is returned as it is. */
  async function decideOn(id: number, action: string, facts: Facts, decide: Decide): Promise<ReviewedWithdrawal> {
    const { caller, merchant } = facts
    const { row, isNew } = await inTransaction(async (tx) => {
      const found = await withdrawals.lock(tx, caller.merchantId, id)
      if (!found) throw new AppError('no.data')
      const change = await decide(found, tx)
      if (!change) return { row: found, isNew: false }
      const after = await withdrawals.change(tx, found.id, change)
      await audit.record(tx, facts, {
        action: `withdrawal.${action}`,
        entity: 'withdrawal',
        entityId: withdrawalNumber(found.id),
        before: { state: found.state },
        after: { state: after.state, amount: moneyToWire(after.amount), charge: moneyToWire(after.charge) },
        reason: after.reason,
      })
      const letter = letterAbout(after)
      if (letter) await letters.write(tx, merchant, letter)
      return { row: after, isNew: true }
    })
    if (isNew) {
      await wallet.announce({ memberId: row.memberId, merchantId: row.merchantId, isTrial: isTrialType(row.member.type) })
      await letters.announce(merchant, row.memberId)
    }
    return presentReview(row)
  }

  /** The member's withdrawals of the business day on which the order was placed, including this one. */
  async function ofTheDay({ memberId, createdAt }: WithdrawalRow, zone: string, tx: PrismaTransaction): Promise<bigint> {
    const [start, end] = [startOfBusinessDay(createdAt, zone), startOfNextBusinessDay(createdAt, zone)]
    return (await withdrawals.usedSince(memberId, start, tx, end)).amount
  }

  return {
    async queue(
      { page, size, ...query }: Query<typeof withdrawalReviewEndpoints.queue>,
      merchant: Merchant,
    ): Promise<Value<typeof withdrawalReviewEndpoints.queue>> {
      const found = await withdrawals.page(filterOf(query, merchant), { page, size })
      return {
        records: found.rows.map(presentReview),
        footer: [{ amount: found.amount, charge: found.charge }],
        total: found.total,
        page,
        totalPages: Math.ceil(found.total / size),
      }
    },

    /** Throws `request.param.err`. */
    file(query: Query<typeof withdrawalReviewEndpoints.queueFile>, merchant: Merchant) {
      const filter = filterOf(query, merchant)
      const pages = filePages<WithdrawalRow>(
        (last, take) => withdrawals.older(filter, last?.id, take),
        (rows) => rows.map((row) => withdrawalFileRow(presentReview(row), merchant.timezone)),
      )
      return csvAnswer('withdrawals.csv', WITHDRAWAL_FILE_HEAD, pages)
    },

    async detail(id: number, { id: merchantId }: Merchant): Promise<ReviewedWithdrawal> {
      const row = await withdrawals.find(merchantId, id)
      if (!row) throw new AppError('no.data')
      return presentReview(row)
    },

    /**
     * After the first of two approvals the order stays pending. Throws `withdrawal.second.operator` if the same operator approves
     * twice.
     */
    approve: (id: number, facts: Facts) =>
      decideOn(id, 'approve', facts, async (row, tx) => {
        const { operatorId } = facts.caller
        const { timezone, settings } = facts.merchant
        const { withdrawal } = settings
        const state: WithdrawalState = stateOf(row)
        if (state === 'APPROVED') return undefined
        if (state !== 'PENDING') throw changed(row)
        const approvalsNeeded = Math.max(row.approvalsNeeded, approvalsFor(withdrawal, await ofTheDay(row, timezone, tx)))
        if (approvalsNeeded >= TWO_PERSONS) {
          if (row.firstApprovedBy === null) return { approvalsNeeded, firstApprovedBy: operatorId }
          if (row.firstApprovedBy === operatorId) throw new AppError('withdrawal.second.operator')
        }
        return { state: 'APPROVED', approvedBy: operatorId, approvedAt: clock.now() }
      }),

    /** Throws `withdrawal.pay.own` if the paying operator has approved it. */
    pay: (id: number, facts: Facts) =>
      decideOn(id, 'pay', facts, async (row, tx) => {
        if (row.state === 'PAID') return undefined
        if (row.state !== 'APPROVED') throw changed(row)
        const { operatorId } = facts.caller
        if (row.approvedBy === operatorId || row.firstApprovedBy === operatorId) throw new AppError('withdrawal.pay.own')
        const settled = await ledger.settleHold(row.holdId, { to: 'WITHDRAWALS', type: 'WITHDRAWAL', fee: row.charge }, tx)
        if (settled.state !== 'POSTED') throw new Error(`the hold of ${withdrawalNumber(row.id)} is gone`)
        return { state: 'PAID', closedBy: operatorId, closedAt: clock.now() }
      }),

    reject: (id: number, reason: string, facts: Facts) =>
      decideOn(id, 'reject', facts, async (row, tx) => {
        if (row.state === 'REJECTED') return undefined
        if (row.state !== 'PENDING' && row.state !== 'APPROVED') throw changed(row)
        await ledger.voidHold(row.holdId, tx)
        return { state: 'REJECTED', closedBy: facts.caller.operatorId, closedAt: clock.now(), reason }
      }),
  }
}
export type ReviewWithdrawalService = ReturnType<typeof createReviewWithdrawalService>
