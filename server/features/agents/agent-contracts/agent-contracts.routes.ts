import * as endpoints from '#contract/agents/agent-contracts/agent-contracts.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AgentContractService } from './agent-contracts.service.ts'
import type { AgentOfferService } from './agent-offers.service.ts'

export const agentContractRoutes = (service: AgentContractService, offers: Pick<AgentOfferService, 'info'>): Route[] => [
  handle(endpoints.pending, ({ caller }) => service.pending(caller.memberId)),
  handle(endpoints.daily, ({ caller, merchant }) => service.ofKind('DAILY', caller, merchant)),
  handle(endpoints.hourly, ({ caller, merchant, query: { username } }) =>
    username ? offers.info(caller, merchant, 'HOURLY', username) : service.ofKind('HOURLY', caller, merchant),
  ),
  handle(endpoints.dividend, ({ caller, merchant }) => service.ofKind('DIVIDEND', caller, merchant)),
  handle(endpoints.answerDaily, ({ caller, merchant, body }) => service.answer('DAILY', caller, merchant, body)),
  handle(endpoints.answerHourly, ({ caller, merchant, body }) => service.answer('HOURLY', caller, merchant, body)),
  handle(endpoints.answerDividend, ({ caller, merchant, body }) => service.answer('DIVIDEND', caller, merchant, body)),
]
