import { steppedOriginals } from '#contract/play/originals/registry.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { SteppedService } from './stepped.service.ts'
import { CASH_OUT } from './stepped-round.ts'

/** Each game's own schemas parse its bodies, which for steps have the fields common to all steps, and write its answers. */
export const steppedRoutes = (service: SteppedService): Route[] =>
  steppedOriginals.flatMap((game) => [
    handle(game.endpoints.table, ({ caller }) => service.table(game, caller)),
    handle(game.endpoints.bet, ({ caller, body }) => service.bet(game, caller, body)),
    ...Object.values(game.steps).map(({ endpoint, moveOf }) =>
      handle(endpoint, ({ caller, body }) => service.step(game, caller, body, moveOf(body))),
    ),
    handle(game.endpoints.cashOut, ({ caller, body }) => service.step(game, caller, body, CASH_OUT)),
    handle(game.endpoints.history, ({ caller, query }) => service.history(game, caller, query)),
  ])
