/** Prize wheels and reels: the room, and a spin. `reward/spin-rule.ts` decides when spins are owed. */
import type { Body, Value } from '#contract/endpoint.ts'
import type * as spinEndpoints from '#contract/rewards/spin/spin.ts'
import type { SpinRoom } from '#contract/rewards/spin/spin.ts'
import { type Claimant, presentClaimed, type RewardClaim, ticketIdOf } from '#server/features/rewards/reward/claim-reward.ts'
import { inRoom, presentReward, presentToGuest as guestReward } from '#server/features/rewards/reward/present-reward.ts'
import type { RewardBoard } from '#server/features/rewards/reward/reward-board.ts'
import {
  type Campaigns,
  type CampaignsOnShow,
  isSpinCampaign,
  type SpinCampaign,
} from '#server/features/rewards/reward/reward-campaign.ts'
import { isRunning } from '#server/features/rewards/reward/reward-rule.ts'
import type { Claiming, Reader } from '#server/features/rewards/reward/reward.service.ts'
import type { MemberTickets, Ticket } from '#server/features/rewards/reward/ticket.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import { placeOf, presentToGuest, presentToMember, presentWinner } from './present-spin.ts'
import type { SpinRepository } from './spin.repository.ts'

interface Deps {
  spins: SpinRepository
  rewards: CampaignsOnShow & Campaigns & Pick<MemberTickets, 'ticketsById'>
  board: RewardBoard
  claims: Pick<RewardClaim, 'claim'>
  clock: Clock
}
type Endpoints = typeof spinEndpoints

const WINNERS_SHOWN = 8
export function createSpinService({ spins, rewards, board, claims, clock }: Deps) {
  async function winnersOf(campaigns: readonly SpinCampaign[]) {
    const rows = await spins.winners(
      campaigns.map(({ id }) => id),
      WINNERS_SHOWN,
    )
    return (campaign: SpinCampaign) => rows.filter(({ campaignId }) => campaignId === campaign.id).map(presentWinner)
  }

  async function roomOfGuest(reader: Reader): Promise<SpinRoom> {
    const [now, zone] = [clock.now(), reader.merchant.timezone]
    const shown = await rewards.campaigns(reader.merchant.id, now)
    const campaigns = shown.filter((campaign) => isRunning(campaign, now)).filter(isSpinCampaign)
    const winnersAt = await winnersOf(campaigns)
    const games = campaigns.flatMap((campaign) => {
      const reward = guestReward(campaign, { ...reader, now })
      return reward ? [presentToGuest({ reward, campaign, winners: winnersAt(campaign), now, zone })] : []
    })
    return { games: inRoom(games), onBreak: false }
  }

  /** Throws `no.data` if it is not a spin of the member's. */
  async function spinOf(transactionId: string, memberId: number): Promise<Ticket> {
    const id = ticketIdOf(transactionId)
    const [known] = id === undefined ? [] : await rewards.ticketsById(memberId, [id])
    if (known?.terms.template !== 'SPIN') throw new AppError('no.data')
    return known
  }

  return {
    spinOf,
    async room({ caller, ...reader }: Reader & { caller: VisitorCaller | MemberCaller }): Promise<SpinRoom> {
      if (caller.kind === 'visitor' || caller.isTrial) return roomOfGuest(reader)
      const looked = await board.look(caller, reader.merchant, isSpinCampaign)
      if (!looked) return { games: [], onBreak: true }
      const [now, zone] = [clock.now(), reader.merchant.timezone]
      const standpoint = { ...reader, person: looked.person, now, block: looked.block }
      const winnersAt = await winnersOf(looked.seen.map(({ campaign }) => campaign).filter(isSpinCampaign))
      const games = looked.seen.flatMap((seen) => {
        const { campaign } = seen
        const reward = presentReward(seen, standpoint)
        if (!reward || reward.state === 'ENDED' || !isSpinCampaign(campaign)) return []
        return [presentToMember({ reward, campaign, winners: winnersAt(campaign), now, zone }, seen, standpoint)]
      })
      return { games: inRoom(games), onBreak: false }
    },

    /** Idempotent. Throws `no.data` if it is not a spin of the member's, and what a claim throws. */
    async spin({ transactionId }: Body<Endpoints['spin']>, claiming: Claiming): Promise<Value<Endpoints['spin']>> {
      const { caller, merchant, language, place } = claiming
      const claimant: Claimant = { memberId: caller.memberId, merchant, place }
      const known = await spinOf(transactionId, caller.memberId)
      const [ticket, campaign] = [await claims.claim(known.id, claimant), await rewards.campaign(known.campaignId)]
      const { amount } = ticket
      return {
        winStatus: amount > 0n ? 'WIN' : 'LOSE',
        rewardType: 'BONUS',
        point: 0,
        amount,
        spinDetails: [{ prizeType: amount > 0n ? 'BONUS' : 'NONE', ticketQuantity: 1 }],
        place: isSpinCampaign(campaign) ? placeOf(ticket, campaign.rule.options.prizes) : null,
        requiredTurnover: presentClaimed(ticket, language).requiredTurnover,
      }
    },
  }
}
export type SpinService = ReturnType<typeof createSpinService>
