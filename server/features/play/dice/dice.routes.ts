import * as diceEndpoints from '#contract/play/dice/dice.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { DiceService } from './dice.service.ts'

export const diceRoutes = (service: DiceService): Route[] => [
  handle(diceEndpoints.table, ({ caller }) => service.table(caller)),
  handle(diceEndpoints.bet, ({ caller, body }) => service.bet(caller, body)),
  handle(diceEndpoints.history, ({ caller, query }) => service.history(caller, query)),
]
