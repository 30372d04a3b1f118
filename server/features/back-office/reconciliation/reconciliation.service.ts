import type { Query, Value } from '#contract/endpoint.ts'
import type * as reconciliationEndpoints from '#contract/back-office/reconciliation.ts'
import { finding, type Finding, type Sweep, SWEEP_LATE_MS } from '#contract/back-office/reconciliation.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { OperatorCaller } from '#server/http/caller.ts'
import type { Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { toRowId } from '#server/platform/row-id.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { ReconciliationRepository, StoredFinding, StoredSweep } from './reconciliation.repository.ts'

interface Deps {
  sweeps: ReconciliationRepository
  ledger: Pick<Ledger, 'reconcile'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}

/** Most findings shown per sweep; more than that have a single cause. */
const MOST_FINDINGS = 500

const present = ({ id, startedAt, finishedAt, accounts, findings, since }: StoredSweep): Sweep => ({
  id: String(id),
  startedAt: startedAt.getTime(),
  finishedAt: finishedAt.getTime(),
  accounts,
  findings,
  since: since?.getTime() ?? null,
})
const presentFinding = ({ kind, entryId, ...found }: StoredFinding): Finding => ({
  ...found,
  kind: finding.shape.kind.parse(kind),
  entryId: entryId === null ? null : String(entryId),
})

export function createReconciliationService({ sweeps, ledger, audit, inTransaction, clock }: Deps) {
  async function found(merchantId: number, id: bigint): Promise<StoredSweep> {
    const stored = await sweeps.find(merchantId, id)
    if (!stored) throw new AppError('no.data')
    return stored
  }

  return {
    async state({ merchantId }: OperatorCaller): Promise<Value<typeof reconciliationEndpoints.state>> {
      const [last] = (await sweeps.page(merchantId, {}, 1, 1)).rows
      if (!last) return { last: null, isLate: false }
      return { last: present(last), isLate: clock.now().getTime() - last.startedAt.getTime() > SWEEP_LATE_MS }
    },

    async list(
      { merchantId }: OperatorCaller,
      { page, size, ...range }: Query<typeof reconciliationEndpoints.list>,
    ): Promise<Value<typeof reconciliationEndpoints.list>> {
      const { rows, total } = await sweeps.page(merchantId, range, page, size)
      return { list: rows.map(present), total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `no.data`. */
    async findings({ merchantId }: OperatorCaller, sweepId: string): Promise<Finding[]> {
      const { id } = await found(merchantId, toRowId(sweepId))
      return (await sweeps.findings(merchantId, id, MOST_FINDINGS)).map(presentFinding)
    },

    async run(facts: OperatorFacts): Promise<Sweep> {
      const { sweepId } = await ledger.reconcile()
      const swept = await found(facts.caller.merchantId, sweepId)
      await inTransaction((tx) =>
        audit.record(tx, facts, {
          action: 'reconciliation.run',
          entity: 'sweep',
          entityId: sweepId,
          after: { accounts: swept.accounts, findings: swept.findings },
        }),
      )
      return present(swept)
    },
  }
}
export type ReconciliationService = ReturnType<typeof createReconciliationService>
