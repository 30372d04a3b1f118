import type { Forecast } from './use-give.ts'

export type GrantBlock = 'problems' | 'none' | 'budget'

/** Why the forecast gift can't be given; undefined if it can. */
export function blockOf({ problemCount, members, budgetAfter }: Forecast): GrantBlock | undefined {
  if (problemCount > 0) return 'problems'
  if (members === 0) return 'none'
  return budgetAfter < 0n ? 'budget' : undefined
}
