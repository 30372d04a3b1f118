/**
 * Corrects a settled bet: two operators, a reason and one additional ledger entry; everything calculated from the bet is updated
 * (LED-02, LED-17).
 */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as betCorrectionEndpoints from '#contract/back-office/bet-correction.ts'
import type { CorrectionRequest } from '#contract/back-office/bet-correction.ts'
import { correctionKind } from '#contract/play/bet-record/round-mark.ts'
import { moneyToWire } from '#contract/wire.ts'
import type { AuditLog, OperatorFacts } from '#server/audit/audit-log.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import type { WalletService } from '#server/features/money/wallet/wallet.service.ts'
import { type Standing, standingAfter } from '#server/features/play/bet-record/correction-lines.ts'
import type { SettledRounds } from '#server/features/play/bet-record/settled-rounds.ts'
import { csvAnswer } from '#server/http/csv-answer.ts'
import { filePages } from '#server/http/file-pages.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { PrismaTransaction } from '#server/platform/database.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { spanOf } from '#server/platform/report/report-range.ts'
import { toRowId } from '#server/platform/row-id.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import { CORRECTION_FILE_HEAD, correctionFileRow, type CorrectionPresenter, OPEN, type RequestRow } from './present-correction.ts'
import type { BetCorrectionRepository } from './bet-correction.repository.ts'
import type { RoundRepository } from './round.repository.ts'

type Endpoints = typeof betCorrectionEndpoints
interface Deps {
  corrections: BetCorrectionRepository
  rounds: Pick<RoundRepository, 'find'>
  settled: Pick<SettledRounds, 'lock' | 'findIn' | 'correct'>
  present: CorrectionPresenter
  wallet: Pick<WalletService, 'announce'>
  letters: HouseLetters
  audit: AuditLog
  inTransaction: InTransaction
  clock: Clock
}
type Facts = OperatorFacts & { merchant: Merchant }

const isSame = (a: Standing, b: Standing) => a.stake === b.stake && a.payout === b.payout
const auditValues = ({ roundId, memberId, kind, payout, takesPart }: RequestRow) => ({
  roundId: String(roundId),
  memberId,
  kind,
  payout: moneyToWire(payout),
  takesPart,
})
const standingToWire = ({ stake, payout }: Standing) => ({ stake: moneyToWire(stake), payout: moneyToWire(payout) })
const filterOf = ({ startDate, endDate, from, to, ...named }: Query<Endpoints['file']>, { id, timezone }: Merchant) => ({
  merchantId: id,
  ...named,
  ...spanOf({ startDate, endDate, from, to }, timezone),
})

