import * as endpoints from '#contract/agents/agent-bill/agent-bill.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { AgentBillService } from './agent-bill.service.ts'

export const agentBillRoutes = (service: AgentBillService): Route[] => [
  handle(endpoints.list, ({ caller, merchant, query }) => service.list(caller, merchant, query)),
  handleCsv(endpoints.file, ({ caller, merchant, query }) => service.file(caller, merchant, query)),
  handle(endpoints.explain, ({ caller, merchant, query }) => service.explain(caller, merchant, query)),
  handle(endpoints.current, ({ caller, merchant, query }) => service.current(caller, merchant, query.kind)),
  handle(endpoints.given, ({ caller, merchant, query }) => service.given(caller, merchant, query)),
  handle(endpoints.dailyRecords, ({ caller, merchant, query }) => service.ownRecords(caller, merchant, 'DAILY', query)),
  handle(endpoints.currentDaily, ({ caller, merchant }) => service.current(caller, merchant, 'DAILY')),
  handle(endpoints.dailyOf, ({ caller, merchant, query }) => service.givenRecords(caller, merchant, 'DAILY', query)),
  handle(endpoints.hourlyRecords, ({ caller, merchant, query }) => service.ownRecords(caller, merchant, 'HOURLY', query)),
  handle(endpoints.realTimeRecords, ({ caller, merchant, query }) => service.ownRecords(caller, merchant, 'REALTIME', query)),
  handle(endpoints.dividendsOf, ({ caller, merchant, query }) =>
    query.username
      ? service.givenRecords(caller, merchant, 'DIVIDEND', query)
      : service.ownRecords(caller, merchant, 'DIVIDEND', query),
  ),
  handle(endpoints.previousDividend, ({ caller, merchant }) => service.previousDividend(caller, merchant)),
]
