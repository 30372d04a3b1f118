import * as z from 'zod'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

const hashes = z.array(z.string())

export interface BoundApp {
  /** Encrypted (secret-box.ts). */
  secret: string
  recoveryCodesLeft: number
}
const IS_BOUND = { name: 'is_two_factor_bound', text: 'SELECT 1 FROM two_factor WHERE member_id = $1' }

export function createTwoFactorRepository({ prisma, pool }: Database) {
  return {
    async find(memberId: number): Promise<BoundApp | undefined> {
      const row = await prisma.twoFactor.findUnique({ where: { memberId } })
      return row ? { secret: row.secret, recoveryCodesLeft: hashes.parse(row.recoveryHashes).length } : undefined
    },

    /** Checked at every login. */
    async isBound(memberId: number): Promise<boolean> {
      const { rowCount } = await pool.query({ ...IS_BOUND, values: [memberId] })
      return rowCount === 1
    },

    /** False if one is already bound, also by a concurrent call. */
    async add(
      tx: PrismaTransaction,
      row: { memberId: number; secret: string; lastStep: number; recoveryHashes: string[]; boundAt: Date },
    ): Promise<boolean> {
      const data = { ...row, lastStep: BigInt(row.lastStep) }
      return (await tx.twoFactor.createMany({ data, skipDuplicates: true })).count === 1
    },

    /** Uses up a time step and all earlier ones; false if it was already used. */
    async useStep(memberId: number, step: number): Promise<boolean> {
      const { count } = await prisma.twoFactor.updateMany({
        where: { memberId, lastStep: { lt: BigInt(step) } },
        data: { lastStep: BigInt(step) },
      })
      return count === 1
    },

    /** Uses up a recovery code; false if there is no such code. Of two concurrent calls one succeeds. */
    async useRecovery(memberId: number, hash: string): Promise<boolean> {
      const used = await prisma.$executeRaw`
        UPDATE two_factor SET recovery_hashes = recovery_hashes - ${hash}::text
        WHERE member_id = ${memberId} AND jsonb_exists(recovery_hashes, ${hash}::text)`
      return used === 1
    },

    /** This and `remove`: false if no app is bound. */
    replaceRecovery: async (tx: PrismaTransaction, memberId: number, recoveryHashes: string[]): Promise<boolean> =>
      (await tx.twoFactor.updateMany({ where: { memberId }, data: { recoveryHashes } })).count === 1,
    remove: async (tx: PrismaTransaction, memberId: number): Promise<boolean> =>
      (await tx.twoFactor.deleteMany({ where: { memberId } })).count === 1,
  }
}
export type TwoFactorRepository = ReturnType<typeof createTwoFactorRepository>
