import { type LimitKind, limitKind, type LimitPeriod, limitPeriod } from '#contract/responsible-play.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { LimitAmount, StoredLimit } from './play-limits.ts'
import { PERIODS, PLAY_SUMS, type PlaySums } from './play-sums.ts'

export interface LimitKey {
  memberId: number
  kind: LimitKind
  period: LimitPeriod
}
export interface NewExclusion {
  merchantId: number
  memberId: number
  kind: 'BREAK' | 'EXCLUSION'
  startsAt: Date
  endsAt: Date
  mobileHash?: string | undefined
  emailHash?: string | undefined
}

const SUMS_SINCE = PLAY_SUMS('$1', '$2')
const SUMS_BY_PERIOD = `
  SELECT p.period, u.* FROM ${PERIODS} CROSS JOIN LATERAL (${PLAY_SUMS('$1', '$2::timestamptz - p.length')}) u`

/** Everyone who is the same person, as far as a number or an address tells, on whatever site (RG-09). */
const SAME_PERSON = `
  SELECT o.id, o.merchant_id AS "merchantId" FROM member m JOIN member o
    ON o.id = m.id OR (o.dialling_code = m.dialling_code AND o.mobile_number = m.mobile_number) OR o.email = m.email
  WHERE m.id = $1 AND o.type <> 4 AND o.status <> 'CLOSED' ORDER BY o.id`

export function createResponsiblePlayRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  return {
    async limits(memberId: number): Promise<StoredLimit[]> {
      const rows = await prisma.playLimit.findMany({ where: { memberId } })
      return rows.map((row) => ({ ...row, kind: limitKind.parse(row.kind), period: limitPeriod.parse(row.period) }))
    },

    /** Changes one limit under the member's lock, so that a lower and a higher one at once come one after the other. */
    changeLimit: <T>(
      { memberId, kind, period }: LimitKey,
      change: (current: StoredLimit | undefined, tx: PrismaTransaction) => Promise<T>,
    ) =>
      prisma.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT id FROM member WHERE id = ${memberId} FOR UPDATE`
        const row = await tx.playLimit.findUnique({ where: { memberId_kind_period: { memberId, kind, period } } })
        return change(row ? { ...row, kind, period } : undefined, tx)
      }),

    async saveLimit(
      tx: PrismaTransaction,
      { memberId, kind, period }: LimitKey,
      data: { amount: LimitAmount; setAt: Date; hasPending: boolean; pendingAmount: LimitAmount; pendingSince: Date | null },
    ): Promise<void> {
      await tx.playLimit.upsert({
        where: { memberId_kind_period: { memberId, kind, period } },
        create: { memberId, kind, period, ...data },
        update: data,
      })
      const binding = await tx.playLimit.count({ where: { memberId, kind: { in: ['LOSS', 'TIME'] }, amount: { not: null } } })
      await tx.member.update({ where: { id: memberId }, data: { hasPlayLimit: binding > 0 } })
    },

    async sumsSince(memberId: number, since: Date): Promise<PlaySums> {
      const { rows } = await pool.query<PlaySums>(SUMS_SINCE, [memberId, since])
      return rows[0]!
    },

    /** Of each rolling period that ends now. */
    async sumsByPeriod(memberId: number, now: Date): Promise<Map<LimitPeriod, PlaySums>> {
      const { rows } = await pool.query<PlaySums & { period: LimitPeriod }>(SUMS_BY_PERIOD, [memberId, now])
      return new Map(rows.map((row) => [row.period, row]))
    },

    person: (memberId: number) =>
      prisma.member.findUnique({
        where: { id: memberId },
        select: {
          id: true,
          status: true,
          excludedUntil: true,
          realityCheckMinutes: true,
          diallingCode: true,
          mobileNumber: true,
          email: true,
        },
      }),

    async samePerson(memberId: number): Promise<{ id: number; merchantId: number }[]> {
      return (await pool.query<{ id: number; merchantId: number }>(SAME_PERSON, [memberId])).rows
    },

    /** A break or an exclusion never ends earlier than one that runs. */
    async exclude(
      rows: readonly NewExclusion[],
      isExclusion: boolean,
      log: (tx: PrismaTransaction) => Promise<void>,
    ): Promise<void> {
      await prisma.$transaction(async (tx) => {
        await tx.playExclusion.createMany({ data: [...rows] })
        for (const { memberId, endsAt } of rows) {
          await tx.$executeRaw`UPDATE member SET excluded_until = GREATEST(COALESCE(excluded_until, ${endsAt}), ${endsAt}) WHERE id = ${memberId}`
          if (isExclusion)
            await tx.$executeRaw`UPDATE member SET status = 'EXCLUDED' WHERE id = ${memberId} AND status = 'ACTIVE'`
        }
        await log(tx)
      })
    },

    /** The latest end of an exclusion of whoever has this number or address; null = none runs. */
    async exclusionOf(
      hashes: { mobileHash?: string | undefined; emailHash?: string | undefined },
      now: Date,
    ): Promise<Date | null> {
      const claims = [
        ...(hashes.mobileHash ? [{ mobileHash: hashes.mobileHash }] : []),
        ...(hashes.emailHash ? [{ emailHash: hashes.emailHash }] : []),
      ]
      if (claims.length === 0) return null
      const { _max } = await prisma.playExclusion.aggregate({
        where: { kind: 'EXCLUSION', endsAt: { gt: now }, OR: claims },
        _max: { endsAt: true },
      })
      return _max.endsAt
    },

    async setRealityCheck(memberId: number, minutes: number): Promise<void> {
      await prisma.member.update({ where: { id: memberId }, data: { realityCheckMinutes: minutes } })
    },
  }
}
export type ResponsiblePlayRepository = ReturnType<typeof createResponsiblePlayRepository>
