import { instantOriginals } from '#contract/play/originals/registry.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { OriginalsService } from './originals.service.ts'

/** Each game's own schemas parse its bets and write its answers. */
export const originalsRoutes = (service: OriginalsService): Route[] =>
  instantOriginals.flatMap((game) => [
    handle(game.endpoints.table, ({ caller }) => service.table(game, caller)),
    handle(game.endpoints.bet, ({ caller, body }) => service.bet(game, caller, body)),
    handle(game.endpoints.history, ({ caller, query }) => service.history(game, caller, query)),
  ])
