import * as betRecordEndpoints from '#contract/play/bet-record/bet-record.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { BetRecordService } from './bet-record.service.ts'

export const betRecordRoutes = (service: BetRecordService): Route[] => [
  handle(betRecordEndpoints.list, ({ caller, merchant, language, query }) => service.list(caller, merchant, language, query)),
  handle(betRecordEndpoints.lottery, ({ caller, merchant, language, query }) =>
    service.lottery(caller, merchant, language, query),
  ),
  handleCsv(betRecordEndpoints.exported, ({ caller, merchant, language, query }) =>
    service.exported(caller, merchant, language, query),
  ),
]
