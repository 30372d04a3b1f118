/** The HTTP server under the application: how long a slow client may take. */
import { createServer, type RequestListener, type Server } from 'node:http'

export interface ServerTimes {
  /** To send the headers. */
  headersMs: number
  /** To send the whole request: one that trickles in holds a connection no longer. */
  requestMs: number
  /** An idle connection stays open; longer than a proxy's own, so that it never writes to one we are closing. */
  keepAliveMs: number
  /** How often the first two are looked at. */
  checkMs: number
}
const SERVER_TIMES: ServerTimes = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 65_000, checkMs: 5_000 }

export const createHttpServer = (
  listener: RequestListener,
  { headersMs, requestMs, keepAliveMs, checkMs }: ServerTimes = SERVER_TIMES,
): Server =>
  createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
    },
    listener,
  )
