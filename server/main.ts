/** The server process: `node --import tsx server/main.ts`. Migrations and seeds are run before it (`npm start` does all). */
import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config/config.ts'
import { clientFiles } from './http/client-files.ts'
import { onStop } from './platform/on-stop.ts'
import { openDatabase } from './platform/open-database.ts'
import { serve, type ServeOptions } from './serve.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)
const built = fileURLToPath(new URL('../dist/client', import.meta.url))
const hasClient = await access(built).then(
  () => true,
  () => false,
)

try {
  const config = readConfig()
  const database = await openDatabase(config, say)
  const client: ServeOptions['client'] = ({ findFirstPicture }) =>
    clientFiles({ folder: built, merchantCode: config.merchantCode, findFirstPicture })
  const served = await serve({ config, databaseUrl: database.url, client: hasClient ? client : undefined, say })
  say(`Palaro listens on ${served.url} (${database.description})`)
  onStop(
    [
      ['the server', () => served.stop()],
      ['the database', () => database.stop()],
    ],
    { say, logger: served.container.logger },
  )
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
