/** What a leaderboard means for the screen. */
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'
import type { Lack } from '#client/features/rewards/reward/index.ts'

/** The one that the address names, or the first. */
export const chosenBoard = <T extends Leaderboard>(boards: readonly T[], named: string | null): T | undefined =>
  boards.find(({ reward }) => String(reward.campaignId) === named) ?? boards[0]

type Won = Pick<Leaderboard, 'reward'>
/** What the last period won the member: to be claimed, or to be mended first where something is missing. */
export function wonOf({ reward }: Won, lack: Lack | undefined): 'CLAIM' | 'MEND' | undefined {
  if (reward.transactionId === null) return undefined
  return lack ? 'MEND' : 'CLAIM'
}

type Own = NonNullable<Leaderboard['own']>
/** No bets lead to a place in this period, as after a break in it. */
export const isOut = ({ place, next }: Pick<Own, 'place' | 'next'>): boolean => place === null && next === null

const DAY_MS = 86_400_000
/** Whole days that are left, or less than one. */
export const daysLeft = (endsAt: number, now: number): number => Math.floor(Math.max(0, endsAt - now) / DAY_MS)
