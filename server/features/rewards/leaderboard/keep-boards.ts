/** Starts the periods of leaderboards, updates their scores, and closes periods that are over. */
import { poolOf } from '#contract/rewards/leaderboard/leaderboard-sums.ts'
import {
  type CampaignBudgets,
  type CampaignsOnShow,
  isLeaderboardCampaign,
  type LeaderboardCampaign,
} from '#server/features/rewards/reward/reward-campaign.ts'
import { periodAt } from '#server/features/rewards/reward/reward-period.ts'
import { isRunning } from '#server/features/rewards/reward/reward-rule.ts'
import type { NewTickets } from '#server/features/rewards/reward/ticket.ts'
import { createWithinBudget } from '#server/features/rewards/reward/within-budget.ts'
import type { HouseLetters } from '#server/letters/house-letters.ts'
import { businessDay, dayStart } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { Board, LeaderboardRepository, NewBoard } from './leaderboard.repository.ts'

interface Deps {
  boards: LeaderboardRepository
  campaigns: CampaignsOnShow & CampaignBudgets & NewTickets
  letters: Pick<HouseLetters, 'write' | 'announce'>
  inTransaction: InTransaction
  clock: Clock
}
/** A period is closed this long after its end: by then every bet settled in it is written. */
const CLOSE_AFTER_MS = 600_000
const DAY_MS = 86_400_000
const CLOSE_TIMEOUT_MS = 60_000

/** The days of the period on which the campaign runs, including partial days. */
export function boardAt(campaign: LeaderboardCampaign, now: Date, zone: string): NewBoard {
  const { rule, startsAt, endsAt } = campaign
  const own = periodAt(rule.options.period, now, zone)
  const first = startsAt > own.from ? businessDay(startsAt, zone) : own.key
  const wholeEnd = businessDay(own.until, zone)
  const ownEnd = endsAt !== null && endsAt < own.until ? addDays(businessDay(new Date(endsAt.getTime() - 1), zone), 1) : wholeEnd
  return {
    period: own.key,
    firstDay: first,
    endDay: ownEnd,
    startsAt: dayStart(first, zone),
    endsAt: dayStart(ownEnd, zone),
    pool: poolOf(rule.options.amounts),
  }
}

export function createBoardKeeper({ boards, campaigns, letters, inTransaction, clock }: Deps) {
  const withinBudget = createWithinBudget(campaigns, inTransaction)

  /** Starts a period and promises its pool; undefined, and no period, if the budget does not cover it. */
  const begin = (campaign: LeaderboardCampaign, board: NewBoard): Promise<boolean | undefined> =>
    withinBudget(async (tx, promise) => {
      const isNew = await boards.begin(tx, campaign, board)
      if (isNew) await promise(tx, campaign.id, board.pool)
      return isNew
    })

  /** Issues the winners' tickets, and returns the rest of the pool to the budget. */
  async function close(board: Board, merchant: Merchant): Promise<void> {
    const now = clock.now()
    const campaign = await campaigns.campaign(board.campaignId)
    const { amounts, days } = board.options
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const winners = await inTransaction(
      async (tx) => {
        if (!(await boards.lock(tx, board))) return []
        const placed = await boards.first(board, amounts.length, now, tx)
        let given = 0n
        for (const { memberId, place } of placed) {
          const amount = amounts[place - 1]!
          given += amount
          const due = { period: board.period, step: place, amount, since: board.startsAt, expiresAt }
          const { ticket } = await campaigns.add(tx, campaign, memberId, due, now)
          const params = { promotion: campaign.titles, place: String(place), amount, until: expiresAt }
          await letters.write(tx, merchant, {
            memberId,
            letter: { key: 'board.won', params },
            occasion: `board.won:${ticket.id}`,
          })
        }
        await boards.close(tx, board, given)
        await campaigns.promiseMore(tx, board.campaignId, given - board.pool)
        return placed
      },
      { timeoutMs: CLOSE_TIMEOUT_MS },
    )
    for (const { memberId } of winners) await letters.announce(merchant, memberId)
  }

  /** Starts and closes each period once, even if it runs twice, late or concurrently. Returns the number of running periods. */
  return async function keepBoards(merchant: Merchant): Promise<number> {
    const now = clock.now()
    const shown = (await campaigns.campaigns(merchant.id, now)).filter(isLeaderboardCampaign)
    for (const campaign of shown) if (isRunning(campaign, now)) await begin(campaign, boardAt(campaign, now, merchant.timezone))
    const running = await boards.running(merchant.id)
    if (running.length === 0) return 0
    await boards.foldBets()
    for (const board of running) {
      await boards.follow(board, merchant.id, now)
      if (board.endsAt.getTime() + CLOSE_AFTER_MS <= now.getTime()) await close(board, merchant)
    }
    return running.length
  }
}
