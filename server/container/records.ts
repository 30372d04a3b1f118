/** What a member reads about money: the statement, and the bets. */
import { createBetRecordRepository } from '#server/features/bet-record/bet-record.repository.ts'
import { betRecordRoutes } from '#server/features/bet-record/bet-record.routes.ts'
import { createBetRecordService } from '#server/features/bet-record/bet-record.service.ts'
import { createTransactionRepository } from '#server/features/transaction/transaction.repository.ts'
import { transactionRoutes } from '#server/features/transaction/transaction.routes.ts'
import { createTransactionService } from '#server/features/transaction/transaction.service.ts'
import type { Core } from './core.ts'

export function createRecordFeatures({ database, reports, clock, logger }: Core) {
  const source = { ...database, reports }
  const transactions = createTransactionService({ transactions: createTransactionRepository(source), clock, logger })
  const betRecords = createBetRecordService({ bets: createBetRecordRepository(source), clock })
  return {
    transactions,
    betRecords,
    routes: [...transactionRoutes(transactions), ...betRecordRoutes(betRecords)],
  }
}
