/** A Redis for tests of what stands on one: the server named by `TEST_REDIS_URL`, else a stand-in in this process. */
import { randomUUID } from 'node:crypto'
import RedisMock from 'ioredis-mock'
import { afterAll } from 'vitest'
import { createRedisServer, openRedis, type Redis, type RedisServer } from '#server/platform/redis.ts'
import { freshDatabaseUrl } from './database.ts'

// Instances with the same host share their data.
export const sharedRedis = (): RedisServer =>
  process.env.TEST_REDIS_URL ? createRedisServer(process.env.TEST_REDIS_URL) : new RedisMock({ host: randomUUID() })

/** What stands in for it in Postgres, on a database of the test file's own. */
export async function shortLivedRedis(): Promise<Redis> {
  const url = await freshDatabaseUrl()
  const { redis } = openRedis(undefined, url)
  afterAll(() => redis.disconnect())
  return redis
}
