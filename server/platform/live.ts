/**
 * Live events, which the server pushes to a member's open pages (contract/live.ts), by socket.io. With Redis (`REDIS_URL`), an
 * event sent by any process, including workers, reaches pages connected to any other.
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

/** Pages of a session that expired stay connected for at most this long; sessions that end otherwise close them at once. */
export const LIVE_CHECK_MS = 30_000
/** Pages only listen; all they send is the handshake. */
const MAX_MESSAGE_BYTES = 8_192
const LEAVE_MS = 1_000

interface Deps {
  /** Shared by several processes; absent = this process reaches only its own pages. */
  server: RedisServer | undefined
  logger: Logger
}

/** Checks who may listen. Both throw AppError. */
export interface LiveGate {
  /** Counts a connecting page by the address it comes from. */
  count(request: IncomingMessage): Promise<void>
  /** The owner of the token; does not keep the session alive. */
  look(token: string): Promise<Holder>
}
/** A page inside a game also gets the events sent to all its players. */
type Holder = { memberId: number; sessionId: string } & Partial<GameTable>

/** The pages of a game that an event is for: all of them, or those of one site and kind of money. */
export interface GameTable {
  gameCode: string
  merchantId: number
  asset: string
}

interface Page {
  memberId: number
  token: string
}

/** Finishes pending messages first, because a script may send one and end at once. Does not wait for a Redis that is down. */
async function leave(listener: RedisServer): Promise<void> {
  const away = delay(LEAVE_MS, undefined, { ref: false })
  await Promise.race([listener.ping().catch(() => undefined), away])
  listener.disconnect()
}

/** A subscription waits for Redis and is renewed by the library, because nothing else would retry it. */
const SUBSCRIBES_FOR_EVER = { maxRetriesPerRequest: null, commandTimeout: undefined, socketTimeout: undefined } as const

/**
 * The adapter does not await its Redis calls, so an unhandled rejection would end the process. A page that misses an event
 * refetches within seconds, and a pending subscription ends with its connection.
 */
function createListeners(redis: RedisServer, logger: Logger): [publisher: RedisServer, subscriber: RedisServer] {
  const publisher = redis.duplicate()
  const subscriber = redis.duplicate(SUBSCRIBES_FOR_EVER)
  logOutages(subscriber, logger, 'Redis (live events)')
  // The subscriber logs outages.
  publisher.on('error', () => {})
  const ignored = (what: string) => (error: Error) => {
    logger.info({ reason: error.message }, what)
    return 0
  }
  const publish = publisher.publish.bind(publisher)
  publisher.publish = (channel: string | Buffer, message: string | Buffer) =>
    publish(channel, message).catch(ignored('live event lost'))
  const { subscribe, psubscribe } = subscriber
  subscriber.subscribe = (...channels: unknown[]) =>
    (subscribe.apply(subscriber, channels as []) as Promise<number>).catch(ignored('subscription ended'))
  subscriber.psubscribe = (...patterns: unknown[]) =>
    (psubscribe.apply(subscriber, patterns as []) as Promise<number>).catch(ignored('subscription ended'))
  return [publisher, subscriber]
}

const roomOf = (memberId: number) => `m:${memberId}`
const sessionRoom = (sessionId: string) => `s:${sessionId}`
const gameRoom = (gameCode: string) => `g:${gameCode}`
const tableRoom = ({ gameCode, merchantId, asset }: GameTable) => `g:${gameCode}:${merchantId}:${asset}`
const pageOf = (socket: Socket): Page => socket.data as Page

export function createLive({ server: redis, logger }: Deps) {
  const listeners = redis ? createListeners(redis, logger) : []
  const [publisher, subscriber] = listeners
  const io = new Server({
    path: LIVE_PATH,
    // Polling would need a proxy with sticky sessions.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(publisher && subscriber && { adapter: createAdapter(publisher, subscriber) }),
  })
  let checking: ReturnType<typeof setInterval> | undefined

  /** Disconnects a page whose session has ended. */
  const dropIfEnded = (socket: Socket, { look }: LiveGate) =>
    look(pageOf(socket).token).catch((error: unknown) => {
      if (error instanceof AppError) socket.disconnect(true)
      else logger.warn({ err: error }, 'checking a live page failed')
    })

  return {
    /** Accepts pages on this server from now on. */
    listen(server: HttpServer, gate: LiveGate, checkMs = LIVE_CHECK_MS): void {
      io.use(async (socket, next) => {
        const { data: handshake } = liveHandshake.safeParse(socket.handshake.auth)
        try {
          if (!handshake) throw new AppError('login.not.session')
          await gate.count(socket.request)
          const { memberId, sessionId, gameCode, merchantId, asset } = await gate.look(handshake.token)
          socket.data = { memberId, token: handshake.token } satisfies Page
          await socket.join([roomOf(memberId), sessionRoom(sessionId)])
          if (gameCode !== undefined && merchantId !== undefined && asset !== undefined)
            await socket.join([gameRoom(gameCode), tableRoom({ gameCode, merchantId, asset })])
          next()
        } catch (error) {
          if (!(error instanceof AppError)) logger.error({ err: error }, 'admitting a live page failed')
          next(new Error(error instanceof AppError ? error.code : 'unknown.system.err'))
        }
      })
      // The session may have ended while the page connected; only from now on does closing the session close the page.
      io.on('connection', (socket) => void dropIfEnded(socket, gate))
      io.attach(server)
      checking = setInterval(() => io.sockets.sockets.forEach((socket) => void dropIfEnded(socket, gate)), checkMs)
      checking.unref()
    },

    /** Sends an event to every open page of the member, if there are any. */
    push<E extends LiveEvent>(memberId: number, event: E, payload: LivePayload<E>): void {
      io.to(roomOf(memberId)).emit(event, z.encode(liveEvents[event], payload as never))
    },

    /** Sends an event to every open page of a game, or of one table of it, at once for any number of pages. */
    broadcast<E extends LiveEvent>(to: Pick<GameTable, 'gameCode'> | GameTable, event: E, payload: LivePayload<E>): void {
      const room = 'merchantId' in to ? tableRoom(to) : gameRoom(to.gameCode)
      io.to(room).emit(event, z.encode(liveEvents[event], payload as never))
    },

    /** Disconnects every page of the sessions, in all processes. */
    closeSessions(sessionIds: readonly string[]): void {
      if (sessionIds.length > 0) io.in(sessionIds.map(sessionRoom)).disconnectSockets(true)
    },

    async close(): Promise<void> {
      clearInterval(checking)
      // Only our own pages: other servers go on.
      io.local.disconnectSockets(true)
      io.engine?.close()
      await Promise.all(listeners.map(leave))
    },
  }
}
export type Live = ReturnType<typeof createLive>
