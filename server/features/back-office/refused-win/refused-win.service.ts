/** Wins and rollbacks that the wallet refused to vendors (WAL-07, WAL-09): operators check, resolve and mark them as done. */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as refusedWinEndpoints from '#contract/back-office/refused-win.ts'
import { type RefusedWin, refusedWin } from '#contract/back-office/refused-win.ts'
import type { Language } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { SettledRounds } from '#server/features/play/bet-record/settled-rounds.ts'
import type { Clock } from '#server/platform/clock.ts'
import { toRowId } from '#server/platform/row-id.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { RefusedWinRepository, RefusedWinRow } from './refused-win.repository.ts'

interface Deps {
  refusedWins: RefusedWinRepository
  rounds: Pick<SettledRounds, 'games'>
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Facts = OperatorFacts & { language: Language }

const { kind, status, state } = refusedWin.shape

export function createRefusedWinService({ refusedWins, rounds, audit, inTransaction, clock }: Deps) {
  async function present(rows: readonly RefusedWinRow[], language: Language): Promise<RefusedWin[]> {
    const games = await rounds.games(rows.map(({ gameCode }) => gameCode))
    return rows.map(({ id, at, vendorName, gameCode, betId, doneAt, ...row }) => ({
      ...row,
      id: String(id),
      at: at.getTime(),
      vendorName: vendorName ?? row.vendor,
      gameName: games.get(gameCode)?.titleOf(language) ?? gameCode,
      kind: kind.parse(row.kind),
      status: status.parse(row.status),
      state: state.parse(row.state),
      betId: betId === null ? null : String(betId),
      doneAt: doneAt?.getTime() ?? null,
    }))
  }

  return {
    async list(
      { caller: { merchantId }, language }: Facts,
      { page, size, ...asked }: Query<typeof refusedWinEndpoints.list>,
    ): Promise<Value<typeof refusedWinEndpoints.list>> {
      const [{ rows, total }, vendors] = await Promise.all([
        refusedWins.page({ merchantId, ...asked }, page, size),
        refusedWins.vendors(merchantId),
      ])
      return { list: await present(rows, language), total, page, totalPages: Math.ceil(total / size), vendors }
    },

    /** Throws `no.data`, `review.decided`. */
    async markDone({ id: typed, reason }: Body<typeof refusedWinEndpoints.markDone>, facts: Facts): Promise<RefusedWin> {
      const { merchantId, operatorId } = facts.caller
      const id = toRowId(typed)
      const row = await inTransaction(async (tx) => {
        const isDone = await refusedWins.markDone(tx, { merchantId, id }, { operatorId, at: clock.now(), reason })
        const found = await refusedWins.find(tx, merchantId, id)
        if (!found) throw new AppError('no.data')
        if (!isDone) throw new AppError('review.decided', { state: found.state })
        const { memberId, vendor, transaction } = found
        await audit.record(tx, facts, {
          action: 'refused-win.done',
          entity: 'refused-win',
          entityId: id,
          after: { memberId, vendor, transaction },
          reason,
        })
        return found
      })
      return (await present([row], facts.language))[0]!
    },
  }
}
export type RefusedWinService = ReturnType<typeof createRefusedWinService>
