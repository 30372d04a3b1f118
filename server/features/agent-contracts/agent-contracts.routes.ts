import { agentContractEndpoints } from '#contract/agent-contracts.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { AgentContractService } from './agent-contracts.service.ts'

export const agentContractRoutes = (service: AgentContractService): Route[] => [
  handle(agentContractEndpoints.pending, ({ caller }) => service.pending(caller.memberId)),
]
