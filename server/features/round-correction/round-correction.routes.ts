import { roundCorrectionEndpoints as endpoints } from '#contract/round-correction.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { RoundCorrectionService } from './round-correction.service.ts'
import type { RoundDeskService } from './round-desk.service.ts'

export const roundCorrectionRoutes = (service: RoundCorrectionService, desk: RoundDeskService): Route[] => [
  handle(endpoints.rounds, (context) => desk.list(context, context.query)),
  handle(endpoints.round, (context) => desk.file(context, context.query)),
  handle(endpoints.list, (context) => service.list(context, context.query)),
  handleCsv(endpoints.file, (context) => service.file(context, context.query)),
  handle(endpoints.propose, (context) => service.propose(context.body, context)),
  handle(endpoints.confirm, (context) => service.confirm(context.body, context)),
  handle(endpoints.reject, (context) => service.reject(context.body, context)),
]
