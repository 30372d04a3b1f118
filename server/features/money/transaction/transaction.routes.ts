import * as transactionEndpoints from '#contract/money/transaction.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { TransactionService } from './transaction.service.ts'

export const transactionRoutes = (service: TransactionService): Route[] => [
  handle(transactionEndpoints.list, ({ caller, merchant, language, query }) => service.list(caller, merchant, language, query)),
  handleCsv(transactionEndpoints.exported, ({ caller, merchant, language, query }) =>
    service.exported(caller, merchant, language, query),
  ),
  handle(transactionEndpoints.daily, ({ caller, merchant, query }) => service.daily(caller, merchant, query)),
  handleCsv(transactionEndpoints.dailyExported, ({ caller, merchant, language, query }) =>
    service.dailyExported(caller, merchant, language, query),
  ),
  handle(transactionEndpoints.codes, ({ language, query }) => service.codes(language, query)),
  handle(transactionEndpoints.netDeposits, ({ caller, merchant }) => service.netDeposits(caller, merchant)),
]
