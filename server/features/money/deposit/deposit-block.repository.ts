import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export interface NewBlock {
  merchantId: number
  memberId: number
  kind: string
  startedAt: Date
}

export function createDepositBlockRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    open: (memberId: number, tx: PrismaTransaction = prisma): Promise<{ kind: string } | null> =>
      tx.depositBlock.findFirst({ where: { memberId, clearedAt: null }, select: { kind: true } }),

    last: (tx: PrismaTransaction, memberId: number) =>
      tx.depositBlock.findFirst({ where: { memberId }, orderBy: { id: 'desc' } }),

    async add(tx: PrismaTransaction, block: NewBlock): Promise<void> {
      await tx.depositBlock.create({ data: block })
    },

    /** An account that is neither active nor frozen stays as it is. */
    async freeze(tx: PrismaTransaction, memberId: number): Promise<void> {
      await tx.member.updateMany({ where: { id: memberId, status: 'ACTIVE' }, data: { status: 'FROZEN' } })
    },
    async unfreeze(tx: PrismaTransaction, merchantId: number, memberId: number): Promise<void> {
      await tx.member.updateMany({ where: { id: memberId, merchantId, status: 'FROZEN' }, data: { status: 'ACTIVE' } })
    },

    list: (merchantId: number) =>
      prisma.depositBlock.findMany({ where: { merchantId, clearedAt: null }, orderBy: { id: 'desc' } }),

    /** False if there was no block. */
    async clear(tx: PrismaTransaction, merchantId: number, memberId: number, clearedAt: Date): Promise<boolean> {
      const where = { merchantId, memberId, clearedAt: null }
      return (await tx.depositBlock.updateMany({ where, data: { clearedAt } })).count > 0
    },
  }
}
export type DepositBlockRepository = ReturnType<typeof createDepositBlockRepository>
