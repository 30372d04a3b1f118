/** Draws settled bets: lucky ones get a ticket and a letter. */
import { prizeAt } from '#contract/rewards/lucky-bet/lucky-sums.ts'
import { topPrize } from '#contract/rewards/spin/spin-sums.ts'
import { playRefusal } from '#server/features/identity/member/may-play.check.ts'
import {
  type CampaignBudgets,
  type CampaignsOnShow,
  isLuckyBetCampaign,
  type LuckyBetCampaign,
} from '#server/features/rewards/reward/reward-campaign.ts'
import { hasRestedSince, missingNeeds } from '#server/features/rewards/reward/reward-board.ts'
import type { MemberLock, Persons } from '#server/features/rewards/reward/reward-rule.ts'
import type { NewTickets } from '#server/features/rewards/reward/ticket.ts'
import { createWithinBudget } from '#server/features/rewards/reward/within-budget.ts'
import { makeServerSeed } from '#server/games/fair/seeds.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { LuckyBetRepository, LuckyBetRow } from './lucky-bet.repository.ts'

interface Deps {
  luckyBets: LuckyBetRepository
  campaigns: CampaignsOnShow & CampaignBudgets & NewTickets
  persons: Persons & MemberLock
  letters: Pick<HouseLetters, 'write' | 'announce'>
  inTransaction: InTransaction
  clock: Clock
}
/** Looks this far back again, because a settlement may commit late. A bet never gets a second ticket. */
const OVERLAP_MS = 300_000
/** Bets per query. */
const AT_ONCE = 500
const DAY_MS = 86_400_000

/** The period in the ticket of a lucky bet. */
export const luckyPeriod = (day: string, roundId: bigint | string): string => `${day} ${roundId}`
export const roundOf = (period: string): string => period.slice(period.indexOf(' ') + 1)

export function createBetDraw({ luckyBets, campaigns, persons, letters, inTransaction, clock }: Deps) {
  const withinBudget = createWithinBudget(campaigns, inTransaction)

  /** True if this call issued the ticket. */
  async function give(campaign: LuckyBetCampaign, bet: LuckyBetRow, merchant: Merchant): Promise<boolean> {
    const { memberId, placedAt, day, roundId } = bet
    const { prizes, most, days } = campaign.rule.options
    const now = clock.now()
    const person = await persons.find(memberId, now)
    if (!person || playRefusal(person, now) || hasRestedSince(person, placedAt)) return false
    if (missingNeeds(campaign.needs, person).length > 0) return false
    const step = prizeAt(bet.draw, prizes)
    const prize = prizes[step]
    if (!prize) return false
    const period = luckyPeriod(day, roundId)
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const isNew = await withinBudget(async (tx, promise) => {
      // Concurrent draws must count a member's wins of the day one after the other.
      await persons.lock(tx, memberId)
      const won = await luckyBets.wonOn(tx, campaign.id, memberId, day)
      if (won.includes(period) || won.length >= most) return false
      const due = { period, step, amount: prize.amount, since: placedAt, expiresAt }
      const { ticket } = await campaigns.add(tx, campaign, memberId, due, now)
      const params = { promotion: campaign.titles, amount: prize.amount, bet: String(roundId), until: expiresAt }
      await letters.write(tx, merchant, {
        memberId,
        letter: { key: 'bet.lucky', params },
        occasion: `bet.lucky:${ticket.id}`,
      })
      // Requires room for the top prize, so that the odds stay the same until the budget is used up.
      await promise(tx, campaign.id, prize.amount, topPrize(prizes))
      return true
    })
    if (isNew) await letters.announce(merchant, memberId)
    return isNew === true
  }

  async function draw(campaign: LuckyBetCampaign, merchant: Merchant): Promise<number> {
    const until = clock.now()
    const { timezone: zone } = merchant
    const today = businessDay(until, zone)
    // A day's seed exists, and its hash is published, before the first bet of the day.
    await luckyBets.addSeeds(
      campaign.id,
      [today, addDays(today, 1)].map((day) => ({ day, seed: makeServerSeed() })),
    )
    const drawnTo = (await luckyBets.drawnTo(campaign.id)) ?? campaign.startsAt
    let from = { from: new Date(drawnTo.getTime() - OVERLAP_MS), after: 0n }
    let given = 0
    for (;;) {
      const bets = await luckyBets.find(campaign, { ...from, until, zone }, AT_ONCE)
      for (const bet of bets) if (await give(campaign, bet, merchant)) given += 1
      const last = bets.at(-1)
      if (!last || bets.length < AT_ONCE) break
      from = { from: last.settledAt, after: last.roundId }
    }
    await luckyBets.moveTo(campaign.id, until)
    return given
  }

  /** Run twice, late or concurrently, each bet gets the same number and wins at most once. Returns the number of lucky bets. */
  return async function drawBets(merchant: Merchant): Promise<number> {
    const shown = (await campaigns.campaigns(merchant.id, clock.now())).filter(isLuckyBetCampaign)
    let given = 0
    for (const campaign of shown) given += await draw(campaign, merchant)
    return given
  }
}
