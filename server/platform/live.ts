/**
 * Live events: what the server tells a member's open pages without being asked (contract/live.ts), by socket.io. With a Redis of its
 * own kind (`REDIS_URL`) an event told by any process, a worker too, reaches the pages connected to every other.
 */
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdapter } from '@socket.io/redis-adapter'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod'
import { LIVE_PATH, liveEvents, liveHandshake, type LiveEvent, type LivePayload } from '#contract/live.ts'
import { AppError } from './app-error.ts'
import type { Logger } from './logger.ts'
import { logOutages, type RedisServer } from './redis.ts'

/** Sessions that end by themselves, idle, leave their pages connected for at most this long; the others close them at once. */
export const LIVE_CHECK_MS = 30_000
/** Pages only listen: what they send is the handshake. */
const MAX_MESSAGE_BYTES = 8_192
const LEAVE_MS = 1_000

interface Deps {
  /** Shared by several processes; absent = this process tells its own pages alone. */
  server: RedisServer | undefined
  logger: Logger
}

/** Who may listen. Both throw AppError. */
export interface LiveGate {
  /** Counts a page that connects, by where it does from. */
  count(request: IncomingMessage): Promise<void>
  /** Who holds the token; does not keep its session alive. */
  look(token: string): Promise<{ memberId: number; sessionId: string }>
}

interface Page {
  memberId: number
  token: string
}

/** What is on its way is done first: a script tells and ends at once. A Redis that is away is not waited for. */
async function leave(listener: RedisServer): Promise<void> {
  const away = delay(LEAVE_MS, undefined, { ref: false })
  await Promise.race([listener.ping().catch(() => undefined), away])
  listener.disconnect()
}

/** A subscription waits for its Redis, and is made again by the library: no one would ask a second time. */
const SUBSCRIBES_FOR_EVER = { maxRetriesPerRequest: null, commandTimeout: undefined, socketTimeout: undefined } as const

/**
 * The adapter awaits nothing it asks Redis for: an answer that never comes would end the process. A page that misses an event asks
 * by itself in seconds, and a subscription that is not made yet is over with its connection.
 */
function createListeners(redis: RedisServer, logger: Logger): [publisher: RedisServer, subscriber: RedisServer] {
  const publisher = redis.duplicate()
  const subscriber = redis.duplicate(SUBSCRIBES_FOR_EVER)
  logOutages(subscriber, logger, 'Redis (live events)')
  // Said by the subscriber.
  publisher.on('error', () => {})
  const ignored = (what: string) => (error: Error) => {
    logger.info({ reason: error.message }, what)
    return 0
  }
  const publish = publisher.publish.bind(publisher)
  publisher.publish = (channel: string | Buffer, message: string | Buffer) =>
    publish(channel, message).catch(ignored('a live event was lost'))
  const { subscribe, psubscribe } = subscriber
  subscriber.subscribe = (...channels: unknown[]) =>
    (subscribe.apply(subscriber, channels as []) as Promise<number>).catch(ignored('a subscription ended'))
  subscriber.psubscribe = (...patterns: unknown[]) =>
    (psubscribe.apply(subscriber, patterns as []) as Promise<number>).catch(ignored('a subscription ended'))
  return [publisher, subscriber]
}

const roomOf = (memberId: number) => `m:${memberId}`
const sessionRoom = (sessionId: string) => `s:${sessionId}`
const pageOf = (socket: Socket): Page => socket.data as Page

export function createLive({ server: redis, logger }: Deps) {
  const listeners = redis ? createListeners(redis, logger) : []
  const [publisher, subscriber] = listeners
  const io = new Server({
    path: LIVE_PATH,
    // Polling would need a proxy that sends a page to the same process each time.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(publisher && subscriber && { adapter: createAdapter(publisher, subscriber) }),
  })
  let checking: ReturnType<typeof setInterval> | undefined

  /** A page whose session has ended since loses the line. */
  const dropIfEnded = (socket: Socket, { look }: LiveGate) =>
    look(pageOf(socket).token).catch((error: unknown) => {
      if (error instanceof AppError) socket.disconnect(true)
      else logger.warn({ err: error }, 'a live page could not be checked')
    })

  return {
    /** Pages connect to this server from now on. */
    listen(server: HttpServer, gate: LiveGate, checkMs = LIVE_CHECK_MS): void {
      io.use(async (socket, next) => {
        const { data: handshake } = liveHandshake.safeParse(socket.handshake.auth)
        try {
          if (!handshake) throw new AppError('login.not.session')
          await gate.count(socket.request)
          const { memberId, sessionId } = await gate.look(handshake.token)
          socket.data = { memberId, token: handshake.token } satisfies Page
          await socket.join([roomOf(memberId), sessionRoom(sessionId)])
          next()
        } catch (error) {
          if (!(error instanceof AppError)) logger.error({ err: error }, 'a live page was not admitted')
          next(new Error(error instanceof AppError ? error.code : 'unknown.system.err'))
        }
      })
      // Its session may have ended while it connected: from here on it can be closed with it, until now it could not.
      io.on('connection', (socket) => void dropIfEnded(socket, gate))
      io.attach(server)
      checking = setInterval(() => io.sockets.sockets.forEach((socket) => void dropIfEnded(socket, gate)), checkMs)
      checking.unref()
    },

    /** Tells every open page of the member; nothing where there is none. */
    tell<E extends LiveEvent>(memberId: number, event: E, payload: LivePayload<E>): void {
      io.to(roomOf(memberId)).emit(event, z.encode(liveEvents[event], payload as never))
    },

    /** Closes every page of sessions that are over, in whichever process it is connected. */
    closeSessions(sessionIds: readonly string[]): void {
      if (sessionIds.length > 0) io.in(sessionIds.map(sessionRoom)).disconnectSockets(true)
    },

    async close(): Promise<void> {
      clearInterval(checking)
      // Our own pages: other servers go on.
      io.local.disconnectSockets(true)
      io.engine?.close()
      await Promise.all(listeners.map(leave))
    },
  }
}
export type Live = ReturnType<typeof createLive>
