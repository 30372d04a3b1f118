/** What rewards need to know about a member's invitees; features/rewards/referral keeps it. */
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'

export interface DayIncome {
  /** Business day. */
  day: string
  /** Negative if corrections took away more than was earned. */
  amount: bigint
}
export interface Income {
  /** Oldest first. */
  days: readonly DayIncome[]
  /** The last day that was added up; later days are not known yet. */
  addedTo: string | undefined
}
export interface CountingCampaign {
  id: number
  startsAt: Date
  endsAt: Date | null
  options: OptionsOf<'INVITE'>
}
export interface MemberReferrals {
  /** Finds and stores friends who now count for a campaign; returns how many count in all. */
  countFriends(memberId: number, campaign: CountingCampaign, now: Date): Promise<number>
  /** The income of each campaign, from a day on. */
  incomeOf(memberId: number, campaignIds: readonly number[], from: string): Promise<(campaignId: number) => Income>
}

export const NO_INCOME: Income = { days: [], addedTo: undefined }
