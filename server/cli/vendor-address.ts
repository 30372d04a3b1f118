/** The address where a vendor's games open, for all merchants without their own address for it. */
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import { isLaunchAddress } from '#server/features/back-office/game-availability/launch-address.check.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'

export interface VendorAddress {
  vendorCode: string
  /** Null = on this site. */
  launchUrl: string | null
}

/** Throws `no.data` for an unknown vendor, `permission.denied` for the house itself, `request.param.err` for an invalid address. */
export async function setVendorAddress(
  { prisma }: Pick<Database, 'prisma'>,
  { vendorCode, launchUrl }: VendorAddress,
  isProduction: boolean,
): Promise<void> {
  if (vendorCode === INHOUSE_VENDOR) throw new AppError('permission.denied', { vendorCode })
  if (launchUrl !== null && !isLaunchAddress(launchUrl, isProduction)) throw new AppError('request.param.err', { launchUrl })
  const { count } = await prisma.vendor.updateMany({ where: { code: vendorCode }, data: { launchUrl } })
  if (count === 0) throw new AppError('no.data', { vendorCode })
}
