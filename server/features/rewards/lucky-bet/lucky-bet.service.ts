/** Lucky bets as players see them. */
import type { LuckyGame, LuckyRoom } from '#contract/rewards/lucky-bet/lucky-bet.ts'
import type { TicketStatus } from '#contract/rewards/reward/reward-ticket.ts'
import { personOf } from '#server/features/rewards/referral/present-referral.ts'
import { ticketName } from '#server/features/rewards/reward/claim-reward.ts'
import { inRoom, presentReward, presentToGuest } from '#server/features/rewards/reward/present-reward.ts'
import { isAvailable, missingNeeds, type RewardBoard } from '#server/features/rewards/reward/reward-board.ts'
import {
  type CampaignsOnShow,
  isLuckyBetCampaign,
  type LuckyBetCampaign,
} from '#server/features/rewards/reward/reward-campaign.ts'
import { isRunning, type Person } from '#server/features/rewards/reward/reward-rule.ts'
import type { Reader } from '#server/features/rewards/reward/reward.service.ts'
import type { Ticket } from '#server/features/rewards/reward/ticket.ts'
import { commitmentOf } from '#server/games/fair/seeds.ts'
import type { MemberCaller, VisitorCaller } from '#server/http/caller.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { roundOf } from './draw-bets.ts'
import type { LuckyBetRepository } from './lucky-bet.repository.ts'

interface Deps {
  luckyBets: LuckyBetRepository
  rewards: CampaignsOnShow
  board: RewardBoard
  clock: Clock
}

const WINNERS_SHOWN = 8
const OWN_SHOWN = 20
/** Tickets per claim, because its text has a maximum length; the first to expire come first. */
const CLAIMED_AT_ONCE = 20
/** Past days whose seeds are published; today and tomorrow have only a hash. */
const PROOF_DAYS = 7
/** A day's seed is published this long after the day: by then no process of the site accepts a bet for it. */
const TOLD_AFTER_MS = 600_000

type Told = Pick<LuckyGame, 'winners' | 'proofs'>
export function createLuckyBetService({ luckyBets, rewards, board, clock }: Deps) {
  /** The public part. */
  async function toldOf(campaigns: readonly LuckyBetCampaign[], now: Date, zone: string): Promise<(id: number) => Told> {
    const ids = campaigns.map(({ id }) => id)
    const today = businessDay(now, zone)
    const secretFrom = businessDay(new Date(now.getTime() - TOLD_AFTER_MS), zone)
    const [winners, seeds] = await Promise.all([
      luckyBets.winners(ids, WINNERS_SHOWN),
      luckyBets.seeds(ids, addDays(today, -PROOF_DAYS), addDays(today, 1)),
    ])
    return (id) => ({
      winners: winners
        .filter(({ campaignId }) => campaignId === id)
        .map(({ memberId, nickname, amount, at }) => ({ ...personOf(memberId, nickname), amount, at: at.getTime() })),
      proofs: seeds
        .filter(({ campaignId }) => campaignId === id)
        .map(({ day, seed }) => ({ day, hash: commitmentOf(seed), seed: day < secretFrom ? seed : null })),
    })
  }

  const frameOf = ({ rule }: LuckyBetCampaign) => {
    const { prizes, least, categories, most, days } = rule.options
    return { prizes: [...prizes], least, categories, most, days }
  }

  async function roomOfGuest(reader: Reader): Promise<LuckyRoom> {
    const now = clock.now()
    const shown = await rewards.campaigns(reader.merchant.id, now)
    const campaigns = shown.filter((campaign) => isRunning(campaign, now)).filter(isLuckyBetCampaign)
    const told = await toldOf(campaigns, now, reader.merchant.timezone)
    const games = campaigns.flatMap((campaign): LuckyGame[] => {
      const reward = presentToGuest(campaign, { ...reader, now })
      const nothing = { wonToday: 0, claimable: 0n, transactionId: null, own: [] }
      return reward ? [{ reward, ...frameOf(campaign), ...nothing, ...told(campaign.id) }] : []
    })
    return { games, onBreak: false }
  }

  function ownOf(tickets: readonly Ticket[], needs: LuckyBetCampaign['needs'], person: Person, now: Date, today: string) {
    const isReady = missingNeeds(needs, person).length === 0
    const available = isReady ? tickets.filter((ticket) => isAvailable(ticket, person, now)) : []
    const ready = available.toReversed().slice(0, CLAIMED_AT_ONCE)
    const statusOf = (ticket: Ticket): TicketStatus =>
      ticket.claimedAt ? 'CLAIMED' : isAvailable(ticket, person, now) ? 'AVAILABLE' : 'EXPIRED'
    return {
      wonToday: tickets.filter(({ period }) => period.startsWith(`${today} `)).length,
      claimable: ready.reduce((sum, { amount }) => sum + amount, 0n),
      transactionId: ready.length > 0 ? ready.map(({ id }) => ticketName(id)).join(',') : null,
      own: tickets.slice(0, OWN_SHOWN).map((ticket) => ({
        roundId: roundOf(ticket.period),
        amount: ticket.amount,
        at: ticket.issuedAt.getTime(),
        status: statusOf(ticket),
        expiresAt: ticket.expiresAt.getTime(),
      })),
    }
  }

  return {
    async room({ caller, ...reader }: Reader & { caller: VisitorCaller | MemberCaller }): Promise<LuckyRoom> {
      if (caller.kind === 'visitor' || caller.isTrial) return roomOfGuest(reader)
      const looked = await board.look(caller, reader.merchant, isLuckyBetCampaign)
      if (!looked) return { games: [], onBreak: true }
      const { person, block, seen } = looked
      const now = clock.now()
      const today = businessDay(now, reader.merchant.timezone)
      const campaigns = seen.map(({ campaign }) => campaign).filter(isLuckyBetCampaign)
      const told = await toldOf(campaigns, now, reader.merchant.timezone)
      const games = seen.flatMap((one): LuckyGame[] => {
        const { campaign, tickets } = one
        const reward = presentReward(one, { ...reader, person, now, block })
        if (!reward || !isLuckyBetCampaign(campaign)) return []
        const own = ownOf(tickets, campaign.needs, person, now, today)
        return [{ reward, ...frameOf(campaign), ...own, ...told(campaign.id) }]
      })
      return { games: inRoom(games), onBreak: false }
    },

    async isOn({ merchant }: { merchant: Merchant }): Promise<boolean> {
      const now = clock.now()
      return (await rewards.campaigns(merchant.id, now)).some(
        (campaign) => isLuckyBetCampaign(campaign) && isRunning(campaign, now),
      )
    },
  }
}
export type LuckyBetService = ReturnType<typeof createLuckyBetService>
