import * as endpoints from '#contract/identity/password.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { ForgottenService } from './forgotten.service.ts'
import type { PasswordService } from './password.service.ts'
import type { PhonePasswordService } from './phone-password.service.ts'

interface Services {
  password: PasswordService
  forgotten: ForgottenService
  byPhone: PhonePasswordService
}

export const passwordRoutes = (
  { password, forgotten, byPhone }: Services,
  { isProduction }: { isProduction: boolean },
): Route[] => [
  handle(endpoints.change, (context) => password.change(context.body, context)),
  handle(endpoints.changeUnsecure, (context) => {
    if (isProduction) throw new AppError('function.not.available')
    return password.change(context.body, context)
  }),
  handle(endpoints.forgetByMail, (context) => forgotten.ask(context.body, context)),
  handle(endpoints.reset, (context) => forgotten.reset(context.body, context)),
  handle(endpoints.sendByPhone, (context) => byPhone.send(context.body, context)),
  handle(endpoints.setByPhone, (context) => byPhone.set(context.body, context)),
  handle(endpoints.bindAndReset, (context) => byPhone.bindAndReset(context.body, context)),
]
