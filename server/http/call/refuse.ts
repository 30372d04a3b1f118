/** The answer when a step has failed: the code of a refusal, an outage, or a bug of ours. */
import type { IncomingMessage } from 'node:http'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { MerchantDirectory } from '#server/platform/merchant/merchant-directory.ts'
import { outageOf } from '#server/platform/outage.ts'
import { encodeError, type Encoded } from '../answer.ts'
import { setRetryAfter } from '../retry-after.ts'
import { languageOf } from './admit.ts'
import type { ApiRequest } from './request.ts'

interface Deps {
  merchants: Pick<MerchantDirectory, 'find'>
  logger: Pick<Logger, 'info' | 'error'>
}

export function createRefuse({ merchants, logger }: Deps) {
  /** The merchant's language if the request names none; the default if the merchant cannot be read either. */
  async function languageOfRefusal(req: IncomingMessage): Promise<Language> {
    const code = req.headers.merchant
    const merchant = typeof code === 'string' ? await merchants.find(code.trim()).catch(() => undefined) : undefined
    return languageOf(req, merchant)
  }

  /** `endpoint`: undefined if none was found. */
  return async function refuse(
    error: unknown,
    endpoint: Endpoint | undefined,
    { req, res, requestId }: ApiRequest,
  ): Promise<Encoded> {
    const language = await languageOfRefusal(req)
    const away = outageOf(error)
    setRetryAfter(res, error, away)
    if (away) {
      // Every call hits the outage, so it is logged as info; its start and end are logged once elsewhere.
      logger.info({ requestId, endpoint: endpoint?.path, away, reason: (error as Error).message }, 'request refused')
      return encodeError('system.not.available', endpoint?.refusalValue, 503, language)
    }
    if (!(error instanceof AppError)) {
      logger.error({ err: error, requestId, endpoint: endpoint?.path }, 'request failed')
      return encodeError('unknown.system.err', endpoint?.refusalValue, undefined, language)
    }
    const { refusalValue, statuses } = endpoint ?? {}
    return encodeError(error.code, error.details ?? refusalValue, statuses?.[error.code] ?? error.status, language)
  }
}
