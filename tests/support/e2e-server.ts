/** The real server for the browser tests: the built pages, the demo world, a database without durability. */
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Router } from 'express'
import { PAGES } from '#server/cli/build-stale.ts'
import { readConfig } from '#server/config/config.ts'
import { clientFiles } from '#server/http/client-files.ts'
import { contentPolicy } from '#server/http/page-headers.ts'
import { cookiesOf } from '#server/http/request-facts.ts'
import { startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { onStop } from '#server/platform/on-stop.ts'
import { holdFolder } from '#server/platform/swapped-folder.ts'
import { serve } from '#server/serve.ts'
import { NO_CACHING } from './no-caching.ts'
import { drawFor } from './draw-for.ts'
import { E2E_CAPTCHA_PATH, E2E_DATABASE_FILE, E2E_MERCHANT_COOKIE } from './e2e-database.ts'
import { freshWorld } from './e2e-world.ts'

const DATABASE_PORT = 14_520

drawFor('the browser world')
const say = (line: string) => process.stderr.write(`${line}\n`)
const cluster = await startCluster({
  name: 'e2e',
  // Two runs at once on different ports do not drop each other's database.
  dataDir: join(tmpdir(), process.env.E2E_PORT ? `palaro-e2e-${process.env.E2E_PORT}` : 'palaro-e2e'),
  port: DATABASE_PORT,
  isDurable: false,
  say,
})
const config = readConfig({
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: '',
  PORT: process.env.E2E_PORT,
  LOG_LEVEL: 'error',
  BCRYPT_COST: '4',
  RATE_LIMITS: 'false',
})
const databaseUrl = await freshWorld(cluster, config)
await mkdir(dirname(E2E_DATABASE_FILE), { recursive: true })
await writeFile(E2E_DATABASE_FILE, databaseUrl)
const client = Router()
// Only the server knows a captcha's answer, so it tells the tests.
client.get(`${E2E_CAPTCHA_PATH}/:id`, async (req, res) => {
  res.type('text/plain').send(await served.container.redis.get(`palaro:captcha:{${req.params.id}}`))
})
const pages = await holdFolder(PAGES)
if (!pages) throw new Error('The pages have not been built: npm run build')
const sites = new Map<string, Promise<Router>>()
function siteOf(merchantCode: string): Promise<Router> {
  const site =
    sites.get(merchantCode) ??
    clientFiles({ folder: pages!, merchantCode, findFirstPicture: (...which) => served.container.findFirstPicture(...which) })
  sites.set(merchantCode, site)
  return site
}
client.use(async (req, res, next) => {
  const merchantCode = cookiesOf(req)[E2E_MERCHANT_COOKIE] ?? config.merchantCode
  const { merchants, site } = served.container
  const merchant = await merchants.find(merchantCode)
  // The server itself would send its own merchant's.
  const policy = contentPolicy({ origin: site.originOf(req, merchant), imageCdns: merchant?.settings.imageCdns ?? [] })
  res.setHeader('Content-Security-Policy', policy)
  const pagesOf = await siteOf(merchantCode)
  pagesOf(req, res, next)
})
const served = await serve({ config, databaseUrl, caching: NO_CACHING, client: () => Promise.resolve(client), say })
onStop(
  [
    ['the server', () => served.stop()],
    ['the database', () => cluster.stop()],
  ],
  { say, logger: served.container.logger },
)
