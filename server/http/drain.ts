/** Stops an HTTP server: requests in flight are answered, and no connection is cut while its next request may be on the way. */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

interface DrainTimes {
  /** How long an idle connection may still send a request; a busy one sends its next at once. */
  quietMs: number
  /** After this all connections are cut. */
  longestMs: number
}
const DRAIN_TIMES: DrainTimes = { quietMs: 500, longestMs: 3_000 }
const LOOK_MS = 50

/** Call before the server listens. */
export function prepareDrain(server: Server) {
  const open = new Set<ServerResponse>()
  let isDraining = false
  /** With `Connection: close` on the answer, Node closes the connection after it. */
  const closeAfter = (res: ServerResponse): void => {
    if (!res.headersSent) res.shouldKeepAlive = false
  }

  server.prependListener('request', (_req, res: ServerResponse) => {
    open.add(res)
    res.once('close', () => open.delete(res))
    if (isDraining) closeAfter(res)
  })

  return async function drain({ quietMs, longestMs }: DrainTimes = DRAIN_TIMES): Promise<void> {
    isDraining = true
    for (const res of open) closeAfter(res)
    // No new connections. `net`'s close, because `http`'s would cut connections between two requests.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    let looking: ReturnType<typeof setInterval> | undefined
    const quiet = setTimeout(() => {
      looking = setInterval(() => server.closeIdleConnections(), LOOK_MS)
    }, quietMs)
    const longest = setTimeout(() => server.closeAllConnections(), longestMs)
    await closed
    clearTimeout(quiet)
    clearTimeout(longest)
    clearInterval(looking)
  }
}
