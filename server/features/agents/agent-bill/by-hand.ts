/** Which bills are paid out or claimed by hand, and how long they wait (WIR-38, AGT-31). Pure. */
import type { SalaryKind } from '#contract/agents/agent-contracts/agent-contracts.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { billedAt, periodOf } from '#server/features/agents/agent-contracts/periods.ts'

const DAY_MS = 86_400_000

/** For salaries and rebates written at `at`. */
export const daysToCollect = (at: Date, { settings }: Pick<Merchant, 'settings'>): Date =>
  new Date(at.getTime() + settings.agents.collectDays * DAY_MS)

/** For a bill written at `at`; undefined if it is paid automatically. A dividend waits until the next dividend run. */
export function collectableUntil(
  kind: SalaryKind,
  at: Date,
  merchant: Pick<Merchant, 'timezone' | 'settings'>,
): Date | undefined {
  if (kind === 'MANUAL_DAILY') return daysToCollect(at, merchant)
  if (kind !== 'DIVIDEND' || merchant.settings.agents.dividendPayout === 'SCHEDULE') return undefined
  const period = periodOf(kind, at, merchant.timezone)
  const before = periodOf(kind, new Date(period.start.getTime() - 1), merchant.timezone)
  // In the minutes before a run, that run is the next one.
  return at < billedAt(kind, before) ? billedAt(kind, before) : billedAt(kind, period)
}
