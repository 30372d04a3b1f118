import * as reviewEndpoints from '#contract/money/withdrawal/withdrawal-review.ts'
import * as endpoints from '#contract/money/withdrawal/withdrawal.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { AskWithdrawalService } from './ask-withdrawal.service.ts'
import type { CancelWithdrawalService } from './cancel-withdrawal.service.ts'
import type { ReviewWithdrawalService } from './review-withdrawal.service.ts'
import type { WithdrawalService } from './withdrawal.service.ts'

interface Services {
  withdrawals: WithdrawalService
  asking: AskWithdrawalService
  cancelling: CancelWithdrawalService
  review: ReviewWithdrawalService
}

export const withdrawalRoutes = ({ withdrawals, asking, cancelling, review }: Services): Route[] => [
  handle(endpoints.methods, ({ merchant }) => withdrawals.methods(merchant)),
  handle(endpoints.settings, ({ merchant }) => withdrawals.settings(merchant)),
  handle(endpoints.accountInfo, ({ caller, merchant }) => withdrawals.accountInfo(caller, merchant)),
  handle(endpoints.charges, ({ query, caller, merchant }) => withdrawals.charges(query, caller, merchant)),
  handle(endpoints.withdraw, (context) => asking.withdraw(context.body, context)),
  handle(endpoints.cancel, ({ body, caller, merchant }) => cancelling.cancel(body.id, { caller, merchant })),
  handle(endpoints.report, ({ query, caller, merchant }) => withdrawals.report(query, caller, merchant)),
  handle(reviewEndpoints.queue, ({ query, merchant }) => review.queue(query, merchant)),
  handleCsv(reviewEndpoints.queueFile, async ({ query, merchant }) => review.file(query, merchant)),
  handle(reviewEndpoints.detail, ({ query, merchant }) => review.detail(query.id, merchant)),
  handle(reviewEndpoints.approve, (context) => review.approve(context.body.id, context)),
  handle(reviewEndpoints.pay, (context) => review.pay(context.body.id, context)),
  handle(reviewEndpoints.reject, (context) => review.reject(context.body.id, context.body.reason, context)),
]
