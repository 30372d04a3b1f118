/** Each merchant's deviations from the catalogue, besides whole vendors: switched-off games, maintenance windows, addresses, tiles. */
import type { Database } from '#server/platform/database.ts'
import type { MaintenanceWindow, MerchantSwitches } from './catalogue.ts'

const NOT_NONE = { OR: [{ maintenanceFrom: { not: null } }, { maintenanceUntil: { not: null } }, { launchUrl: { not: null } }] }

interface Collected extends MerchantSwitches {
  gamesOff: Set<number>
  categoriesOff: Set<string>
  windows: Map<string, MaintenanceWindow>
  launchUrls: Map<string, string>
  vendorLists: Map<number, boolean>
}

export async function readMerchantSwitches(prisma: Database['prisma']): Promise<ReadonlyMap<number, MerchantSwitches>> {
  const [games, categories, vendors, lists] = await Promise.all([
    prisma.merchantGameOff.findMany({ select: { merchantId: true, gameId: true } }),
    prisma.merchantCategoryOff.findMany({ select: { merchantId: true, category: true } }),
    prisma.merchantVendor.findMany({ where: NOT_NONE }),
    prisma.merchantVendorList.findMany({ select: { merchantId: true, gameId: true, isVendorList: true } }),
  ])
  const byMerchant = new Map<number, Collected>()
  const of = (merchantId: number): Collected => {
    const known = byMerchant.get(merchantId) ?? {
      gamesOff: new Set(),
      categoriesOff: new Set(),
      windows: new Map(),
      launchUrls: new Map(),
      vendorLists: new Map(),
    }
    byMerchant.set(merchantId, known)
    return known
  }
  for (const { merchantId, gameId } of games) of(merchantId).gamesOff.add(gameId)
  for (const { merchantId, category } of categories) of(merchantId).categoriesOff.add(category)
  for (const { merchantId, vendorCode, launchUrl, ...window } of vendors) {
    of(merchantId).windows.set(vendorCode, window)
    if (launchUrl !== null) of(merchantId).launchUrls.set(vendorCode, launchUrl)
  }
  for (const { merchantId, gameId, isVendorList } of lists) of(merchantId).vendorLists.set(gameId, isVendorList)
  return byMerchant
}
