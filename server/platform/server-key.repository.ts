/** Keys and secrets that servers share, by purpose: in the database, so that restarts and replicas use the same ones. */
import type { Prisma } from '#prisma/client.ts'
import type { Database } from './database.ts'
import { createTransactions } from './transactions.ts'

export interface KeyPurpose {
  purpose: string
  /** Number of the advisory lock under which the first of two servers creates it. */
  lock: number
}

export function createServerKeyRepository(database: Database) {
  const inTransaction = createTransactions(database)
  return {
    /** The material of the newest keys, newest first; made at the first start. */
    newest: ({ purpose, lock }: KeyPurpose, take: number, make: () => Prisma.InputJsonObject): Promise<unknown[]> =>
      inTransaction(async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lock})`
        const stored = await tx.serverKey.findMany({ where: { purpose }, orderBy: { createdAt: 'desc' }, take })
        const rows = stored.length > 0 ? stored : [await tx.serverKey.create({ data: { purpose, material: make() } })]
        return rows.map(({ material }) => material)
      }),
  }
}
export type ServerKeyRepository = ReturnType<typeof createServerKeyRepository>
