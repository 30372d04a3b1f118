/** Which bills are paid out or claimed by hand, and how long they wait (wire §4.13, domain §4.5). Pure. */
import type { SalaryKind } from '#contract/agent-bill.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { billedAt, periodOf } from './periods.ts'

const DAY_MS = 86_400_000

/** Salaries and rebates that are written at `at`. */
export const daysToCollect = (at: Date, { settings }: Pick<Merchant, 'settings'>): Date =>
  new Date(at.getTime() + settings.agents.collectDays * DAY_MS)

/** Of a bill written at `at`; undefined where it is paid by itself. A dividend waits until the next run of dividends. */
export function collectableUntil(
  kind: SalaryKind,
  at: Date,
  merchant: Pick<Merchant, 'timezone' | 'settings'>,
): Date | undefined {
  if (kind === 'MANUAL_DAILY') return daysToCollect(at, merchant)
  if (kind !== 'DIVIDEND' || merchant.settings.agents.dividendPayout === 'SCHEDULE') return undefined
  const period = periodOf(kind, at, merchant.timezone)
  const before = periodOf(kind, new Date(period.start.getTime() - 1), merchant.timezone)
  // Made up for in the minutes before a run, it would be over at once.
  return at < billedAt(kind, before) ? billedAt(kind, before) : billedAt(kind, period)
}
