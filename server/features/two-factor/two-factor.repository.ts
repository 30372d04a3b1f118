import * as z from 'zod'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

const hashes = z.array(z.string())

export interface BoundApp {
  /** Sealed. */
  secret: string
  recoveryCodesLeft: number
}
const IS_BOUND = { name: 'is_two_factor_bound', text: 'SELECT 1 FROM two_factor WHERE member_id = $1' }
type WithLog = (tx: PrismaTransaction) => Promise<void>

export function createTwoFactorRepository({ prisma, pool }: Database) {
  return {
    async find(memberId: number): Promise<BoundApp | undefined> {
      const row = await prisma.twoFactor.findUnique({ where: { memberId } })
      return row ? { secret: row.secret, recoveryCodesLeft: hashes.parse(row.recoveryHashes).length } : undefined
    },

    /** Asked at every login. */
    async isBound(memberId: number): Promise<boolean> {
      const { rowCount } = await pool.query({ ...IS_BOUND, values: [memberId] })
      return rowCount === 1
    },

    /** `log` belongs to it. False where one is bound already, also where two come at once. */
    add: (
      row: { memberId: number; secret: string; lastStep: number; recoveryHashes: string[]; boundAt: Date },
      log: WithLog,
    ): Promise<boolean> =>
      prisma.$transaction(async (tx) => {
        const { count } = await tx.twoFactor.createMany({
          data: { ...row, lastStep: BigInt(row.lastStep) },
          skipDuplicates: true,
        })
        if (count === 1) await log(tx)
        return count === 1
      }),

    /** Uses a time step up, and every one before it; false where it was used. */
    async useStep(memberId: number, step: number): Promise<boolean> {
      const { count } = await prisma.twoFactor.updateMany({
        where: { memberId, lastStep: { lt: BigInt(step) } },
        data: { lastStep: BigInt(step) },
      })
      return count === 1
    },

    /** Uses a recovery code up; false where there is none such. Of two at once one wins. */
    async useRecovery(memberId: number, hash: string): Promise<boolean> {
      const used = await prisma.$executeRaw`
        UPDATE two_factor SET recovery_hashes = recovery_hashes - ${hash}::text
        WHERE member_id = ${memberId} AND jsonb_exists(recovery_hashes, ${hash}::text)`
      return used === 1
    },

    replaceRecovery: (memberId: number, recoveryHashes: string[], log: WithLog): Promise<boolean> =>
      prisma.$transaction(async (tx) => {
        const { count } = await tx.twoFactor.updateMany({ where: { memberId }, data: { recoveryHashes } })
        if (count === 1) await log(tx)
        return count === 1
      }),

    remove: (memberId: number, log: WithLog): Promise<boolean> =>
      prisma.$transaction(async (tx) => {
        const { count } = await tx.twoFactor.deleteMany({ where: { memberId } })
        if (count === 1) await log(tx)
        return count === 1
      }),
  }
}
export type TwoFactorRepository = ReturnType<typeof createTwoFactorRepository>
