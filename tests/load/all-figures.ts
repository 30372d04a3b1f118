/** All figures of `npm run bench`, on a durable database of their own. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDatabase, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { migrate } from '#server/platform/migrate.ts'
import { benchClient } from './bench-client.ts'
import { benchDice } from './bench-dice.ts'
import { benchGameList } from './bench-game-list.ts'
import { benchLogin } from './bench-login.ts'
import type { Figure } from './figure.ts'
import { makeLoadWorld } from './load-world.ts'
import { startProcess } from './processes.ts'

const DATABASE_PORT = 54_600
const SERVER_PORT = 3_600
const MAX_RESIDENT_MB = 300

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '8' }, redis: { type: 'string' } } })
const seconds = Number(values.seconds)

const cluster = await startCluster({
  name: 'bench',
  dataDir: join(tmpdir(), 'palaro-bench'),
  port: DATABASE_PORT,
  isDurable: true,
  say: console.log,
})
const database = `bench_${Date.now()}`
await ensureDatabase(cluster, database)
const databaseUrl = cluster.urlOf(database)
const figures: Figure[] = []
try {
  await migrate(databaseUrl)
  const players = await makeLoadWorld(databaseUrl)
  const server = await startProcess(
    'server/main.ts',
    SERVER_PORT,
    {
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'info',
      RUN_JOBS: 'false',
      ...(values.redis ? { REDIS_URL: values.redis } : {}),
    },
    '/health/ready',
  )
  try {
    figures.push(...(await benchClient(server.url)))
    figures.push(...(await benchGameList(server, seconds)))
    figures.push(...(await benchDice(server, databaseUrl, players, seconds)))
    // Last: it makes some players' passwords dear.
    figures.push(...(await benchLogin(server, databaseUrl, players, seconds)))
    const resident = server.residentMb()
    figures.push({
      name: 'server: resident memory after the load',
      ours: `${resident.toFixed(0)} MB`,
      other: `${MAX_RESIDENT_MB} MB`,
      ratio: resident / MAX_RESIDENT_MB,
      wanted: '≤ 1',
    })
  } finally {
    await server.stop()
  }
} finally {
  await cluster.stop()
}

console.table(
  Object.fromEntries(
    figures.map(({ name, ours, other, ratio, wanted }) => [name, { ours, other, ratio: ratio.toFixed(2), wanted }]),
  ),
)
