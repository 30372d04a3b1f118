/** The HTTP server under the application, and its timeouts for slow clients. */
import { createServer, type Server } from 'node:http'
import type { Express } from 'express'
import { messagesOf } from './express-messages.ts'

export interface ServerTimes {
  /** Time to send the headers. */
  headersMs: number
  /** Time to send the whole request, so that a trickling one cannot hold a connection. */
  requestMs: number
  /**
   * How long an idle connection stays open; longer than a proxy's own timeout, so that the proxy never writes to a connection
   * being closed.
   */
  keepAliveMs: number
  /** How often the first two are checked. */
  checkMs: number
}
const SERVER_TIMES: ServerTimes = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 65_000, checkMs: 5_000 }

/** Connections waiting to be accepted. Node's own 511 are too few when a rain begins: the kernel drops the rest, which retry seconds later. */
const BACKLOG = 4_096

/** Listens on `port`, or on a free one for 0. Throws the system's error if it cannot. */
export const listenOn = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: BACKLOG }, resolve)
  })

export const createHttpServer = (
  app: Express,
  { headersMs, requestMs, keepAliveMs, checkMs }: ServerTimes = SERVER_TIMES,
): Server =>
  createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkMs,
      ...messagesOf(app),
    },
    app,
  )
