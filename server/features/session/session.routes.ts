import { sessionEndpoints } from '#contract/session.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes = (service: SessionService, { isProduction }: { isProduction: boolean }): Route[] => [
  handle(sessionEndpoints.rsaKey, () => service.rsaModulus()),
  handle(sessionEndpoints.login, (context) => service.logIn(context.body, context)),
  handle(sessionEndpoints.loginUnsecure, (context) => {
    if (isProduction) throw new AppError('function.not.available')
    return service.logIn(context.body, context)
  }),
  handle(sessionEndpoints.freePlay, (context) => service.freePlay(context)),
  handle(sessionEndpoints.trialUser, (context) => service.trialUsername(context)),
  // Checking the token has kept the session alive already.
  handle(sessionEndpoints.touch, () => null),
  handle(sessionEndpoints.logout, ({ caller }) => service.logOut(caller)),
]
