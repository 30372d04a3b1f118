import * as z from 'zod'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

const hashes = z.array(z.string())

export function createOperatorSecondFactorRepository({ prisma }: Database) {
  return {
    inTransaction: <T>(work: (tx: PrismaTransaction) => Promise<T>): Promise<T> => prisma.$transaction(work),
    async find(operatorId: number) {
      const row = await prisma.operatorSecondFactor.findUnique({ where: { operatorId } })
      return row ? { secret: row.secret, recoveryCodesLeft: hashes.parse(row.recoveryHashes).length } : undefined
    },
    /** False where one is bound already, also where two come at once. */
    async add(
      tx: PrismaTransaction,
      row: { operatorId: number; secret: string; lastStep: number; recoveryHashes: string[]; boundAt: Date },
    ): Promise<boolean> {
      const data = [{ ...row, lastStep: BigInt(row.lastStep) }]
      const { count } = await tx.operatorSecondFactor.createMany({ data, skipDuplicates: true })
      return count === 1
    },
    /** Uses a time step up, and every one before it; false where it was used. */
    async useStep(operatorId: number, step: number): Promise<boolean> {
      const { count } = await prisma.operatorSecondFactor.updateMany({
        where: { operatorId, lastStep: { lt: BigInt(step) } },
        data: { lastStep: BigInt(step) },
      })
      return count === 1
    },
    /** Uses a recovery code up; of two at once one wins. */
    async useRecovery(operatorId: number, hash: string): Promise<boolean> {
      const used = await prisma.$executeRaw`
        UPDATE operator_second_factor SET recovery_hashes = recovery_hashes - ${hash}::text
        WHERE operator_id = ${operatorId} AND jsonb_exists(recovery_hashes, ${hash}::text)`
      return used === 1
    },
    async remove(tx: PrismaTransaction, operatorId: number): Promise<boolean> {
      const { count } = await tx.operatorSecondFactor.deleteMany({ where: { operatorId } })
      return count === 1
    },
  }
}
export type OperatorSecondFactorRepository = ReturnType<typeof createOperatorSecondFactorRepository>
