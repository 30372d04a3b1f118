/** Runs the jobs with graphile-worker, on Postgres, so that a job is enqueued in the transaction of the money it follows. */
import { EventEmitter, once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger as WorkerLogger, parseCronItems, run, type Task, type WorkerEvents } from 'graphile-worker'
import type { Container } from '#server/container.ts'
import { createJobQueue } from './job-queue.ts'
import { outageOf } from '#server/platform/outage.ts'
import { createWorkerRoll, releaseDeadWorkers } from './live-workers.ts'
import { createPatientPool } from './patient-pool.ts'

const CONCURRENCY = 2
const RETRY_MS = 1_000
const LOOK_FOR_THE_DEAD_MS = 60_000
/** A running job has this long to end; an unfinished one is free for other workers once the process is gone. */
const STOP_MS = 3_000

type Needs = Pick<Container, 'database' | 'jobs' | 'logger'>

/** The workers of this process, until one of them or their connection is lost. */
async function startRunner({ database, jobs, logger }: Needs) {
  const ended = new AbortController()
  const taskList: Record<string, Task> = {}
  for (const job of jobs) {
    taskList[job.name] = async (payload) => {
      await job.run(job.payload.parse(payload ?? {}))
    }
  }
  const scheduled = jobs.filter((job) => job.schedule !== undefined)
  let lose: (reason: Error) => void = () => {}
  const lost = new Promise<Error>((resolve) => (lose = resolve))

  // Without it other processes would take our workers for dead.
  const roll = await createWorkerRoll(database.pool, lose)
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => roll.add(worker.workerId))
  // The worker could not record the result of its job and has ended; the library starts no other.
  events.on('worker:fatalError', ({ error }) => lose(error instanceof Error ? error : new Error(String(error))))
  const options = {
    pgPool: createPatientPool(database.pool, ended.signal),
    events,
    taskList,
    parsedCronItems: parseCronItems(scheduled.map((job) => ({ task: job.name, match: job.schedule! }))),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message) => {
      if (level === 'error') logger.error(message)
      else logger.debug(message)
    }),
  }
  const runner = await run(options).catch(async (error: unknown) => {
    await roll.end()
    throw error
  })
  runner.promise.catch(lose)

  return {
    lost,
    async stop(): Promise<void> {
      ended.abort()
      const inHand = runner.stop().catch(() => undefined)
      await Promise.race([inHand, delay(STOP_MS, undefined, { ref: false })])
      // Only after the last running job is done.
      void inHand.then(() => roll.end())
    },
  }
}

export async function runJobs(needs: Needs) {
  const { database, logger } = needs
  async function releaseDead(): Promise<void> {
    const dead = await releaseDeadWorkers(database.pool).catch((error: unknown) => {
      if (!outageOf(error)) logger.warn({ err: error }, 'releasing jobs of dead workers failed')
      return 0
    })
    if (dead > 0) logger.warn({ dead }, 'released jobs of dead workers')
  }

  // The tables must exist before the first check.
  await createJobQueue({ database }).ready()
  await releaseDead()
  const looking = setInterval(() => void releaseDead(), LOOK_FOR_THE_DEAD_MS)
  looking.unref()
  const stopping = new AbortController()
  const stopped = once(stopping.signal, 'abort').then(() => undefined)
  let runner: Awaited<ReturnType<typeof startRunner>> | undefined = await startRunner(needs)

  async function startAgain() {
    while (!stopping.signal.aborted) {
      await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      const started = await startRunner(needs).catch(() => undefined)
      if (started) return started
    }
    return undefined
  }

  /** The database may be down for a while (a restart, a failover): jobs continue when it is back. */
  async function keepRunning(): Promise<void> {
    while (runner) {
      const reason = await Promise.race([runner.lost, stopped])
      await runner.stop()
      if (!reason) return
      logger.warn({ reason: reason.message }, 'jobs stopped; restarting them')
      runner = await startAgain()
      // The lost workers still own the jobs they were running.
      await releaseDead()
      if (runner && !stopping.signal.aborted) logger.warn('jobs running again')
    }
  }
  const kept = keepRunning()

  return {
    async stop() {
      clearInterval(looking)
      stopping.abort()
      await kept
    },
  }
}
