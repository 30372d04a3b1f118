import * as endpoints from '#contract/back-office/bet-correction.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { BetCorrectionService } from './bet-correction.service.ts'
import type { RoundLookupService } from './round-lookup.service.ts'

export const betCorrectionRoutes = (service: BetCorrectionService, lookup: RoundLookupService): Route[] => [
  handle(endpoints.rounds, (context) => lookup.list(context, context.query)),
  handle(endpoints.round, (context) => lookup.file(context, context.query)),
  handle(endpoints.list, (context) => service.list(context, context.query)),
  handleCsv(endpoints.file, (context) => service.file(context, context.query)),
  handle(endpoints.propose, (context) => service.propose(context.body, context)),
  handle(endpoints.confirm, (context) => service.confirm(context.body, context)),
  handle(endpoints.reject, (context) => service.reject(context.body, context)),
]
