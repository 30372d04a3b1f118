import type { rewardRains } from '#contract/back-office/reward-campaigns.ts'
import type { Value } from '#contract/endpoint.ts'
import { envelopeKind } from '#contract/rewards/rain/rain.ts'
import { isFalling } from '#server/features/rewards/rain/decide-catches.ts'
import type { RewardCampaignsRepository } from './reward-campaigns.repository.ts'

type Row = NonNullable<Awaited<ReturnType<RewardCampaignsRepository['rains']>>>[number]
type Shown = Value<typeof rewardRains>[number]

function stateOf({ state, startsAt, endsAt }: Row, now: Date): Shown['state'] {
  if (state === 'OVER') return 'OVER'
  if (startsAt > now) return 'PLANNED'
  return isFalling({ startsAt, endsAt }, now) ? 'FALLING' : 'OVER'
}

/** Lists kinds from the rarest on. */
export function presentRain(rain: Row, now: Date): Shown {
  const { id, startsAt, endsAt, pool, given, places, catchers, kinds } = rain
  return {
    rainId: String(id),
    state: stateOf(rain, now),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    pool,
    given,
    places,
    catchers,
    kinds: envelopeKind.options.flatMap((kind) =>
      kinds.filter((one) => one.kind === kind).map((one) => ({ kind, places: one.places, catchers: one.catchers })),
    ),
  }
}
