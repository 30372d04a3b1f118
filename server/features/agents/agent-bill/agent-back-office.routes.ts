import * as endpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { AgentBillService } from './agent-bill.service.ts'
import type { AgentBackOfficeService } from './agent-back-office.service.ts'

export const agentBackOfficeRoutes = (
  service: AgentBackOfficeService,
  bills: Pick<AgentBillService, 'explainToHouse'>,
): Route[] => [
  handle(endpoints.backOfficeBills, ({ merchant, query }) => service.bills(merchant, query)),
  handleCsv(endpoints.backOfficeBillsFile, ({ merchant, query }) => service.billsFile(merchant, query)),
  handle(endpoints.backOfficeExplain, ({ merchant, query }) => bills.explainToHouse(merchant, query)),
  handle(endpoints.backOfficeRun, ({ merchant }) => service.run(merchant)),
]
