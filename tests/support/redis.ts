/** A Redis for the tests: the server named by `TEST_REDIS_URL`, or a stand-in in this process. */
import { afterAll } from 'vitest'
import { createRedisServer, openRedis, type Redis, type RedisServer } from '#server/platform/redis.ts'
import { freshDatabaseUrl } from './database.ts'

const serverUrl = process.env.TEST_REDIS_URL
/** Loaded only without a server: it has its own versions of the commands that a server runs. */
const standIn = serverUrl ? undefined : (await import('ioredis-mock')).default
let servers = 0

export function sharedRedis(): RedisServer {
  if (serverUrl) return createRedisServer(serverUrl)
  if (!standIn) throw new Error('neither a Redis nor its stand-in')
  servers += 1
  // Instances with the same host share their data.
  return new standIn({ host: `redis-${servers}` })
}

/** The Postgres replacement for it, on a database of the test file's own. */
export async function shortLivedRedis(): Promise<Redis> {
  const url = await freshDatabaseUrl()
  const { redis } = openRedis(undefined, url)
  afterAll(() => redis.disconnect())
  return redis
}
