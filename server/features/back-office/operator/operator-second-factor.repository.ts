import * as z from 'zod'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

const hashes = z.array(z.string())

export function createOperatorSecondFactorRepository({ prisma }: Database) {
  return {
    async find(operatorId: number) {
      const row = await prisma.operatorSecondFactor.findUnique({ where: { operatorId } })
      return row ? { secret: row.secret, recoveryCodesLeft: hashes.parse(row.recoveryHashes).length } : undefined
    },
    /** False if one is already bound, also by a concurrent call. */
    async add(
      tx: PrismaTransaction,
      row: { operatorId: number; secret: string; lastStep: number; recoveryHashes: string[]; boundAt: Date },
    ): Promise<boolean> {
      const data = [{ ...row, lastStep: BigInt(row.lastStep) }]
      const { count } = await tx.operatorSecondFactor.createMany({ data, skipDuplicates: true })
      return count === 1
    },
    /** Uses up a time step and all earlier ones; false if it was already used. */
    async useStep(operatorId: number, step: number): Promise<boolean> {
      const { count } = await prisma.operatorSecondFactor.updateMany({
        where: { operatorId, lastStep: { lt: BigInt(step) } },
        data: { lastStep: BigInt(step) },
      })
      return count === 1
    },
    /** Uses up a recovery code; of two concurrent calls one succeeds. */
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
