import * as endpoints from '#contract/agents/rebate.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { RebateIncomeService } from './rebate-income.service.ts'
import type { RebateService } from './rebate.service.ts'

export const rebateRoutes = (rebates: RebateService, income: RebateIncomeService): Route[] => [
  handle(endpoints.global, ({ caller, merchant }) => rebates.global(caller, merchant)),
  handle(endpoints.rates, ({ caller, merchant, query }) => rebates.rates(caller, query.customerId, merchant)),
  handle(endpoints.downline, ({ caller, merchant, query }) => rebates.downline(caller, query.customerId, merchant)),
  handle(endpoints.newcomer, ({ caller, merchant }) => rebates.newcomer(caller, merchant)),
  handle(endpoints.quotas, ({ caller, merchant }) => rebates.quotas(caller, merchant)),
  handle(endpoints.update, ({ caller, merchant, body }) => rebates.update(caller, body, merchant)),
  handle(endpoints.income, ({ caller, merchant, query }) => income.byDay(caller, query, merchant)),
  handleCsv(endpoints.incomeFile, ({ caller, merchant, query, language }) => income.file(caller, query, merchant, language)),
  handle(endpoints.byMember, ({ caller, merchant, query }) => income.byMember(caller, query, merchant)),
  handle(endpoints.byGame, ({ caller, merchant, query }) => income.byGame(caller, query, merchant)),
  handle(endpoints.bill, ({ caller, query }) => income.bill(caller, query.billId)),
]
