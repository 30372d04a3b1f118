/** All figures of `npm run bench`, on a durable database of their own. */
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { migrate } from '#server/platform/migrate.ts'
import { benchAgents } from './bench-agents.ts'
import { benchClient } from './bench-client.ts'
import { benchCrash } from './bench-crash.ts'
import { benchDraws } from './bench-draws.ts'
import { benchGames } from './bench-games.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { benchLogin } from './bench-login.ts'
import { benchLongList } from './bench-long-list.ts'
import { benchPictures } from './bench-pictures.ts'
import { benchOriginals } from './bench-originals.ts'
import { benchRain } from './bench-rain.ts'
import { benchReads } from './bench-reads.ts'
import { benchReports } from './bench-reports.ts'
import { benchRewards } from './bench-rewards.ts'
import { benchSearch, fillCatalogue } from './bench-search.ts'
import { benchSlots } from './bench-slots.ts'
import type { Figure } from './figure.ts'
import { makeLoadWorld } from './load-world.ts'
import { startProcess } from '#tests/support/processes.ts'
import { readSwitches } from '#tests/support/read-switches.ts'

const DATABASE_PORT = 14_600
const SERVER_PORT = 3_600
const MAX_RESIDENT_MB = 300

const values = readSwitches(
  {
    seconds: { type: 'string', default: '8' },
    redis: { type: 'string' },
    /** Some of them, comma-separated: client, games, list, lighthouse, reads, originals, crash, slots, rewards, rain, pictures, login, search, reports, agents, draws. */
    only: { type: 'string' },
  },
  'npm run bench -- [--seconds 8] [--redis redis://…] [--only client,crash,…]',
)
const isWanted = (group: string) => !values.only || values.only.split(',').includes(group)
const seconds = Number(values.seconds)

const cluster = await startCluster({
  name: 'bench',
  dataDir: join(tmpdir(), 'palaro-bench'),
  port: DATABASE_PORT,
  isDurable: true,
  say: console.log,
})
const database = `bench_${Date.now()}`
// Migrated once: the others are copies.
const template = `${database}_template`
await ensureDatabase(cluster, template)
const databaseUrl = cluster.urlOf(database)
const figures: Figure[] = []
try {
  await migrate(cluster.urlOf(template))
  await ensureDatabase(cluster, database, template)
  const players = await makeLoadWorld(databaseUrl)
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    RUN_JOBS: 'false',
    ...(values.redis ? { REDIS_URL: values.redis } : {}),
  }
  const startServer = (more: Record<string, string> = {}) =>
    startProcess('server/main.ts', SERVER_PORT, { ...env, ...more }, '/health/ready')
  const server = await startServer()
  try {
    if (isWanted('client')) figures.push(...(await benchClient(server.url)))
    if (isWanted('games')) figures.push(...(await benchGames(server, players)))
    if (isWanted('list')) figures.push(...(await benchLongList(server.url)))
    if (isWanted('lighthouse')) figures.push(...(await benchLighthouse(server.url)))
    if (isWanted('reads')) figures.push(...(await benchReads(server, seconds)))
    if (isWanted('pictures')) figures.push(...(await benchPictures(server, players, seconds)))
    if (isWanted('originals')) figures.push(...(await benchOriginals(server, databaseUrl, players, seconds)))
    if (isWanted('crash')) figures.push(...(await benchCrash(server, players)))
    if (isWanted('slots')) figures.push(...(await benchSlots(server, databaseUrl, players, seconds)))
    if (isWanted('rewards')) figures.push(...(await benchRewards(server, databaseUrl, players)))
    if (isWanted('rain')) figures.push(...(await benchRain(server, databaseUrl)))
    // Last: it makes some players' passwords expensive to check.
    if (isWanted('login')) figures.push(...(await benchLogin(server, databaseUrl, players, seconds)))
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
  // With a server of its own, so that so many games do not count in the memory above.
  if (isWanted('search')) {
    await fillCatalogue(databaseUrl)
    const searched = await startServer()
    try {
      figures.push(...(await benchSearch(searched)))
    } finally {
      await searched.stop()
    }
  }
  if (isWanted('agents')) {
    const startOn = async (name: string) => {
      await ensureDatabase(cluster, name, template)
      return { url: cluster.urlOf(name), start: () => startServer({ DATABASE_URL: cluster.urlOf(name), RATE_LIMITS: 'false' }) }
    }
    figures.push(...(await benchAgents({ small: await startOn(`${database}_small`), large: await startOn(`${database}_large`) })))
  }
  if (isWanted('draws')) figures.push(...benchDraws())
  if (isWanted('reports')) figures.push(...(await benchReports(databaseUrl, () => startServer({ RATE_LIMITS: 'false' }))))
} finally {
  await cluster.stop()
}

console.table(
  Object.fromEntries(
    figures.map(({ name, ours, other, ratio, wanted }) => [name, { ours, other, ratio: ratio.toFixed(2), wanted }]),
  ),
)
