/** Gives the local provider a key of each of its studios, on both sides: for who runs the platform and the provider together. */
import { createRateLimit } from '#server/http/rate-limit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import { createProvider, type Provider } from '#server/providers/provider.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'

/**
 * A studio that has a key already keeps it, because its games may run on another server; one that is not in the catalogue gets none.
 * Returns those that got one.
 */
export async function provideKeys(
  { database, clock }: { database: Database; clock: Clock },
  { keys, vendorCodes }: Pick<Provider, 'keys' | 'vendorCodes'>,
): Promise<string[]> {
  const where = { code: { in: vendorCodes() }, access: null }
  const studios = await database.prisma.vendor.findMany({ where, select: { code: true }, orderBy: { code: 'asc' } })
  for (const { code } of studios) await keys.keep(code, await renewVendorKey({ database, clock }, { vendorCode: code }))
  return studios.map(({ code }) => code)
}

/** The same from outside a server: the provider made for it makes no call, so where the platform is does not matter. */
export async function provideKeysAlone(deps: { database: Database; clock: Clock; logger: Logger }): Promise<string[]> {
  const rateLimit = createRateLimit({ server: undefined, isEnabled: false })
  return provideKeys(deps, await createProvider({ ...deps, rateLimit, trustProxy: 0, platformUrl: () => '' }))
}
