/** Serves every declared endpoint: all `/wps`, `/lgw`, `/bgs` and `/lotto` requests go through the steps of `call/`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { write, writeFile, type Encoded } from './answer.ts'
import type { Authenticate, AuthenticateOperator } from './caller.ts'
import { createAdmit } from './call/admit.ts'
import { createReadInput } from './call/read-input.ts'
import { createRefuse } from './call/refuse.ts'
import type { ApiRequest } from './call/request.ts'
import { createResolve } from './call/resolve.ts'
import { createServeCall } from './call/serve-call.ts'
import { applyCors } from './cors.ts'
import type { Route } from './handle.ts'
import type { RsaKey } from './payload-cipher.ts'
import type { RateLimit } from './rate-limit.ts'
import { ClientGone } from './read-body.ts'
import * as facts from './request-facts.ts'
import type { SharedAnswers } from './shared-answers.ts'
import type { SiteAddress } from './site-address.ts'
import { createUploadBudget } from './upload-budget.ts'

interface Deps {
  routes: readonly Route[]
  merchants: MerchantDirectory
  authenticate: Authenticate
  authenticateOperator: AuthenticateOperator
  rateLimit: RateLimit
  rsaKeys: readonly RsaKey[]
  sharedAnswers: SharedAnswers
  logger: Logger
  corsOrigins: '*' | readonly string[]
  trustProxy: number
  site: SiteAddress
  /** Called for every answer. */
  observe: (endpoint: Endpoint | undefined, status: number, seconds: number) => void
}

const API_PATH = /^\/(m\/)?(wps|lgw|bgs|vendor-wallet|lotto|lotto-vn)([/?]|$)/

export function createDispatcher(deps: Deps) {
  const { logger, observe, corsOrigins } = deps
  const resolve = createResolve(deps.routes)
  const admit = createAdmit(deps)
  const readInput = createReadInput(deps.rsaKeys)
  const serveCall = createServeCall(deps)
  const refuse = createRefuse(deps)
  const openUpload = createUploadBudget()
  // Redaction is off, because the few fields named below hold nothing to hide.
  const requestLog = logger.child({}, { redact: [] })

  async function answer(route: Route, request: ApiRequest): Promise<Encoded> {
    const { endpoint } = route
    const held = endpoint.upload && openUpload()
    try {
      const admitted = await admit(endpoint, request.req)
      const read = () => readInput(endpoint, { ...request, held }, admitted.merchant?.currency)
      return await serveCall(route, request, admitted, read)
    } finally {
      held?.release()
    }
  }

  async function send({ req, res, requestId }: ApiRequest, encoded: Encoded): Promise<void> {
    const { file } = encoded
    if (!file) return write(req, res, encoded)
    await writeFile(res, { ...encoded, file }).catch((error: unknown) =>
      logger.warn({ err: error, requestId }, 'sending a file failed'),
    )
  }

  async function dispatch(request: ApiRequest): Promise<void> {
    const startedAt = performance.now()
    const { req, res, requestId, path } = request
    let endpoint: Endpoint | undefined
    let encoded: Encoded
    try {
      const route = resolve(request)
      endpoint = route.endpoint
      encoded = await answer(route, request)
    } catch (error) {
      if (error instanceof ClientGone) return void logger.debug({ requestId, path }, 'client disconnected')
      encoded = await refuse(error, endpoint, request)
      // The rest of a refused body would be read as the next request.
      if (!req.complete) res.setHeader('Connection', 'close')
    }
    await send(request, encoded)
    const ms = performance.now() - startedAt
    observe(endpoint, encoded.status, ms / 1_000)
    requestLog.info({ requestId, method: req.method, path, status: encoded.status, ms: Math.round(ms * 10) / 10 })
  }

  /** Everything else goes on to the next handler. */
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const url = req.url ?? '/'
    if (!API_PATH.test(url)) return next()
    const requestId = facts.requestIdOf(req)
    res.setHeader('x-app-trace-id', requestId)
    if (applyCors(req, res, corsOrigins)) return
    const [path, search] = facts.pathAndSearch(url)
    dispatch({ req, res, requestId, path, search }).catch((error: unknown) => {
      logger.error({ err: error }, 'writing an answer failed')
      res.destroy()
    })
  }
}
