/** Correction requests for the back office, and as a file. */
import { type CorrectionRequest, correctionState } from '#contract/back-office/bet-correction.ts'
import { correctionKind } from '#contract/play/bet-record/round-mark.ts'
import { moneyToWire } from '#contract/wire.ts'
import { fileTime } from '#server/platform/report/report-time.ts'
import type { BetCorrectionRepository } from './bet-correction.repository.ts'

export type RequestRow = Awaited<ReturnType<BetCorrectionRepository['decide']>>
export const OPEN = 'PROPOSED'

export function createCorrectionPresenter(corrections: Pick<BetCorrectionRepository, 'operatorNames' | 'memberNames'>) {
  return async (rows: readonly RequestRow[], viewerId: number): Promise<CorrectionRequest[]> => {
    const operatorIds = rows.flatMap(({ proposedById, decidedById }) =>
      decidedById ? [proposedById, decidedById] : [proposedById],
    )
    const [operators, members] = await Promise.all([
      corrections.operatorNames(operatorIds),
      corrections.memberNames(rows.map(({ memberId }) => memberId)),
    ])
    return rows.map((row) => ({
      id: String(row.id),
      roundId: String(row.roundId),
      memberId: row.memberId,
      username: members.get(row.memberId) ?? '',
      kind: correctionKind.parse(row.kind),
      payout: row.payout,
      takesPart: row.takesPart,
      reason: row.reason,
      state: correctionState.parse(row.state),
      proposedBy: operators.get(row.proposedById) ?? '',
      proposedAt: row.proposedAt.getTime(),
      decidedBy: row.decidedById ? (operators.get(row.decidedById) ?? '') : null,
      decidedAt: row.decidedAt?.getTime() ?? null,
      answer: row.answer,
      waived: row.waived,
      canDecide: row.state === OPEN && row.proposedById !== viewerId,
    }))
  }
}
export type CorrectionPresenter = ReturnType<typeof createCorrectionPresenter>

export const CORRECTION_FILE_HEAD = [
  'id',
  'proposed',
  'round',
  'memberId',
  'member',
  'kind',
  'payout',
  'reason',
  'state',
  'proposedBy',
  'decidedBy',
  'decided',
  'answer',
  'waived',
]
export const correctionFileRow = (row: CorrectionRequest, zone: string) => [
  row.id,
  fileTime(new Date(row.proposedAt), zone),
  row.roundId,
  row.memberId,
  row.username,
  row.kind,
  moneyToWire(row.payout),
  row.reason,
  row.state,
  row.proposedBy,
  row.decidedBy ?? '',
  row.decidedAt === null ? '' : fileTime(new Date(row.decidedAt), zone),
  row.answer,
  moneyToWire(row.waived),
]
