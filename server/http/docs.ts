/**
 * The API page at `/docs`, its descriptions and the rules: `/docs/openapi.json` for a site's own clients, `/docs/agents-openapi.json` for
 * what only agents may call, `/docs/games-openapi.json` for the pages of games and for vendors, `/docs/operator-openapi.json` for the back
 * office, which only the site's administrators may read; `/docs/rules` for what the ids mean (ADR 0036).
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import express, { type Request, type Response, Router } from 'express'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { API_DOCS, DESCRIPTIONS, RULES_PAGE, SERVER_ADDRESS } from './api-docs.ts'
import { type InternalGate, onlyInternal } from './internal-gate.ts'
import type { SiteAddress } from './site-address.ts'

const urlOf = (file: string) => `/docs/${file}`
const { backOffice, ...forAll } = DESCRIPTIONS
const PUBLIC = Object.values(forAll)
type Description = (typeof DESCRIPTIONS)[keyof typeof DESCRIPTIONS]

const NOT_BUILT = 'The API descriptions are not built. Run `npm run build` where the server runs, then load this again.\n'

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

const start = (descriptions: readonly Description[]) => `SwaggerUIBundle({
  urls: ${JSON.stringify(descriptions.map(({ file, name }) => ({ url: urlOf(file), name })))},
  dom_id: '#docs',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  // Its badge would send the address of this server to a site of others.
  validatorUrl: null,
})`

interface Deps {
  maySeeAll: InternalGate
  site: SiteAddress
  merchants: Pick<MerchantDirectory, 'find'>
  /** The merchant of this server's pages. */
  merchantCode: string
  /** Where the build wrote its files. */
  folder?: string
}

export function docsRouter({ maySeeAll, site, merchants, merchantCode, folder = API_DOCS }: Deps): Router {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  /** Sends the file, with this server's address in it. */
  async function send(req: Request, res: Response, file: string): Promise<void> {
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (text === undefined) return void res.status(503).type('text').send(NOT_BUILT)
    // Without the database the merchant's domains are unknown, but the page works.
    const merchant = await merchants.find(merchantCode).catch((): Merchant | undefined => undefined)
    res.type(extname(file)).send(text.replaceAll(SERVER_ADDRESS, site.originOf(req, merchant)))
  }
  const router = Router()
  router.get('/docs', (_req, res) => {
    res.type('html').send(page)
  })
  router.get('/docs/rules', (req, res) => send(req, res, RULES_PAGE))
  for (const { file } of PUBLIC) router.get(urlOf(file), (req, res) => send(req, res, file))
  router.get(urlOf(backOffice.file), onlyInternal(maySeeAll), (req, res) => {
    // No cache may keep it for others.
    res.set('Cache-Control', 'private, no-cache')
    return send(req, res, backOffice.file)
  })
  router.get('/docs/start.js', (req, res) => {
    res.set('Cache-Control', 'private, no-cache').type('js')
    res.send(start(maySeeAll(req) ? [...PUBLIC, backOffice] : PUBLIC))
  })
  router.use('/docs', express.static(assets, { index: false }))
  return router
}
