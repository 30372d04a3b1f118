/** Tells an outage of our dependencies (PostgreSQL or Redis is down, starting, or not answering) from a bug. */
import * as z from 'zod'

export type Surrounding = 'PostgreSQL' | 'Redis'

/** How many seconds a caller should wait before the next attempt. */
export const OUTAGE_RETRY_S = 2

const SOCKET = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']
/** PostgreSQL is shutting down, crashed or starting; has no connections left; or a standby conflict ended the session. */
const POSTGRES_CODE = /^(57P0[1-3]|08\w{3}|53300)$/
/** Prisma: cannot reach, timed out, closed, no connection in time. */
const PRISMA_CODES = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024']
/** All errors of transactions. Only one that got no connection is an outage; one that took too long or was used after its end is a bug. */
const PRISMA_TRANSACTION = 'P2028'
const NOT_STARTED = 'Unable to start a transaction in the given time'
const PRISMA_KINDS = ['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']
/** The drivers' own errors have no code. */
const POSTGRES_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed and is not queryable|the database system is)/
const CONNECT_TIMEOUT = 'timeout expired'
const REDIS_TEXT =
  /^(Connection is closed\.|Command timed out|Redis does not answer|Stream isn't writeable|Command aborted due to connection close|Socket timeout\. Expecting data)/
const REDIS_REPLY = /^(LOADING|READONLY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN) /
const REDIS_NAMES = ['MaxRetriesPerRequestError', 'ClusterAllFailedError']

/** A socket's error does not say whose it is: a payment site's has the same code. */
const databaseErrors = new WeakSet<Error>()

/** For errors of the database's own connections, where they arise. */
export function markAsDatabaseError(error: unknown): void {
  if (error instanceof Error) databaseErrors.add(error)
}

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
  if (name === 'ReplyError') return REDIS_REPLY.test(message) ? 'Redis' : undefined
  if (code === PRISMA_TRANSACTION) return message.includes(NOT_STARTED) ? 'PostgreSQL' : undefined
  const cause = meta?.driverAdapterError.cause ?? (name === 'DriverAdapterError' ? ownCause : undefined)
  if (PRISMA_CODES.includes(code) || (cause && (PRISMA_KINDS.includes(cause.kind) || POSTGRES_CODE.test(cause.code))))
    return 'PostgreSQL'
  if (POSTGRES_CODE.test(code) || POSTGRES_TEXT.test(message)) return 'PostgreSQL'
  // ioredis never passes on a socket's own error.
  if (databaseErrors.has(error) && (SOCKET.includes(code) || message === CONNECT_TIMEOUT)) return 'PostgreSQL'
  return undefined
}
