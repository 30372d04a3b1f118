import * as spinEndpoints from '#contract/rewards/spin/spin.ts'
import * as spinByKindEndpoints from '#contract/rewards/spin/spin-by-kind.ts'
import { handle, type Route } from '#server/http/handle.ts'
import { claimPlace } from '#server/features/rewards/reward/claim-place.ts'
import type { SpinByKindService } from './spin-by-kind.service.ts'
import type { SpinService } from './spin.service.ts'

export const spinRoutes = (service: SpinService, kinds: SpinByKindService): Route[] => [
  handle(spinEndpoints.room, ({ caller, merchant, language }) => service.room({ caller, merchant, language })),
  handle(spinEndpoints.spin, ({ body, ...context }) => service.spin(body, { ...context, place: claimPlace(context) })),
  handle(spinByKindEndpoints.prizeWheel, (context) => kinds.prizeWheel(context)),
  handle(spinByKindEndpoints.slotMachine, (context) => kinds.slotMachine(context)),
  handle(spinByKindEndpoints.claimFreeSpin, ({ body, ...context }) =>
    kinds.claimFreeSpin(body, { ...context, place: claimPlace(context) }),
  ),
  handle(spinByKindEndpoints.recentClaims, (context) => kinds.recentClaims(context)),
]
