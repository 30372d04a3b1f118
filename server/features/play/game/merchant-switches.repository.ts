/** What each merchant has switched off besides whole vendors, and its own maintenance windows. */
import type { Database } from '#server/platform/database.ts'
import type { MaintenanceWindow, MerchantSwitches } from './catalogue.ts'

const NOT_NONE = { OR: [{ maintenanceFrom: { not: null } }, { maintenanceUntil: { not: null } }] }

interface Collected extends MerchantSwitches {
  gamesOff: Set<number>
  categoriesOff: Set<string>
  windows: Map<string, MaintenanceWindow>
}

export async function readMerchantSwitches(prisma: Database['prisma']): Promise<ReadonlyMap<number, MerchantSwitches>> {
  const [games, categories, windows] = await Promise.all([
    prisma.merchantGameOff.findMany({ select: { merchantId: true, gameId: true } }),
    prisma.merchantCategoryOff.findMany({ select: { merchantId: true, category: true } }),
    prisma.merchantVendor.findMany({ where: NOT_NONE }),
  ])
  const byMerchant = new Map<number, Collected>()
  const of = (merchantId: number): Collected => {
    const known = byMerchant.get(merchantId) ?? { gamesOff: new Set(), categoriesOff: new Set(), windows: new Map() }
    byMerchant.set(merchantId, known)
    return known
  }
  for (const { merchantId, gameId } of games) of(merchantId).gamesOff.add(gameId)
  for (const { merchantId, category } of categories) of(merchantId).categoriesOff.add(category)
  for (const { merchantId, vendorCode, ...window } of windows) of(merchantId).windows.set(vendorCode, window)
  return byMerchant
}
