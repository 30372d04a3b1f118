import * as crashEndpoints from '#contract/play/crash/crash.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { CrashService } from './crash.service.ts'

export const crashRoutes = (service: CrashService): Route[] => [
  handle(crashEndpoints.table, ({ caller }) => service.table(caller)),
  handle(crashEndpoints.bet, ({ caller, body }) => service.bet(caller, body)),
  handle(crashEndpoints.cashOut, ({ caller, body }) => service.cashOut(caller, body)),
  handle(crashEndpoints.history, ({ caller, query }) => service.history(caller, query)),
  handle(crashEndpoints.rounds, ({ query }) => service.rounds(query)),
]
