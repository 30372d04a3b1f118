import * as endpoints from '#contract/identity/responsible-play.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { ExclusionService } from './exclusion.service.ts'
import type { ResponsiblePlayService } from './responsible-play.service.ts'

export const responsiblePlayRoutes = (service: ResponsiblePlayService, exclusions: ExclusionService): Route[] => [
  handle(endpoints.state, (context) => service.state(context)),
  handle(endpoints.setLimit, (context) => service.setLimit(context, context.body)),
  handle(endpoints.confirmLimit, (context) => service.confirmLimit(context, context.body)),
  handle(endpoints.withdrawLimit, (context) => service.withdrawLimit(context, context.body)),
  handle(endpoints.takeBreak, (context) => exclusions.takeBreak(context, context.body)),
  handle(endpoints.exclude, (context) => exclusions.exclude(context, context.body)),
  handle(endpoints.setRealityCheck, (context) => service.setRealityCheck(context, context.body.minutes)),
  handle(endpoints.realityCheck, ({ caller }) => service.realityCheck(caller)),
  handle(endpoints.acknowledge, ({ caller }) => service.acknowledge(caller)),
]
