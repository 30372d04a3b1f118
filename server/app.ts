/** The Express application: the API first, with one look-up; then pages, pictures, docs and metrics. No port, no globals. */
import compression from 'compression'
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import { docsRouter } from './http/docs.ts'
import { useOwnMessages } from './http/express-messages.ts'
import { createInternalGate, onlyInternal } from './http/internal-gate.ts'
import { mediaRouter } from './http/media.ts'
import { pageHeaders, sendTransportSecurity } from './http/page-headers.ts'
import type { Container } from './container.ts'
import { OUTAGE_RETRY_S, outageOf } from './platform/outage.ts'
import { createPictureRepository } from './platform/pictures/picture.repository.ts'

const MAX_URL = 8_192

/** Before anything parses a hostile URL. */
const refuseLongUrls: RequestHandler = (req, res, next) => {
  if (req.url.length > MAX_URL) res.status(414).type('text/plain').send('The URL is too long.')
  else next()
}

/**
 * `client` serves the pages: built files, Vite's middleware in development, or nothing (API only). `provider`: the local game provider, if it
 * runs in this process.
 */
export function createApp(
  {
    config,
    dispatch,
    database,
    health,
    program,
    merchants,
    metrics,
    logger,
    site,
    socialPage,
    paymentPage,
    simulatorPage,
  }: Container,
  client?: Router | RequestHandler,
  provider?: RequestHandler,
): Express {
  const app = express()
  useOwnMessages(app)
  const mayLookInside = createInternalGate(config)
  app.disable('x-powered-by')
  // First, so that an API call does not pay for middleware it does not use.
  app.use((req, res, next) => {
    sendTransportSecurity(req, res, site)
    dispatch(req, res, next)
  })
  app.use(refuseLongUrls)
  if (provider) app.use(provider)
  app.get('/health/live', (_req, res) => {
    res.json({ ok: true })
  })
  app.get('/health/ready', async (_req, res) => {
    const report = await health()
    res.status(report.ok ? 200 : 503).json(report)
  })
  app.get('/metrics', onlyInternal(mayLookInside), async (_req, res) => {
    res.type(metrics.contentType).send(await metrics.text())
  })
  app.get('/ops/version', onlyInternal(mayLookInside), async (req, res) => {
    res.set('Cache-Control', 'no-store').json(await program.report(req.query['libraries'] === 'true'))
  })
  app.use(compression())
  app.use(
    client ? pageHeaders({ site, merchants, merchantCode: config.merchantCode }) : helmet({ strictTransportSecurity: false }),
  )
  app.use(docsRouter({ maySeeAll: mayLookInside, site, merchants, merchantCode: config.merchantCode }))
  app.use(mediaRouter(createPictureRepository(database)))
  if (socialPage) app.use(socialPage)
  if (paymentPage) app.use(paymentPage)
  if (simulatorPage) app.use(simulatorPage)
  if (client) app.use(client)
  const onError: ErrorRequestHandler = (error: { status?: number } & Error, _req, res, next) => {
    if (res.headersSent) return next(error)
    if (outageOf(error)) {
      res.status(503).set('Retry-After', String(OUTAGE_RETRY_S)).type('text/plain').send('Please try again in a moment.')
      return
    }
    const status = error.status ?? 500
    if (status >= 500) logger.error({ err: error }, 'page request failed')
    res
      .status(status)
      .type('text/plain')
      .send(status === 404 ? 'Not found' : 'Something went wrong on our side.')
  }
  app.use(onError)
  return app
}
