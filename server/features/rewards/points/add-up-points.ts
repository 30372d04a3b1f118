/** Gives the points of past days, day by day, and ends those that were not spent in time. */
import { businessDay } from '#server/platform/business-day.ts'
import { addDays, addMonths, firstOfMonth } from '#server/platform/calendar-day.ts'
import { daysOver } from '#server/platform/days-over.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { hasPoints } from '#server/platform/merchant/points.ts'
import type { InTransaction } from '#server/platform/transactions.ts'
import type { PointsRepository } from './points.repository.ts'

interface Deps {
  points: Pick<PointsRepository, 'lastDay' | 'addUp' | 'expire'>
  inTransaction: InTransaction
  clock: Clock
}

/** How long after midnight a day is added up: what was settled before it has long been written. */
const RUN_AFTER_MS = 600_000
const DAY_TIMEOUT_MS = 300_000
/** Days made up for after a downtime, or after the reward centre was closed for a while. One that has just been opened begins with yesterday. */
const MOST_DAYS = 31

/** The last day on which points of a day can be spent. */
export const lastDayOf = (day: string, validMonths: number): string => addDays(addMonths(firstOfMonth(day), validMonths + 1), -1)

export function createPointAddition({ points, inTransaction, clock }: Deps) {
  return {
    /**
     * Run twice, late or side by side, it writes each day once. `since` = the first day, where none was added up before: by default
     * yesterday. Returns how many times members got points.
     */
    async addUp(merchant: Merchant, since?: string): Promise<number> {
      if (!hasPoints(merchant)) return 0
      const { id: merchantId, timezone: zone } = merchant
      const { rates, validMonths } = merchant.settings.points
      const [now, last] = [clock.now(), await points.lastDay(merchantId)]
      const first = last === undefined ? (since ?? addDays(businessDay(now, zone), -1)) : addDays(last, 1)
      let given = 0
      for (const over of daysOver({ now, zone, afterMs: RUN_AFTER_MS, first, mostDays: MOST_DAYS })) {
        const terms = { rates, lastDay: lastDayOf(over.day, validMonths) }
        given += await inTransaction((tx) => points.addUp(tx, { merchantId, ...over, ...terms }, clock.now()), {
          timeoutMs: DAY_TIMEOUT_MS,
        })
      }
      return given
    },

    /** How many lots expired; also where the reward centre is closed. */
    expire: (merchant: Merchant): Promise<number> => {
      const now = clock.now()
      return points.expire(merchant.id, businessDay(now, merchant.timezone), now)
    },
  }
}
