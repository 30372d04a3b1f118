/** Which answers are findings. */
import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { status } from '#contract/site/system/status.ts'
import type { FuzzRequest } from './make-request.ts'
import type { Answer } from './send.ts'

/** Of a closed site, and of an outage. */
export const CLOSED = 'system.not.available'
const LEAKS = /\bat .*\.(?:ts|js):\d|node_modules|PrismaClient|password_hash|postgresql:\/\//

const siteStatus = z.object({ value: z.object({ maintenance: z.boolean() }) })

/** The run's own operators close sites. A server that does not even tell has not been closed. */
export async function isSiteClosed(url: string, { headers }: Pick<FuzzRequest, 'headers'>): Promise<boolean> {
  const merchant = headers.Merchant
  if (typeof merchant !== 'string') return false
  const answer = await fetch(url + status.path, { headers: { Merchant: merchant } })
    .then((response) => response.json())
    .catch(() => undefined)
  return siteStatus.safeParse(answer).data?.value.maintenance ?? false
}

/** Undefined = none. A run causes no outage: only the site it closed may refuse with a 5xx, and a call that declares that status. */
export function failureOf(
  { statuses }: Pick<Endpoint, 'statuses'>,
  { status: code, errorCode, text, problem, hasRetryAfter }: Answer,
  isClosed: boolean,
): string | undefined {
  // Some calls keep a real deployment's status by declaration.
  const isDeclared = Object.entries(statuses).some(([error, declared]) => error === errorCode && declared === code)
  if (code === 0) return `no answer: ${problem}`
  if (errorCode === 'unknown.system.err') return 'an unhandled error'
  if (code >= 500 && errorCode === CLOSED && hasRetryAfter) return 'an outage that the run did not cause'
  if (code >= 500 && !isDeclared && !(errorCode === CLOSED && isClosed)) return `status ${code}`
  return LEAKS.test(text) ? 'it leaks internals' : undefined
}
