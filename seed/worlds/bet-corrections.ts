/** Corrected bets: one voided, one resettled, one waiting for a second operator; made by the action itself. */
import type { CorrectionKind } from '#contract/play/bet-record/round-mark.ts'
import { openAuditLog } from '#server/container/open-audit-log.ts'
import { createCorrectionPresenter } from '#server/features/back-office/bet-correction/present-correction.ts'
import { createBetCorrectionRepository } from '#server/features/back-office/bet-correction/bet-correction.repository.ts'
import { createBetCorrectionService } from '#server/features/back-office/bet-correction/bet-correction.service.ts'
import { createSettledRounds } from '#server/features/play/bet-record/settled-rounds.ts'
import { createRoundRepository } from '#server/features/back-office/bet-correction/round.repository.ts'
import { createTurnoverRepository } from '#server/features/money/turnover/turnover.repository.ts'
import { createTurnoverService } from '#server/features/money/turnover/turnover.service.ts'
import { createMerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { createTransactions } from '#server/platform/transactions.ts'
import type { WorldDeps } from './context.ts'

const BETS_NEEDED = 3

/** Uses the member's latest lost bets: the wallet can always afford a refund. */
export async function writeBetCorrections(
  { database, ledger, clock, auditKey }: WorldDeps,
  member: { id: number; merchantId: number },
) {
  const { prisma } = database
  const merchant = await createMerchantDirectory({ database }).findById(member.merchantId)
  const operators = await prisma.operator.findMany({
    where: { merchantId: member.merchantId, role: 'CASHIER', isActive: true, mustChangePassword: false },
    orderBy: { id: 'asc' },
    take: 2,
  })
  const rounds = await prisma.gameRound.findMany({
    where: { memberId: member.id, payout: 0, settledAt: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: BETS_NEEDED,
  })
  const [one, two] = operators
  if (!merchant || !one || !two || rounds.length < BETS_NEEDED) return
  const corrections = createBetCorrectionRepository(database)
  const inTransaction = createTransactions(database)
  const noNotices = { write: () => Promise.resolve(), announce: () => Promise.resolve() }
  const turnover = createTurnoverService({
    turnovers: createTurnoverRepository(database),
    ledger,
    wallet: noNotices,
    letters: noNotices,
    inTransaction,
    clock,
  })
  const service = createBetCorrectionService({
    corrections,
    rounds: createRoundRepository(database),
    settled: createSettledRounds(database, { ledger, turnover }),
    present: createCorrectionPresenter(corrections),
    wallet: noNotices,
    letters: noNotices,
    inTransaction,
    audit: (await openAuditLog({ database, clock, auditKey })).audit,
    clock,
  })
  const as = ({ id: operatorId, username, name }: typeof one) => ({
    merchant,
    ip: '127.0.0.1',
    requestId: 'seed',
    caller: {
      kind: 'operator' as const,
      operatorId,
      merchantId: merchant.id,
      username,
      name,
      role: 'CASHIER' as const,
      token: '',
    },
  })
  const propose = (index: number, kind: CorrectionKind, reason: string) => {
    const { id, stake } = rounds[index]!
    const payout = kind === 'RESETTLE' ? { payout: stake * 2n } : {}
    return service.propose({ roundId: String(id), kind, ...payout, takesPart: false, reason }, as(one))
  }
  const done = [
    await propose(0, 'VOID', 'The studio cancelled this round'),
    await propose(1, 'RESETTLE', 'The studio sent the result again: it won'),
  ]
  for (const { id } of done) await service.confirm({ id }, as(two))
  await propose(2, 'VOID', 'The player reports a frozen game')
}
