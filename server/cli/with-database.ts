/** Opens the database of any environment for a script, by the configuration, and closes it even if the script fails. */
import type { Config } from '#server/config/config.ts'
import { createDatabase, type Database } from '#server/platform/database.ts'
import { openDatabase } from '#server/platform/open-database.ts'

export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase(config, () => {})
  const database = createDatabase({ url: opened.url, poolSize: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
    await opened.stop()
  }
}
