/** The fourth step: the answer of the endpoint's own function, or a cached one that callers with the same request share. */
import { stringifySetCookie } from 'cookie'
import type { Logger } from '#server/platform/logger.ts'
import type { Merchant } from '#server/platform/merchant/merchant-directory.ts'
import { encodeAnswer, type Encoded } from '../answer.ts'
import type { Route, SetCookie } from '../handle.ts'
import * as facts from '../request-facts.ts'
import { shareKeyOf, type SharedAnswers } from '../shared-answers.ts'
import type { SiteAddress } from '../site-address.ts'
import type { Admitted } from './admit.ts'
import type { Input } from './read-input.ts'
import type { ApiRequest } from './request.ts'

interface Deps {
  sharedAnswers: Pick<SharedAnswers, 'find' | 'keep'>
  site: SiteAddress
  logger: Pick<Logger, 'error'>
}

/** Undefined if the answer is for this caller alone. */
function shareKey(
  { endpoint }: Route,
  { req, search }: ApiRequest,
  { merchant, language, caller }: Admitted,
): string | undefined {
  if (req.method !== 'GET' || !merchant) return undefined
  return shareKeyOf(endpoint, { merchant: merchant.code, language, isVisitor: caller.kind === 'visitor' }, search)
}

export function createServeCall({ sharedAnswers, site, logger }: Deps) {
  const setCookieOn =
    ({ req, res }: ApiRequest): SetCookie =>
    (name, value, maxAge) => {
      const cookie = { name, value, maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure: site.isSecure(req) } as const
      res.appendHeader('Set-Cookie', stringifySetCookie(cookie))
    }

  async function answer(
    route: Route,
    request: ApiRequest,
    { merchant, language, caller, ip }: Admitted,
    input: Input,
  ): Promise<Encoded> {
    const { req, requestId } = request
    const value = await route.serve({
      // A call that needs a merchant is not admitted without one.
      merchant: merchant as Merchant,
      language,
      ip,
      device: facts.deviceOf(req),
      userAgent: facts.userAgentOf(req),
      requestId,
      signature: facts.signatureOf(req),
      cookies: facts.cookiesOf(req),
      origin: site.originOf(req, merchant),
      caller,
      ...input,
      setCookie: setCookieOn(request),
    })
    return encodeAnswer(route.endpoint, value, (err) =>
      logger.error({ err, requestId, endpoint: route.endpoint.path }, 'a call took effect but its answer failed'),
    )
  }

  /** `read` is called only if no answer is cached. */
  return async function serveCall(
    route: Route,
    request: ApiRequest,
    admitted: Admitted,
    read: () => Promise<Input>,
  ): Promise<Encoded> {
    const key = shareKey(route, request, admitted)
    const shared = key === undefined ? undefined : sharedAnswers.find(key)
    if (shared) return shared
    const encoded = await answer(route, request, admitted, await read())
    if (key !== undefined) sharedAnswers.keep(key, encoded, route.endpoint.sharedFor)
    return encoded
  }
}
