/** Erases pictures, encrypted numbers and all typed values. The check itself, with its decision, stays. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

/** Checks of each kind from before this time are due; null = kept for ever. */
export interface RetentionLimits {
  draft: Date | null
  rejected: Date | null
  approved: Date | null
}
interface DueCheck {
  id: bigint
  state: string
}

/**
 * A check that was ever approved was relied on: it is kept until the account has been closed for long enough. A pending check is
 * kept while its account is open. A null limit matches nothing. Locked rows are left for the next run.
 */
const DUE = `
  SELECT c.id, c.state
  FROM kyc_check c JOIN member m ON m.id = c.member_id
  WHERE c.merchant_id = $1::int
    AND (c.number_sealed IS NOT NULL OR c.fields <> '{}' OR EXISTS (SELECT 1 FROM kyc_picture p WHERE p.check_id = c.id))
    AND CASE
          WHEN c.state = 'NOT_SUBMITTED' THEN COALESCE(c.saved_at, c.created_at) <= $2::timestamptz
          WHEN c.state = 'APPROVED' OR c.approved_at IS NOT NULL THEN m.status = 'CLOSED' AND m.closed_at <= $4::timestamptz
          WHEN c.state = 'REJECTED' THEN c.decided_at <= $3::timestamptz
          ELSE m.status = 'CLOSED' AND m.closed_at <= $3::timestamptz
        END
  ORDER BY c.id
  LIMIT $5::int
  FOR UPDATE OF c SKIP LOCKED`

const NOTHING_TYPED = { fields: {}, numberSealed: null }
const NO_TRACE = { numberHash: null, numberMasked: '' }

export function createKycRetentionRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    merchantIds: async (): Promise<number[]> =>
      (await prisma.merchant.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id),

    /** Locked until the transaction ends. */
    lockDue: (tx: PrismaTransaction, merchantId: number, { draft, rejected, approved }: RetentionLimits, take: number) =>
      tx.$queryRawUnsafe<DueCheck[]>(DUE, merchantId, draft, rejected, approved, take),

    /**
     * Returns the number of pictures. A submitted check keeps the number's last digits and its hash, which still warns of the same
     * document; a draft loses both, as if nothing had been typed.
     */
    async erase(tx: PrismaTransaction, due: readonly DueCheck[], erasedAt: Date): Promise<number> {
      const drafts = due.filter(({ state }) => state === 'NOT_SUBMITTED').map(({ id }) => id)
      const sent = due.filter(({ state }) => state !== 'NOT_SUBMITTED').map(({ id }) => id)
      const { count } = await tx.kycPicture.deleteMany({ where: { checkId: { in: [...drafts, ...sent] } } })
      await tx.kycCheck.updateMany({ where: { id: { in: drafts } }, data: { ...NOTHING_TYPED, ...NO_TRACE } })
      await tx.kycCheck.updateMany({ where: { id: { in: sent } }, data: { ...NOTHING_TYPED, erasedAt } })
      return count
    },
  }
}
export type KycRetentionRepository = ReturnType<typeof createKycRetentionRepository>
