/** The browsable API page at `/docs`. */
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import express, { Router } from 'express'
import { endpointsByFeature } from '#contract/index.ts'
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

export function docsRouter(): Router {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  let description: unknown
  const router = Router()
  router.get('/docs', (_req, res) => {
    res.type('html').send(page)
  })
  router.get('/docs/openapi.json', (_req, res) => {
    description ??= openApi(endpointsByFeature)
    res.json(description)
  })
  router.get('/docs/start.js', (_req, res) => {
    res.type('js').send(start)
  })
  router.use('/docs', express.static(assets, { index: false }))
  return router
}
