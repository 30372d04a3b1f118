/** Serves every declared endpoint: all `/wps`, `/lgw`, `/bgs` and `/lotto` requests go through here. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { DEFAULT_LANGUAGE, type Language, languageFromWire } from '#contract/wire.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#server/platform/app-error.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { outageOf } from '#server/platform/outage.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant, MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { absentCallCode } from './absent-call.ts'
import { encodeAnswer, encodeError, write, writeFile, type Encoded } from './answer.ts'
import type { Authenticate, AuthenticateOperator, Caller } from './caller.ts'
import { checkMay } from './check-may.ts'
import { applyCors } from './cors.ts'
import type { Route } from './handle.ts'
import { parseInput } from './parse-input.ts'
import { decryptBody, type RsaKey } from './payload-cipher.ts'
import type { RateLimit } from './rate-limit.ts'
import { isMultipart, readMultipart, type UploadedFile } from './multipart.ts'
import { bodyLimitOf, ClientGone, isEmpty, parseBody, parseJson, readBody, tidyBody } from './read-body.ts'
import * as facts from './request-facts.ts'
import { setRetryAfter } from './retry-after.ts'
import { createUploadBudget, type HeldUpload } from './upload-budget.ts'
import { createRouteTable, normalisePath } from './route-table.ts'
import { shareKeyOf, type SharedAnswers } from './shared-answers.ts'
import type { SiteAddress } from './site-address.ts'

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
const VISITOR: Caller = { kind: 'visitor' }

const languageOf = (req: IncomingMessage, merchant: Merchant | undefined): Language =>
  languageFromWire(facts.languageCodeOf(req)) ?? merchant?.defaultLanguage ?? DEFAULT_LANGUAGE

/** Callers with the same key share a rate limit. */
function keyOf(caller: Caller, ip: string): string {
  if (caller.kind === 'visitor') return networkOf(ip)
  return caller.kind === 'operator' ? `{op:${caller.operatorId}}` : `{m:${caller.memberId}}`
}

/** Passwords and codes anyone may try. Trial accounts are free, so a visitor's address counts as one caller. */
const isCountedByAddress = ({ auth, tier }: Endpoint) => auth === 'visitor' && (tier === 'sensitive' || tier === 'code')

