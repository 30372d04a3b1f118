/** Bills of rebates: a merchant's days that are over (domain §4.0), in its own zone. Paid like all bills of agents. */
import { TZDate } from '@date-fns/tz'
import { addDays, addHours, startOfDay } from 'date-fns'
import type { Clock } from '#server/platform/clock.ts'
import { businessDay } from '#server/platform/business-day.ts'
import { CLAIM_FLAG } from '#contract/agent-payout.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import type { RebateRunRepository } from './rebate-run.repository.ts'

/** Before the salaries, which ask what was paid. */
const RUN_HOUR = 2
/** After a long stop so many days are made up for. */
const MOST_DAYS = 40

interface Deps {
  runs: RebateRunRepository
  clock: Clock
}

export function createRebateRun({ runs, clock }: Deps) {
  /** Where rebates wait to be claimed. */
  const untilOf = ({ flags, settings }: Pick<Merchant, 'flags' | 'settings'>) =>
    flags[CLAIM_FLAG] ? addDays(clock.now(), settings.agents.collectDays) : undefined

  return {
    /**
     * Whatever is over and not reckoned; a merchant's first run goes as far back as it made up for. Run twice, or by two at once, it writes
     * nothing twice (AGT-04). How many bills are new.
     */
    async write(merchant: Pick<Merchant, 'id' | 'timezone' | 'flags' | 'settings'>): Promise<number> {
      const { id: merchantId, timezone } = merchant
      const today = startOfDay(new TZDate(addHours(clock.now(), -RUN_HOUR).getTime(), timezone))
      const earliest = addDays(today, -MOST_DAYS)
      const last = await runs.lastRun(merchantId)
      let day = last ? startOfDay(addDays(new TZDate(last.getTime(), timezone), 1)) : earliest
      if (day < earliest) day = earliest
      let bills = 0
      for (; day < today; day = addDays(day, 1)) {
        const [from, until] = [new Date(day.getTime()), new Date(addDays(day, 1).getTime())]
        const written = await runs.writeBills(
          { merchantId, day: businessDay(from, timezone), from, until },
          clock.now(),
          untilOf(merchant),
        )
        bills += written ?? 0
      }
      return bills
    },
  }
}
export type RebateRun = ReturnType<typeof createRebateRun>
