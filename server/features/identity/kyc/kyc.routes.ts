import * as endpoints from '#contract/identity/kyc/kyc.ts'
import * as review from '#contract/identity/kyc/kyc-review.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { DecideKycService } from './decide-kyc.service.ts'
import type { KycService } from './kyc.service.ts'
import type { ReviewKycService } from './review-kyc.service.ts'
import type { SubmitKycService } from './submit-kyc.service.ts'

interface Services {
  service: KycService
  submission: SubmitKycService
  reviews: ReviewKycService
  decisions: DecideKycService
}

export const kycRoutes = ({ service, submission, reviews, decisions }: Services): Route[] => [
  handle(endpoints.status, ({ caller, merchant }) => service.status(caller, merchant)),
  handle(endpoints.merchantSetting, ({ merchant }) => service.merchantSetting(merchant)),
  handle(endpoints.providerSetting, ({ merchant }) => service.providerSetting(merchant)),
  handle(endpoints.fieldType, ({ query, merchant }) => service.fieldType(query, merchant)),
  handle(endpoints.dictionary, ({ merchant, language }) => service.dictionary(merchant, language)),
  handle(endpoints.playerInfo, ({ caller, merchant }) => service.playerInfo(caller, merchant)),
  handle(endpoints.picture, ({ caller, merchant, query }) => service.picture(caller, merchant, query.side)),
  handle(endpoints.pictureCount, ({ caller, merchant }) => service.pictureCount(caller, merchant)),
  handle(endpoints.questions, ({ merchant, language }) => service.questions(merchant, language)),
  handle(endpoints.saveFields, async (context) => {
    await submission.saveFields(context.body.fields, context)
    return service.status(context.caller, context.merchant)
  }),
  handle(endpoints.uploadPicture, async (context) => {
    await submission.uploadPicture(context.body.side, context.files, context.body.image, context)
    return service.status(context.caller, context.merchant)
  }),
  handle(endpoints.verify, async (context) => {
    await submission.submit([], context)
    return service.status(context.caller, context.merchant)
  }),
  handle(endpoints.submitMaterials, async (context) => {
    await submission.submit(context.body.fields, context)
    return service.status(context.caller, context.merchant)
  }),
  handle(review.queue, (context) => reviews.queue(context.query, context)),
  handleCsv(review.queueFile, (context) => reviews.file(context.query, context)),
  handle(review.detail, (context) => reviews.detail(context.query.id, context)),
  handle(review.approve, (context) => decisions.approve(context.body.id, context)),
  handle(review.reject, (context) => decisions.reject(context.body.id, context.body.reason, context)),
  handle(review.takeBack, (context) => decisions.takeBack(context.body.id, context.body.reason, context)),
]
