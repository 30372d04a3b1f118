/** What blocks transfers: operators' locks, and open rounds. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

/** `vendorCode` of a lock on all transfers of the member. */
export const EVERY_TRANSFER = ''

export interface NewWalletLock {
  memberId: number
  vendorCode: string
  merchantId: number
  reason: string
  lockedById: number
  lockedAt: Date
}

export function createWalletLockRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    of: (memberId: number, tx: PrismaTransaction = prisma) => tx.walletLock.findMany({ where: { memberId } }),
    find: (tx: PrismaTransaction, memberId: number, vendorCode: string) =>
      tx.walletLock.findUnique({ where: { memberId_vendorCode: { memberId, vendorCode } } }),
    async add(tx: PrismaTransaction, lock: NewWalletLock): Promise<void> {
      await tx.walletLock.create({ data: lock })
    },
    async remove(tx: PrismaTransaction, memberId: number, vendorCode: string): Promise<void> {
      await tx.walletLock.delete({ where: { memberId_vendorCode: { memberId, vendorCode } } })
    },

    /**
     * Games with open rounds. Joins the seeds, because open rounds have an index there, and a member may have a million settled
     * rounds.
     */
    async openGames(memberId: number, asset: string, tx: PrismaTransaction = prisma): Promise<string[]> {
      const rows = await tx.$queryRaw<{ gameCode: string }[]>`
        SELECT DISTINCT r.game_code AS "gameCode" FROM game_round r JOIN fair_seed_pair p ON p.id = r.seed_pair_id
        WHERE p.member_id = ${memberId} AND r.settled_at IS NULL AND r.asset = ${asset}`
      return rows.map(({ gameCode }) => gameCode)
    },

    /** Names of operators by id. */
    async operatorNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
      const rows = await prisma.operator.findMany({
        where: { id: { in: [...new Set(ids)] } },
        select: { id: true, username: true },
      })
      return new Map(rows.map(({ id, username }) => [id, username]))
    },
  }
}
export type WalletLockRepository = ReturnType<typeof createWalletLockRepository>
