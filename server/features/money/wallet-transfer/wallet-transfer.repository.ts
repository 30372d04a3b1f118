import type { WalletTransfer } from '#prisma/client.ts'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

export type { WalletTransfer }
export type NewTransfer = Omit<WalletTransfer, 'state'>

export function createWalletTransferRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Reserves ids for new rows, because the ledger entry refers to them before they exist. */
    async nextIds(tx: PrismaTransaction, count: number): Promise<bigint[]> {
      const rows = await tx.$queryRaw<{ id: bigint }[]>`
        SELECT nextval(pg_get_serial_sequence('wallet_transfer', 'id')) AS id FROM generate_series(1, ${count}::int)`
      return rows.map(({ id }) => id)
    },
    async add(tx: PrismaTransaction, rows: readonly NewTransfer[]): Promise<WalletTransfer[]> {
      return tx.walletTransfer.createManyAndReturn({ data: [...rows] })
    },
    findByRequest: (tx: PrismaTransaction, memberId: number, requestId: string): Promise<WalletTransfer | null> =>
      tx.walletTransfer.findUnique({ where: { memberId_requestId: { memberId, requestId } } }),
    async page(memberId: number, page: number, size: number) {
      const where = { memberId }
      const [rows, total] = await Promise.all([
        prisma.walletTransfer.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.walletTransfer.count({ where }),
      ])
      return { rows, total }
    },
  }
}
export type WalletTransferRepository = ReturnType<typeof createWalletTransferRepository>
