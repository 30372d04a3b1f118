/** `npm run migrate:deploy`: applies missing migrations and changed SQL functions to DATABASE_URL, or to the embedded database. */
import { readConfig } from '#server/config/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'

async function deploy(): Promise<void> {
  const database = await openDatabase(readConfig(), console.log)
  try {
    const { migrations, functions } = await migrate(database.url)
    const applied = [...migrations, ...functions]
    console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
  } finally {
    await database.stop()
  }
}

deploy().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
