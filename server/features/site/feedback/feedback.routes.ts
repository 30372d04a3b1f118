import * as feedbackEndpoints from '#contract/site/feedback.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { FeedbackService } from './feedback.service.ts'

export const feedbackRoutes = (service: FeedbackService): Route[] => [
  handle(feedbackEndpoints.send, ({ body, files, ...sender }) => service.send(sender, body, files)),
]
