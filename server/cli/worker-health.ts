/** Exit code 0 if the queue can be reached: the health check of a worker container. */
import pg from 'pg'
import { readConfig } from '#server/config/config.ts'
import { connectionTo } from '#server/platform/connection-to.ts'

const { databaseUrl } = readConfig()
const client = new pg.Client({ ...connectionTo(databaseUrl ?? ''), connectionTimeoutMillis: 3_000 })
await client.connect()
await client.query('SELECT 1 FROM graphile_worker.jobs LIMIT 1')
await client.end()
