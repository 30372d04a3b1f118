import type { Database } from '#server/platform/database.ts'

export function createOperatorRepository({ prisma }: Database) {
  return {
    find: (id: number) => prisma.operator.findUnique({ where: { id } }),
    findByName: (merchantId: number, username: string) =>
      prisma.operator.findUnique({ where: { merchantId_username: { merchantId, username } } }),
    loggedIn: (id: number, lastLoginAt: Date) => prisma.operator.update({ where: { id }, data: { lastLoginAt } }),
  }
}
export type OperatorRepository = ReturnType<typeof createOperatorRepository>
