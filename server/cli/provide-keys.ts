/** Gives the local provider a key for each of its studios, on both sides: for a team that runs both platform and provider. */
import { createRateLimit } from '#server/http/rate-limit.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import { createProvider, type Provider } from '#server/providers/provider.ts'
import { renewVendorKey } from '#server/features/play/vendor-wallet/vendor-key.repository.ts'

/**
 * A studio with a key keeps it, because its games may run on another server; a studio that is not in the catalogue gets none. Returns the studios
 * that got a key.
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

/** The same without a server: the provider made here makes no calls, so the address of the platform does not matter. */
export async function provideKeysAlone(deps: { database: Database; clock: Clock; logger: Logger }): Promise<string[]> {
  const rateLimit = createRateLimit({ server: undefined, isEnabled: false })
  return provideKeys(deps, await createProvider({ ...deps, rateLimit, trustProxy: 0, platformUrl: () => '' }))
}
