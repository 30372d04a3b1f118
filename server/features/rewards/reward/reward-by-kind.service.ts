/** Rewards by kind, in the format of older clients (WIR-40). */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as rewardByKindEndpoints from '#contract/rewards/reward/reward-by-kind.ts'
import type { ClaimResult, Reward } from '#contract/rewards/reward/reward.ts'
import type { RewardTemplate } from '#contract/rewards/reward/reward-template.ts'
import { AppError } from '#server/platform/app-error.ts'
import { MISSING_FIELD } from './reward-campaign.ts'
import { headOf } from './reward-head.ts'
import type { Asking, Claiming, RewardService } from './reward.service.ts'

interface Deps {
  service: Pick<RewardService, 'list' | 'seen' | 'claim'>
}
type Endpoints = typeof rewardByKindEndpoints
type Named = Body<Endpoints['claimPromotion']>

const PPM_PER_PERCENT = 10_000

export function createRewardByKindService({ service }: Deps) {
  /** Rewards of these kinds that are on. */
  const ofKinds = async (asking: Asking, kinds?: readonly RewardTemplate[]): Promise<Reward[]> =>
    (await service.seen(asking, ({ template }) => kinds === undefined || kinds.includes(template))) ?? []

  /** Throws `no.data` if nothing of the kind can be claimed, and what a claim throws. */
  async function claim(named: Named, claiming: Claiming, kinds?: readonly RewardTemplate[]): Promise<ClaimResult> {
    if (named.transactionId !== undefined) return service.claim({ transactionId: named.transactionId }, claiming)
    const campaignId = named.promotionId ?? named.configId
    const asked = (await ofKinds(claiming, kinds)).filter((one) => campaignId === undefined || one.campaignId === campaignId)
    const ready = asked.find(({ transactionId }) => transactionId !== null)
    if (ready?.transactionId) return service.claim({ transactionId: ready.transactionId }, claiming)
    const lack = asked.flatMap(({ state, needs }) => (state === 'MISSING' ? needs : [])).find(({ isMet }) => !isMet)
    throw lack ? new AppError('prom.claim.req.field', { data: MISSING_FIELD[lack.need] }) : new AppError('no.data')
  }

  return {
    ofKinds,
    claimOfKinds: claim,

    async loginPromotion(asking: Asking): Promise<Value<Endpoints['loginPromotion']>> {
      const [first] = await ofKinds(asking, ['SIGN_IN'])
      if (!first?.streak) return null
      const { done, amounts } = first.streak
      return {
        ...headOf(first),
        loginDays: done,
        rewards: amounts.map((amount, index) => ({ day: index + 1, amount, isClaimed: index < done })),
      }
    },
    claimLogin: (named: Named, claiming: Claiming) => claim(named, claiming, ['SIGN_IN']),

    async registerPromotions(asking: Asking): Promise<Value<Endpoints['registerPromotions']>> {
      return (await ofKinds(asking, ['REGISTER'])).map(headOf)
    },
    claimRegister: (named: Named, claiming: Claiming) => claim(named, claiming, ['REGISTER']),

    claimAppDownload: (claiming: Claiming) => claim({}, claiming, ['APP_DOWNLOAD']),

    async promotions(asking: Asking): Promise<Value<Endpoints['promotions']>> {
      return (await ofKinds(asking)).map(headOf)
    },

    async saviorPromotions(asking: Asking): Promise<Value<Endpoints['saviorPromotions']>> {
      return (await ofKinds(asking, ['RESCUE'])).flatMap((reward) =>
        reward.rescue
          ? [
              {
                ...headOf(reward),
                period: reward.period,
                rate: reward.rescue.rate / PPM_PER_PERCENT,
                minLoss: reward.rescue.minLoss,
                turnoverTimes: reward.rescue.turnoverTimes,
              },
            ]
          : [],
      )
    },
    claimPromotion: (named: Named, claiming: Claiming) => claim(named, claiming),

    async codeEnabled({ caller, ...reader }: Parameters<RewardService['list']>[0]): Promise<boolean> {
      return (await service.list({ caller, ...reader })).hasCodes
    },
  }
}
export type RewardByKindService = ReturnType<typeof createRewardByKindService>
