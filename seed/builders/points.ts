/** Points a member has earned. */
import { storedDay } from '#server/platform/calendar-day.ts'
import type { Database } from '#server/platform/database.ts'
import { unique } from './unique.ts'

export interface PointsDetails {
  member: { id: number; merchantId: number }
  points: number
  /** The last business day on which they can be spent. */
  lastDay?: string
  /** The business day of the bets. */
  day?: string
  at?: Date
}

const LONG_AHEAD = '2099-12-31'

export async function createPoints({ prisma }: Database, details: PointsDetails, now: Date): Promise<void> {
  const { member, points, lastDay = LONG_AHEAD, day = unique('day'), at = now } = details
  const own = { memberId: member.id, merchantId: member.merchantId }
  const key = { memberId: member.id, lastDay: storedDay(lastDay) }
  await prisma.pointLot.upsert({
    where: { memberId_lastDay: key },
    create: { ...own, ...key, left: points },
    update: { left: { increment: points } },
  })
  await prisma.pointEntry.create({ data: { ...own, kind: 'EARNED', points, reference: day, at } })
}
