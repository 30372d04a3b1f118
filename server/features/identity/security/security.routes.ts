import * as securityEndpoints from '#contract/identity/security.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { SecurityService } from './security.service.ts'

export const securityRoutes = (service: SecurityService): Route[] => [
  handle(securityEndpoints.config, ({ caller, merchant }) => service.config(caller.memberId, merchant)),
]
