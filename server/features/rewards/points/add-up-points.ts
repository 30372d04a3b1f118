/** Awards the points of past days, day by day, and expires points that were not spent in time. */
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

/** A day is added up this long after midnight: by then every bet settled on it is written. */
const RUN_AFTER_MS = 600_000
const DAY_TIMEOUT_MS = 300_000
/** Days to catch up on after a downtime, or after the reward centre was closed. A new reward centre starts with yesterday. */
const MOST_DAYS = 31

/** The last day on which points earned on `day` can be spent. */
export const lastDayOf = (day: string, validMonths: number): string => addDays(addMonths(firstOfMonth(day), validMonths + 1), -1)

export function createPointAddition({ points, inTransaction, clock }: Deps) {
  return {
    /**
     * Writes each day once, even if it runs twice, late or concurrently. `since` = the first day if none was added up before; yesterday by default.
     * Returns the number of awards, one per member and day.
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

    /** Also runs while the reward centre is closed. Returns how many lots expired. */
    expire: (merchant: Merchant): Promise<number> => {
      const now = clock.now()
      return points.expire(merchant.id, businessDay(now, merchant.timezone), now)
    },
  }
}
