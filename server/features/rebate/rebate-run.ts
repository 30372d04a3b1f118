/** The nightly run: every merchant's rebates of the days that are over (domain §4.0), in its own zone. */
import { TZDate } from '@date-fns/tz'
import { addDays, addHours, startOfDay } from 'date-fns'
import type { Clock } from '#server/platform/clock.ts'
import { businessDay } from '#server/platform/business-day.ts'
import type { RebateRunRepository } from './rebate-run.repository.ts'

/** Before the salaries, which ask what was paid. */
const RUN_HOUR = 2
/** After a long stop so many days are made up for. */
const MOST_DAYS = 40

interface Deps {
  runs: RebateRunRepository
  /** Pays the bills of a day that are due. */
  payDue(merchantId: number, kind: 'REBATE', periodStart: Date): Promise<unknown>
  clock: Clock
}

export function createRebateRun({ runs, payDue, clock }: Deps) {
  /** A day that is over; again, it pays what is left to pay. How many bills were written. */
  async function runDay(merchantId: number, start: TZDate): Promise<number> {
    const [from, until] = [new Date(start.getTime()), new Date(addDays(start, 1).getTime())]
    const day = businessDay(from, start.timeZone!)
    const bills = await runs.writeBills({ merchantId, day, from, until }, clock.now())
    await payDue(merchantId, 'REBATE', from)
    return bills ?? 0
  }

  return {
    /** Whatever is over and not reckoned, of every merchant; a merchant's first run is of yesterday. How many bills were written. */
    async runDays(first?: Date): Promise<number> {
      let bills = 0
      for (const { id, timezone } of await runs.merchants()) {
        const today = startOfDay(new TZDate(addHours(clock.now(), -RUN_HOUR).getTime(), timezone))
        const last = await runs.lastRun(id)
        const from = first ?? (last ? addDays(new TZDate(last.getTime(), timezone), 1) : addDays(today, -1))
        let day = startOfDay(new TZDate(Math.max(from.getTime(), addDays(today, -MOST_DAYS).getTime()), timezone))
        for (; day < today; day = addDays(day, 1)) bills += await runDay(id, day)
      }
      return bills
    },
  }
}
export type RebateRun = ReturnType<typeof createRebateRun>
