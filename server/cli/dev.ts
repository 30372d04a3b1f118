/**
 * `npm run dev`, after launch.ts has built it: the database, the pages (from Vite) and the port stay; only the server behind them
 * is replaced after a change.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { type Config, readConfig } from '#server/config/config.ts'
import { readEnvironment } from '#server/config/env-file.ts'
import { pageFor } from '#server/http/client-files.ts'
import { freePort } from '#server/platform/free-port.ts'
import { createLogger } from '#server/platform/logger.ts'
import { missingMerchant } from '#server/platform/merchant/missing-merchant.ts'
import { migrate } from '#server/platform/migrate.ts'
import { onStop } from '#server/platform/on-stop.ts'
import { type OpenedDatabase, openDatabase } from '#server/platform/open-database.ts'
import { seedIfEmpty } from '#seed/index.ts'
import { buildApiDocs } from './build-api-docs.ts'
import { createDevBundle } from './dev/dev-bundle.ts'
import { createDevChildren } from './dev/dev-children.ts'
import { createDevProxy } from './dev/dev-proxy.ts'
import { watchServer } from './dev/watch-server.ts'
import type { Launched } from './launch.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
/** A contract that is half-written has no description; its pages may work. */
const reportDocs = (error: unknown) => say(`The API descriptions could not be built: ${String(error)}`)
const root = fileURLToPath(new URL('../../', import.meta.url))
const clientFolder = join(root, 'client')
/** Paths of Vite; all others go to the server first. */
const MODULE = /^\/(?:@|node_modules\/)|\.tsx?(?:$|\?)/

export async function run({ startedAt, apiDocs }: Launched): Promise<void> {
  const config = readConfig()
  say('Opening the database …')
  const database = await openDatabase(config, say)
  try {
    apiDocs.catch(reportDocs)
    await serveOn(database, config, startedAt)
  } catch (error) {
    // Stop what was started here.
    await database.stop()
    throw error
  }
}

async function serveOn(database: OpenedDatabase, config: Config, startedAt: number): Promise<void> {
  await migrate(database.url)
  if (config.seedWorld !== 'none') await seedIfEmpty(database.url, config)
  const missing = await missingMerchant(database.url, config.merchantCode)
  if (missing) throw new Error(missing)

  const bundle = await createDevBundle(say)
  const children = createDevChildren({
    say,
    env: {
      ...readEnvironment(),
      PALARO_ENV_FILE: '',
      DATABASE_URL: database.url,
      HOST: '127.0.0.1',
      PORT: '0',
      TRUST_PROXY: String(config.trustProxy + 1),
    },
  })
  const http = createServer()
  const vite = await createVite({
    configFile: join(clientFolder, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: http } },
    appType: 'custom',
  })
  const sendPage: RequestListener = async (req, res) => {
    try {
      const html = pageFor(await readFile(join(clientFolder, 'index.html'), 'utf8'), config.merchantCode)
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.end(await vite.transformIndexHtml(req.url ?? '/', html))
    } catch (error) {
      res.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
    }
  }
  const askVite: RequestListener = (req, res) => vite.middlewares(req, res, () => sendPage(req, res))
  const proxy = createDevProxy({ port: children.port, page: askVite })
  http.on('request', (req, res) => (MODULE.test(req.url ?? '') ? askVite : proxy.handle)(req, res))
  http.on('upgrade', (req, socket, head: Buffer) => void proxy.upgrade(req, socket, head))

  const port = await freePort(config.port, config.host)
  if (port !== config.port) say(`Port ${config.port} is taken; using ${port}.`)
  await new Promise<void>((resolve) => http.listen(port, config.host, resolve))
  const hasStarted = (await bundle.rebuild()) && (await children.replace(bundle.script))
  const isWatched = (path: string) => ['server', 'seed', 'prisma'].some((folder) => path.startsWith(join(root, folder) + sep))
  vite.watcher.add(['server', 'seed', 'prisma/schema'].map((folder) => join(root, folder)))
  const endWatch = watchServer({
    watcher: vite.watcher,
    isWatched,
    bundle,
    children,
    say,
    onReplaced: (paths) => {
      // Pages with the old contract could call endpoints that are gone.
      if (!paths.some((path) => path.includes(`${sep}contract${sep}`))) return
      vite.ws.send({ type: 'full-reload' })
      buildApiDocs().catch(reportDocs)
    },
  })
  onStop(
    [
      ['changes', () => endWatch()],
      ['the server', () => children.stop()],
      ['the pages', () => vite.close()],
      ['the bundle', () => bundle.dispose()],
      ['the port', () => http.closeAllConnections()],
      ['the database', () => database.stop()],
    ],
    { say, logger: createLogger(config.logLevel) },
  )
  const state = hasStarted ? 'is up' : 'waits for a change that lets the server start'
  say(`Palaro (development) ${state} on http://localhost:${port} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`)
}
