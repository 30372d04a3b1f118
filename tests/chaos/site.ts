/** A site under load while it is disturbed; at the end all sums are checked. */
import { readConfig } from '#server/config/config.ts'
import { type Container, createContainer } from '#server/container.ts'
import { createJobQueue } from '#server/jobs/job-queue.ts'
import { NO_CACHING } from '#tests/support/no-caching.ts'
import { compare } from './compare.ts'
import { findFaults } from './invariants.ts'
import { findUnproven } from './proofs.ts'
import { createPayouts, type Payouts } from './payouts.ts'
import { type Stage, startStage } from './stage.ts'
import { countOf, createWork, type Work } from './work.ts'

export interface Site {
  stage: Stage
  work: Work
  payouts: Payouts
  container: Container
  /** The load has stopped by itself, which is a failure. */
  isOver: () => boolean
}
interface Options {
  /** Members who act at once. */
  members: number
  withRedis: boolean
  firstPort: number
  say: (line: string) => void
}

/** `harm` returns its measurements; `faults` contains what is wrong at the end. */
export async function harmUnderWork<R>({ members, withRedis, firstPort, say }: Options, harm: (site: Site) => Promise<R>) {
  const stage = await startStage({ withRedis, firstPort, say: () => {} })
  let container: Container | undefined
  try {
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: stage.databaseUrl, BCRYPT_COST: '4', LOG_LEVEL: 'silent' })
    const made = (container = await createContainer({ config, databaseUrl: stage.databaseUrl, caching: NO_CACHING }))
    await createJobQueue(made).ready()
    const work = await createWork(made, stage.url, members)
    const payouts = createPayouts(made, work)
    await stage.ready()
    say(`The site is up at ${stage.url}; ${members} members start.`)

    let isOver = false
    const end = () => (isOver = true)
    const working = work.run(() => isOver).finally(end)
    const harming = harm({ stage, work, payouts, container: made, isOver: () => isOver }).finally(end)
    await Promise.allSettled([harming, working])
    await working
    const found = await harming
    await payouts.wait()

    const faults = (await findFaults(made)).map(({ what, id }) => `${what} ${id}`)
    faults.push(...(await compare(made, work, payouts)), ...(await findUnproven(made.database)), ...work.errors)
    const { server, worker } = stage.isRunning()
    if (!server || !worker) faults.push('a process ended by itself')
    if (faults.length > 0) say(`The server’s log:\n${await stage.errors()}`)
    return { found, acknowledged: { ...countOf(work.done), payouts: payouts.count() }, faults }
  } finally {
    await container?.close()
    await stage.stop()
  }
}
