import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

export function createSecurityEventRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    async add(event: Prisma.SecurityEventUncheckedCreateInput, tx: PrismaTransaction = prisma): Promise<void> {
      await tx.securityEvent.create({ data: event })
    },
  }
}
export type SecurityEventRepository = ReturnType<typeof createSecurityEventRepository>
