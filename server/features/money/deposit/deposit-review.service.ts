/** The operators' deposit queue and review actions; each action is audited in its own transaction. */
import type { Value } from '#contract/endpoint.ts'
import type * as depositReviewEndpoints from '#contract/money/deposit/deposit-review.ts'
import type { DepositFileQuery, DepositReviewQuery, ReviewedDeposit } from '#contract/money/deposit/deposit-review.ts'
import type { DepositState } from '#contract/money/deposit/deposit-order.ts'
import { moneyToWire, type Language } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { HouseLetter } from '#server/letters/texts/letters.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { instantsOf } from '#server/platform/report/report-range.ts'
import { startOfBusinessDay } from '#server/platform/business-day.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { DepositCredit } from './credit-deposit.ts'
import type { DepositBlocks } from './deposit-block.ts'
import { depositFileRow, DEPOSIT_FILE_HEAD } from './deposit-file.ts'
import type { DepositRepository, DepositRow } from './deposit.repository.ts'
import type { PaymentStatementRepository } from './payment-statement.repository.ts'
import { presentDeposit } from './present-deposit.ts'

interface Deps {
  deposits: DepositRepository
  statements: Pick<PaymentStatementRepository, 'of'>
  blocks: DepositBlocks
  credit: DepositCredit
  audit: AuditLog
  wallet: Pick<WalletService, 'announce'>
  letters: HouseLetters
  inTransaction: InTransaction
  clock: Clock
}
export interface Reviewer extends OperatorFacts {
  merchant: Merchant
  language: Language
}

/** Deposits not paid through a payment site can be decided once the money arrives, even if the payer has not reported it. */
const DECIDABLE: readonly DepositState[] = ['OPEN', 'REVIEW']
const TWO_PERSONS = 2
const letterParams = ({ amount, number, createdAt: at }: DepositRow) => ({ amount, number, at })
const dateOf = (at: number | undefined) => (at === undefined ? undefined : new Date(at))

