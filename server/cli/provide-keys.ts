/** Gives the local provider a key of each of its studios, on both sides: for who runs the platform and the provider together. */
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Provider } from '#server/providers/provider.ts'
import { renewVendorKey } from './vendor-key.ts'

/**
 * A studio that has a key already keeps it, because its games may run on another server; one that is not in the catalogue gets none.
 * Returns those that got one.
 */
export async function provideKeys(
  { database, clock }: { database: Database; clock: Clock },
  { keys, vendorCodes }: Pick<Provider, 'keys' | 'vendorCodes'>,
): Promise<string[]> {
  const known = new Set((await database.prisma.vendorAccess.findMany()).map(({ vendorCode }) => vendorCode))
  const provided: string[] = []
  for (const vendorCode of vendorCodes().filter((code) => !known.has(code))) {
    const secret = await renewVendorKey({ database, clock }, { vendorCode }).catch((error: unknown) => {
      if (error instanceof AppError) return undefined
      throw error
    })
    if (!secret) continue
    await keys.keep(vendorCode, secret)
    provided.push(vendorCode)
  }
  return provided
}
