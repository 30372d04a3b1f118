/** `npm run dev`: the server restarts on a change, the pages hot-reload, all on one origin. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config/config.ts'
import { buildPrismaClient } from './build-stale.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const config = readConfig()
await buildPrismaClient()
const { openDatabase } = await import('#server/platform/open-database.ts')
const { migrate } = await import('#server/platform/migrate.ts')
const { seedIfEmpty } = await import('#seed/index.ts')
const { createLogger } = await import('#server/platform/logger.ts')
const { onStop } = await import('#server/platform/on-stop.ts')

// The database outlives the restarts of the server.
const database = await openDatabase(config, say)
await migrate(database.url)
if (config.seedWorld !== 'none') await seedIfEmpty(database.url, config)

const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const entry = fileURLToPath(new URL('dev-server.ts', import.meta.url))
const watcher = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', entry], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: database.url },
})
onStop(
  [
    ['the server', () => watcher.kill('SIGTERM')],
    ['the database', () => database.stop()],
  ],
  {
    say,
    logger: createLogger(config.logLevel),
  },
)
