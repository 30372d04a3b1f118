/** `npm start`: builds what is stale, brings up the database, migrates, seeds an empty one, serves. */
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config/config.ts'
import { buildPages, buildPrismaClient } from './build-stale.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const startedAt = performance.now()

async function start() {
  // A terminal wants the few lines below, not a line a request.
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const pages = buildPages()
  // Its failure is told where it is awaited; until then it must not end the process.
  pages.catch(() => {})
  await buildPrismaClient()
  const [{ openDatabase }, { migrate }, { seedIfEmpty }, { clientFiles }, { serve }, { onStop }] = await Promise.all([
    import('#server/platform/open-database.ts'),
    import('#server/platform/migrate.ts'),
    import('#seed/index.ts'),
    import('#server/http/client-files.ts'),
    import('#server/serve.ts'),
    import('#server/platform/on-stop.ts'),
  ])
  const database = await openDatabase(config, say)
  const applied = await migrate(database.url)
  if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length > 1 ? 's' : ''}.`)
  const seeded = config.seedWorld === 'none' ? undefined : await seedIfEmpty(database.url, config)
  if (seeded) say(`Seeded the ${config.seedWorld} world: ${seeded}.`)
  if (await pages) say('Built the pages.')
  const folder = fileURLToPath(new URL('../../dist/client', import.meta.url))
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
  Ready in        ${((performance.now() - startedAt) / 1_000).toFixed(1)} s; Ctrl-C stops everything
`)
}

start().catch((error: unknown) => {
  const { message, stderr } = error as Error & { stderr?: string }
  say(stderr || message || String(error))
  process.exit(1)
})
