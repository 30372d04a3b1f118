/** Lists of promotions in the format of older clients (WIR-40). */
import type { Query, Value } from '#contract/endpoint.ts'
import type * as promotionListEndpoints from '#contract/rewards/reward/promotion-lists.ts'
import { discountStatus, type PromotionRedirect } from '#contract/rewards/reward/promotion-lists.ts'
import { type RewardRoom, type RewardTemplate, roomOf } from '#contract/rewards/reward/reward-template.ts'
import type { RewardByKindService } from './reward-by-kind.service.ts'
import { headOf } from './reward-head.ts'
import type { Asking, RewardService } from './reward.service.ts'

interface Deps {
  service: Pick<RewardService, 'list'>
  kinds: Pick<RewardByKindService, 'ofKinds'>
}
type Endpoints = typeof promotionListEndpoints

const PPM_PER_PERCENT = 10_000
const REDIRECT_OF: Readonly<Record<RewardRoom, PromotionRedirect>> = {
  PROMOTIONS: 'PROMO',
  VIP: 'MEMBER',
  REFERRAL: 'INVITE_FRIENDS',
  POINTS: 'POINT_MARKET',
  RAIN: 'PROMO',
}
function redirectOf(template: RewardTemplate): PromotionRedirect {
  if (template === 'TURNOVER') return 'MISSION'
  return template === 'APP_DOWNLOAD' ? template : REDIRECT_OF[roomOf(template)]
}

export function createPromotionListService({ service, kinds }: Deps) {
  return {
    async discountTickets(asking: Parameters<RewardService['list']>[0]): Promise<Value<Endpoints['discountTickets']>> {
      const { depositOffers } = await service.list(asking)
      return depositOffers.flatMap((offer) => {
        const status = discountStatus.safeParse(offer.state)
        if (!status.success) return []
        return [
          {
            ticketId: offer.promotionId,
            status: status.data,
            name: offer.title,
            description: offer.note,
            minDeposit: offer.minDeposit,
            rate: offer.bonusRate / PPM_PER_PERCENT,
            amount: offer.maxBonus,
            turnoverTimes: offer.turnoverTimes,
            depositNumber: offer.depositNumber,
            expiredDate: offer.endsAt,
          },
        ]
      })
    },

    async promotionRewards(
      asking: Asking,
      { promotionId, promotionType }: Query<Endpoints['promotionRewards']>,
    ): Promise<Value<Endpoints['promotionRewards']>> {
      return (await kinds.ofKinds(asking))
        .filter(
          ({ campaignId, template }) =>
            (promotionId === undefined || campaignId === promotionId) && (!promotionType || template === promotionType),
        )
        .map((reward) => ({
          ...headOf(reward),
          paidAs: reward.paidAs,
          turnoverTimes: reward.turnoverTimes,
          validDays: reward.validDays,
          gives: reward.streak?.amounts ?? reward.friends?.milestones.map(({ amount }) => amount) ?? [reward.amount],
        }))
    },

    async promotionLayout(asking: Asking): Promise<Value<Endpoints['promotionLayout']>> {
      return (await kinds.ofKinds(asking)).map(({ campaignId, template, title }, index) => ({
        promotionId: campaignId,
        promotionType: template,
        name: title,
        sequence: index + 1,
        redirect: redirectOf(template),
      }))
    },
  }
}
export type PromotionListService = ReturnType<typeof createPromotionListService>
