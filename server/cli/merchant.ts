/** `npm run merchant -- create …`: creates a merchant with the catalogue and an empty site, on any environment's database. */
import { readConfig } from '#server/config/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { withWorldDeps } from '#seed/index.ts'
import { addMerchant } from '#seed/worlds/new-merchant.ts'
import { creationReport, readMerchantOptions } from './merchant-options.ts'

async function create(): Promise<void> {
  const merchant = readMerchantOptions(process.argv.slice(2))
  const config = readConfig()
  const database = await openDatabase(config, console.log)
  try {
    await migrate(database.url)
    await withWorldDeps(database.url, config, console.log, (deps) => addMerchant(deps, merchant))
    console.log(creationReport(merchant))
  } finally {
    await database.stop()
  }
}

create().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
