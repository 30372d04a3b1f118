/** Members' points: balances by expiry day, and every change. */
import { AppError } from '#server/platform/app-error.ts'
import { dayStored, storedDay } from '#server/platform/calendar-day.ts'
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export type EntryRow = Prisma.PointEntryGetPayload<object>
export interface Lot {
  lastDay: string
  left: number
}
interface DayToAdd {
  merchantId: number
  day: string
  from: Date
  until: Date
  /** Points for bets of a million units, by kind of game. */
  rates: Readonly<Record<string, number>>
  lastDay: string
}

/** $1 member, $2 points, $3 today. Takes points that expire first; returns what came from each lot, less than $2 in all if there are too few. */
const TAKE = `
  WITH lot AS (
    SELECT last_day, "left", sum("left") OVER (ORDER BY last_day) AS upto FROM point_lot
    WHERE member_id = $1::integer AND last_day >= $3::date AND "left" > 0
  ), used AS (
    SELECT last_day, least("left", $2::integer - (upto - "left"))::integer AS points FROM lot WHERE upto - "left" < $2::integer
  ), taken AS (
    UPDATE point_lot p SET "left" = p."left" - u.points FROM used u WHERE p.member_id = $1::integer AND p.last_day = u.last_day RETURNING u.last_day, u.points
  )
  SELECT last_day AS "lastDay", points FROM taken ORDER BY last_day`

/** $1 member, $2 merchant, $3 last days, $4 points. */
const GIVE_BACK = `
  INSERT INTO point_lot (member_id, last_day, merchant_id, "left")
  SELECT $1::integer, n.last_day::date, $2::integer, sum(n.points) FROM unnest($3::text[], $4::integer[]) AS n (last_day, points) GROUP BY n.last_day
  ON CONFLICT (member_id, last_day) DO UPDATE SET "left" = point_lot."left" + excluded."left"`

/** $1 merchant, $2 member, $3 first and $4 last instant (exclusive), $5 points for bets of a million units by kind of game. */
const COMING = `
  SELECT COALESCE(div(sum(c.turnover * ($5::jsonb ->> c.game_type)::bigint), 10000000000), 0)::integer AS points
  FROM own_play($1::integer, $3::timestamptz, $4::timestamptz) c WHERE c.member_id = $2::integer AND $5::jsonb ? c.game_type`

/** $1 merchant, $2 today, $3 now. */
const EXPIRE = `
  WITH lot AS (
    SELECT member_id, last_day, "left" FROM point_lot
    WHERE merchant_id = $1::integer AND last_day < $2::date AND "left" > 0 ORDER BY member_id, last_day FOR UPDATE
  ), entry AS (
    INSERT INTO point_entry (merchant_id, member_id, kind, points, reference, at)
    SELECT $1::integer, member_id, 'EXPIRED', -"left", last_day::text, $3::timestamptz FROM lot ON CONFLICT DO NOTHING
  )
  UPDATE point_lot p SET "left" = 0 FROM lot WHERE p.member_id = lot.member_id AND p.last_day = lot.last_day`

export function createPointsRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** What can be spent on a day, first to expire first. */
    async lots(memberId: number, today: string, tx: PrismaTransaction = prisma): Promise<Lot[]> {
      const rows = await tx.pointLot.findMany({
        where: { memberId, lastDay: { gte: storedDay(today) }, left: { gt: 0 } },
        orderBy: { lastDay: 'asc' },
      })
      return rows.map(({ lastDay, left }) => ({ lastDay: dayStored(lastDay), left }))
    },

    /** Newest first. */
    async entries(
      memberId: number,
      { skip, take }: { skip: number; take: number },
    ): Promise<{ rows: EntryRow[]; count: number }> {
      const [rows, count] = await Promise.all([
        prisma.pointEntry.findMany({ where: { memberId }, orderBy: { id: 'desc' }, skip, take }),
        prisma.pointEntry.count({ where: { memberId } }),
      ])
      return { rows, count }
    },
    lastSpent: (memberId: number): Promise<EntryRow | null> =>
      prisma.pointEntry.findFirst({ where: { memberId, kind: 'SPENT' }, orderBy: { id: 'desc' } }),

    /** The caller has locked the member's row. Returns the lots that the points came from. Throws `points.short`. */
    async take(
      tx: PrismaTransaction,
      of: { memberId: number; merchantId: number },
      points: number,
      spent: { reference: string; today: string; at: Date },
    ): Promise<Lot[]> {
      const { reference, today, at } = spent
      const lots = await tx.$queryRawUnsafe<{ lastDay: Date; points: number }[]>(TAKE, of.memberId, points, today)
      const taken = lots.reduce((sum, lot) => sum + lot.points, 0)
      if (taken < points) throw new AppError('points.short', { data: { missing: points - taken } })
      await tx.pointEntry.create({ data: { ...of, kind: 'SPENT', points: -points, reference, at } })
      return lots.map((lot) => ({ lastDay: dayStored(lot.lastDay), left: lot.points }))
    },

    /** The caller has locked the member's row. */
    async giveBack(
      tx: PrismaTransaction,
      { memberId, merchantId }: { memberId: number; merchantId: number },
      lots: readonly Lot[],
      returned: { reference: string; at: Date },
    ): Promise<void> {
      if (lots.length === 0) return
      const [days, lefts] = [lots.map(({ lastDay }) => lastDay), lots.map(({ left }) => left)]
      await tx.$executeRawUnsafe(GIVE_BACK, memberId, merchantId, days, lefts)
      const points = lefts.reduce((sum, left) => sum + left, 0)
      await tx.pointEntry.create({ data: { memberId, merchantId, kind: 'RETURNED', points, ...returned } })
    },

    /** Points that the settled bets of a period will earn, counted as `addUp` counts them. */
    async coming(
      { memberId, merchantId }: { memberId: number; merchantId: number },
      { from, until }: { from: Date; until: Date },
      rates: Readonly<Record<string, number>>,
    ): Promise<number> {
      const span = [from.toISOString(), until.toISOString()]
      const [row] = await prisma.$queryRawUnsafe<[{ points: number }]>(
        COMING,
        merchantId,
        memberId,
        ...span,
        JSON.stringify(rates),
      )
      return Math.max(0, row.points)
    },

    /** The last day that was added up. */
    async lastDay(merchantId: number): Promise<string | undefined> {
      const { _max } = await prisma.pointDay.aggregate({ where: { merchantId }, _max: { day: true } })
      return _max.day ? dayStored(_max.day) : undefined
    },

    /** How many members got points; 0 if the day was added up before. */
    async addUp(tx: PrismaTransaction, { merchantId, day, from, until, rates, lastDay }: DayToAdd, now: Date): Promise<number> {
      const [row] = await tx.$queryRaw<[{ rows: number }]>`
        SELECT point_add_up(${merchantId}::integer, ${day}::date, ${from}::timestamptz, ${until}::timestamptz, ${JSON.stringify(rates)}::jsonb,
          ${lastDay}::date, ${now}::timestamptz) AS rows`
      return row.rows
    },

    /** How many lots expired. */
    expire: async (merchantId: number, today: string, now: Date): Promise<number> =>
      prisma.$executeRawUnsafe(EXPIRE, merchantId, today, now.toISOString()),
  }
}
export type PointsRepository = ReturnType<typeof createPointsRepository>
