/**
 * The API page at `/docs` and its descriptions: `/docs/openapi.json` for a site's own clients, `/docs/agents-openapi.json` for what only
 * agents may call, `/docs/games-openapi.json` for the pages of games and for vendors, `/docs/operator-openapi.json` for the back office, which only the site's administrators may read (ADR 0036).
 */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import express, { type Request, Router } from 'express'
import { type InternalGate, onlyInternal } from '#server/http/internal-gate.ts'
import type { SiteAddress } from '#server/http/site-address.ts'
import { createHeld } from '#server/platform/held.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { SERVER_ADDRESS } from './about.ts'
import type { Descriptions } from './describe.ts'

const SITE = { url: '/docs/openapi.json', name: 'The site' }
const AGENTS = { url: '/docs/agents-openapi.json', name: 'Agents and their teams' }
const GAMES = { url: '/docs/games-openapi.json', name: 'Games and their vendors' }
const BACK_OFFICE = { url: '/docs/operator-openapi.json', name: 'The back office' }
const PUBLIC = [SITE, AGENTS, GAMES]

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Palaro API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/swagger-ui-standalone-preset.js"></script>
<script src="/docs/start.js"></script>
</html>`

const start = (documents: readonly (typeof SITE)[]) => `SwaggerUIBundle({
  urls: ${JSON.stringify(documents)},
  dom_id: '#docs',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  // Its badge would send the address of this server to a site of others.
  validatorUrl: null,
})`

const PROGRAM = fileURLToPath(new URL('describe.ts', import.meta.url))
const TIMEOUT_MS = 60_000
const FOR_GOOD = { freshMs: Infinity, staleMs: Infinity }
const MAX_BYTES = 16 * 1024 * 1024

/** Runs describe.ts. Its answer is kept for good; a failure is tried again by the next request. */
function createDescriptions() {
  const tsx = createRequire(import.meta.url).resolve('tsx')
  const describe = async () => {
    const options = { cwd: dirname(PROGRAM), env: {}, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES }
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, PROGRAM], options)
    return JSON.parse(stdout) as Descriptions
  }
  return createHeld(describe, FOR_GOOD)
}

interface Deps {
  maySeeAll: InternalGate
  site: SiteAddress
  merchants: Pick<MerchantDirectory, 'find'>
  /** The merchant of this server's pages. */
  merchantCode: string
}

export function docsRouter({ maySeeAll, site, merchants, merchantCode }: Deps): Router {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const descriptions = createDescriptions()
  /** The description with the address this server is reached at. */
  async function descriptionFor(req: Request, name: keyof Descriptions): Promise<string> {
    // Without the database there are no domains of a merchant, but the page works.
    const merchant = await merchants.find(merchantCode).catch((): Merchant | undefined => undefined)
    return (await descriptions.get())[name].replaceAll(SERVER_ADDRESS, site.originOf(req, merchant))
  }
  const router = Router()
  router.get('/docs', (_req, res) => {
    res.type('html').send(page)
  })
  router.get(SITE.url, async (req, res) => {
    res.type('json').send(await descriptionFor(req, 'site'))
  })
  router.get(AGENTS.url, async (req, res) => {
    res.type('json').send(await descriptionFor(req, 'agents'))
  })
  router.get(GAMES.url, async (req, res) => {
    res.type('json').send(await descriptionFor(req, 'games'))
  })
  router.get(BACK_OFFICE.url, onlyInternal(maySeeAll), async (req, res) => {
    // No cache may keep it for others.
    res
      .set('Cache-Control', 'private, no-cache')
      .type('json')
      .send(await descriptionFor(req, 'backOffice'))
  })
  router.get('/docs/start.js', (req, res) => {
    res.set('Cache-Control', 'private, no-cache').type('js')
    res.send(start(maySeeAll(req) ? [...PUBLIC, BACK_OFFICE] : PUBLIC))
  })
  router.use('/docs', express.static(assets, { index: false }))
  return router
}
