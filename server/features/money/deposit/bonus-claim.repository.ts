import { SAME_ACCOUNT } from '#server/features/money/payout-account/same-account.sql.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface NewClaim {
  merchantId: number
  memberId: number
  promotionId: number
  period: string
  reference: string
  amount: bigint
  claimedAt: Date
}

const CLAIMS_OF_PERSON = `
  SELECT promotion_id AS "promotionId", period FROM bonus_claim
  WHERE promotion_id = ANY ($2::integer[]) AND (member_id = $1::integer OR member_id IN (${SAME_ACCOUNT('$1::integer')}))`

export function createBonusClaimRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Claims of the member and of other members with the same payout account (ACC-05). */
    ofPerson: (memberId: number, promotionIds: readonly number[], tx: PrismaTransaction = prisma) =>
      tx.$queryRawUnsafe<{ promotionId: number; period: string }[]>(CLAIMS_OF_PERSON, memberId, `{${promotionIds.join(',')}}`),

    /** False if the member has already claimed it for the period. */
    async add(tx: PrismaTransaction, claim: NewClaim): Promise<boolean> {
      return (await tx.bonusClaim.createMany({ data: [claim], skipDuplicates: true })).count === 1
    },
  }
}
export type BonusClaimRepository = ReturnType<typeof createBonusClaimRepository>
