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
import type { Redis } from './redis.ts'

/** A session that has ended leaves its pages connected for at most this long. */
export const LIVE_CHECK_MS = 30_000
/** Pages only listen: what they send is the handshake. */
const MAX_MESSAGE_BYTES = 8_192
const LEAVE_MS = 1_000

interface Deps {
  redis: Redis
  /** Several processes share the Redis. */
  isShared: boolean
  logger: Logger
}

/** Who may listen. Both throw AppError. */
export interface LiveGate {
  /** Counts a page that connects, by where it does from. */
  count(request: IncomingMessage): Promise<void>
  /** Who holds the token; does not keep its session alive. */
  look(token: string): Promise<{ memberId: number }>
}

interface Page {
  memberId: number
  token: string
}

/** What is on its way is done first: a script tells and ends at once. A Redis that is away is not waited for. */
async function leave(listener: Redis): Promise<void> {
  const away = delay(LEAVE_MS, undefined, { ref: false })
  await Promise.race([listener.ping().catch(() => undefined), away])
  listener.disconnect()
}

const roomOf = (memberId: number) => `m:${memberId}`
const pageOf = (socket: Socket): Page => socket.data as Page

export function createLive({ redis, isShared, logger }: Deps) {
  const listeners = isShared ? [redis.duplicate(), redis.duplicate()] : []
  const [publisher, subscriber] = listeners
  for (const listener of listeners) listener.on('error', (error) => logger.warn({ err: error }, 'Redis is away from live events'))
  const io = new Server({
    path: LIVE_PATH,
    // Polling would need a proxy that sends a page to the same process each time.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(publisher && subscriber && { adapter: createAdapter(publisher, subscriber) }),
  })
  let checking: ReturnType<typeof setInterval> | undefined

  /** Pages whose session has ended since lose the line. */
  async function dropEnded({ look }: LiveGate): Promise<void> {
    await Promise.all(
      [...io.sockets.sockets.values()].map((socket) =>
        look(pageOf(socket).token).catch((error: unknown) => {
          if (error instanceof AppError) socket.disconnect(true)
          else logger.warn({ err: error }, 'a live page could not be checked')
        }),
      ),
    )
  }

  return {
    /** Pages connect to this server from now on. */
    listen(server: HttpServer, gate: LiveGate, checkMs = LIVE_CHECK_MS): void {
      io.use(async (socket, next) => {
        const { data: handshake } = liveHandshake.safeParse(socket.handshake.auth)
        try {
          if (!handshake) throw new AppError('login.not.session')
          await gate.count(socket.request)
          const { memberId } = await gate.look(handshake.token)
          socket.data = { memberId, token: handshake.token } satisfies Page
          await socket.join(roomOf(memberId))
          next()
        } catch (error) {
          if (!(error instanceof AppError)) logger.error({ err: error }, 'a live page was not admitted')
          next(new Error(error instanceof AppError ? error.code : 'unknown.system.err'))
        }
      })
      io.attach(server)
      checking = setInterval(() => void dropEnded(gate), checkMs)
      checking.unref()
    },

    /** Tells every open page of the member; nothing where there is none. */
    tell<E extends LiveEvent>(memberId: number, event: E, payload: LivePayload<E>): void {
      io.to(roomOf(memberId)).emit(event, z.encode(liveEvents[event], payload as never))
    },

    async close(): Promise<void> {
      clearInterval(checking)
      io.disconnectSockets(true)
      io.engine?.close()
      await Promise.all(listeners.map(leave))
    },
  }
}
export type Live = ReturnType<typeof createLive>
