/** Background jobs: enqueued here, run by any free worker. */
import { runMigrations } from 'graphile-worker'
import type { Database, PrismaTransaction } from '#server/platform/database.ts'

interface Later {
  name: string
  payload: object
  /** Attempts before it fails for good, with growing pauses (graphile-worker's own: e^n seconds). */
  maxAttempts?: number
}

const DEFAULT_ATTEMPTS = 25

export function createJobQueue({ database }: { database: Pick<Database, 'prisma' | 'pool'> }) {
  let isReady: Promise<void> | undefined
  /** Creates the queue's own tables, because a job may be enqueued before the first worker starts. */
  const ready = () =>
    (isReady ??= runMigrations({ pgPool: database.pool }).catch((error: unknown) => {
      isReady = undefined
      throw error
    }))

  return {
    ready,
    /** In the caller's transaction (after `ready()`), so that the job exists only if it commits; or at once. */
    async add({ name, payload, maxAttempts = DEFAULT_ATTEMPTS }: Later, tx?: PrismaTransaction): Promise<void> {
      if (!tx) await ready()
      const client = tx ?? database.prisma
      await client.$executeRaw`
        SELECT graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts}::int)`
    },
  }
}
export type JobQueue = ReturnType<typeof createJobQueue>
