/** The real server for the browser tests: the built pages, the demo world, a database without durability. */
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Router } from 'express'
import pg from 'pg'
import { readConfig } from '#server/config/config.ts'
import { clientFiles } from '#server/http/client-files.ts'
import { contentPolicy } from '#server/http/page-headers.ts'
import { cookiesOf } from '#server/http/request-facts.ts'
import { startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onStop } from '#server/platform/on-stop.ts'
import { serve } from '#server/serve.ts'
import { seedIfEmpty } from '#seed/index.ts'
import { E2E_CAPTCHA_PATH, E2E_DATABASE_FILE, E2E_MERCHANT_COOKIE } from './e2e-database.ts'

const DATABASE_PORT = 54_520
const DATABASE = 'palaro_e2e'

const say = (line: string) => process.stderr.write(`${line}\n`)
const cluster = await startCluster({
  name: 'e2e',
  // Two runs at once on ports of their own don't drop each other's database.
  dataDir: join(tmpdir(), process.env.E2E_PORT ? `palaro-e2e-${process.env.E2E_PORT}` : 'palaro-e2e'),
  port: DATABASE_PORT,
  isDurable: false,
  say,
})
const admin = new pg.Client({ connectionString: cluster.urlOf('postgres') })
await admin.connect()
await admin.query(`DROP DATABASE IF EXISTS "${DATABASE}" WITH (FORCE)`)
await admin.query(`CREATE DATABASE "${DATABASE}"`)
await admin.end()
const databaseUrl = cluster.urlOf(DATABASE)

const config = readConfig({
  ...process.env,
  NODE_ENV: 'test',
  PORT: process.env.E2E_PORT,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'error',
  BCRYPT_COST: '4',
  RATE_LIMITS: 'false',
})
await migrate(databaseUrl)
await seedIfEmpty(databaseUrl, config)
await mkdir(dirname(E2E_DATABASE_FILE), { recursive: true })
await writeFile(E2E_DATABASE_FILE, databaseUrl)
const client = Router()
// Nobody but the server can read a captcha's picture: it tells the tests what stands in it.
client.get(`${E2E_CAPTCHA_PATH}/:id`, async (req, res) => {
  res.type('text/plain').send(await served.container.redis.get(`palaro:captcha:{${req.params.id}}`))
})
const pages = fileURLToPath(new URL('../../dist/client', import.meta.url))
const sites = new Map<string, Promise<Router>>()
function siteOf(merchantCode: string): Promise<Router> {
  const site =
    sites.get(merchantCode) ??
    clientFiles({ folder: pages, merchantCode, findFirstPicture: (...which) => served.container.findFirstPicture(...which) })
  sites.set(merchantCode, site)
  return site
}
client.use(async (req, res, next) => {
  const merchantCode = cookiesOf(req)[E2E_MERCHANT_COOKIE] ?? config.merchantCode
  const { merchants, site } = served.container
  const merchant = await merchants.find(merchantCode)
  // The server itself has that of its own merchant.
  const policy = contentPolicy({ origin: site.originOf(req, merchant), imageCdns: merchant?.settings.imageCdns ?? [] })
  res.setHeader('Content-Security-Policy', policy)
  const pagesOf = await siteOf(merchantCode)
  pagesOf(req, res, next)
})
const served = await serve({ config, databaseUrl, client: () => Promise.resolve(client), say })
onStop(
  [
    ['the server', () => served.stop()],
    ['the database', () => cluster.stop()],
  ],
  { say, logger: served.container.logger },
)
