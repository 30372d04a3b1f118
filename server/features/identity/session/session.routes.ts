import * as sessionEndpoints from '#contract/identity/session.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { LoginService } from './login.service.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes = (
  sessions: SessionService,
  logins: LoginService,
  { isProduction }: { isProduction: boolean },
): Route[] => [
  handle(sessionEndpoints.rsaKey, () => sessions.rsaModulus()),
  handle(sessionEndpoints.login, (context) => logins.logIn(context.body, context)),
  handle(sessionEndpoints.loginUnsecure, (context) => {
    if (isProduction) throw new AppError('function.not.available')
    return logins.logIn(context.body, context)
  }),
  handle(sessionEndpoints.loginVerification, (context) => logins.verify(context.body, context)),
  handle(sessionEndpoints.resendChallenge, (context) => logins.resendChallenge(context.body.challengeToken, context)),
  handle(sessionEndpoints.unlock, (context) => logins.unlock(context.body, context)),
  handle(sessionEndpoints.openSessions, ({ caller }) => sessions.openSessions(caller)),
  handle(sessionEndpoints.endSession, (context) => sessions.endSession(context.caller, context, context.body.sessionId)),
  handle(sessionEndpoints.endOtherSessions, (context) => sessions.endOtherSessions(context.caller, context)),
  handle(sessionEndpoints.loginHistory, ({ caller, query }) => sessions.loginHistory(caller, query)),
  handle(sessionEndpoints.freePlay, (context) => sessions.freePlay(context)),
  handle(sessionEndpoints.trialUser, (context) => sessions.trialUsername(context)),
  // Authentication has already kept the session alive.
  handle(sessionEndpoints.touch, () => null),
  handle(sessionEndpoints.logout, ({ caller }) => sessions.logOut(caller)),
]
