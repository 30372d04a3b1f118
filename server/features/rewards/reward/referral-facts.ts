/** What rewards must know of a member's invitees; the pages for inviting friends keep it (features/rewards/referral). */
import type { OptionsOf } from '#contract/rewards/reward/reward-template.ts'

export interface DayIncome {
  /** Business day. */
  day: string
  /** Below 0 where corrections took more away than was earned. */
  amount: bigint
}
export interface Income {
  /** Oldest first. */
  days: readonly DayIncome[]
  /** The last day that was added up: those after it are not known yet. */
  addedTo: string | undefined
}
export interface CountingCampaign {
  id: number
  startsAt: Date
  endsAt: Date | null
  options: OptionsOf<'INVITE'>
}
export interface MemberReferrals {
  /** How many invited friends count for a campaign, after finding those who have come to. What was found stays. */
  countFriends(memberId: number, campaign: CountingCampaign, now: Date): Promise<number>
  /** Of each of the campaigns, from a day on. */
  incomeOf(memberId: number, campaignIds: readonly number[], from: string): Promise<(campaignId: number) => Income>
}

export const NO_INCOME: Income = { days: [], addedTo: undefined }
