/** The worker process: only jobs. Any number may run; they share the queue in Postgres. */
import { readConfig } from '#server/config/config.ts'
import { createContainer } from './container.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { onStop } from './platform/on-stop.ts'
import { openDatabase } from './platform/open-database.ts'
import { waitForRedis } from './platform/redis.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

try {
  const config = readConfig()
  const database = await openDatabase(config, say)
  const container = await createContainer({ config, databaseUrl: database.url })
  await waitForRedis(container.redis, config.redisUrl, say)
  const jobs = await runJobs(container)
  const stopChecks = container.program.startDaily()
  say('Palaro worker is waiting for jobs')
  onStop(
    [
      ['the jobs', () => jobs.stop()],
      ['the daily check', () => stopChecks()],
      ['connections', () => container.close()],
      ['the database', () => database.stop()],
    ],
    { say, logger: container.logger },
  )
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
