/** Work for later: enqueued here, done by whichever worker is free. */
import { runMigrations } from 'graphile-worker'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

interface Later {
  name: string
  payload: object
  /** Tries before it is given up, with growing pauses (graphile-worker's own: e^n seconds). */
  maxAttempts?: number
}

const DEFAULT_ATTEMPTS = 25

export function createJobQueue({ database }: { database: Pick<Database, 'prisma' | 'pool'> }) {
  let isReady: Promise<void> | undefined
  /** The queue's own tables: whoever enqueues may be here before the first worker. */
  const ready = () =>
    (isReady ??= runMigrations({ pgPool: database.pool }).catch((error: unknown) => {
      isReady = undefined
      throw error
    }))

  return {
    ready,
    /** In the caller's transaction (`ready()` first), or at once: then it is done if, and only if, that is. */
    async add({ name, payload, maxAttempts = DEFAULT_ATTEMPTS }: Later, tx?: PrismaTransaction): Promise<void> {
      if (!tx) await ready()
      const client = tx ?? database.prisma
      await client.$executeRaw`
        SELECT graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}::int)`
    },
  }
}
export type JobQueue = ReturnType<typeof createJobQueue>
