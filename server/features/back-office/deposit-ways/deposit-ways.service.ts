/**
 * A merchant's ways to deposit. New orders take the current terms, read from Postgres; existing orders keep theirs. A new way and
 * another receiving account need two operators, so that no one can have players pay into his own account.
 */
import type { Body } from '#contract/endpoint.ts'
import type * as depositWaysEndpoints from '#contract/back-office/deposit-ways.ts'
import { type DepositWays, MAX_WAYS, type WayTerms } from '#contract/back-office/deposit-ways.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { DepositWaysRepository, WayRow } from './deposit-ways.repository.ts'
import { type WayPresenter, wayRulesOf } from './present-way.ts'
import { keptProblems, needsSecondOperator, type WayProblemAt, wayProblems } from './way-rules.ts'
import { auditTerms, termsOfRow, termsToRow, termsToStore } from './way-terms.ts'

interface Deps {
  ways: DepositWaysRepository
  present: WayPresenter
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
export type WayFacts = OperatorFacts & { merchant: Merchant }
type Endpoints = typeof depositWaysEndpoints

const ENTITY = 'deposit-way'

/** Throws `request.param.err`, naming each invalid field. */
export function assertTerms(problems: readonly WayProblemAt[]): void {
  if (problems.length > 0) throw new AppError('request.param.err', { fields: problems })
}

export function createDepositWaysService({ ways, present, audit, inTransaction, clock }: Deps) {
  const list = ({ caller, merchant }: WayFacts): Promise<DepositWays> => present.all(merchant, caller.operatorId)

  async function propose(
    tx: PrismaTransaction,
    facts: WayFacts,
    { row, after, reason }: { row: WayRow | undefined; after: WayTerms; reason: string },
  ): Promise<void> {
    const { caller, merchant } = facts
    const before = row ? termsOfRow(row) : null
    await ways.addRequest(tx, {
      merchantId: merchant.id,
      channelId: row?.id ?? null,
      vendorId: after.vendorId,
      version: row?.version ?? 0,
      ...(before && { before: termsToStore(before) }),
      after: termsToStore(after),
      reason,
      proposedById: caller.operatorId,
      proposedAt: clock.now(),
    })
    const values = auditTerms(before, after)
    await audit.record(tx, facts, { action: 'way.propose', entity: ENTITY, entityId: after.vendorId, ...values, reason })
  }

  async function add(tx: PrismaTransaction, facts: WayFacts, after: WayTerms, reason: string): Promise<boolean> {
    const { id } = facts.merchant
    if (await ways.openRequest(tx, id, after.vendorId)) throw new AppError('way.waits')
    const all = await ways.all(id, tx)
    if (all.some(({ vendorId }) => vendorId === after.vendorId)) assertTerms([{ path: 'vendorId', message: 'taken' }])
    if (all.length >= MAX_WAYS) assertTerms([{ path: 'vendorId', message: 'full' }])
    await propose(tx, facts, { row: undefined, after, reason })
    return true
  }

  /** Returns whether the change waits for a second operator. */
  async function edit(
    tx: PrismaTransaction,
    facts: WayFacts,
    { id, version, after, reason }: { id: number; version: number | undefined; after: WayTerms; reason: string },
  ): Promise<boolean> {
    const row = await ways.find(tx, facts.merchant.id, id)
    if (!row) throw new AppError('no.data')
    if (row.version !== version) throw new AppError('content.changed')
    const before = termsOfRow(row)
    assertTerms(keptProblems(before, after))
    if (await ways.openRequest(tx, facts.merchant.id, row.vendorId)) throw new AppError('way.waits')
    if (needsSecondOperator(before, after)) {
      await propose(tx, facts, { row, after, reason })
      return true
    }
    const values = auditTerms(before, after)
    if (Object.keys(values.after).length === 0) return false
    await audit.record(tx, facts, { action: 'way.edit', entity: ENTITY, entityId: row.vendorId, ...values, reason })
    await ways.change(tx, row.id, termsToRow(after))
    return false
  }

  return {
    list,

    /** Throws `no.data`, `content.changed` after a concurrent change, `way.waits`, `request.param.err`. */
    async save({ id, version, reason, ...body }: Body<Endpoints['save']>, facts: WayFacts): Promise<{ isProposed: boolean }> {
      const after: WayTerms = body
      const { merchant } = facts
      assertTerms(wayProblems(after, wayRulesOf(merchant)))
      const isProposed = await inTransaction(async (tx) => {
        await ways.lock(tx, merchant.id)
        return id === undefined ? add(tx, facts, after, reason) : edit(tx, facts, { id, version, after, reason })
      })
      return { isProposed }
    },

    /** Existing orders can still be paid. Throws `no.data`. */
    async setOn({ id, isOn, reason }: Body<Endpoints['setOn']>, facts: WayFacts): Promise<DepositWays> {
      await inTransaction(async (tx) => {
        await ways.lock(tx, facts.merchant.id)
        const row = await ways.find(tx, facts.merchant.id, id)
        if (!row) throw new AppError('no.data')
        if (!(await ways.setOn(tx, id, isOn))) return
        const values = { before: { isOn: !isOn }, after: { isOn } }
        await audit.record(tx, facts, { action: 'way.switch', entity: ENTITY, entityId: row.vendorId, ...values, reason })
      })
      return list(facts)
    },

    /** Throws `content.changed` if the order or the ways have changed meanwhile. */
    async reorder({ from, to, reason }: Body<Endpoints['reorder']>, facts: WayFacts): Promise<DepositWays> {
      await inTransaction(async (tx) => {
        await ways.lock(tx, facts.merchant.id)
        const rows = await ways.all(facts.merchant.id, tx)
        const now = rows.map(({ id }) => id)
        if (String(now) !== String(from)) throw new AppError('content.changed')
        const isSameSet = to.length === now.length && now.every((id) => to.includes(id))
        if (!isSameSet) throw new AppError('request.param.err', { fields: [{ path: 'to', message: 'must name the same ways' }] })
        if (String(now) === String(to)) return
        const nameOf = (ids: readonly number[]) => ids.map((id) => rows.find((row) => row.id === id)!.vendorId).join(' ')
        const values = { before: { order: nameOf(now) }, after: { order: nameOf(to) } }
        await audit.record(tx, facts, { action: 'way.order', entity: ENTITY, entityId: 'order', ...values, reason })
        await ways.setOrder(tx, to)
      })
      return list(facts)
    },
  }
}
export type DepositWaysService = ReturnType<typeof createDepositWaysService>
