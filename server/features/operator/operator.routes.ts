import { operatorEndpoints as endpoints } from '#contract/operator.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { OperatorService } from './operator.service.ts'

export const operatorRoutes = (service: OperatorService): Route[] => [
  handle(endpoints.login, ({ body, merchant }) => service.logIn(body, merchant)),
  handle(endpoints.me, ({ caller }) => service.me(caller)),
  handle(endpoints.logout, ({ caller }) => service.logOut(caller)),
]
