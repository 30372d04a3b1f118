import * as turnoverEndpoints from '#contract/money/turnover/turnover.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { TurnoverService } from './turnover.service.ts'

export const turnoverRoutes = (service: TurnoverService): Route[] => [
  handle(turnoverEndpoints.info, ({ caller, merchant, language }) => service.info(caller, merchant, language)),
  handle(turnoverEndpoints.forfeit, ({ caller, merchant, body }) => service.forfeit(body.requirementId, caller, merchant)),
]