export function createBetCorrectionService(deps: Deps) {
  const { corrections, rounds, settled, present, wallet, letters, audit, inTransaction, clock } = deps
  const presentOne = async (row: RequestRow, { caller }: Facts): Promise<CorrectionRequest> =>
    (await present([row], caller.operatorId))[0]!

  /** Throws `no.data` or `review.decided`. */
  async function lockOpen(tx: PrismaTransaction, { merchant }: Facts, typedId: string): Promise<RequestRow> {
    const row = await corrections.lock(tx, merchant.id, toRowId(typedId))
    if (!row) throw new AppError('no.data')
    if (row.state !== OPEN) throw new AppError('review.decided', { state: row.state })
    return row
  }

  return {
    async list({ caller, merchant }: Facts, query: Query<Endpoints['list']>): Promise<Value<Endpoints['list']>> {
      const { page, size, ...asked } = query
      const { rows, total } = await corrections.page(filterOf(asked, merchant), page, size)
      return { list: await present(rows, caller.operatorId), total, page, totalPages: Math.ceil(total / size) }
    },

    /** Throws `request.param.err`. */
    file({ caller, merchant }: Facts, asked: Query<Endpoints['file']>) {
      const filter = filterOf(asked, merchant)
      const pages = filePages<RequestRow>(
        (last, take) => corrections.older(filter, last?.id, take),
        async (rows) => (await present(rows, caller.operatorId)).map((row) => correctionFileRow(row, merchant.timezone)),
      )
      return csvAnswer('bet-corrections.csv', CORRECTION_FILE_HEAD, pages)
    },

    /**
     * No money moves yet. Throws `no.data`, `request.param.err`, `correction.unchanged`, `correction.void.stays`,
     * `correction.waits`.
     */
    async propose(body: Body<Endpoints['propose']>, facts: Facts): Promise<CorrectionRequest> {
      const { caller, merchant } = facts
      const { kind, takesPart, reason, payout = 0n } = body
      if (kind === 'RESETTLE' && (body.payout === undefined || payout < 0n))
        throw new AppError('request.param.err', { fields: [{ path: 'payout', message: 'must be 0 or more' }] })
      const round = await rounds.find(merchant.id, toRowId(body.roundId))
      if (!round) throw new AppError('no.data')
      if (round.kind === 'VOID') throw new AppError('correction.void.stays')
      const after = standingAfter(round, kind, payout)
      if (isSame(round, after)) throw new AppError('correction.unchanged')
      const row = await inTransaction(async (tx) => {
        const added = await corrections.add(tx, {
          merchantId: merchant.id,
          memberId: round.memberId,
          roundId: round.id,
          roundAt: round.createdAt,
          kind,
          payout: after.payout,
          takesPart,
          reason,
          proposedById: caller.operatorId,
          proposedAt: clock.now(),
        })
        if (!added) throw new AppError('correction.waits')
        await audit.record(tx, facts, {
          action: 'bet-correction.propose',
          entity: 'round',
          entityId: round.id,
          before: standingToWire(round),
          after: auditValues(added),
          reason,
        })
        return added
      })
      return presentOne(row, facts)
    },

    /**
     * Throws `no.data`, `review.decided`, `review.own` (the proposer cannot confirm), `correction.unchanged`,
     * `correction.money.gone`.
     */
    async confirm({ id }: Body<Endpoints['confirm']>, facts: Facts): Promise<CorrectionRequest> {
      const { caller, merchant } = facts
      const { row, isTrial } = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, facts, id)
        if (open.proposedById === caller.operatorId) throw new AppError('review.own')
        await settled.lock(tx, open.roundId)
        const round = await settled.findIn(tx, merchant.id, open.roundId)
        if (!round) throw new AppError('no.data')
        const kind = correctionKind.parse(open.kind)
        const after = standingAfter(round, kind, open.payout)
        if (round.kind === 'VOID' || isSame(round, after)) throw new AppError('correction.unchanged')
        const { takesPart, reason } = open
        const asked = { key: `bet-correction:${open.id}`, kind, after, takesPart, reason, operatorId: caller.operatorId }
        const { correctionId, correctedAt, waived, letter } = await settled.correct(tx, round, asked, merchant)
        await audit.record(tx, facts, {
          action: 'bet-correction.confirm',
          entity: 'round',
          entityId: round.id,
          before: standingToWire(round),
          after: { ...standingToWire(after), ...(waived > 0n && { waived: moneyToWire(waived) }) },
          reason: open.reason,
        })
        await letters.write(tx, merchant, { memberId: round.memberId, letter, occasion: `bet-correction:${open.id}` })
        const decided = { state: 'CONFIRMED', decidedById: caller.operatorId, decidedAt: correctedAt, correctionId, waived }
        return { row: await corrections.decide(tx, open.id, decided), isTrial: round.isTrial }
      })
      await letters.announce(merchant, row.memberId)
      await wallet.announce({ memberId: row.memberId, merchantId: row.merchantId, isTrial })
      return presentOne(row, facts)
    },

    /** Throws `no.data` or `review.decided`. */
    async reject({ id, reason }: Body<Endpoints['reject']>, facts: Facts): Promise<CorrectionRequest> {
      const row = await inTransaction(async (tx) => {
        const open = await lockOpen(tx, facts, id)
        await audit.record(tx, facts, {
          action: 'bet-correction.reject',
          entity: 'round',
          entityId: open.roundId,
          before: { ...auditValues(open), state: open.state },
          after: { state: 'REJECTED' },
          reason,
        })
        const { operatorId: decidedById } = facts.caller
        return corrections.decide(tx, open.id, { state: 'REJECTED', decidedById, decidedAt: clock.now(), answer: reason })
      })
      return presentOne(row, facts)
    },
  }
}
export type BetCorrectionService = ReturnType<typeof createBetCorrectionService>
