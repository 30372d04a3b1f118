/** Manual credits and debits: two operators, a reason, one ledger entry, all in the audit log (LED-17). */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as adjustmentEndpoints from '#contract/back-office/adjustment.ts'
import { type Adjustment, adjustmentState } from '#contract/back-office/adjustment.ts'
import { isTrialType, moneyToWire } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { TurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { HouseLetter } from '#server/letters/texts/letters.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import { houseAccount, isTrialAsset, type Ledger, memberAccount } from '#server/ledger/index.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { assetOf, type Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-range.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { ADJUSTMENT_FILE_HEAD, adjustmentFileRow } from './adjustment-file.ts'
import type { AdjustmentRepository } from './adjustment.repository.ts'

interface Deps {
  adjustments: AdjustmentRepository
  ledger: Pick<Ledger, 'postIn'>
  turnover: Pick<TurnoverService, 'require'>
  wallet: Pick<WalletService, 'announce'>
  letters: HouseLetters
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }
type Row = Awaited<ReturnType<AdjustmentRepository['decide']>>

type Asked = Query<typeof adjustmentEndpoints.file>

const OPEN = 'PROPOSED'
const filterOf = ({ startDate, endDate, from, to, ...named }: Asked, { id: merchantId, timezone }: Merchant) => ({
  merchantId,
  ...named,
  ...spanOf({ startDate, endDate, from, to }, timezone),
})
const abs = (amount: bigint) => (amount < 0n ? -amount : amount)
const toId = (typed: string): bigint => {
  if (!/^\d{1,18}$/.test(typed)) throw new AppError('no.data')
  return BigInt(typed)
}
const auditValues = ({
  memberId,
  amount,
  reason,
  turnoverTimes,
}: Pick<Row, 'memberId' | 'amount' | 'reason' | 'turnoverTimes'>) => ({
  memberId,
  amount: moneyToWire(amount),
  reason,
  turnoverTimes,
})

const letterOf = ({ amount, reason }: Row): HouseLetter => ({
  key: amount > 0n ? 'adjustment.given' : 'adjustment.taken',
  params: { amount: abs(amount), reason },
})

export function createAdjustmentService({ adjustments, ledger, turnover, wallet, letters, audit, inTransaction, clock }: Deps) {
  async function present(rows: readonly Row[], { operatorId }: OperatorFacts['caller']): Promise<Adjustment[]> {
    const operatorIds = rows.flatMap(({ proposedById, decidedById }) =>
      decidedById ? [proposedById, decidedById] : [proposedById],
    )
    const [operators, members] = await Promise.all([
      adjustments.operatorNames(operatorIds),
      adjustments.memberNames(rows.map(({ memberId }) => memberId)),
    ])
    return rows.map((row) => ({
      id: String(row.id),
      ...auditValues(row),
      amount: row.amount,
      username: members.get(row.memberId) ?? '',
      state: adjustmentState.parse(row.state),
      proposedBy: operators.get(row.proposedById) ?? '',
      proposedAt: row.proposedAt.getTime(),
      decidedBy: row.decidedById ? (operators.get(row.decidedById) ?? '') : null,
      decidedAt: row.decidedAt?.getTime() ?? null,
      answer: row.answer,
      canDecide: row.state === OPEN && row.proposedById !== operatorId,
    }))
  }
  const presentOne = async (row: Row, { caller }: Facts): Promise<Adjustment> => (await present([row], caller))[0]!

  /** Throws `no.data` or `review.decided`. */
  async function lockOpen(tx: PrismaTransaction, { merchant }: Facts, typedId: string): Promise<Row> {
    const row = await adjustments.lock(tx, merchant.id, toId(typedId))
    if (!row) throw new AppError('no.data')
    if (row.state !== OPEN) throw new AppError('review.decided', { state: row.state })
    return row
  }

  /** The earlier proposal with the same request id. Throws `idempotency.key.reused` if it differs. */
  async function repeated(
    tx: PrismaTransaction,
    body: Body<typeof adjustmentEndpoints.propose>,
    { caller }: Facts,
  ): Promise<Row> {
    const row = body.requestId ? await adjustments.findByRequest(tx, caller.operatorId, body.requestId) : null
    const isSame =
      row?.memberId === body.memberId &&
      row.amount === body.amount &&
      row.reason === body.reason &&
      row.turnoverTimes === body.turnoverTimes
    if (!row || !isSame) throw new AppError('idempotency.key.reused')
    return row
  }

  return {
    async list(
      { caller, merchant }: Facts,
      query: Query<typeof adjustmentEndpoints.list>,
    ): Promise<Value<typeof adjustmentEndpoints.list>> {
      const { page, size, ...asked } = query
      const { rows, total } = await adjustments.page(filterOf(asked, merchant), page, size)
      return { list: await present(rows, caller), total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `request.param.err`. */
    async file({ caller, merchant }: Facts, asked: Asked) {
      const filter = filterOf(asked, merchant)
      const pages = filePages<Row>(
        (last, take) => adjustments.older(filter, last?.id, take),
        async (rows) => (await present(rows, caller)).map((row) => adjustmentFileRow(row, merchant.timezone)),
      )
      return csvAnswer('adjustments.csv', ADJUSTMENT_FILE_HEAD, pages)
    },

    /**
     * No money moves yet. A repeated `requestId` gets the same answer. Throws `no.data` for a member of another merchant,
     * `idempotency.key.reused`.
     */
    async propose(body: Body<typeof adjustmentEndpoints.propose>, facts: Facts): Promise<Adjustment> {
      const { caller, merchant } = facts
      if (body.amount === 0n) throw new AppError('request.param.err', { fields: [{ path: 'amount', message: 'not 0' }] })
      const member = await adjustments.findMember(merchant.id, body.memberId)
      if (!member) throw new AppError('no.data')
      const asset = assetOf(merchant, isTrialType(member.type))
      const row = await inTransaction(async (tx) => {
        const added = await adjustments.add(tx, {
          ...body,
          merchantId: merchant.id,
          asset,
          proposedById: caller.operatorId,
          proposedAt: clock.now(),
        })
        if (!added) return repeated(tx, body, facts)
        await audit.record(tx, facts, {
          action: 'adjustment.propose',
          entity: 'adjustment',
          entityId: added.id,
          after: auditValues(added),
          reason: body.reason,
        })
        return added
      })
      return presentOne(row, facts)
    },

    /** Throws `no.data`, `review.decided`, `review.own` (the proposer cannot confirm), `account.balance.not.enough`. */
    async confirm({ id }: Body<typeof adjustmentEndpoints.confirm>, facts: Facts): Promise<Adjustment> {
      const { caller, merchant } = facts
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, facts, id)
        if (open.proposedById === caller.operatorId) throw new AppError('review.own')
        const of = { merchantId: merchant.id, memberId: open.memberId, asset: open.asset }
        const required = abs(open.amount) * BigInt(open.turnoverTimes)
        const { merchantId, memberId } = of
        const wanted = { merchantId, memberId, source: 'ADJUSTMENT', reference: String(open.id), required } as const
        // Before the posting, because a withdrawal also locks the turnover first and then the wallet.
        if (open.amount > 0n) await turnover.require(tx, wanted, merchant)
        const { entryId } = await ledger.postIn(tx, {
          key: `adjustment:${open.id}`,
          type: 'ADJUSTMENT',
          reference: String(open.id),
          isObligation: true,
          lines: [
            { account: memberAccount(of), amount: open.amount },
            { account: houseAccount(of, 'ADJUSTMENTS'), amount: -open.amount },
          ],
        })
        const decided = { state: 'CONFIRMED', decidedById: caller.operatorId, decidedAt: clock.now(), entryId }
        await audit.record(tx, facts, {
          action: 'adjustment.confirm',
          entity: 'adjustment',
          entityId: open.id,
          before: { state: open.state },
          after: { ...auditValues(open), state: decided.state },
          reason: open.reason,
        })
        const letter = letterOf(open)
        await letters.write(tx, merchant, { memberId, letter, occasion: `adjustment:${open.id}` })
        return adjustments.decide(tx, open.id, decided)
      })
      await letters.announce(merchant, row.memberId)
      await wallet.announce({ memberId: row.memberId, merchantId: row.merchantId, isTrial: isTrialAsset(row.asset) })
      return presentOne(row, facts)
    },

    /** Throws `no.data` or `review.decided`. */
    async reject({ id, reason }: Body<typeof adjustmentEndpoints.reject>, facts: Facts): Promise<Adjustment> {
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, facts, id)
        await audit.record(tx, facts, {
          action: 'adjustment.reject',
          entity: 'adjustment',
          entityId: open.id,
          before: { state: open.state },
          after: { state: 'REJECTED' },
          reason,
        })
        const { operatorId: decidedById } = facts.caller
        return adjustments.decide(tx, open.id, { state: 'REJECTED', decidedById, decidedAt: clock.now(), answer: reason })
      })
      return presentOne(row, facts)
    },
  }
}
export type AdjustmentService = ReturnType<typeof createAdjustmentService>
