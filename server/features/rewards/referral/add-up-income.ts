/** Adds up members' income from the bets of their invitees, by day and campaign. */
import type { Campaign, CampaignsOnShow } from '#server/features/rewards/reward/reward-campaign.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import { daysOver } from '#server/platform/days-over.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hasInvitations } from '#server/platform/merchant/invitations.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { ReferralIncomeRepository } from './referral-income.repository.ts'

interface Deps {
  rewards: CampaignsOnShow
  incomes: Pick<ReferralIncomeRepository, 'lastDay' | 'followDeposits' | 'addUp'>
  inTransaction: InTransaction
  clock: Clock
}

/** A day is added up this long after midnight: by then every bet settled on it is written. */
const RUN_AFTER_MS = 600_000
const DAY_TIMEOUT_MS = 300_000
/** Days to catch up on after a downtime. */
const MOST_DAYS = 31

export function createIncomeAddition({ rewards, incomes, inTransaction, clock }: Deps) {
  async function daysOf(campaign: Campaign, { timezone: zone }: Merchant) {
    const last = await incomes.lastDay(campaign.id)
    const first = last === undefined ? businessDay(campaign.startsAt, zone) : addDays(last, 1)
    return daysOver({ now: clock.now(), zone, afterMs: RUN_AFTER_MS, first, mostDays: MOST_DAYS })
  }

  /** Writes each day once, even if it runs twice, late or concurrently. Returns the number of income rows written. */
  return async function addUpIncome(merchant: Merchant): Promise<number> {
    if (!hasInvitations(merchant)) return 0
    const campaigns = (await rewards.campaigns(merchant.id, clock.now())).filter(({ template }) => template === 'REFERRAL')
    let written = 0
    for (const campaign of campaigns) {
      const days = await daysOf(campaign, merchant)
      if (days.length > 0) await incomes.followDeposits()
      for (const day of days)
        written += await inTransaction((tx) => incomes.addUp(tx, campaign.id, day), { timeoutMs: DAY_TIMEOUT_MS })
    }
    return written
  }
}
