/** Worlds: `seedWorld` fills a migrated database, `seedIfEmpty` one without merchants. */
import type { Config } from '#server/config/config.ts'
import { createLedger } from '#server/ledger/index.ts'
import { SWEPT_FEATURES } from '#server/swept-features.ts'
import { withAdvisoryLock } from '#server/platform/advisory-lock.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import { PAYOUT_BANKS } from './reference/banks.ts'
import type { WorldDeps, WorldOptions } from './worlds/context.ts'
import { seedDemo } from './worlds/demo.ts'
import { seedLoad } from './worlds/load.ts'
import { cloneMerchant } from './worlds/merchant.ts'
import { seedQa } from './worlds/qa.ts'

export type { WorldDeps, WorldOptions } from './worlds/context.ts'

export const WORLDS = ['demo', 'qa', 'load', 'merchant'] as const
export type WorldName = (typeof WORLDS)[number]

/** Returns a summary of what was made; undefined if it already existed and nothing changed. */
export async function seedWorld(name: WorldName, deps: WorldDeps, options: WorldOptions = {}): Promise<string | undefined> {
  switch (name) {
    case 'demo':
      return seedDemo(deps)
    case 'qa':
      return seedQa(deps)
    case 'load':
      return seedLoad(deps, options)
    case 'merchant':
      return cloneMerchant(deps, options)
  }
}

/** Worlds have public passwords, and a copied merchant has its accounts and balances: neither is for real people. */
export function refuseInProduction({ isProduction }: Pick<Config, 'isProduction'>): void {
  if (isProduction)
    throw new Error(
      'NODE_ENV=production takes no world: passwords of worlds are public. A merchant of its own: npm run merchant -- create',
    )
}

/** Opens a database while `work` runs. */
export async function withWorldDeps<T>(
  databaseUrl: string,
  config: Pick<Config, 'bcryptCost' | 'databasePoolSize'> & Partial<Pick<Config, 'auditKey'>>,
  say: WorldDeps['say'],
  work: (deps: WorldDeps) => Promise<T>,
): Promise<T> {
  const database = createDatabase({ url: databaseUrl, poolSize: config.databasePoolSize })
  try {
    const ledger = createLedger({ database, clock: systemClock, logger: createLogger('silent'), swept: SWEPT_FEATURES })
    return await work({ database, ledger, clock: systemClock, bcryptCost: config.bcryptCost, auditKey: config.auditKey, say })
  } finally {
    await database.close()
  }
}

/** Seeds the demo world if there is no merchant at all; returns a summary. Several processes may call it at once. */
export const seedIfEmpty = (
  databaseUrl: string,
  config: Pick<Config, 'bcryptCost' | 'databasePoolSize' | 'isProduction'> & Partial<Pick<Config, 'auditKey'>>,
): Promise<string | undefined> => {
  refuseInProduction(config)
  return withWorldDeps(databaseUrl, config, undefined, async (deps) => {
    const isEmpty = async () => (await deps.database.prisma.merchant.count()) === 0
    if (!(await isEmpty())) {
      // A world of an older release has no banks yet.
      await deps.database.prisma.bank.createMany({ data: [...PAYOUT_BANKS], skipDuplicates: true })
      return undefined
    }
    return withAdvisoryLock(databaseUrl, 'palaro:seed', async () => ((await isEmpty()) ? seedWorld('demo', deps) : undefined))
  })
}
