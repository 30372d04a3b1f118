import type { ServerResponse } from 'node:http'
import { AppError } from '#server/platform/app-error.ts'
import { OUTAGE_RETRY_S, type Surrounding } from '#server/platform/outage.ts'

/** Sets `Retry-After`, in seconds, if a retry can help. `away`: the dependency that is down, according to the error. */
export function setRetryAfter(res: ServerResponse, error: unknown, away: Surrounding | undefined): void {
  if (away) res.setHeader('Retry-After', OUTAGE_RETRY_S)
  else if (error instanceof AppError && error.code === 'TOO_MANY_REQUEST')
    res.setHeader('Retry-After', (error.details as { retryAfter: number }).retryAfter)
}
