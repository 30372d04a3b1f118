/** Points in the format of older clients (WIR-42). */
import type { Body, Query, Value } from '#contract/endpoint.ts'
import type * as recordEndpoints from '#contract/rewards/points/point-records.ts'
import type { Good } from '#contract/rewards/points/points.ts'
import type { MemberCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { checkFlag } from '#server/platform/merchant/check-flag.ts'
import { POINTS_FLAG } from '#server/platform/merchant/points.ts'
import type { Exchanging, PointsService } from './points.service.ts'

interface Deps {
  service: PointsService
}
interface Asking extends Omit<Exchanging, 'caller' | 'place'> {
  caller: MemberCaller
}
type Endpoints = typeof recordEndpoints
type Given = Value<Endpoints['redeem']>

const MILLION = 1_000_000n
const PART_OF_UNIT = 10_000n

const presentOffer = ({ campaignId, title, points, amount, paidAs, turnoverTimes, left, state }: Good) => ({
  rewardId: campaignId,
  rewardName: title,
  rewardType: paidAs,
  point: points,
  amount,
  turnoverTimes,
  stock: left,
  status: state === 'READY' ? ('AVAILABLE' as const) : ('UNAVAILABLE' as const),
})
/** Older clients send no address, and know nothing of orders. */
const isMoney = ({ delivery }: Pick<Good, 'delivery'>) => delivery === null
const presentGiven = ({ points, amount, balance, claimedTickets }: Awaited<ReturnType<PointsService['exchangeFor']>>): Given => ({
  point: points,
  amount,
  balance,
  transactionId: claimedTickets[0]!.transactionId,
})

/** Every call may throw `function.not.available`. */
export function createPointRecordService({ service }: Deps) {
  const offers = async (asking: Asking, kind: Good['paidAs']) =>
    (await service.room(asking)).goods
      .filter(isMoney)
      .filter(({ paidAs }) => paidAs === kind)
      .map(presentOffer)

  return {
    async balance({ caller, merchant }: Asking): Promise<Value<Endpoints['balance']>> {
      checkFlag(merchant, POINTS_FLAG)
      const { balance, expiring } = await service.heldBy(caller.memberId, merchant)
      return { balance, expiringPoint: expiring?.points ?? 0, expiredDate: expiring?.lastDay ?? null }
    },
    rewards: (asking: Asking): Promise<Value<Endpoints['rewards']>> => offers(asking, 'BONUS'),
    conversionTypes: (asking: Asking): Promise<Value<Endpoints['conversionTypes']>> => offers(asking, 'CASH'),

    async redeemList(asking: Asking, query: Query<Endpoints['redeemList']>): Promise<Value<Endpoints['redeemList']>> {
      const { list, page, total, totalPages } = await service.entries(asking, query)
      const content = list.map(({ entryId, kind, points, exchange, at }) => ({
        id: entryId,
        type: kind,
        point: points,
        rewardName: exchange?.title ?? null,
        createdDate: at,
      }))
      return { content, pageNum: page, totalPages, totalElements: total }
    },

    config({ merchant }: Asking): Value<Endpoints['config']> {
      checkFlag(merchant, POINTS_FLAG)
      const { rates, validMonths } = service.frame(merchant)
      const turnoverPerPoint = rates.map(({ category, rate }) => ({
        gameType: category,
        turnover: (MILLION * PART_OF_UNIT) / BigInt(rate),
      }))
      return { turnoverPerPoint, validMonths }
    },

    async redeem({ rewardId, paymentPassword: typed }: Body<Endpoints['redeem']>, exchanging: Exchanging): Promise<Given> {
      checkFlag(exchanging.merchant, POINTS_FLAG)
      const good = await service.goodFor(
        exchanging.merchant,
        (one) => isMoney(one) && one.id === rewardId && one.paidAs === 'BONUS',
      )
      return presentGiven(await service.exchangeFor(good, { count: 1, typed }, exchanging))
    },

    /** Throws `request.param.err` for points that are not a multiple of the rate's. */
    async convert(
      { point, rewardId, paymentPassword: typed }: Body<Endpoints['convert']>,
      exchanging: Exchanging,
    ): Promise<Given> {
      checkFlag(exchanging.merchant, POINTS_FLAG)
      const good = await service.goodFor(
        exchanging.merchant,
        (one) => isMoney(one) && one.paidAs === 'CASH' && (rewardId === undefined || one.id === rewardId),
      )
      const { points } = good.rule.options
      if (point % points !== 0) throw new AppError('request.param.err', { field: 'point', reason: `multiples of ${points}` })
      return presentGiven(await service.exchangeFor(good, { count: point / points, typed }, exchanging))
    },
  }
}
export type PointRecordService = ReturnType<typeof createPointRecordService>
