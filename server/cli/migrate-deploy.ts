/** `npm run migrate:deploy`: applies what is missing to DATABASE_URL, or to the embedded database. */
import { readConfig } from '#server/config/config.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openDatabase } from '#server/platform/open-database.ts'

const database = await openDatabase(readConfig(), console.log)
const applied = await migrate(database.url)
console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
await database.stop()
