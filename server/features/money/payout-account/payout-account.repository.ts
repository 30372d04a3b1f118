import type { Bank, Prisma, PayoutAccount } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export type { Bank }
/** A bound account with its bank. */
export type BoundAccount = PayoutAccount & { bank: Bank }

export type NewAccount = Pick<
  PayoutAccount,
  'merchantId' | 'memberId' | 'bankCode' | 'number' | 'holder' | 'province' | 'city' | 'branch' | 'isDefault' | 'createdAt'
>

const withBank = { bank: true } as const
const inOrder: Prisma.PayoutAccountOrderByWithRelationInput[] = [{ isDefault: 'desc' }, { id: 'asc' }]

export function createPayoutAccountRepository({ prisma }: Database) {
  return {
    banks: (): Promise<Bank[]> => prisma.bank.findMany({ orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),
    findBank: (code: string): Promise<Bank | null> => prisma.bank.findUnique({ where: { code } }),
    findBankById: (id: number): Promise<Bank | null> => prisma.bank.findUnique({ where: { id } }),

    /** The default first, without removed ones. */
    list: (memberId: number, tx: PrismaTransaction = prisma): Promise<BoundAccount[]> =>
      tx.payoutAccount.findMany({ where: { memberId, removedAt: null }, include: withBank, orderBy: inOrder }),

    /**
     * Another member of the merchant who has bound this number. Locks the number until the transaction ends, so the second of two
     * concurrent calls sees the account bound by the first.
     */
    async otherHolder(account: Pick<NewAccount, 'merchantId' | 'memberId' | 'bankCode' | 'number'>, tx: PrismaTransaction) {
      const { merchantId, memberId, bankCode, number } = account
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`payout:${merchantId}:${bankCode}:${number}`}, 0))`
      const other = await tx.payoutAccount.findFirst({
        where: { merchantId, bankCode, number, removedAt: null, memberId: { not: memberId } },
        select: { memberId: true },
      })
      return other?.memberId
    },

    add: (account: NewAccount, tx: PrismaTransaction): Promise<BoundAccount> =>
      tx.payoutAccount.create({ data: account, include: withBank }),

    async remove(id: number, at: Date, tx: PrismaTransaction): Promise<void> {
      await tx.payoutAccount.update({ where: { id }, data: { removedAt: at, isDefault: false } })
    },

    async makeDefault(memberId: number, id: number, tx: PrismaTransaction): Promise<void> {
      await tx.payoutAccount.updateMany({ where: { memberId, isDefault: true }, data: { isDefault: false } })
      await tx.payoutAccount.update({ where: { id }, data: { isDefault: true } })
    },
  }
}
export type PayoutAccountRepository = ReturnType<typeof createPayoutAccountRepository>
