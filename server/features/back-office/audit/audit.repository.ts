import type { Prisma, Database } from '#server/platform/database.ts'

export interface AuditFilter {
  merchantId: number
  from?: number | undefined
  to?: number | undefined
  operator?: string | undefined
  action?: string | undefined
  entity?: string | undefined
  entityId?: string | undefined
}

const whereOf = ({ merchantId, from, to, operator, action, entity, entityId }: AuditFilter): Prisma.AuditEntryWhereInput => ({
  merchantId,
  at: { ...(from !== undefined && { gte: new Date(from) }), ...(to !== undefined && { lt: new Date(to) }) },
  ...(operator && { operatorName: operator.toLowerCase() }),
  ...(action && { action: { startsWith: action } }),
  ...(entity && { entity }),
  ...(entityId && { entityId }),
})

export function createAuditRepository({ prisma }: Database) {
  return {
    async page(filter: AuditFilter, page: number, size: number) {
      const where = whereOf(filter)
      const [rows, total] = await Promise.all([
        prisma.auditEntry.findMany({ where, orderBy: { id: 'desc' }, skip: (page - 1) * size, take: size }),
        prisma.auditEntry.count({ where }),
      ])
      return { rows, total }
    },
    /** Newest first, older than the last one read. */
    older: (filter: AuditFilter, than: bigint | undefined, take: number) =>
      prisma.auditEntry.findMany({
        where: { ...whereOf(filter), ...(than !== undefined && { id: { lt: than } }) },
        orderBy: { id: 'desc' },
        take,
      }),
  }
}
export type AuditRepository = ReturnType<typeof createAuditRepository>
