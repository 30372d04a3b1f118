/** Prize wheels and reels, in the format of older clients (WIR-41). */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as spinByKindEndpoints from '#contract/rewards/spin/spin-by-kind.ts'
import type { SpinLook } from '#contract/rewards/reward/reward-template.ts'
import type { Claiming, RewardService } from '#server/features/rewards/reward/reward.service.ts'
import type { SpinService } from './spin.service.ts'

interface Deps {
  service: Pick<SpinService, 'room' | 'spinOf'>
  rewards: Pick<RewardService, 'claim'>
}
type Asking = Parameters<SpinService['room']>[0]
type Endpoints = typeof spinByKindEndpoints

const PPM_PER_PERCENT = 10_000

export function createSpinByKindService({ service, rewards }: Deps) {
  async function machine(asking: Asking, look: SpinLook): Promise<Value<Endpoints['prizeWheel']>> {
    const { games } = await service.room(asking)
    const game = games.find((one) => one.look === look)
    if (!game) return null
    const { reward, prizes, spins } = game
    return {
      promotionId: reward.campaignId,
      name: reward.title,
      status: reward.state,
      remainingSpins: spins.length,
      transactionId: reward.transactionId,
      expiredDate: reward.expiresAt,
      prizes: prizes.map(({ amount, chance }, place) => ({
        prizeId: place + 1,
        prizeType: amount > 0n ? 'BONUS' : 'NONE',
        amount,
        probability: chance / PPM_PER_PERCENT,
      })),
    }
  }
  return {
    prizeWheel: (asking: Asking) => machine(asking, 'WHEEL'),
    slotMachine: (asking: Asking) => machine(asking, 'REELS'),
    /** Throws `no.data` if it is not a spin of the member's, and what a claim throws. */
    async claimFreeSpin(body: Body<Endpoints['claimFreeSpin']>, claiming: Claiming): Promise<Value<Endpoints['claimFreeSpin']>> {
      await service.spinOf(body.transactionId, claiming.caller.memberId)
      return rewards.claim(body, claiming)
    },
    async recentClaims(asking: Asking): Promise<Value<Endpoints['recentClaims']>> {
      const { games } = await service.room(asking)
      const all = games.flatMap(({ reward, winners }) =>
        winners.map(({ name, amount, at }) => ({
          playerName: name,
          promotionName: reward.title,
          amount,
          claimedDate: at,
        })),
      )
      return all.toSorted((one, other) => other.claimedDate - one.claimedDate)
    },
  }
}
export type SpinByKindService = ReturnType<typeof createSpinByKindService>
