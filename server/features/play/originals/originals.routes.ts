import { instantOriginals } from '#contract/play/originals/registry.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { OriginalsService } from './originals.service.ts'

/** Each body was read by the bet's schema of its game, and each answer is written by the game's own. */
export const originalsRoutes = (service: OriginalsService): Route[] =>
  instantOriginals.flatMap((game) => [
    handle(game.endpoints.table, ({ caller }) => service.table(game, caller)),
    handle(game.endpoints.bet, ({ caller, body }) => service.bet(game, caller, body)),
    handle(game.endpoints.history, ({ caller, query }) => service.history(game, caller, query)),
  ])
