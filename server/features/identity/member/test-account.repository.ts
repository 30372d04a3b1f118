/** Test accounts (ACC-11, GLI A.2.5): each is issued by a person, to a person, for a period and up to an amount. */
import type { Database } from '#server/platform/database.ts'

const FUNDS_LEFT = `
  SELECT t.max_funds - COALESCE(sum(a.balance), 0)::bigint AS left FROM test_account t
  LEFT JOIN ledger_account a ON a.member_id = t.member_id AND a.asset NOT LIKE '%.TRIAL'
  WHERE t.member_id = $1 GROUP BY t.member_id`

export function createTestAccountRepository({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>) {
  return {
    /** False outside its period, or if it was never issued. */
    isActive: async (memberId: number, now: Date): Promise<boolean> =>
      (await prisma.testAccount.count({ where: { memberId, activeFrom: { lte: now }, activeUntil: { gt: now } } })) === 1,

    /** What may still be deposited, in 1/10 000 of the unit; null for accounts that are not test accounts. */
    async fundsLeft(memberId: number): Promise<bigint | null> {
      const { rows } = await pool.query<{ left: bigint }>(FUNDS_LEFT, [memberId])
      const left = rows[0]?.left
      if (left === undefined) return null
      return left > 0n ? left : 0n
    },
  }
}
