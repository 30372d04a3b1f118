/** `npm start`, after launch.ts has built it: opens the database, migrates, seeds it if it is empty, and serves. */
import { type Config, readConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env-file.ts'
import { clientFiles } from '#server/http/client-files.ts'
import { missingMerchant } from '#server/platform/merchant/missing-merchant.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onStop } from '#server/platform/on-stop.ts'
import { type OpenedDatabase, openDatabase } from '#server/platform/open-database.ts'
import { holdFolder } from '#server/platform/swapped-folder.ts'
import { serve } from '#server/serve.ts'
import { seedIfEmpty } from '#seed/index.ts'
import { PAGES } from './build-stale.ts'
import type { Launched } from './launch.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

export async function run({ startedAt, pages, apiDocs }: Launched): Promise<void> {
  // On a terminal show only the lines below, not a line per request.
  const config = readConfig({ LOG_LEVEL: 'warn', ...readEnvironment() })
  say('Opening the database …')
  const database = await openDatabase(config, say)
  try {
    await serveOn(database, config, { startedAt, pages, apiDocs })
  } catch (error) {
    // Stop what was started here.
    await database.stop()
    throw error
  }
}

async function serveOn(database: OpenedDatabase, config: Config, { startedAt, pages, apiDocs }: Launched): Promise<void> {
  const { migrations, functions } = await migrate(database.url)
  if (migrations.length > 0) say(`Applied ${migrations.length} migration${migrations.length > 1 ? 's' : ''}.`)
  else if (functions.length > 0) say(`Applied the SQL functions that changed: ${functions.join(', ')}.`)
  const seeded = config.seedWorld === 'none' ? undefined : await seedIfEmpty(database.url, config)
  if (seeded) say(`Seeded the ${config.seedWorld} world: ${seeded}.`)
  const missing = await missingMerchant(database.url, config.merchantCode)
  // In production the merchant may be created while the server runs.
  if (missing && !config.isProduction) throw new Error(missing)
  if (missing) say(missing)
  await Promise.all([pages, apiDocs])
  const folder = (await holdFolder(PAGES)) ?? PAGES
  const served = await serve({
    config,
    databaseUrl: database.url,
    client: ({ findFirstPicture }) => clientFiles({ folder, merchantCode: config.merchantCode, findFirstPicture }),
    say,
  })
  onStop(
    [
      ['the line', () => say('\nStopping …')],
      ['the server', () => served.stop()],
      ['the database', () => database.stop()],
    ],
    { say, logger: served.container.logger },
  )
  const logins = config.isProduction
    ? ''
    : '\n  Demo logins     member01 … member20, agent01, agent02, agent41, agent42, partner40; password demo1234'
  const redis = config.redisUrl ? `Redis at ${new URL(config.redisUrl).host}` : 'no Redis (sessions in PostgreSQL)'
  say(`
  Palaro is up    ${served.url}      (API: ${served.url}/docs)${logins}
  Runs on         Node ${process.versions.node}, ${database.description}, ${redis}
  Ready in        ${((Date.now() - startedAt) / 1_000).toFixed(1)} s; Ctrl-C stops everything
`)
}
