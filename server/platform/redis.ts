/** A Redis by URL, or its replacement in Postgres behind the same commands. Holds only data that may be lost. */
import { Redis as RedisServer } from 'ioredis'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { refuseWhileSilent } from './refuse-while-silent.ts'
import type { CommandName } from './short-lived/commands.ts'
import { createShortLived } from './short-lived/short-lived.ts'

/** The commands both support. Add a new one to `short-lived/commands.ts` first. */
export type Redis = Pick<RedisServer, CommandName | 'multi' | 'disconnect'>
export type { RedisServer }

/** A command without an answer by then has failed: a hanging server must not make callers hang. */
export const COMMAND_MS = 1_000
const CONNECT_MS = 2_000
/** A connection that leaves a command unanswered for this long is dropped. */
const SILENCE_MS = 5_000
const RETRY_STEP_MS = 50
const MAX_RETRY_MS = 1_000

export const createRedisServer = (url: string): RedisServer =>
  new RedisServer(url, {
    enableAutoPipelining: true,
    maxRetriesPerRequest: 2,
    commandTimeout: COMMAND_MS,
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (times) => Math.min(times * RETRY_STEP_MS, MAX_RETRY_MS),
  })

export interface OpenedRedis {
  redis: Redis
  /** The real server, for what only Redis can do; absent with Postgres. */
  server: RedisServer | undefined
  /** Deletes expired values, if the database does not do it itself. */
  prune(): Promise<number>
}

/** A server by URL that may be away: then commands fail soon, and the log says so once. */
export function openRedisServer(url: string, logger?: Logger): RedisServer {
  const server = createRedisServer(url)
  refuseWhileSilent(server)
  if (logger) logOutages(server, logger)
  return server
}

export function openRedis(url: string | undefined, databaseUrl: string): OpenedRedis {
  if (url) {
    const server = openRedisServer(url)
    return { redis: server, server, prune: () => Promise.resolve(0) }
  }
  const shortLived = createShortLived(databaseUrl)
  // Its commands take and return what Redis commands do; ioredis types them with hundreds of overloads.
  return { redis: shortLived as unknown as Redis, server: undefined, prune: shortLived.prune }
}

/** Logs one line when Redis goes down and one when it is back, however many connection attempts come between. */
export function logOutages(redis: RedisServer, logger: Logger, of = 'Redis'): void {
  let isAway = false
  redis.on('error', (error: Error) => {
    if (!isAway) logger.warn({ reason: error.message }, `${of} is down`)
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) logger.warn(`${of} is back`)
    isAway = false
  })
}

/** Waits as long as necessary, and says so if there is no answer. */
export async function waitForRedis(
  redis: Pick<Redis, 'ping'>,
  url: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  let isAnnounced = false
  for (;;) {
    try {
      await redis.ping()
      if (isAnnounced) say('Redis answers again.')
      return
    } catch {
      if (!isAnnounced && url) say(`Redis at ${new URL(url).host} does not answer; waiting for it.`)
      isAnnounced = true
      await delay(MAX_RETRY_MS)
    }
  }
}
