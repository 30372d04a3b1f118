/** Runs the jobs through graphile-worker: on Postgres, so a job is enqueued in the transaction of the money it follows. */
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger as WorkerLogger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker'
import type { Container } from '#server/container.ts'
import { createJobQueue } from './job-queue.ts'
import { createWorkerRoll, releaseDeadWorkers } from './live-workers.ts'

const CONCURRENCY = 2
const RETRY_MS = 5_000
const LOOK_FOR_THE_DEAD_MS = 60_000

export async function runJobs({ database, jobs, logger }: Pick<Container, 'database' | 'jobs' | 'logger'>) {
  const taskList: Record<string, Task> = {}
  for (const job of jobs) {
    taskList[job.name] = async (payload) => {
      await job.run(job.payload.parse(payload ?? {}))
    }
  }
  const scheduled = jobs.filter((job) => job.schedule !== undefined)
  async function start() {
    const roll = await createWorkerRoll(database.pool, (error) => logger.warn({ err: error }, 'the roll of workers'))
    const events: WorkerEvents = new EventEmitter()
    events.on('worker:create', ({ worker }) => roll.add(worker.workerId))
    const started = run({
      pgPool: database.pool,
      events,
      taskList,
      parsedCronItems: parseCronItems(scheduled.map((job) => ({ task: job.name, match: job.schedule! }))),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: new WorkerLogger(() => (level, message) => {
        if (level === 'error') logger.error(message)
        else logger.debug(message)
      }),
    })
    // Not before the last job in hand is done.
    const end = () => void roll.end()
    started.then(({ promise }) => promise).then(end, end)
    return started
  }
  async function releaseDead(): Promise<void> {
    const dead = await releaseDeadWorkers(database.pool).catch((error: unknown) => {
      logger.warn({ err: error }, 'dead workers could not be looked for')
      return 0
    })
    if (dead > 0) logger.warn({ dead }, 'the jobs of dead workers are free again')
  }

  // Its tables are there before the first look at them.
  await createJobQueue({ database }).ready()
  await releaseDead()
  const looking = setInterval(() => void releaseDead(), LOOK_FOR_THE_DEAD_MS)
  looking.unref()
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
      clearInterval(looking)
      await runner.stop().catch(() => undefined)
    },
  }
}
