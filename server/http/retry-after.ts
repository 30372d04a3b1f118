import type { ServerResponse } from 'node:http'
import { AppError } from '#server/platform/app-error.ts'
import { OUTAGE_RETRY_S, outageOf } from '#server/platform/outage.ts'

/** Seconds. Undefined = asking the same again will not help. */
function retryAfterOf(error: unknown): number | undefined {
  if (outageOf(error)) return OUTAGE_RETRY_S
  if (error instanceof AppError && error.code === 'TOO_MANY_REQUEST') return (error.details as { retryAfter: number }).retryAfter
  return undefined
}

/** Says in the header when to ask again, if that can help. */
export function setRetryAfter(res: ServerResponse, error: unknown): void {
  const seconds = retryAfterOf(error)
  if (seconds !== undefined) res.setHeader('Retry-After', seconds)
}
