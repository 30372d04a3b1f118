/** How a member's rank follows from its months. Pure. */
import type { RankChange } from '#server/features/rewards/reward/rank-facts.ts'
import { dayStart } from '#server/platform/business-day.ts'
import { addMonths } from '#server/platform/calendar-day.ts'

export interface RankRule {
  level: number
  /** A month must reach both. */
  minDeposit: bigint
  minTurnover: bigint
}
export interface MonthSum {
  deposited: bigint
  turnover: bigint
}
/** Months are named by their first day. */
export interface HeldRank {
  level: number
  /** The month up to which it is decided. */
  month: string
  /** The last month it is held without being reached again. */
  heldUntil: string
}
interface Course {
  held: HeldRank
  /** Oldest first. */
  changes: RankChange[]
}
interface Facts {
  /** From the first. */
  ranks: readonly RankRule[]
  now: Date
  /** The month of `now`. */
  month: string
  zone: string
  sumOf(month: string): MonthSum
}

/** How many months can still raise or keep a rank. */
export const MONTHS_READ = 13

/** The highest rank whose deposits and turnover a month reaches. */
export const earnedLevel = (ranks: readonly RankRule[], { deposited, turnover }: MonthSum): number =>
  ranks.findLast(({ minDeposit, minTurnover }) => deposited >= minDeposit && turnover >= minTurnover)?.level ?? 1

/** Where a member without a rank begins: last month counts too, in case it ended before anyone looked. */
export const beginning = (month: string): HeldRank => {
  const before = addMonths(month, -1)
  return { level: 1, month: before, heldUntil: before }
}

/**
 * A rank is reached at once, and held to the end of the next month. After a month that does not reach it again, the member falls by one rank at most,
 * and holds the lower one for a month, too.
 */
export function followRank(start: HeldRank, { ranks, now, month: current, zone, sumOf }: Facts): Course {
  const top = ranks.at(-1)?.level ?? 1
  const changes: RankChange[] = []
  let { level, month, heldUntil } = start
  const change = (to: number, at: Date) => {
    if (to !== level) changes.push({ fromLevel: level, level: to, at })
    level = to
  }
  // The house has removed ranks.
  if (level > top) change(top, now)
  for (; month < current; month = addMonths(month, 1)) {
    const earned = earnedLevel(ranks, sumOf(month))
    const next = addMonths(month, 1)
    if (earned < level && heldUntil > month) continue
    change(earned >= level ? earned : level - 1, dayStart(next, zone))
    heldUntil = next
  }
  const earned = earnedLevel(ranks, sumOf(current))
  if (earned >= level) {
    change(earned, now)
    heldUntil = addMonths(current, 1)
  }
  return { held: { level, month: current, heldUntil }, changes }
}
