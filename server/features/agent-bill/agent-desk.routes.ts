import { agentDeskEndpoints as endpoints } from '#contract/agent-desk.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { AgentBillService } from './agent-bill.service.ts'
import type { AgentDeskService } from './agent-desk.service.ts'

export const agentDeskRoutes = (service: AgentDeskService, bills: Pick<AgentBillService, 'explainToHouse'>): Route[] => [
  handle(endpoints.deskBills, ({ merchant, query }) => service.bills(merchant, query)),
  handleCsv(endpoints.deskBillsFile, ({ merchant, query }) => service.billsFile(merchant, query)),
  handle(endpoints.deskExplain, ({ merchant, query }) => bills.explainToHouse(merchant, query)),
  handle(endpoints.deskRun, ({ merchant }) => service.run(merchant)),
]
