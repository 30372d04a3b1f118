/** Rains: planned ones, catches, and the members to remind. */
import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'
import { LATE_MS } from './decide-catches.ts'
import type { Share } from './fill-envelopes.ts'

export type RainRow = Prisma.RainGetPayload<object>
export interface NewRain {
  merchantId: number
  campaignId: number
  version: number
  startsAt: Date
  endsAt: Date
  pool: bigint
  places: number
}
export interface OwnCatch {
  place: number
  kind: string
  amount: bigint
  ticketId: bigint | null
}
export interface WinnerRow {
  memberId: number
  nickname: string
  kind: string
  amount: bigint
}

const WINNERS = `
  SELECT e.member_id AS "memberId", m.nickname, e.kind, e.amount FROM rain_envelope e JOIN member m ON m.id = e.member_id
  WHERE e.rain_id = $1::bigint AND e.amount > 0 ORDER BY e.amount DESC, e.caught_at, e.place LIMIT $2::integer`

const lateBefore = (now: Date) => new Date(now.getTime() - LATE_MS)
const IN_ORDER = [{ startsAt: 'asc' as const }, { id: 'asc' as const }]
const LAST_FIRST = [{ startsAt: 'desc' as const }, { id: 'desc' as const }]

export function createRainRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The rain that falls now, or the next one. */
    current: (merchantId: number, now: Date): Promise<RainRow | null> =>
      prisma.rain.findFirst({
        where: { merchantId, state: 'PLANNED', endsAt: { gt: lateBefore(now) }, campaign: { isEnabled: true } },
        orderBy: IN_ORDER,
      }),
    /** The last rain that is over and paid something. */
    last: (merchantId: number, now: Date): Promise<RainRow | null> =>
      prisma.rain.findFirst({
        where: { merchantId, endsAt: { lte: lateBefore(now) }, catchers: { gt: 0 } },
        orderBy: LAST_FIRST,
      }),
    find: (merchantId: number, id: bigint): Promise<RainRow | null> => prisma.rain.findFirst({ where: { merchantId, id } }),

    winners: (rainId: bigint, most: number): Promise<WinnerRow[]> =>
      prisma.$queryRawUnsafe<WinnerRow[]>(WINNERS, String(rainId), most),
    ownCatch: (rainId: bigint, memberId: number): Promise<OwnCatch | null> =>
      prisma.rainEnvelope.findUnique({ where: { rainId_memberId: { rainId, memberId } } }),

    isReminded: async (rainId: bigint, memberId: number): Promise<boolean> =>
      (await prisma.rainReminder.count({ where: { rainId, memberId } })) > 0,
    async remind(rainId: bigint, memberId: number): Promise<void> {
      await prisma.rainReminder.createMany({ data: [{ rainId, memberId }], skipDuplicates: true })
    },

    /** Rains that are not over, earliest first. */
    planned: (merchantId: number): Promise<RainRow[]> =>
      prisma.rain.findMany({ where: { merchantId, state: 'PLANNED' }, orderBy: IN_ORDER }),

    /** Locks the rain until the transaction ends. Null if it is no longer planned. */
    async lock(tx: PrismaTransaction, id: bigint): Promise<RainRow | null> {
      await tx.$queryRaw`SELECT 1 FROM rain WHERE id = ${id} FOR UPDATE`
      return tx.rain.findFirst({ where: { id, state: 'PLANNED' } })
    },
    /** Undefined if it is planned already. */
    async add(tx: PrismaTransaction, rain: NewRain): Promise<bigint | undefined> {
      const [row] = await tx.rain.createManyAndReturn({ data: [rain], skipDuplicates: true, select: { id: true } })
      return row?.id
    },
    async change(tx: PrismaTransaction, id: bigint, data: Partial<NewRain>): Promise<void> {
      await tx.rain.update({ where: { id }, data })
    },
    /** Replaces the existing envelopes. */
    async fill(tx: PrismaTransaction, rainId: bigint, shares: readonly Share[]): Promise<void> {
      await tx.rainEnvelope.deleteMany({ where: { rainId } })
      await tx.rainEnvelope.createMany({ data: shares.map((share, index) => ({ rainId, place: index + 1, ...share })) })
    },
    async remove(tx: PrismaTransaction, id: bigint): Promise<void> {
      await tx.rain.delete({ where: { id } })
    },
    async end(tx: PrismaTransaction, id: bigint): Promise<void> {
      await tx.rain.update({ where: { id }, data: { state: 'OVER' } })
    },

    /** Members whose envelope was not empty. */
    paid: async (tx: PrismaTransaction, rainId: bigint) =>
      (await tx.rainEnvelope.findMany({
        where: { rainId, ticketId: { not: null } },
        select: { memberId: true, ticketId: true, amount: true },
        orderBy: { memberId: 'asc' },
      })) as { memberId: number; ticketId: bigint; amount: bigint }[],
    /** Members who asked for a reminder and have not had it; marks it as sent. */
    takeReminders: async (tx: PrismaTransaction, rainId: bigint, sentAt: Date): Promise<number[]> => {
      const rows = await tx.rainReminder.updateManyAndReturn({ where: { rainId, sentAt: null }, data: { sentAt } })
      return rows.map(({ memberId }) => memberId)
    },
  }
}
export type RainRepository = ReturnType<typeof createRainRepository>
