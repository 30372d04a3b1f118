import type { Prisma, Database } from '#server/platform/database.ts'

/** Stored heads, and the merchants to store them for. */
export function createAuditHeadRepository({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** The merchant's heads, by day. */
    ofMerchant: (merchantId: number) => prisma.auditHead.findMany({ where: { merchantId }, orderBy: { day: 'asc' } }),

    isKept: async (merchantId: number, day: string): Promise<boolean> =>
      (await prisma.auditHead.findUnique({ where: { merchantId_day: { merchantId, day } } })) !== null,

    /** False if the day already had a head. */
    async keep(row: Prisma.AuditHeadUncheckedCreateInput): Promise<boolean> {
      return (await prisma.auditHead.createMany({ data: [row], skipDuplicates: true })).count > 0
    },

    merchants: () => prisma.merchant.findMany({ select: { id: true, code: true, timezone: true } }),
  }
}
export type AuditHeadRepository = ReturnType<typeof createAuditHeadRepository>
