import * as endpoints from '#contract/money/deposit/deposit.ts'
import * as review from '#contract/money/deposit/deposit-review.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { DepositReview } from './deposit-review.service.ts'
import type { DepositService } from './deposit.service.ts'
import type { PaymentContradictions } from './payment-contradictions.service.ts'
import type { PaymentCallbacks } from './payment-callback.ts'
import type { DepositPlacement } from './place-deposit.ts'

interface Services {
  placement: DepositPlacement
  service: DepositService
  callbacks: PaymentCallbacks
  contradictions: PaymentContradictions
  reviews: DepositReview
}

/** Some clients name the order in the body, some in the query string. */
function either(...ids: (string | undefined)[]): string {
  const depositId = ids.find((id) => id !== undefined)
  if (depositId === undefined) throw new AppError('request.param.err', { fields: [{ path: 'depositId', message: 'required' }] })
  return depositId
}

export const depositRoutes = ({ placement, service, callbacks, contradictions, reviews }: Services): Route[] => [
  handle(endpoints.settings, (context) => placement.settings(context)),
  handle(endpoints.channels, (context) => placement.channels(context)),
  handle(endpoints.methods, (context) => placement.methods(context)),
  handle(endpoints.fixedAmounts, (context) => placement.fixedAmounts(context, context.query.vendorId)),
  handle(endpoints.banksByVendor, (context) => placement.banksByVendor(context, context.query.vendorId ?? context.body.vendorId)),
  handle(endpoints.promotions, (context) => placement.promotions(context, context.query.amount)),
  handle(endpoints.place, (context) => placement.place(context, context.body)),
  handle(endpoints.order, (context) => service.order(context, context.query.depositId)),
  handle(endpoints.confirmations, (context) => service.confirmations(context)),
  handle(endpoints.markPaid, (context) => service.markPaid(context, context.body.depositId, context.body.transactionId)),
  handle(endpoints.uploadProof, (context) =>
    service.uploadProof(context, context.body.depositId, context.files, context.body.image),
  ),
  handle(endpoints.attachPromotion, async (context) => {
    const { depositId = await service.newestUnpaid(context), promotionId } = context.body
    return service.attachPromotion(context, depositId, promotionId)
  }),
  handle(endpoints.cancel, (context) => service.cancel(context, either(context.body.depositId, context.query.depositId))),
  handle(endpoints.report, (context) => service.report(context, context.query)),
  handle(review.callback, ({ body, signature }) => callbacks.receive(body, signature)),
  handle(review.reviewList, (context) => reviews.list(context, context.query)),
  handleCsv(review.reviewFile, (context) => reviews.file(context, context.query)),
  handle(review.reviewDetail, (context) => reviews.detail(context, context.query.depositId)),
  handle(review.approve, (context) => reviews.approve(context, context.body.depositId)),
  handle(review.reject, (context) => reviews.reject(context, context.body.depositId, context.body.reason)),
  handle(review.contradictions, (context) => contradictions.list(context)),
  handle(review.settleContradiction, (context) => contradictions.settle(context.body, context)),
  handle(review.blocks, (context) => reviews.blocks(context)),
  handle(review.clearBlock, (context) => reviews.clearBlock(context, context.body.memberId, context.body.reason)),
]
