/** What a leaderboard means for the screen. */
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import { lackOf } from '#client/features/rewards/reward/index.ts'

/** The one that the address names, or the first. */
export const chosenBoard = (boards: readonly Leaderboard[], named: string | null): Leaderboard | undefined =>
  boards.find(({ reward }) => String(reward.campaignId) === named) ?? boards[0]

type Won = Pick<Leaderboard, 'reward'>
/** What the last period won the member: to be claimed, or missing something first. */
export function wonOf({ reward }: Won): 'CLAIM' | 'MEND' | undefined {
  if (reward.transactionId === null) return undefined
  return lackOf(reward) ? 'MEND' : 'CLAIM'
}

const DAY_MS = 86_400_000
/** Whole days that are left, or less than one. */
export const daysLeft = (endsAt: number, now: number): number => Math.floor(Math.max(0, endsAt - now) / DAY_MS)
