/** Red envelope rain: the next one, what a member catches, and who caught most. */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as rainEndpoints from '#contract/rewards/rain/rain.ts'
import type { RainRoom } from '#contract/rewards/rain/rain.ts'
import type { Language } from '#contract/wire.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import type { ClaimPlace } from '#server/features/rewards/reward/claim-place.ts'
import { type Campaigns, isRainCampaign } from '#server/features/rewards/reward/reward-campaign.ts'
import type { Person, Persons } from '#server/features/rewards/reward/reward-rule.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import type { CommitTransaction, Ledger } from '#server/ledger/index.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { RAIN_FLAG } from '#server/platform/merchant/rain.ts'
import { type CatchCall, type Decided, isFalling } from './decide-catches.ts'
import { presentCatch, presentRain, presentWinner } from './present-rain.ts'
import type { RainWaiting } from './rain-waiting.ts'
import type { RainRepository, RainRow } from './rain.repository.ts'

interface Deps {
  rains: Pick<RainRepository, 'current' | 'last' | 'find' | 'winners' | 'ownCatch' | 'isReminded' | 'remind'>
  campaigns: Campaigns
  persons: Persons
  perform: (tx: CommitTransaction, batch: readonly CatchCall[], now: Date) => Promise<readonly Decided[]>
  waiting: Pick<RainWaiting, 'count'>
  ledger: Pick<Ledger, 'shareCommits'>
  clock: Clock
}
interface Reader {
  merchant: Merchant
  language: Language
}
export interface Asking extends Reader {
  caller: Pick<MemberCaller, 'memberId'>
}
export interface Catching extends Asking {
  place: ClaimPlace
}
type Endpoints = typeof rainEndpoints
interface Own {
  memberId: number
  person: Person
}

const WINNERS_SHOWN = 3
/** Batches of the same rain take turns under its lock. */
const ONE_AT_A_TIME = 1

export function createRainService({ rains, campaigns, persons, perform, waiting, ledger, clock }: Deps) {
  const decide = ledger.shareCommits<CatchCall, Decided>(perform, ONE_AT_A_TIME)

  async function presentCurrent(row: RainRow, own: Own | undefined, reader: Reader): Promise<RainRoom['rain']> {
    const [campaign, caught, isReminded] = await Promise.all([
      campaigns.campaign(row.campaignId),
      own ? rains.ownCatch(row.id, own.memberId) : null,
      own ? rains.isReminded(row.id, own.memberId) : false,
    ])
    if (!isRainCampaign(campaign)) throw new Error(`rain ${row.id} is of campaign ${campaign.id}, which has none`)
    return presentRain(row, campaign, own && { person: own.person, caught, isReminded }, reader)
  }

  async function presentLast(row: RainRow, own: Own | undefined, { merchant }: Reader): Promise<RainRoom['last']> {
    const [winners, caught] = await Promise.all([
      rains.winners(row.id, WINNERS_SHOWN),
      own ? rains.ownCatch(row.id, own.memberId) : null,
    ])
    return {
      rainId: Number(row.id),
      startsAt: row.startsAt.getTime(),
      catchers: row.catchers,
      given: row.given,
      winners: winners.map(presentWinner),
      caught: caught && presentCatch(row.id, caught, merchant.currency),
    }
  }

  async function roomFor(own: Own | undefined, reader: Reader): Promise<RainRoom> {
    const now = clock.now()
    const { id } = reader.merchant
    const [current, last, count] = await Promise.all([
      rains.current(id, now),
      rains.last(id, now),
      waiting.count(id, now.getTime(), own?.memberId),
    ])
    const [rain, before] = await Promise.all([
      current && presentCurrent(current, own, reader),
      last && presentLast(last, own, reader),
    ])
    return { now: clock.now().getTime(), rain, last: before, waiting: count, onBreak: false }
  }

  async function catchFor(rainId: bigint, { caller, merchant, place }: Catching) {
    const { memberId } = caller
    const { id: merchantId, currency: asset } = merchant
    const decided = await decide({ rainId, memberId, merchantId, asset, from: place })
    if (decided.kind === 'refused') throw new AppError(decided.code, decided.data === undefined ? {} : { data: decided.data })
    return decided
  }

  return {
    /** Throws `function.not.available`. */
    async room({ caller, ...reader }: Reader & { caller: VisitorCaller | MemberCaller }): Promise<RainRoom> {
      checkFlag(reader.merchant, RAIN_FLAG)
      if (caller.kind === 'visitor' || caller.isTrial) return roomFor(undefined, reader)
      const now = clock.now()
      const person = await persons.find(caller.memberId, now)
      if (!person || playRefusal(person, now)) return { now: now.getTime(), rain: null, last: null, waiting: 0, onBreak: true }
      return roomFor({ memberId: caller.memberId, person }, reader)
    },

    /** Throws `function.not.available`, `no.data`, and what `decideCatches` refuses. */
    async catchEnvelope(
      { rainId }: Body<Endpoints['catchEnvelope']>,
      catching: Catching,
    ): Promise<Value<Endpoints['catchEnvelope']>> {
      checkFlag(catching.merchant, RAIN_FLAG)
      const { caught, rain } = await catchFor(BigInt(rainId), catching)
      return { ...presentCatch(caught.rainId, caught, catching.merchant.currency), ...rain }
    },

    /** Throws `function.not.available`, `no.data`, `rain.not.falling` for a rain that has begun, and `play.excluded`, `permission.denied`. */
    async remind({ rainId }: Body<Endpoints['remind']>, { caller, merchant }: Asking): Promise<Value<Endpoints['remind']>> {
      checkFlag(merchant, RAIN_FLAG)
      const now = clock.now()
      const [rain, person] = await Promise.all([rains.find(merchant.id, BigInt(rainId)), persons.find(caller.memberId, now)])
      if (!rain || !person) throw new AppError('no.data')
      const refusal = playRefusal(person, now)
      if (refusal) throw new AppError(refusal)
      if (rain.startsAt <= now) throw new AppError('rain.not.falling')
      await rains.remind(rain.id, caller.memberId)
      return { isReminded: true }
    },

    /** The rain that falls now; undefined if there is none. */
    async falling({ id }: Merchant): Promise<RainRow | undefined> {
      const now = clock.now()
      const rain = await rains.current(id, now)
      return rain && isFalling(rain, now) ? rain : undefined
    },
    catchFor,
  }
}
export type RainService = ReturnType<typeof createRainService>
