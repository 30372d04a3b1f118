import * as diceEndpoints from '#contract/play/dice/dice.ts'
import type { OriginalsService } from '#server/features/play/originals/originals.service.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { diceGame } from './dice-game.ts'

export const diceRoutes = (service: OriginalsService): Route[] => [
  handle(diceEndpoints.table, ({ caller }) => service.table(diceGame, caller)),
  handle(diceEndpoints.bet, ({ caller, body }) => service.bet(diceGame, caller, body)),
  handle(diceEndpoints.history, ({ caller, query }) => service.history(diceGame, caller, query)),
]
