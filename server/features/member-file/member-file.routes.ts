import { memberFileEndpoints as endpoints } from '#contract/member-file.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { MemberFileService } from './member-file.service.ts'

export const memberFileRoutes = (service: MemberFileService): Route[] => [
  handle(endpoints.search, ({ caller, merchant, query }) => service.search(caller, merchant, query)),
  handleCsv(endpoints.searchFile, ({ caller, merchant, query }) => service.searchFile(caller, merchant, query)),
  handle(endpoints.file, ({ caller, merchant, query }) => service.file(caller, merchant, query)),
  handle(endpoints.ledger, ({ caller, query }) => service.ledger(caller, query)),
  handleCsv(endpoints.ledgerFile, ({ caller, merchant, query }) => service.ledgerFile(caller, merchant, query)),
  handle(endpoints.bets, ({ caller, query }) => service.bets(caller, query)),
  handleCsv(endpoints.betsFile, ({ caller, merchant, query }) => service.betsFile(caller, merchant, query)),
]
