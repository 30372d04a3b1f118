/** A temporary PostgreSQL: its data is in a temporary folder that is deleted with it. */
import { readFileSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { isAlive } from '#server/platform/embedded-postgres/lock.ts'

const NAME = 'postgres'
const FIRST_PORT = 56_400
const PREFIX = 'palaro-testing-'
/** Under root the server runs as another user, who must be able to enter its own folder inside. */
const MAY_PASS = 0o711
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** For a process that is about to end and cannot wait for a clean stop. */
function discard(home: string, folder: string): void {
  try {
    const [pid] = readFileSync(join(home, 'data', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGQUIT')
  } catch {
    // It is not running.
  }
  for (const path of [home, folder]) rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}

/** Removes what killed processes left behind. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? 0)
    if (pid && !isAlive(pid)) discard(join(tmpdir(), name, NAME), join(tmpdir(), name))
  }
}

export async function startTemporaryCluster(): Promise<Pick<Cluster, 'urlOf' | 'stop'>> {
  await sweep()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  await chmod(folder, MAY_PASS)
  const cluster = await startCluster({ dataDir: folder, name: NAME, port: FIRST_PORT, isDurable: false, say: () => {} })

  const onExit = () => discard(cluster.home, folder)
  const onSignal = (signal: NodeJS.Signals) => {
    onExit()
    process.kill(process.pid, signal)
  }
  process.once('exit', onExit)
  for (const signal of SIGNALS) process.once(signal, onSignal)
  return {
    urlOf: cluster.urlOf,
    async stop() {
      await cluster.stop()
      process.off('exit', onExit)
      for (const signal of SIGNALS) process.off(signal, onSignal)
      for (const path of [cluster.home, folder]) await rm(path, { recursive: true, force: true })
    },
  }
}