export function createDepositReview({
  deposits,
  statements,
  blocks,
  credit,
  audit,
  wallet,
  letters,
  inTransaction,
  clock,
}: Deps) {
  async function presentAll(rows: readonly DepositRow[], language: Language): Promise<ReviewedDeposit[]> {
    const originals = rows.flatMap(({ originalId }) => originalId ?? [])
    const [names, numbers] = await Promise.all([
      deposits.names(rows.map(({ memberId }) => memberId)),
      originals.length === 0 ? new Map<bigint, string>() : deposits.numbers(originals),
    ])
    return rows.map((row) => ({
      ...presentDeposit(row, language),
      memberId: row.memberId,
      username: names.get(row.memberId) ?? '',
      askedAmount: row.askedAmount,
      originalDepositId: (row.originalId !== null && numbers.get(row.originalId)) || null,
      firstApprovedBy: row.firstApprovedBy,
      approvedBy: row.approvedBy,
      approvalsNeeded: row.firstApprovedBy === null ? 1 : TWO_PERSONS,
      approvalsGiven: [row.firstApprovedBy, row.approvedBy].filter((operatorId) => operatorId !== null).length,
    }))
  }

  async function selectionOf({ caller: { merchantId }, merchant }: Reviewer, query: DepositFileQuery) {
    const { from, until } = instantsOf(query, merchant.timezone)
    const { state, member } = query
    const named = member === undefined ? undefined : await deposits.memberNamed(merchantId, member.toLowerCase())
    // An unknown name matches nothing.
    const memberId = member === undefined ? undefined : (named?.id ?? 0)
    return { merchantId, state, memberId, from, to: until && new Date(until.getTime() - 1) }
  }

  const assertOwn = (row: DepositRow | null, { caller }: Reviewer): DepositRow => {
    if (!row || row.merchantId !== caller.merchantId) throw new AppError('no.data')
    return row
  }

  /** Decides under the order's lock, audits in the same transaction, and notifies the member after the commit. */
  async function decide(
    reviewer: Reviewer,
    depositId: string,
    action: { action: string; reason?: string },
    letterOf: (after: DepositRow) => HouseLetter | undefined,
    change: (tx: PrismaTransaction, row: DepositRow) => Promise<boolean>,
  ): Promise<ReviewedDeposit> {
    const after = await inTransaction(async (tx) => {
      const row = assertOwn(await deposits.lockByNumber(tx, depositId), reviewer)
      if (!(await change(tx, row))) throw new AppError('deposit.state.changed', { data: { state: row.state } })
      const changed = await deposits.find(row.id, tx)
      await audit.record(tx, reviewer, {
        ...action,
        entity: 'deposit',
        entityId: row.number,
        before: { state: row.state },
        after: {
          state: changed.state,
          amount: moneyToWire(changed.amount),
          fee: moneyToWire(changed.fee),
          bonus: moneyToWire(changed.bonus),
        },
      })
      const [letter, { memberId }] = [letterOf(changed), changed]
      const occasion = `${letter?.key}:${row.number}`
      if (letter) await letters.write(tx, reviewer.merchant, { memberId, letter, occasion })
      return changed
    })
    await letters.announce(reviewer.merchant, after.memberId)
    await wallet.announce({ memberId: after.memberId, merchantId: after.merchantId, isTrial: false })
    return (await presentAll([after], reviewer.language))[0]!
  }

  /** After the first of two approvals the order stays pending. */
  async function approveBy(tx: PrismaTransaction, row: DepositRow, { caller, merchant }: Reviewer): Promise<boolean> {
    // Counts concurrent approvals for the same member too.
    await deposits.lockMember(tx, row.memberId)
    const { twoPersonsFrom } = merchant.settings.deposit
    const letIn = await deposits.letInSince(tx, row.memberId, startOfBusinessDay(clock.now(), merchant.timezone))
    const needsTwo = row.firstApprovedBy !== null || (twoPersonsFrom > 0n && letIn + row.amount >= twoPersonsFrom)
    const { operatorId } = caller
    if (needsTwo && row.firstApprovedBy === null) return deposits.change(tx, row.id, DECIDABLE, { firstApprovedBy: operatorId })
    if (needsTwo && row.firstApprovedBy === operatorId) throw new AppError('review.second.operator')
    if (!(await credit(tx, row, DECIDABLE, merchant))) return false
    return deposits.change(tx, row.id, ['CONFIRMED'], { approvedBy: operatorId })
  }

  return {
    async list(reviewer: Reviewer, query: DepositReviewQuery): Promise<Value<typeof depositReviewEndpoints.reviewList>> {
      const { page, size } = query
      const selection = await selectionOf(reviewer, query)
      const { rows, total, amount, fee, bonus } = await deposits.report(
        { ...selection, from: dateOf(query.from) ?? selection.from, to: dateOf(query.to) ?? selection.to },
        query,
      )
      return {
        records: await presentAll(rows, reviewer.language),
        footer: [{ amount, fee, credited: amount - fee, bonus }],
        total,
        totalPages: Math.ceil(total / size),
        page,
      }
    },

    /** Throws `request.param.err`. */
    async file(reviewer: Reviewer, query: DepositFileQuery) {
      const selection = await selectionOf(reviewer, query)
      const { timezone } = reviewer.merchant
      const pages = filePages<DepositRow>(
        (last, take) => deposits.older(selection, last?.id, take),
        async (rows) => (await presentAll(rows, reviewer.language)).map((row) => depositFileRow(row, timezone)),
      )
      return csvAnswer('deposits.csv', DEPOSIT_FILE_HEAD, pages)
    },

    async detail(reviewer: Reviewer, depositId: string): Promise<Value<typeof depositReviewEndpoints.reviewDetail>> {
      const row = assertOwn(await deposits.findByNumber(depositId), reviewer)
      const [[deposit], proof, callbacks] = await Promise.all([
        presentAll([row], reviewer.language),
        deposits.proof(row.id),
        statements.of(row.id),
      ])
      return {
        deposit: deposit!,
        picture: proof ? `data:${proof.contentType};base64,${Buffer.from(proof.content).toString('base64')}` : null,
        callbacks: callbacks.map((one) => ({ ...one, receivedAt: one.receivedAt.getTime() })),
      }
    },

    /** Throws `no.data`, `deposit.state.changed`, `review.second.operator` if the same operator approves twice. */
    approve: (reviewer: Reviewer, depositId: string) =>
      decide(
        reviewer,
        depositId,
        { action: 'deposit.approve' },
        (row) =>
          row.state === 'CONFIRMED'
            ? { key: 'deposit.credited', params: { ...letterParams(row), amount: row.amount - row.fee } }
            : undefined,
        (tx, row) => approveBy(tx, row, reviewer),
      ),

    /** Throws `no.data`, `deposit.state.changed`. */
    reject: (reviewer: Reviewer, depositId: string, reason: string) =>
      decide(
        reviewer,
        depositId,
        { action: 'deposit.reject', reason },
        (row) => ({ key: 'deposit.rejected', params: { ...letterParams(row), reason } }),
        (tx, { id }) => deposits.change(tx, id, DECIDABLE, { state: 'REJECTED', reason, bonus: 0n, endedAt: clock.now() }),
      ),

    async blocks({ caller }: Reviewer): Promise<Value<typeof depositReviewEndpoints.blocks>> {
      const rows = await blocks.list(caller.merchantId)
      const names = await deposits.names(rows.map(({ memberId }) => memberId))
      return rows.map(({ memberId, kind, startedAt }) => ({
        memberId,
        username: names.get(memberId) ?? '',
        kind: kind === 'SUSPENDED' ? 'SUSPENDED' : 'BLOCKED',
        startedAt: startedAt.getTime(),
      }))
    },

    /** Throws `no.data` if nothing is blocked. */
    async clearBlock(reviewer: Reviewer, memberId: number, reason: string): Promise<null> {
      const { merchantId } = reviewer.caller
      await inTransaction(async (tx) => {
        const kind = await blocks.clear(tx, { merchantId, memberId })
        if (!kind) throw new AppError('no.data')
        await audit.record(tx, reviewer, {
          action: 'deposit.clearBlock',
          entity: 'member',
          entityId: memberId,
          before: { block: kind },
          after: { block: null },
          reason,
        })
        const letter = { key: 'deposit.reopened', params: {} } as const
        await letters.write(tx, reviewer.merchant, { memberId, letter, occasion: `${letter.key}:${clock.now().getTime()}` })
      })
      await letters.announce(reviewer.merchant, memberId)
      await wallet.announce({ memberId, merchantId, isTrial: false })
      return null
    },
  }
}
export type DepositReview = ReturnType<typeof createDepositReview>
