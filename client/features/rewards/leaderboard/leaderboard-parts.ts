/** What a leaderboard means for the screen. */
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'

type Own = NonNullable<Leaderboard['own']>
/** No bets lead to a place in this period, as after a break in it. */
export const isOut = ({ place, next }: Pick<Own, 'place' | 'next'>): boolean => place === null && next === null

const DAY_MS = 86_400_000
/** Whole days that are left, or less than one. */
export const daysLeft = (endsAt: number, now: number): number => Math.floor(Math.max(0, endsAt - now) / DAY_MS)
