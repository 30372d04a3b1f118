import { type LimitKind, limitKind, type LimitPeriod, limitPeriod } from '#contract/identity/responsible-play.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import type { LimitAmount, StoredLimit } from './play-limits.ts'
import { PERIODS, PLAY_SUMS, type PlaySums } from './play-sums.sql.ts'

export interface LimitKey {
  memberId: number
  kind: LimitKind
  period: LimitPeriod
}
export interface SamePerson {
  id: number
  merchantId: number
  diallingCode: string | null
  mobileNumber: string | null
  email: string | null
}
/** How an excluded person is recognised on other sites. */
export interface ExclusionMarks {
  mobileHash?: string | undefined
  emailHash?: string | undefined
  /** The person's account at another site used for login. */
  identity?: { provider: string; subject: string } | undefined
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

/**
 * All accounts of the same person on any site, by number, address or account at another site (RG-09). An unverified number or
 * address does not exclude a member who has verified it.
 */
const SAME_PERSON = `
  SELECT o.id, o.merchant_id AS "merchantId", o.dialling_code AS "diallingCode", o.mobile_number AS "mobileNumber", o.email
  FROM member m JOIN member o ON o.id = m.id
    OR (o.dialling_code = m.dialling_code AND o.mobile_number = m.mobile_number
        AND (m.mobile_verified_at IS NOT NULL OR o.mobile_verified_at IS NULL))
    OR (o.email = m.email AND (m.email_verified_at IS NOT NULL OR o.email_verified_at IS NULL))
    OR o.id IN (SELECT theirs.member_id FROM external_identity mine
                JOIN external_identity theirs USING (provider, subject) WHERE mine.member_id = m.id)
  WHERE m.id = $1 AND o.type <> 4 AND o.status <> 'CLOSED' ORDER BY o.id`

const IS_EXCLUDED = `
  SELECT 1 FROM play_exclusion e WHERE e.kind = 'EXCLUSION' AND e.ends_at > $1
    AND (e.mobile_hash = $2 OR e.email_hash = $3
      OR e.member_id IN (SELECT member_id FROM external_identity WHERE provider = $4 AND subject = $5))
    AND NOT EXISTS (
      SELECT 1 FROM play_exclusion own WHERE own.member_id = $6::integer AND own.kind = 'EXCLUSION' AND own.ends_at > $1)
  LIMIT 1`

export function createResponsiblePlayRepository({ pool, prisma }: Pick<Database, 'pool' | 'prisma'>) {
  return {
    async limits(memberId: number): Promise<StoredLimit[]> {
      const rows = await prisma.playLimit.findMany({ where: { memberId } })
      return rows.map((row) => ({ ...row, kind: limitKind.parse(row.kind), period: limitPeriod.parse(row.period) }))
    },

    /** Locks the member's row, so that concurrent changes of a limit run one after the other. */
    async lockLimit(tx: PrismaTransaction, { memberId, kind, period }: LimitKey): Promise<StoredLimit | undefined> {
      await tx.$queryRaw`SELECT id FROM member WHERE id = ${memberId} FOR UPDATE`
      const row = await tx.playLimit.findUnique({ where: { memberId_kind_period: { memberId, kind, period } } })
      return row ? { ...row, kind, period } : undefined
    },

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

    /** For each rolling period up to now. */
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

    async samePerson(memberId: number): Promise<SamePerson[]> {
      return (await pool.query<SamePerson>(SAME_PERSON, [memberId])).rows
    },

    /**
     * A new break or exclusion never shortens a running one; an exclusion without an end stays that way. A member who takes a
     * break after an exclusion has ended is on a break, and no longer excluded.
     */
    async exclude(tx: PrismaTransaction, rows: readonly NewExclusion[], isExclusion: boolean): Promise<void> {
      await tx.playExclusion.createMany({ data: [...rows] })
      for (const { memberId, startsAt, endsAt } of rows)
        await tx.$executeRaw`
          UPDATE member SET
            excluded_until = CASE WHEN status = 'EXCLUDED' AND excluded_until IS NULL THEN NULL
                                  ELSE GREATEST(COALESCE(excluded_until, ${endsAt}), ${endsAt}) END,
            status = CASE WHEN ${isExclusion} AND status = 'ACTIVE' THEN 'EXCLUDED'
                          WHEN NOT ${isExclusion} AND status = 'EXCLUDED' AND excluded_until <= ${startsAt} THEN 'ACTIVE'
                          ELSE status END
          WHERE id = ${memberId}`
    },

    /** Whether an exclusion is running for this number, address or account at another site, other than `memberId`'s own. */
    async isExcluded({ mobileHash, emailHash, identity }: ExclusionMarks, now: Date, memberId?: number): Promise<boolean> {
      const marks = [mobileHash, emailHash, identity?.provider, identity?.subject, memberId].map((mark) => mark ?? null)
      return (await pool.query(IS_EXCLUDED, [now, ...marks])).rowCount === 1
    },

    async setRealityCheck(memberId: number, minutes: number): Promise<void> {
      await prisma.member.update({ where: { id: memberId }, data: { realityCheckMinutes: minutes } })
    },
  }
}
export type ResponsiblePlayRepository = ReturnType<typeof createResponsiblePlayRepository>
