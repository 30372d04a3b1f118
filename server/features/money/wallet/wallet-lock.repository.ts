/** Obstacles to transfers: operators' locks and open rounds. */
import type { Database, PrismaTransaction } from '#server/platform/database.ts'
import { operatorUsernames } from '#server/platform/usernames.ts'

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

    /** Games with open rounds. */
    async openGames(memberId: number, asset: string, tx: PrismaTransaction = prisma): Promise<string[]> {
      const rows = await tx.$queryRaw<{ gameCode: string }[]>`
        SELECT DISTINCT game_code AS "gameCode" FROM game_round
        WHERE member_id = ${memberId} AND settled_at IS NULL AND asset = ${asset}`
      return rows.map(({ gameCode }) => gameCode)
    },

    /** Names of operators by id. */
    operatorNames: (ids: readonly number[]) => operatorUsernames({ prisma }, ids),
  }
}
export type WalletLockRepository = ReturnType<typeof createWalletLockRepository>
