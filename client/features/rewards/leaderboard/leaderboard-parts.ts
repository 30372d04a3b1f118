/** Derives what the page shows from a leaderboard. */
import type { Leaderboard } from '#contract/rewards/leaderboard/leaderboard.ts'

type Own = NonNullable<Leaderboard['own']>
/** The member's bets cannot lead to a place in this period, for example after a break in it. */
export const isOut = ({ place, next }: Pick<Own, 'place' | 'next'>): boolean => place === null && next === null

const DAY_MS = 86_400_000
/** Whole days left; 0 on the last day. */
export const daysLeft = (endsAt: number, now: number): number => Math.floor(Math.max(0, endsAt - now) / DAY_MS)
