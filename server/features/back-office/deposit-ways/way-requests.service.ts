/** Decides on proposed ways to deposit: another operator confirms or rejects; the proposer may only withdraw. */
import type { Body } from '#contract/endpoint.ts'
import type * as depositWaysEndpoints from '#contract/back-office/deposit-ways.ts'
import type { WayRequest, WayTerms } from '#contract/back-office/deposit-ways.ts'
import type { AuditLog } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import { toRowId } from '#server/platform/row-id.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { DepositWaysRepository, RequestRow } from './deposit-ways.repository.ts'
import { assertTerms, type WayFacts } from './deposit-ways.service.ts'
import { type WayPresenter, wayRulesOf } from './present-way.ts'
import { wayProblems } from './way-rules.ts'
import { auditTerms, readStoredTerms, termsToRow } from './way-terms.ts'

interface Deps {
  ways: DepositWaysRepository
  present: WayPresenter
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Endpoints = typeof depositWaysEndpoints

const OPEN = 'PROPOSED'
const ENTITY = 'deposit-way'

export function createWayRequestsService({ ways, present, audit, inTransaction, clock }: Deps) {
  /** Throws `no.data` or `review.decided`. Of two concurrent decisions, the second finds it decided. */
  async function lockOpen(tx: PrismaTransaction, { merchant }: WayFacts, id: string): Promise<RequestRow> {
    await ways.lock(tx, merchant.id)
    const row = await ways.findRequest(tx, merchant.id, toRowId(id))
    if (!row) throw new AppError('no.data')
    if (row.state !== OPEN) throw new AppError('review.decided', { state: row.state })
    return row
  }

  /** Returns the way's id. Throws `content.changed` if the way has changed since the proposal. */
  async function apply(tx: PrismaTransaction, request: RequestRow, after: WayTerms): Promise<number> {
    const { merchantId, channelId, vendorId, version } = request
    const row = await ways.findByVendor(tx, merchantId, vendorId)
    if ((row?.id ?? null) !== channelId || (row?.version ?? 0) !== version) throw new AppError('content.changed')
    if (row) await ways.change(tx, row.id, termsToRow(after))
    return row?.id ?? (await ways.add(tx, { ...termsToRow(after), merchantId })).id
  }

  const presentOne = async (row: RequestRow, { caller }: WayFacts): Promise<WayRequest> =>
    (await present.requests([row], caller.operatorId))[0]!

  return {
    /**
     * Throws `no.data`, `review.decided`, `review.own`, `content.changed`; `request.param.err` if the site's limits no longer
     * allow it.
     */
    async confirm({ id }: Body<Endpoints['confirm']>, facts: WayFacts): Promise<WayRequest> {
      const { caller, merchant } = facts
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, facts, id)
        if (open.proposedById === caller.operatorId) throw new AppError('review.own')
        const after = readStoredTerms(open.after)
        assertTerms(wayProblems(after, wayRulesOf(merchant)))
        const channelId = await apply(tx, open, after)
        const values = auditTerms(open.before === null ? null : readStoredTerms(open.before), after)
        await audit.record(tx, facts, {
          action: 'way.confirm',
          entity: ENTITY,
          entityId: open.vendorId,
          ...values,
          reason: open.reason,
        })
        const decided = { state: 'CONFIRMED', decidedById: caller.operatorId, decidedAt: clock.now() }
        return ways.decide(tx, open.id, { ...decided, channelId })
      })
      return presentOne(row, facts)
    },

    /** Throws `no.data` or `review.decided`. */
    async reject({ id, reason }: Body<Endpoints['reject']>, facts: WayFacts): Promise<WayRequest> {
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, facts, id)
        await audit.record(tx, facts, {
          action: 'way.reject',
          entity: ENTITY,
          entityId: open.vendorId,
          before: { state: open.state },
          after: { state: 'REJECTED' },
          reason,
        })
        const { operatorId: decidedById } = facts.caller
        return ways.decide(tx, open.id, { state: 'REJECTED', decidedById, decidedAt: clock.now(), answer: reason })
      })
      return presentOne(row, facts)
    },
  }
}
export type WayRequestsService = ReturnType<typeof createWayRequestsService>
