/** The browsable API page at `/docs`; what operators may call is shown to those alone who run the site. */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import express, { Router } from 'express'
import { endpointsByFeature } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { InternalGate } from './internal-gate.ts'
import { openApi } from './openapi.ts'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Palaro API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</html>`

const start = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', docExpansion: 'none', filter: true, tryItOutEnabled: true })`

/** Logging in to the back office is a visitor's call. */
const isOperators = ({ auth, path }: Endpoint) => auth === 'operator' || path.startsWith('/wps/operator/')

/** The same without what is the operators' own; features that have nothing else go with it. */
const withoutOperators = (features: Record<string, Record<string, Endpoint>>) =>
  Object.fromEntries(
    Object.entries(features)
      .map(([name, endpoints]) => [name, Object.entries(endpoints).filter(([, endpoint]) => !isOperators(endpoint))] as const)
      .filter(([, endpoints]) => endpoints.length > 0)
      .map(([name, endpoints]) => [name, Object.fromEntries(endpoints)]),
  )

export function docsRouter(maySeeAll: InternalGate): Router {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const descriptions = new Map<boolean, unknown>()
  function describe(hasOperators: boolean): unknown {
    const known =
      descriptions.get(hasOperators) ?? openApi(hasOperators ? endpointsByFeature : withoutOperators(endpointsByFeature))
    descriptions.set(hasOperators, known)
    return known
  }
  const router = Router()
  router.get('/docs', (_req, res) => {
    res.type('html').send(page)
  })
  router.get('/docs/openapi.json', (req, res) => {
    // No cache on the way may keep one's answer for another.
    res.set('Cache-Control', 'private, no-cache').json(describe(maySeeAll(req)))
  })
  router.get('/docs/start.js', (_req, res) => {
    res.type('js').send(start)
  })
  router.use('/docs', express.static(assets, { index: false }))
  return router
}
