/** All a server answers: the API by its dispatcher, everything else by Express. No port, no globals. */
import type { RequestListener } from 'node:http'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import { docsRouter } from './http/docs.ts'
import { mediaRouter } from './http/media.ts'
import type { Container } from './container.ts'

/** What a browser may load on our pages: ourselves, and pictures of any origin a merchant names. */
const pageHeaders = () =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
      },
    },
    // Staging is served over plain HTTP on localhost too.
    strictTransportSecurity: false,
  })

const MAX_URL = 8_192

/** Before anything parses a hostile address. */
const refuseLongUrls: RequestHandler = (req, res, next) => {
  if (req.url.length > MAX_URL) res.status(414).type('text/plain').send('The address is too long.')
  else next()
}

/** `client` serves the pages: built files, Vite's middleware in development, or nothing (API alone). */
export function createApp(
  { dispatch, database, health, metrics, logger, socialPage, paymentPage }: Container,
  client?: Router | RequestHandler,
): RequestListener {
  const app = express()
  app.disable('x-powered-by')
  app.use(refuseLongUrls)
  app.get('/health/live', (_req, res) => {
    res.json({ ok: true })
  })
  app.get('/health/ready', async (_req, res) => {
    const report = await health()
    res.status(report.ok ? 200 : 503).json(report)
  })
  app.get('/metrics', async (_req, res) => {
    res.type(metrics.contentType).send(await metrics.text())
  })
  app.use(compression())
  app.use(client ? pageHeaders() : helmet())
  app.use(docsRouter())
  app.use(mediaRouter(database))
  if (socialPage) app.use(socialPage)
  if (paymentPage) app.use(paymentPage)
  if (client) app.use(client)
  const onError: ErrorRequestHandler = (error: { status?: number } & Error, _req, res, next) => {
    if (res.headersSent) return next(error)
    const status = error.status ?? 500
    if (status >= 500) logger.error({ err: error }, 'page request failed')
    res
      .status(status)
      .type('text/plain')
      .send(status === 404 ? 'Not found' : 'Something went wrong on our side.')
  }
  app.use(onError)
  // The API comes first: its calls pay for nothing they don't use.
  return (req, res) => dispatch(req, res, () => app(req, res))
}
