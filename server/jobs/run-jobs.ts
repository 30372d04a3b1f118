/** Runs the jobs through graphile-worker: on Postgres, so a job is enqueued in the transaction of the money it follows. */
import { Logger as WorkerLogger, parseCronItems, run, type Task } from 'graphile-worker'
import type { Container } from '#server/container.ts'

const CONCURRENCY = 2

export async function runJobs({ database, jobs, logger }: Pick<Container, 'database' | 'jobs' | 'logger'>) {
  const taskList: Record<string, Task> = {}
  for (const job of jobs) {
    taskList[job.name] = async (payload) => {
      await job.run(job.payload.parse(payload ?? {}))
    }
  }
  const scheduled = jobs.filter((job) => job.schedule !== undefined)
  const runner = await run({
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
  return { stop: () => runner.stop() }
}
