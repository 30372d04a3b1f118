/** Bills of rebates for a merchant's past days (AGT-15), in its time zone. Paid like all agents' bills. */
import type { Clock } from '#server/platform/clock.ts'
import { addTime, businessDay } from '#server/platform/business-day.ts'
import { addDays } from '#server/platform/calendar-day.ts'
import { daysOver } from '#server/platform/days-over.ts'
import { CLAIM_FLAG } from '#contract/agents/agent-bill/agent-payout.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { RebateRunRepository } from './rebate-run.repository.ts'

/** How long after midnight a day is billed: before the salaries, which depend on the rebates paid. */
const RUN_AFTER_MS = 2 * 3_600_000
/** A hundred thousand members' bets of a day are calculated in one statement. */
const DAY_TIMEOUT_MS = 300_000
/** Most days to make up for after a long downtime. */
const MOST_DAYS = 40

interface Deps {
  runs: RebateRunRepository
  inTransaction: InTransaction
  clock: Clock
}

export function createRebateRun({ runs, inTransaction, clock }: Deps) {
  /** If rebates wait to be claimed. */
  const untilOf = ({ flags, settings, timezone }: Pick<Merchant, 'flags' | 'settings' | 'timezone'>) =>
    flags[CLAIM_FLAG] ? addTime(clock.now(), { days: settings.agents.collectDays }, timezone) : undefined

  return {
    /**
     * Bills every past day that is not billed yet; a merchant's first run goes back as far as missed days are made up for.
     * Running it twice, even concurrently, writes nothing twice (AGT-04). Returns the number of new bills.
     */
    async write(merchant: Pick<Merchant, 'id' | 'timezone' | 'flags' | 'settings'>): Promise<number> {
      const { id: merchantId, timezone } = merchant
      const last = await runs.lastRun(merchantId)
      const first = last ? addDays(businessDay(last, timezone), 1) : undefined
      let bills = 0
      for (const day of daysOver({ now: clock.now(), zone: timezone, afterMs: RUN_AFTER_MS, first, mostDays: MOST_DAYS })) {
        const over = { merchantId, ...day }
        const written = await inTransaction((tx) => runs.writeBills(tx, over, clock.now(), untilOf(merchant)), {
          timeoutMs: DAY_TIMEOUT_MS,
        })
        bills += written ?? 0
      }
      return bills
    },
  }
}
export type RebateRun = ReturnType<typeof createRebateRun>
