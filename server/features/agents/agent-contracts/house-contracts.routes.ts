import * as endpoints from '#contract/agents/agent-bill/agent-back-office.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { HouseContractService } from './house-contracts.service.ts'

export const houseContractRoutes = (service: HouseContractService): Route[] => [
  handle(endpoints.backOfficeAgents, ({ merchant, query }) => service.agents(merchant, query)),
  handle(endpoints.backOfficeOffer, (context) => service.offer(context.body, context)),
  handle(endpoints.backOfficeEnd, (context) => service.end(context.body, context)),
  handle(endpoints.backOfficeAnswerEnd, (context) => service.answerEnd(context.body, context)),
]
