import * as endpoints from '#contract/back-office/player-profile/player-profile.ts'
import { handle, handleCsv, type Route } from '#server/http/handle.ts'
import type { PlayerProfileService } from './player-profile.service.ts'

export const playerProfileRoutes = (service: PlayerProfileService): Route[] => [
  handle(endpoints.search, ({ caller, merchant, query }) => service.search(caller, merchant, query)),
  handleCsv(endpoints.searchFile, ({ caller, merchant, query }) => service.searchFile(caller, merchant, query)),
  handle(endpoints.file, ({ caller, merchant, query }) => service.file(caller, merchant, query)),
  handle(endpoints.ledger, ({ caller, query }) => service.ledger(caller, query)),
  handleCsv(endpoints.ledgerFile, ({ caller, merchant, query }) => service.ledgerFile(caller, merchant, query)),
  handle(endpoints.bets, ({ caller, query }) => service.bets(caller, query)),
  handleCsv(endpoints.betsFile, ({ caller, merchant, query }) => service.betsFile(caller, merchant, query)),
]
