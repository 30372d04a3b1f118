import { memberFileEndpoints as endpoints } from '#contract/member-file.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { MemberFileService } from './member-file.service.ts'

export const memberFileRoutes = (service: MemberFileService): Route[] => [
  handle(endpoints.search, ({ caller, merchant, query }) => service.search(caller, merchant, query)),
  handle(endpoints.file, ({ caller, merchant, query }) => service.file(caller, merchant, query)),
  handle(endpoints.ledger, ({ caller, query }) => service.ledger(caller, query)),
  handle(endpoints.bets, ({ caller, query }) => service.bets(caller, query)),
]
