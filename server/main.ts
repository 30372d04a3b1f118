/** The server process: `node --import tsx server/main.ts`. Run migrations and seeds before it (`npm start` does everything). */
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config/config.ts'
import { clientFiles } from './http/client-files.ts'
import { missingMerchant } from './platform/merchant/missing-merchant.ts'
import { onStop } from './platform/on-stop.ts'
import { openDatabase } from './platform/open-database.ts'
import { holdFolder } from './platform/swapped-folder.ts'
import { serve, type ServeOptions } from './serve.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)
const built = fileURLToPath(new URL('../dist/client', import.meta.url))

try {
  const config = readConfig()
  const database = await openDatabase(config, say)
  const folder = await holdFolder(built)
  // The merchant may be created while the server runs (server/docs/operating.md).
  const missing = folder && (await missingMerchant(database.url, config.merchantCode))
  if (missing) say(missing)
  const client: ServeOptions['client'] =
    folder === undefined
      ? undefined
      : ({ findFirstPicture }) => clientFiles({ folder, merchantCode: config.merchantCode, findFirstPicture })
  const served = await serve({ config, databaseUrl: database.url, client, say })
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
