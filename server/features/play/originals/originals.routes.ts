import { kenoEndpoints } from '#contract/play/originals/keno.ts'
import { limboEndpoints } from '#contract/play/originals/limbo.ts'
import { plinkoEndpoints } from '#contract/play/originals/plinko.ts'
import { rouletteEndpoints } from '#contract/play/originals/roulette.ts'
import { wheelEndpoints } from '#contract/play/originals/wheel.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { kenoGame } from './games/keno.ts'
import { limboGame } from './games/limbo.ts'
import { plinkoGame } from './games/plinko.ts'
import { rouletteGame } from './games/roulette.ts'
import { wheelGame } from './games/wheel.ts'
import type { OriginalsService } from './originals.service.ts'

export const originalsRoutes = (service: OriginalsService): Route[] => [
  handle(limboEndpoints.table, ({ caller }) => service.table(limboGame, caller)),
  handle(limboEndpoints.bet, ({ caller, body }) => service.bet(limboGame, caller, body)),
  handle(limboEndpoints.history, ({ caller, query }) => service.history(limboGame, caller, query)),
  handle(plinkoEndpoints.table, ({ caller }) => service.table(plinkoGame, caller)),
  handle(plinkoEndpoints.bet, ({ caller, body }) => service.bet(plinkoGame, caller, body)),
  handle(plinkoEndpoints.history, ({ caller, query }) => service.history(plinkoGame, caller, query)),
  handle(kenoEndpoints.table, ({ caller }) => service.table(kenoGame, caller)),
  handle(kenoEndpoints.bet, ({ caller, body }) => service.bet(kenoGame, caller, body)),
  handle(kenoEndpoints.history, ({ caller, query }) => service.history(kenoGame, caller, query)),
  handle(wheelEndpoints.table, ({ caller }) => service.table(wheelGame, caller)),
  handle(wheelEndpoints.bet, ({ caller, body }) => service.bet(wheelGame, caller, body)),
  handle(wheelEndpoints.history, ({ caller, query }) => service.history(wheelGame, caller, query)),
  handle(rouletteEndpoints.table, ({ caller }) => service.table(rouletteGame, caller)),
  handle(rouletteEndpoints.bet, ({ caller, body }) => service.bet(rouletteGame, caller, body)),
  handle(rouletteEndpoints.history, ({ caller, query }) => service.history(rouletteGame, caller, query)),
]
