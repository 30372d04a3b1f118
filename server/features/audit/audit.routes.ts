import { auditEndpoints as endpoints } from '#contract/audit.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (service: AuditService): Route[] => [
  handle(endpoints.list, ({ caller, query }) => service.list(caller, query)),
  handle(endpoints.verify, ({ caller }) => service.verify(caller)),
]
