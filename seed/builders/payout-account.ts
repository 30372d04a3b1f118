import { PAYOUT_BANKS } from '#seed/reference/banks.ts'
import type { Database } from '#server/platform/database.ts'

export interface PayoutAccountDetails {
  member: { id: number; merchantId: number }
  bankCode?: string
  number?: string
  holder?: string
  isDefault?: boolean
  isFrozen?: boolean
  removedAt?: Date
  createdAt?: Date
}

/** A payout account of a member. Makes the banks if there are none. */
export async function createPayoutAccount({ prisma }: Database, details: PayoutAccountDetails, now: Date) {
  const { member, ...given } = details
  await prisma.bank.createMany({ data: [...PAYOUT_BANKS], skipDuplicates: true })
  return prisma.payoutAccount.create({
    data: {
      bankCode: 'BDO',
      number: '0012345678',
      holder: 'Juan Dela Cruz',
      createdAt: now,
      ...given,
      merchantId: member.merchantId,
      memberId: member.id,
    },
    select: { id: true, bankCode: true, number: true },
  })
}
