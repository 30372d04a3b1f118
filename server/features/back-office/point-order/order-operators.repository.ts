import type { Database } from '#server/platform/database.ts'

/** Who closed orders. */
export const createOrderOperators = ({ prisma }: Pick<Database, 'prisma'>) => ({
  /** By id. */
  async names(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await prisma.operator.findMany({
      where: { id: { in: [...new Set(ids)] } },
      select: { id: true, username: true },
    })
    return new Map(rows.map(({ id, username }) => [id, username]))
  },
})
export type OrderOperators = ReturnType<typeof createOrderOperators>
