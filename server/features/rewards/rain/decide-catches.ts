/** Decides who catches which envelope. Pure: takes what was read under the locks, returns what to write. */
import { RAIN_LATE_SECONDS } from '#contract/rewards/rain/rain.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import type { ClaimPlace } from '#server/features/rewards/reward/claim-place.ts'
import { missingNeeds } from '#server/features/rewards/reward/reward-board.ts'
import { type Campaign, MISSING_FIELD } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Person } from '#server/features/rewards/reward/reward-rule.ts'
import type { Share } from './fill-envelopes.ts'

export interface CatchCall {
  rainId: bigint
  memberId: number
  merchantId: number
  /** The merchant's currency. */
  asset: string
  from: ClaimPlace
}
export interface RainState {
  id: bigint
  merchantId: number
  campaignId: number
  startsAt: Date
  endsAt: Date
  places: number
  catchers: number
}
export interface Envelope extends Share {
  rainId: bigint
  place: number
}
export interface Caught extends Envelope {
  memberId: number
  ticketId: bigint | null
}
export interface NewCatch extends Caught {
  from: ClaimPlace
  asset: string
  campaign: Campaign
  endsAt: Date
}
export interface CatchState {
  rains: ReadonlyMap<bigint, RainState>
  /** Undefined if the campaign is off. */
  campaignOf(campaignId: number): Campaign | undefined
  persons: ReadonlyMap<number, Person>
  /** Catches of these members, and of others with the same payout account. */
  caught: readonly Caught[]
  /** Other members with the same payout account (ACC-05). */
  sameAccount(memberId: number): readonly number[]
  /** Number of catches from an address or on a device. */
  caughtFrom(rainId: bigint, mark: keyof ClaimPlace, value: string): number
  /** Free envelopes of a rain, in random order; at least as many as calls. */
  free(rainId: bigint): readonly Envelope[]
}
export type Decided =
  | { kind: 'caught'; caught: Caught; rain: Pick<RainState, 'places' | 'catchers'> }
  | { kind: 'refused'; code: ErrorCode; data?: string }

export const LATE_MS = RAIN_LATE_SECONDS * 1_000

const refused = (code: ErrorCode, data?: string): Decided => ({ kind: 'refused', code, ...(data !== undefined && { data }) })
const keyOf = (rainId: bigint, memberId: number) => `${rainId}/${memberId}`

/** Also true just after the end, so that taps made in time still count. */
export const isFalling = ({ startsAt, endsAt }: Pick<RainState, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && now.getTime() < endsAt.getTime() + LATE_MS

export function decideCatches(batch: readonly CatchCall[], state: CatchState, now: Date) {
  const known = new Map(state.caught.map((one) => [keyOf(one.rainId, one.memberId), one]))
  const added: NewCatch[] = []
  const addedTo = (rainId: bigint) => added.filter((one) => one.rainId === rainId)

  function limitRefusal({ rainId, memberId, from }: CatchCall, { addressLimit, deviceLimit }: Campaign): ErrorCode | undefined {
    const caughtBy = (mark: keyof ClaimPlace) =>
      state.caughtFrom(rainId, mark, from[mark]) + addedTo(rainId).filter((one) => one.from[mark] === from[mark]).length
    if (addressLimit > 0 && caughtBy('address') >= addressLimit) return 'exists.prom.claim.ip'
    if (deviceLimit > 0 && caughtBy('device') >= deviceLimit) return 'exists.prom.claim.device'
    return state.sameAccount(memberId).some((other) => known.has(keyOf(rainId, other))) ? 'exists.prom.claim.account' : undefined
  }

  function decide(call: CatchCall): Decided {
    const { rainId, memberId, merchantId } = call
    const rain = state.rains.get(rainId)
    if (!rain || rain.merchantId !== merchantId) return refused('no.data')
    const standing = () => ({ places: rain.places, catchers: rain.catchers + addedTo(rainId).length })
    const before = known.get(keyOf(rainId, memberId))
    if (before) return { kind: 'caught', caught: before, rain: standing() }
    if (!isFalling(rain, now)) return refused('rain.not.falling')
    const campaign = state.campaignOf(rain.campaignId)
    if (!campaign) return refused('promotion.claim.fail')
    const person = state.persons.get(memberId)
    const refusal = person ? playRefusal(person, now) : 'permission.denied'
    if (refusal) return refused(refusal)
    const [missing] = missingNeeds(campaign.needs, person!)
    if (missing) return refused('prom.claim.req.field', MISSING_FIELD[missing])
    const overLimit = limitRefusal(call, campaign)
    if (overLimit) return refused(overLimit)
    const envelope = state.free(rainId)[addedTo(rainId).length]
    if (!envelope) return refused('rain.full')
    const caught: NewCatch = {
      ...envelope,
      memberId,
      ticketId: null,
      from: call.from,
      asset: call.asset,
      campaign,
      endsAt: rain.endsAt,
    }
    added.push(caught)
    known.set(keyOf(rainId, memberId), caught)
    return { kind: 'caught', caught, rain: standing() }
  }

  const decisions = batch.map(decide)
  return { decisions, added }
}
