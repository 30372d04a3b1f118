import * as endpoints from '#contract/identity/verification.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { BindingService } from './binding.service.ts'
import type { VerificationService } from './verification.service.ts'

export const verificationRoutes = (codes: VerificationService, binding: BindingService): Route[] => [
  handle(endpoints.smsRegister, (context) => codes.sendForRegistration(context.body, context)),
  handle(endpoints.smsNoLogin, (context) => codes.sendToVisitor(context.body, context)),
  handle(endpoints.sms, (context) => codes.sendToMember(context.body, context)),
  handle(endpoints.smsSend, (context) => codes.sendToMember(context.body, context)),
  handle(endpoints.smsSendVerified, (context) => codes.sendToOwn(context)),
  handle(endpoints.smsVerify, (context) => binding.bindMobile(context.body, context)),
  handle(endpoints.smsVerifyCurrent, (context) => binding.proveByMobile(context.body.verificationCode, context)),
  handle(endpoints.smsVerifyCheck, (context) => binding.checkMobile(context.body, context)),
  handle(endpoints.smsBindAndReset, (context) => binding.bindMobile(context.body, context)),
  handle(endpoints.mailRegister, (context) => codes.sendForRegistrationByMail(context.body.email, context)),
  handle(endpoints.mailRegisterVerify, (context) => binding.checkRegistrationMail(context.body, context)),
  handle(endpoints.mailSend, (context) => codes.sendToMemberByMail(context.body.email, context)),
  handle(endpoints.mailSendVerified, (context) => codes.sendToOwnByMail(context)),
  handle(endpoints.mailVerify, (context) => binding.bindEmail(context.body, context)),
  handle(endpoints.mailVerifyCurrent, (context) => binding.proveByMail(context.body.verificationCode, context)),
  handle(endpoints.mailVerifyCheck, (context) => binding.checkMail(context.body, context)),
  handle(endpoints.mailBindAndReset, (context) => binding.bindEmail(context.body, context)),
]
