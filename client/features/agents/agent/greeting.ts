/** The greeting for an agent, by local hour (SCR-39). Pure. */
export const GREETINGS = ['morning', 'early_afternoon', 'late_afternoon', 'evening'] as const
export type Greeting = (typeof GREETINGS)[number]

/** The first hour of each greeting. */
const EARLY_AFTERNOON = 11
const LATE_AFTERNOON = 15
const EVENING = 19

export function greetingAt(hour: number): Greeting {
  if (hour >= EVENING) return 'evening'
  if (hour >= LATE_AFTERNOON) return 'late_afternoon'
  return hour >= EARLY_AFTERNOON ? 'early_afternoon' : 'morning'
}
