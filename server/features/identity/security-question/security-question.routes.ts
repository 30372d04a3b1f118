import * as endpoints from '#contract/identity/security-question.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { SecurityQuestionService } from './security-question.service.ts'

export const securityQuestionRoutes = (service: SecurityQuestionService): Route[] => [
  handle(endpoints.all, ({ language }) => service.all(language)),
  handle(endpoints.own, ({ caller, language }) => service.own(caller.memberId, language)),
  handle(endpoints.set, (context) => service.set(context.body, context)),
  handle(endpoints.verify, (context) => service.verify(context.body.questions, context)),
]
