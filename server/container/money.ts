/** Money that comes and goes: what must be played before it may be withdrawn, and what a member reads about it. */
import { createBetRecordRepository } from '#server/features/bet-record/bet-record.repository.ts'
import { betRecordRoutes } from '#server/features/bet-record/bet-record.routes.ts'
import { createBetRecordService } from '#server/features/bet-record/bet-record.service.ts'
import { createTransactionRepository } from '#server/features/transaction/transaction.repository.ts'
import { transactionRoutes } from '#server/features/transaction/transaction.routes.ts'
import { createTransactionService } from '#server/features/transaction/transaction.service.ts'
import { createTurnoverRepository } from '#server/features/turnover/turnover.repository.ts'
import { createTurnoverService } from '#server/features/turnover/turnover.service.ts'
import type { Core } from './core.ts'

export function createMoneyFeatures({ database, clock, logger }: Core) {
  const turnover = createTurnoverService({ turnovers: createTurnoverRepository(database), clock })
  const transactions = createTransactionService({ transactions: createTransactionRepository(database), clock, logger })
  const betRecords = createBetRecordService({ bets: createBetRecordRepository(database), clock })
  return {
    turnover,
    transactions,
    betRecords,
    routes: [...transactionRoutes(transactions), ...betRecordRoutes(betRecords)],
  }
}
export type MoneyFeatures = ReturnType<typeof createMoneyFeatures>
