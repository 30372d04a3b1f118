/** `npm run migrate:new -- <name>`: writes the migration from the last one to the schema files. Needs no network. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localText } from '#server/platform/business-day.ts'
import { startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { migrationsFolder } from '#server/platform/migration-files.ts'
import { diffSchema } from './schema/schema-diff.ts'
import { readSchemaFiles, readSnapshot, writeSnapshot } from './schema/schema-files.ts'

const SCRATCH_PORT = 14_400

const name = process.argv[2]
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration: npm run migrate:new -- add_inbox_labels')
  process.exit(1)
}

const schema = await readSchemaFiles()
const cluster = await startCluster({ name: 'scratch', port: SCRATCH_PORT, isDurable: false, say: console.log })
const sql = await diffSchema(cluster.urlOf('postgres'), await readSnapshot(), schema)
if (sql) {
  const folder = join(migrationsFolder, `${localText(new Date(), 'UTC').replace(/\D/g, '')}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'migration.sql'), sql)
  console.log(`Wrote ${folder}/migration.sql. Read it before you commit it.`)
} else console.log('The schema files match the migrations: nothing to write.')
// The snapshot includes comments, which need no migration.
await writeSnapshot(schema)
await cluster.stop()
