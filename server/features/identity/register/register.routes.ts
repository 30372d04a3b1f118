import * as registerEndpoints from '#contract/identity/register.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { Affiliates } from './affiliates.ts'
import type { RegisterService } from './register.service.ts'

export const registerRoutes = (service: RegisterService, affiliates: Affiliates): Route[] => [
  handle(registerEndpoints.settings, ({ merchant }) => service.rules(merchant)),
  handle(registerEndpoints.checkUsername, ({ merchant, query }) => service.checkUsername(merchant, query.username)),
  handle(registerEndpoints.register, (context) => service.register('username', context.body, context)),
  handle(registerEndpoints.registerByMobile, (context) => service.register('mobile', context.body, context)),
  handle(registerEndpoints.registerByMail, (context) => service.register('mail', context.body, context)),
  handle(registerEndpoints.registerAutoUsername, (context) => service.register('autoUsername', context.body, context)),
  handle(registerEndpoints.affiliate, ({ merchant, query }) => affiliates.check(merchant, query.code)),
  handle(registerEndpoints.defaultAffiliate, ({ merchant }) => affiliates.defaultCode(merchant)),
]
