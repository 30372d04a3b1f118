/** The application is an ordinary Express one, at no cost to API calls. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express, { type Express, type RequestHandler } from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { startApi } from '#tests/support/api.ts'
import { success } from '#tests/support/outcome.ts'

const { container, url } = startApi()
const PING = '/wps/system/test/ping'
const createOne = () => createApp(container())

it('works with supertest without a server of its own', async () => {
  const app = createOne()

  const [api, page, nowhere] = [
    await request(app).get(PING),
    await request(app).get('/health/live'),
    await request(app).get('/no'),
  ]

  expect(api.body).toMatchObject({ success: true })
  expect(page).toMatchObject({ status: 200, body: { ok: true } })
  expect(nowhere.status).toBe(404)
  expect(api.headers).not.toHaveProperty('x-powered-by')
})

it('accepts more app.use handlers, after its own routes', async () => {
  const app = createOne()
  const paths: string[] = []
  app.use((req, _res, next) => {
    paths.push(req.path)
    next()
  })
  app.use('/more', (req, res) => res.json({ ip: req.ip, query: req.query }))

  await request(app).get(PING).expect(success)
  const more = await request(app).get('/more?word=yes')

  expect(more.body).toEqual({ ip: expect.stringContaining('127.0.0.1'), query: { word: 'yes' } })
  expect(paths).toEqual(['/more'])
})

it('can be mounted in another application, also below a path, and before the API', async () => {
  const outer = express()
  const seen: string[] = []
  const logger: RequestHandler = (req, _res, next) => {
    seen.push(req.originalUrl)
    next()
  }
  outer.use(logger, createOne())
  outer.use('/casino', createOne())
  outer.get('/own', (_req, res) => res.send('own'))

  for (const path of [PING, `/casino${PING}`, '/casino/health/live', '/own']) await request(outer).get(path).expect(success)

  expect(seen).toEqual([PING, `/casino${PING}`, '/casino/health/live', '/own'])
})

/** For each request of a server of ours, whether Express had to change its prototype. */
async function prototypesChanged(app: Express): Promise<boolean[]> {
  const changed: boolean[] = []
  const server = createHttpServer(app)
  server.prependListener('request', (req, res) => {
    const before = [Object.getPrototypeOf(req), Object.getPrototypeOf(res)]
    res.once('finish', () => changed.push(before[0] !== Object.getPrototypeOf(req) || before[1] !== Object.getPrototypeOf(res)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const path of [PING, '/health/live']) expect((await fetch(own + path)).status).toBe(200)
  server.closeAllConnections()
  server.close()
  return changed
}

it('creates requests with Express’s prototype: changing it cost more than an answer (ADR 0034)', async () => {
  const app = createOne()

  expect(await prototypesChanged(app)).toEqual([false, false])
  // Several servers may share it.
  expect(await prototypesChanged(app)).toEqual([false, false])
  // What the test above would see without it.
  expect(await prototypesChanged(express().use(app))).toEqual([true, true])
})

it('passes errors of added handlers to added error handlers', async () => {
  const app = createOne()
  app.use('/broken', () => {
    throw new Error('of the added part')
  })
  app.use(((error: Error, _req, res, _next) => void res.status(418).send(error.message)) as express.ErrorRequestHandler)

  const response = await request(app).get('/broken')

  expect(response).toMatchObject({ status: 418, text: 'of the added part' })
})

it('answers malformed addresses', async () => {
  for (const path of ['/wps//x', '//wps/x', '/wps/%zz', '/%zz', '/wps/x%00', '/m/wps/..%2f'])
    expect((await fetch(url() + path)).status).toBe(404)
})
