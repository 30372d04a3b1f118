import * as luckyBetEndpoints from '#contract/rewards/lucky-bet/lucky-bet.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { LuckyBetService } from './lucky-bet.service.ts'

export const luckyBetRoutes = (service: LuckyBetService): Route[] => [
  handle(luckyBetEndpoints.room, ({ caller, merchant, language }) => service.room({ caller, merchant, language })),
  handle(luckyBetEndpoints.isOn, ({ merchant }) => service.isOn({ merchant })),
]
