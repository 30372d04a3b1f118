import { hiLoEndpoints } from '#contract/play/step-originals/hi-lo.ts'
import { minesEndpoints } from '#contract/play/step-originals/mines.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { hiLoGame, SKIP, suggestCard } from './games/hi-lo.ts'
import { minesGame } from './games/mines.ts'
import type { StepOriginalsService } from './step-originals.service.ts'
import { CASH_OUT } from './step-round.ts'

export const stepOriginalsRoutes = (service: StepOriginalsService): Route[] => [
  handle(minesEndpoints.table, ({ caller }) => service.table(minesGame, caller)),
  handle(minesEndpoints.bet, ({ caller, body }) => service.bet(minesGame, caller, body)),
  handle(minesEndpoints.reveal, ({ caller, body }) => service.step(minesGame, caller, body, body.tile)),
  handle(minesEndpoints.cashOut, ({ caller, body }) => service.step(minesGame, caller, body, CASH_OUT)),
  handle(minesEndpoints.history, ({ caller, query }) => service.history(minesGame, caller, query)),
  handle(hiLoEndpoints.table, async ({ caller }) => ({ ...(await service.table(hiLoGame, caller)), startCard: suggestCard() })),
  handle(hiLoEndpoints.bet, ({ caller, body }) => service.bet(hiLoGame, caller, body)),
  handle(hiLoEndpoints.guess, ({ caller, body }) => service.step(hiLoGame, caller, body, body.guess)),
  handle(hiLoEndpoints.skip, ({ caller, body }) => service.step(hiLoGame, caller, body, SKIP)),
  handle(hiLoEndpoints.cashOut, ({ caller, body }) => service.step(hiLoGame, caller, body, CASH_OUT)),
  handle(hiLoEndpoints.history, ({ caller, query }) => service.history(hiLoGame, caller, query)),
]
