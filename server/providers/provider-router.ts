/** Serves the provider's endpoints in the platform's own format, so that one client can talk to both. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Endpoint } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, languageFromWire } from '#contract/wire.ts'
import { encodeAnswer, encodeError, type Encoded, write } from '#server/http/answer.ts'
import { parseInput } from '#server/http/parse-input.ts'
import type { RateLimit } from '#server/http/rate-limit.ts'
import { ClientGone, parseBody, readBody, tidyBody } from '#server/http/read-body.ts'
import { ipOf, languageCodeOf, pathAndSearch, queryOf, tokenOf } from '#server/http/request-facts.ts'
import { setRetryAfter } from '#server/http/retry-after.ts'
import { createSharedAnswers, shareKeyOf } from '#server/http/shared-answers.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Logger } from '#server/platform/logger.ts'
import { networkOf } from '#server/platform/network-of.ts'
import { outageOf } from '#server/platform/outage.ts'

/** `session`: the player's session, if the endpoint needs one. */
export interface ProviderRoute {
  endpoint: Endpoint
  serve(input: { session: never; query: never; body: never }): unknown
}

interface Deps {
  routes: readonly ProviderRoute[]
  /** Throws `user.or.token.invalid`, `user.token.expired`. */
  findSession: (token: string) => Promise<{ player: string }>
  rateLimit: RateLimit
  trustProxy: number
  clock: Clock
  logger: Logger
}

const languageOf = (req: IncomingMessage) => languageFromWire(languageCodeOf(req)) ?? DEFAULT_LANGUAGE

/** No answer depends on the merchant. */
const ANY_MERCHANT = ''

export function createProviderRouter(deps: Deps): RequestHandler {
  const { routes, findSession, rateLimit, trustProxy, clock, logger } = deps
  const sharedAnswers = createSharedAnswers({ clock })
  const byPath = new Map<string, Map<string, ProviderRoute>>()
  for (const route of routes) {
    const { method, path } = route.endpoint
    byPath.set(path, (byPath.get(path) ?? new Map<string, ProviderRoute>()).set(method, route))
  }

  /** Identifies the player and counts the call; unknown tokens count too, by network address. Throws `TOO_MANY_REQUEST`. */
  async function countedSession({ auth, tier }: Endpoint, req: IncomingMessage) {
    const network = networkOf(ipOf(req, trustProxy))
    const token = tokenOf(req)
    if (auth !== 'game' || !token) {
      await rateLimit(tier, network)
      if (auth === 'game') throw new AppError('login.not.session')
      return undefined
    }
    const session = await findSession(token).catch(async (error: unknown) => {
      await rateLimit(tier, network)
      throw error
    })
    // Counted separately from the player's requests to the platform.
    await rateLimit(tier, `{slots:${session.player}}`)
    return session
  }

  async function answer({ endpoint, serve }: ProviderRoute, req: IncomingMessage, search: string): Promise<Encoded> {
    const session = await countedSession(endpoint, req)
    const sharing = { merchant: ANY_MERCHANT, language: languageOf(req), isVisitor: endpoint.auth === 'visitor' }
    const shareKey = shareKeyOf(endpoint, sharing, search)
    const shared = shareKey && sharedAnswers.find(shareKey)
    if (shared) return shared
    const body = endpoint.method === 'GET' ? undefined : tidyBody(parseBody(await readBody(req), req.headers['content-type']))
    const input = {
      session: session as never,
      query: parseInput(endpoint.query, queryOf(search)) as never,
      body: parseInput(endpoint.body, body) as never,
    }
    const encoded = encodeAnswer(endpoint, await serve(input), (err) =>
      logger.error({ err, path: endpoint.path }, 'an answer failed'),
    )
    if (shareKey) sharedAnswers.keep(shareKey, encoded, endpoint.sharedFor)
    return encoded
  }

  function refuse(error: unknown, { endpoint }: ProviderRoute, req: IncomingMessage, res: ServerResponse): Encoded {
    const language = languageOf(req)
    const away = outageOf(error)
    setRetryAfter(res, error, away)
    if (away) return encodeError('system.not.available', undefined, 503, language)
    if (error instanceof AppError) return encodeError(error.code, error.details, error.status, language)
    logger.error({ err: error, path: endpoint.path }, 'request failed')
    return encodeError('unknown.system.err', undefined, undefined, language)
  }

  return (req, res, next) => {
    const [path, search] = pathAndSearch(req.url ?? '/')
    const methods = byPath.get(path)
    const route = methods?.get(req.method)
    if (!methods) return next()
    if (!route) {
      res.setHeader('Allow', [...methods.keys()].join(', '))
      return write(req, res, encodeError('http_method_not_support', undefined, undefined, languageOf(req)))
    }
    answer(route, req, search)
      .catch((error: unknown) => {
        if (error instanceof ClientGone) return undefined
        if (!req.complete) res.setHeader('Connection', 'close')
        return refuse(error, route, req, res)
      })
      .then((encoded) => encoded && write(req, res, encoded))
      .catch((error: unknown) => {
        logger.error({ err: error }, 'writing an answer failed')
        res.destroy()
      })
  }
}
