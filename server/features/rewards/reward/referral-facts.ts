/** What rewards must know of a member's invitees; the pages for inviting friends keep it (features/rewards/referral). */
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
export interface MemberReferrals {
  /** Of each of the campaigns, from a day on. */
  incomeOf(memberId: number, campaignIds: readonly number[], from: string): Promise<(campaignId: number) => Income>
}

export const NO_INCOME: Income = { days: [], addedTo: undefined }
