/** A Redis by URL, or one in this process behind the same type. Holds only what may vanish. */
import { Redis } from 'ioredis'
import RedisMock from 'ioredis-mock'
import { randomUUID } from 'node:crypto'

export type { Redis }

export function createRedis(url: string | undefined): Redis {
  if (url) return new Redis(url, { enableAutoPipelining: true, maxRetriesPerRequest: 2 })
  // Instances with the same host share their data; a name of our own keeps two containers of one process apart.
  return new RedisMock({ host: randomUUID() })
}
