import * as rainEndpoints from '#contract/rewards/rain/rain.ts'
import * as raffleEndpoints from '#contract/rewards/rain/rain-raffle.ts'
import { claimPlace } from '#server/features/rewards/reward/claim-place.ts'
import { handle, type Route } from '#server/http/handle.ts'
import type { RainRaffleService } from './rain-raffle.service.ts'
import type { RainService } from './rain.service.ts'

export const rainRoutes = (service: RainService, raffle: RainRaffleService): Route[] => [
  handle(rainEndpoints.room, ({ caller, merchant, language }) => service.room({ caller, merchant, language })),
  handle(rainEndpoints.catchEnvelope, ({ body, ...context }) =>
    service.catchEnvelope(body, { ...context, place: claimPlace(context) }),
  ),
  handle(rainEndpoints.remind, ({ body, ...context }) => service.remind(body, context)),
  handle(raffleEndpoints.raffle, (context) => raffle.status(context)),
  handle(raffleEndpoints.claimRaffle, (context) => raffle.claim({ ...context, place: claimPlace(context) })),
]