export function createDispatcher(deps: Deps) {
  const { merchants, authenticate, authenticateOperator, rateLimit, rsaKeys, sharedAnswers, logger, observe } = deps
  const table = createRouteTable(deps.routes)
  const openUpload = createUploadBudget()
  // Redaction is off, because the few fields named below hold nothing to hide.
  const requestLog = logger.child({}, { redact: [] })

  function findRoute(path: string, method: string, res: ServerResponse): Route {
    const methods = table.find(normalisePath(path))
    if (!methods) throw new AppError(absentCallCode(path))
    const route = methods.get(method)
    if (route) return route
    res.setHeader('Allow', [...methods.keys()].join(', '))
    throw new AppError('http_method_not_support')
  }

  async function findMerchant(endpoint: Endpoint, req: IncomingMessage): Promise<Merchant | undefined> {
    const code = facts.merchantCodeOf(req)
    if (!code) {
      if (endpoint.merchantOptional || endpoint.auth === 'game' || endpoint.auth === 'chat') return undefined
      throw new AppError('merchant.required')
    }
    const merchant = await merchants.find(code)
    if (!merchant) throw new AppError('merchant.not.found')
    return merchant
  }

  async function findCaller(
    endpoint: Endpoint,
    req: IncomingMessage,
    merchant: Merchant | undefined,
    ip: string,
  ): Promise<Caller> {
    const token = facts.tokenOf(req)
    if (!token) return VISITOR
    try {
      const caller = await (authenticateOperator(token, ip) ?? authenticate(token, endpoint.tier === 'play'))
      if (merchant && caller.merchantId !== merchant.id) throw new AppError('user.or.token.invalid')
      return caller
    } catch (error) {
      // A public endpoint works with a stale token too.
      if (error instanceof AppError && endpoint.auth === 'visitor') return VISITOR
      throw error
    }
  }

  /** Counts the call, then checks who the caller is; unknown tokens count too. Throws `TOO_MANY_REQUEST`. */
  async function countedCaller(endpoint: Endpoint, req: IncomingMessage, merchant: Merchant | undefined, ip: string) {
    const caller = await findCaller(endpoint, req, merchant, ip).catch(async (error: unknown) => {
      await rateLimit(endpoint.tier, networkOf(ip))
      throw error
    })
    await rateLimit(endpoint.tier, isCountedByAddress(endpoint) ? networkOf(ip) : keyOf(caller, ip))
    return caller
  }

  async function readInput(
    endpoint: Endpoint,
    req: IncomingMessage,
    search: string,
    held: HeldUpload | undefined,
    currency: string | undefined,
  ): Promise<{ body: unknown; files: UploadedFile[] }> {
    // A GET has its fields in the query string, even if other clients send a body.
    if (req.method === 'GET') return { body: parseInput(endpoint.body, facts.queryOf(search), currency), files: [] }
    const contentType = req.headers['content-type']
    if (endpoint.upload && held && isMultipart(contentType)) {
      const { fields, files } = await readMultipart(req, endpoint.upload, held)
      return { body: parseInput(endpoint.body, tidyBody(fields), currency), files }
    }
    const text = await readBody(req, bodyLimitOf(endpoint), held)
    if (endpoint.isRawBody) return { body: parseInput(endpoint.body, text), files: [] }
    const encryption = facts.encryptionOf(req)
    const body = tidyBody(encryption ? decryptJson(text, encryption) : parseBody(text, contentType))
    if (endpoint.encrypted && !encryption && isEmpty(text, body)) throw new AppError('request_body_required')
    return { body: parseInput(endpoint.body, body, currency), files: [] }
  }

  function decryptJson(text: string, encryption: string): unknown {
    const plain = decryptBody(text, encryption, rsaKeys)
    try {
      return parseJson(plain)
    } catch {
      throw new AppError('encryption.invalid', { reason: 'json' })
    }
  }

  async function answer(
    route: Route,
    req: IncomingMessage,
    res: ServerResponse,
    search: string,
    requestId: string,
    held: HeldUpload | undefined,
  ): Promise<Encoded> {
    const { endpoint } = route
    const merchant = await findMerchant(endpoint, req)
    const ip = facts.ipOf(req, deps.trustProxy)
    const caller = await countedCaller(endpoint, req, merchant, ip)
    checkMay(endpoint, caller)
    const ownMerchant = merchant ?? (caller.kind === 'visitor' ? undefined : await merchants.findById(caller.merchantId))
    const language = languageOf(req, ownMerchant)

    const isVisitor = caller.kind === 'visitor'
    const shareKey =
      req.method === 'GET' && ownMerchant && shareKeyOf(endpoint, { merchant: ownMerchant.code, language, isVisitor }, search)
    const shared = shareKey && sharedAnswers.find(shareKey)
    if (shared) return shared

    const query = parseInput(endpoint.query, facts.queryOf(search), ownMerchant?.currency)
    const { body, files } = await readInput(endpoint, req, search, held, ownMerchant?.currency)
    const value = await route.serve({
      merchant: ownMerchant as Merchant,
      language,
      ip,
      device: facts.deviceOf(req),
      userAgent: facts.userAgentOf(req),
      requestId,
      signature: facts.signatureOf(req),
      cookies: facts.cookiesOf(req),
      origin: deps.site.originOf(req, ownMerchant),
      caller,
      query,
      body,
      files,
      setCookie: (name, cookie, maxAge) =>
        res.appendHeader(
          'Set-Cookie',
          stringifySetCookie({
            name,
            value: cookie,
            maxAge,
            path: '/',
            httpOnly: true,
            sameSite: 'lax',
            secure: deps.site.isSecure(req),
          }),
        ),
    })
    const encoded = encodeAnswer(endpoint, value, (err) =>
      logger.error({ err, requestId, endpoint: endpoint.path }, 'a call took effect but its answer failed'),
    )
    if (shareKey) sharedAnswers.keep(shareKey, encoded, endpoint.sharedFor)
    return encoded
  }

  /** The merchant's language if the request names none; the default if the merchant cannot be read either. */
  async function languageOfRefusal(req: IncomingMessage): Promise<Language> {
    const code = req.headers.merchant
    const merchant = typeof code === 'string' ? await merchants.find(code.trim()).catch(() => undefined) : undefined
    return languageOf(req, merchant)
  }

  async function refuse(
    error: unknown,
    route: Route | undefined,
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
  ): Promise<Encoded> {
    const language = await languageOfRefusal(req)
    const away = outageOf(error)
    setRetryAfter(res, error, away)
    if (away) {
      // Every call hits the outage, so it is logged as info; its start and end are logged once elsewhere.
      logger.info({ requestId, endpoint: route?.endpoint.path, away, reason: (error as Error).message }, 'request refused')
      return encodeError('system.not.available', route?.endpoint.refusalValue, 503, language)
    }
    if (!(error instanceof AppError)) {
      logger.error({ err: error, requestId, endpoint: route?.endpoint.path }, 'request failed')
      return encodeError('unknown.system.err', route?.endpoint.refusalValue, undefined, language)
    }
    const { refusalValue, statuses } = route?.endpoint ?? {}
    return encodeError(error.code, error.details ?? refusalValue, statuses?.[error.code] ?? error.status, language)
  }

  async function serve(req: IncomingMessage, res: ServerResponse, url: string): Promise<void> {
    const startedAt = performance.now()
    const requestId = facts.requestIdOf(req)
    res.setHeader('x-app-trace-id', requestId)
    if (applyCors(req, res, deps.corsOrigins)) return
    const [path, search] = facts.pathAndSearch(url)
    let route: Route | undefined
    let encoded: Encoded
    let held: HeldUpload | undefined
    try {
      route = findRoute(path, req.method ?? 'GET', res)
      held = route.endpoint.upload && openUpload()
      encoded = await answer(route, req, res, search, requestId, held)
    } catch (error) {
      if (error instanceof ClientGone) return void logger.debug({ requestId, path }, 'client disconnected')
      encoded = await refuse(error, route, req, res, requestId)
      // The rest of a refused body would be read as the next request.
      if (!req.complete) res.setHeader('Connection', 'close')
    } finally {
      held?.release()
    }
    const { file } = encoded
    if (file)
      await writeFile(res, { ...encoded, file }).catch((error: unknown) =>
        logger.warn({ err: error, requestId }, 'sending a file failed'),
      )
    else write(req, res, encoded)
    const ms = performance.now() - startedAt
    observe(route?.endpoint, encoded.status, ms / 1_000)
    requestLog.info({ requestId, method: req.method, path, status: encoded.status, ms: Math.round(ms * 10) / 10 })
  }

  /** Everything else goes on to the next handler. */
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const url = req.url ?? '/'
    if (!API_PATH.test(url)) return next()
    serve(req, res, url).catch((error: unknown) => {
      logger.error({ err: error }, 'writing an answer failed')
      res.destroy()
    })
  }
}
