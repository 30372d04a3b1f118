import * as twoFactorEndpoints from '#contract/identity/two-factor.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { TwoFactorService } from './two-factor.service.ts'

export const twoFactorRoutes = (service: TwoFactorService): Route[] => [
  handle(twoFactorEndpoints.state, (context) => service.state(context.caller, context)),
  handle(twoFactorEndpoints.bind, (context) => service.bind(context.caller, context, context.body)),
  handle(twoFactorEndpoints.unbind, (context) => service.unbind(context.caller, context, context.body)),
  handle(twoFactorEndpoints.renewRecoveryCodes, (context) =>
    service.renewRecoveryCodes(context.caller, context, context.body.verificationCode),
  ),
  handle(twoFactorEndpoints.prove, (context) => service.prove(context.caller, context, context.body.verificationCode)),
]
