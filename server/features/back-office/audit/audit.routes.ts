import * as endpoints from '#contract/back-office/audit.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (service: AuditService): Route[] => [
  handle(endpoints.list, ({ caller, merchant, query }) => service.list(caller, merchant, query)),
  handleCsv(endpoints.file, ({ caller, merchant, query }) => service.file(caller, merchant, query)),
  handle(endpoints.verify, ({ caller }) => service.verify(caller)),
  handle(endpoints.compare, ({ merchant, body }) => service.compare(merchant, body.heads)),
  handleCsv(endpoints.heads, ({ caller, merchant }) => service.heads(caller, merchant)),
]
