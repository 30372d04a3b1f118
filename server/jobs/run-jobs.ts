/** Runs the jobs through graphile-worker: on Postgres, so a job is enqueued in the transaction of the money it follows. */
import { setTimeout as delay } from 'node:timers/promises'
import { Logger as WorkerLogger, parseCronItems, run, type Task } from 'graphile-worker'
import type { Container } from '#server/container.ts'

const CONCURRENCY = 2
const RETRY_MS = 5_000

export async function runJobs({ database, jobs, logger }: Pick<Container, 'database' | 'jobs' | 'logger'>) {
  const taskList: Record<string, Task> = {}
  for (const job of jobs) {
    taskList[job.name] = async (payload) => {
      await job.run(job.payload.parse(payload ?? {}))
    }
  }
  const scheduled = jobs.filter((job) => job.schedule !== undefined)
  const start = () =>
    run({
      pgPool: database.pool,
      taskList,
      parsedCronItems: parseCronItems(scheduled.map((job) => ({ task: job.name, match: job.schedule! }))),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: new WorkerLogger(() => (level, message) => {
        if (level === 'error') logger.error(message)
        else logger.debug(message)
      }),
    })
  const stopping = new AbortController()
  let runner = await start()

  /** The database may go away for a while (a restart, a failover): the jobs go on when it is back. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runner.promise
        return
      } catch (error) {
        logger.error({ err: error }, 'the jobs stopped; starting them again')
      }
      await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) runner = await start().catch(() => runner)
    }
  }
  void keepRunning()

  return {
    async stop() {
      stopping.abort()
      await runner.stop().catch(() => undefined)
    },
  }
}
