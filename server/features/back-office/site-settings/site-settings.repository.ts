import type { Database, Prisma, PrismaTransaction } from '#server/platform/database.ts'

const SITE = {
  id: true,
  version: true,
  settings: true,
  flags: true,
  menu: true,
  maintenance: true,
  maintenanceSince: true,
} as const

/** The changed part of a merchant, which raises the version. */
type Change = Pick<Prisma.MerchantUpdateInput, 'settings' | 'flags' | 'menu'>

export function createSiteSettingsRepository({ prisma }: Database) {
  return {
    /** From Postgres, not the cache, because an editor must see the current state. */
    find: (id: number) => prisma.merchant.findUniqueOrThrow({ where: { id }, select: SITE }),
    /** Of two concurrent saves, the second sees the first one's changes. Registrations are not blocked. */
    async lock(tx: PrismaTransaction, id: number) {
      await tx.$queryRaw`SELECT 1 FROM merchant WHERE id = ${id} FOR NO KEY UPDATE`
      return tx.merchant.findUniqueOrThrow({ where: { id }, select: SITE })
    },
    save: (tx: PrismaTransaction, id: number, data: Change) =>
      tx.merchant.update({ where: { id }, data: { ...data, version: { increment: 1 } }, select: SITE }),
    setMaintenance: (tx: PrismaTransaction, id: number, since: Date | null) =>
      tx.merchant.update({ where: { id }, data: { maintenance: since !== null, maintenanceSince: since }, select: SITE }),
  }
}
export type SiteSettingsRepository = ReturnType<typeof createSiteSettingsRepository>
export type SiteRow = Awaited<ReturnType<SiteSettingsRepository['find']>>
