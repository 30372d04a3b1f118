import type { Database } from '#server/platform/database.ts'
import type { InTransaction } from '#server/platform/transactions.ts'

/** Replaced before anyone can read it. */
const NOT_YET = ''

export function createProviderKeyRepository({ prisma }: Pick<Database, 'prisma'>, inTransaction: InTransaction) {
  return {
    /** Finds only keys already sealed. */
    find: (vendorCode: string) => prisma.providerKey.findFirst({ where: { vendorCode, secret: { not: NOT_YET } } }),

    /** `seal`: a secret is sealed for the id of its row. */
    keep: (vendorCode: string, seal: (id: number) => string, updatedAt: Date) =>
      inTransaction(async (tx) => {
        const row = { vendorCode, secret: NOT_YET, updatedAt }
        const { id } = await tx.providerKey.upsert({ where: { vendorCode }, create: row, update: { updatedAt } })
        await tx.providerKey.update({ where: { id }, data: { secret: seal(id) } })
      }),
  }
}
export type ProviderKeyRepository = ReturnType<typeof createProviderKeyRepository>
