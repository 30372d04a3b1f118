import * as endpoints from '#contract/back-office/adjustment.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { AdjustmentService } from './adjustment.service.ts'

export const adjustmentRoutes = (service: AdjustmentService): Route[] => [
  handle(endpoints.list, (context) => service.list(context, context.query)),
  handleCsv(endpoints.file, (context) => service.file(context, context.query)),
  handle(endpoints.propose, (context) => service.propose(context.body, context)),
  handle(endpoints.confirm, (context) => service.confirm(context.body, context)),
  handle(endpoints.reject, (context) => service.reject(context.body, context)),
]
