import * as endpoints from '#contract/agents/agent-contracts/agent-offers.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AgentOfferService } from './agent-offers.service.ts'

export const agentOfferRoutes = (service: AgentOfferService): Route[] => [
  handle(endpoints.all, ({ caller, merchant }) => service.all(caller, merchant)),
  handle(endpoints.log, ({ caller, merchant, query: { kind, ...query } }) => service.log(caller, merchant, kind, query)),
  handle(endpoints.candidates, ({ caller, query }) => service.candidates(caller, query)),
  handle(endpoints.offerDaily, ({ caller, merchant, body }) => service.offer(caller, merchant, 'DAILY', body)),
  handle(endpoints.offerHourly, ({ caller, merchant, body }) => service.offer(caller, merchant, 'HOURLY', body)),
  handle(endpoints.offerDividend, ({ caller, merchant, body }) => service.offer(caller, merchant, 'DIVIDEND', body)),
  handle(endpoints.assignRealTime, ({ caller, merchant, body }) => service.assignRealTime(caller, merchant, body)),
  handle(endpoints.assignManual, ({ caller, merchant, body }) => service.offer(caller, merchant, 'MANUAL_DAILY', body)),
  handle(endpoints.cancelManual, ({ caller, merchant, body }) => service.cancelManual(caller, merchant, body)),
  handle(endpoints.manualInfo, ({ caller, merchant, query }) =>
    service.assignedInfo(caller, merchant, 'MANUAL_DAILY', query.username),
  ),
  handle(endpoints.end, ({ caller, merchant, body }) => service.end(caller, merchant, body)),
  handle(endpoints.answerEnd, ({ caller, merchant, body }) => service.answerEnd(caller, merchant, body)),
  handle(endpoints.dailyInfo, ({ caller, merchant, query }) => service.info(caller, merchant, 'DAILY', query.username)),
  handle(endpoints.dividendInfo, ({ caller, merchant, query }) => service.info(caller, merchant, 'DIVIDEND', query.username)),
  handle(endpoints.realTimeInfo, ({ caller, merchant, query }) =>
    service.assignedInfo(caller, merchant, 'REALTIME', query.username),
  ),
  handle(endpoints.dailyLog, ({ caller, merchant, query }) => service.log(caller, merchant, 'DAILY', query)),
  handle(endpoints.hourlyLog, ({ caller, merchant, query }) => service.log(caller, merchant, 'HOURLY', query)),
  handle(endpoints.dividendLog, ({ caller, merchant, query }) => service.log(caller, merchant, 'DIVIDEND', query)),
  handle(endpoints.dividendCustomers, ({ caller, merchant }) => service.dividendCustomers(caller, merchant)),
]
