import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

const WITH_FACTOR = { secondFactor: { select: { operatorId: true } } } as const

export interface PeopleFilter {
  merchantId: number
  search?: string | undefined
  role?: string | undefined
}

const whereOf = ({ merchantId, search, role }: PeopleFilter): Prisma.OperatorWhereInput => ({
  merchantId,
  ...(role && { role }),
  ...(search && {
    OR: [
      { username: { contains: search.toLowerCase() } },
      { name: { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } },
    ],
  }),
})

export function createOperatorRepository({ prisma }: Database) {
  return {
    find: (id: number) => prisma.operator.findUnique({ where: { id }, include: WITH_FACTOR }),
    findByName: (merchantId: number, username: string) =>
      prisma.operator.findUnique({ where: { merchantId_username: { merchantId, username } }, include: WITH_FACTOR }),
    loggedIn: (id: number, lastLoginAt: Date) => prisma.operator.update({ where: { id }, data: { lastLoginAt } }),

    async page(filter: PeopleFilter, page: number, size: number) {
      const where = whereOf(filter)
      const [rows, total] = await Promise.all([
        prisma.operator.findMany({
          where,
          include: WITH_FACTOR,
          orderBy: [{ isActive: 'desc' }, { username: 'asc' }],
          skip: (page - 1) * size,
          take: size,
        }),
        prisma.operator.count({ where }),
      ])
      return { rows, total }
    },
    withoutFactor: (merchantId: number) => prisma.operator.count({ where: { merchantId, isActive: true, secondFactor: null } }),
    /** Undefined if the name is taken, also by a concurrent call. */
    async add(tx: PrismaTransaction, data: Prisma.OperatorCreateManyInput) {
      const [row] = await tx.operator.createManyAndReturn({ data: [data], skipDuplicates: true })
      return row
    },
    /** Also locks all active managers: if two demote each other, the second sees the first demotion. */
    async lock(tx: PrismaTransaction, merchantId: number, id: number) {
      await tx.$queryRaw`
        SELECT 1 FROM operator WHERE merchant_id = ${merchantId} AND (id = ${id} OR (role = 'MANAGER' AND is_active))
        ORDER BY id FOR UPDATE`
      return tx.operator.findFirst({ where: { id, merchantId }, include: WITH_FACTOR })
    },
    otherManagers: (tx: PrismaTransaction, merchantId: number, id: number) =>
      tx.operator.count({ where: { merchantId, role: 'MANAGER', isActive: true, id: { not: id } } }),
    update: (tx: PrismaTransaction, id: number, data: Prisma.OperatorUpdateInput) =>
      tx.operator.update({ where: { id }, data, include: WITH_FACTOR }),
  }
}
export type OperatorRepository = ReturnType<typeof createOperatorRepository>
export type OperatorRow = NonNullable<Awaited<ReturnType<OperatorRepository['find']>>>

/** Ends all earlier sessions. */
export const ENDS_SESSIONS = { sessionEpoch: { increment: 1 } } as const
