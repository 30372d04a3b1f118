import type { Database } from '#server/platform/database.ts'

export function createSystemRepository({ prisma }: Database) {
  return {
    resources: (merchantId: number) => prisma.resource.findMany({ where: { merchantId }, orderBy: { resourceType: 'asc' } }),
    customerService: (merchantId: number) =>
      prisma.customerService.findMany({ where: { merchantId }, orderBy: [{ sortIndex: 'asc' }, { id: 'asc' }] }),
    countries: () => prisma.country.findMany({ orderBy: [{ sortIndex: 'asc' }, { name: 'asc' }] }),
  }
}
export type SystemRepository = ReturnType<typeof createSystemRepository>
