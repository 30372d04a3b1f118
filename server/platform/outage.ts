/** Tells an outage of our dependencies (PostgreSQL or Redis is down, starting, or not answering) from a bug. */
import * as z from 'zod'

export type Surrounding = 'PostgreSQL' | 'Redis'

/** How many seconds a caller should wait before the next attempt. */
export const OUTAGE_RETRY_S = 2

const SOCKET = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
/** PostgreSQL is shutting down, crashed or starting; has no connections left; or a standby conflict ended the session. */
const POSTGRES_CODE = /^(57P0[1-3]|08\w{3}|53300)$/
/** Prisma: cannot reach, timed out, closed, no connection in time, no transaction in time. */
const PRISMA_CODES = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']
const PRISMA_KINDS = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']
/** The drivers' own errors have no code. */
const POSTGRES_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout (exceeded|expired)|Client was closed|the database system is)/
const REDIS_TEXT =
  /^(Connection is closed|Command timed out|Redis does not answer|Stream isn't writeable|Command aborted|Socket timeout|(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN) )/
const REDIS_NAMES = ['MaxRetriesPerRequestError', 'AbortError', 'ClusterAllFailedError']

const driverCause = z.object({ kind: z.string().catch(''), code: z.string().catch('') })
const failure = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  code: z.string().catch(''),
  /** For a statement. Errors of BEGIN, COMMIT and ROLLBACK arrive as the driver's, with their cause. */
  meta: z
    .object({ driverAdapterError: z.object({ cause: driverCause }) })
    .optional()
    .catch(undefined),
  cause: driverCause.optional().catch(undefined),
})

/** The dependency that failed; undefined if the error is a bug of ours. */
export function outageOf(error: unknown): Surrounding | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message, code, meta, cause: ownCause } = failure.parse(error)
  if (REDIS_NAMES.includes(name) || REDIS_TEXT.test(message)) return 'Redis'
  const cause = meta?.driverAdapterError.cause ?? (name === 'DriverAdapterError' ? ownCause : undefined)
  if (PRISMA_CODES.includes(code) || (cause && (PRISMA_KINDS.includes(cause.kind) || POSTGRES_CODE.test(cause.code))))
    return 'PostgreSQL'
  // ioredis never passes on a socket's own error, and those of other sites are wrapped in `fetch failed`.
  if (SOCKET.includes(code) || POSTGRES_CODE.test(code) || POSTGRES_TEXT.test(message)) return 'PostgreSQL'
  return undefined
}
