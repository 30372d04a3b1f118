import * as endpoints from '#contract/agents/agent-bill/agent-payout.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AgentPayoutService } from './agent-payout.service.ts'

export const agentPayoutRoutes = (service: AgentPayoutService): Route[] => [
  handle(endpoints.disburseDaily, ({ body, ...facts }) => service.disburseDaily(body, facts)),
  handle(endpoints.payoutDividend, ({ body, ...facts }) => service.payoutDividend(body, facts)),
  handle(endpoints.rebates, (facts) => service.rebates(facts)),
  handle(endpoints.claimRebates, (facts) => service.claimRebates(facts)),
]
