import * as reconciliationEndpoints from '#contract/back-office/reconciliation.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ReconciliationService } from './reconciliation.service.ts'

export const reconciliationRoutes = (service: ReconciliationService): Route[] => [
  handle(reconciliationEndpoints.state, ({ caller }) => service.state(caller)),
  handle(reconciliationEndpoints.list, ({ caller, query }) => service.list(caller, query)),
  handle(reconciliationEndpoints.findings, ({ caller, query }) => service.findings(caller, query.sweepId)),
  handle(reconciliationEndpoints.run, (facts) => service.run(facts)),
]
