import { agentDeskEndpoints as endpoints } from '#contract/agent-desk.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { HouseContractService } from './house-contracts.service.ts'

export const houseContractRoutes = (service: HouseContractService): Route[] => [
  handle(endpoints.deskAgents, ({ merchant, query }) => service.agents(merchant, query)),
  handle(endpoints.deskOffer, (context) => service.offer(context.body, context)),
  handle(endpoints.deskEnd, (context) => service.end(context.body, context)),
  handle(endpoints.deskAnswerEnd, (context) => service.answerEnd(context.body, context)),
]
