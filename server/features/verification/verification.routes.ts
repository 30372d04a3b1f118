import { verificationEndpoints } from '#contract/verification.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { VerificationService } from './verification.service.ts'

export const verificationRoutes = (service: VerificationService): Route[] => [
  handle(verificationEndpoints.smsRegister, (context) => service.sendForRegistration(context.body, context)),
  handle(verificationEndpoints.smsNoLogin, (context) => service.sendToVisitor(context.body, context)),
  handle(verificationEndpoints.sms, (context) => service.sendToMember(context.body, context)),
]
