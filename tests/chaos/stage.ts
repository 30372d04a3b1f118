/** A site to be killed, in processes of its own: PostgreSQL, Redis (if there is one), a server and a worker. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ensureDatabase, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { freePort } from '#server/platform/free-port.ts'
import { migrate } from '#server/platform/migrate.ts'
import { buildEntries } from './build-entries.ts'

const HOST = '127.0.0.1'
/** Each process has its own small port range: when a site comes back, its ports must be free. */
const PORTS_EACH = 10
const SLOTS = 400
const DATABASE = 'palaro'
const START_MS = 180_000
const POLL_MS = 50
const root = fileURLToPath(new URL('../../', import.meta.url))

/** In this order, each has been up for a while when its turn comes. */
export const KINDS = ['server', 'PostgreSQL', 'worker', 'Redis'] as const
export type Kind = (typeof KINDS)[number]

/** Whether this machine has a Redis to kill. Without one, the sessions are in Postgres. */
export function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A program that is restarted each time it is killed. */
export function supervise(command: string, args: string[], env: Record<string, string>, log: number | 'ignore' = 'ignore') {
  const run = () => spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', log, 'inherit'] })
  let child: ChildProcess = run()
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill(): Promise<void> {
      await end('SIGKILL')
      child = run()
    },
    stop: () => end('SIGTERM'),
    end: () => end('SIGKILL'),
  }
}

interface Options {
  withRedis: boolean
  firstPort: number
  say: (line: string) => void
}

export async function startStage({ withRedis, firstPort: from, say }: Options) {
  const firstPort = from + PORTS_EACH * (process.pid % SLOTS)
  const folder = await mkdtemp(join(tmpdir(), 'palaro-chaos-'))
  await chmod(folder, 0o755)
  const startPostgres = () => startCluster({ name: 'chaos', dataDir: folder, port: firstPort, isDurable: true, say })
  let cluster = await startPostgres()
  await ensureDatabase(cluster, DATABASE)
  const databaseUrl = cluster.urlOf(DATABASE)
  await migrate(databaseUrl)

  const redisPort = await freePort(firstPort + 3, HOST)
  const redisArgs = ['--port', String(redisPort), '--bind', HOST, '--save', '', '--appendonly', 'no', '--loglevel', 'warning']
  const redis = withRedis
    ? supervise('redis-server', [...redisArgs, '--dir', folder, '--logfile', join(folder, 'redis.log')], {})
    : undefined
  const port = await freePort(firstPort + 6, HOST)
  const url = `http://${HOST}:${port}`
  const env = {
    NODE_ENV: 'development',
    PALARO_ENV_FILE: '',
    HOST,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    ...(redis ? { REDIS_URL: `redis://${HOST}:${redisPort}` } : {}),
    BCRYPT_COST: '4',
    RATE_LIMITS: 'false',
    RUN_JOBS: 'false',
    LOG_LEVEL: 'error',
    NODE_NO_WARNINGS: '1',
  }
  const entries = await buildEntries({ server: 'server/main.ts', worker: 'server/worker.ts' })
  const logFile = join(folder, 'errors.log')
  const log = await open(logFile, 'a')
  const server = supervise(process.execPath, [entries.fileOf('server')], env, log.fd)
  const worker = supervise(process.execPath, [entries.fileOf('worker')], env)

  async function killPostgres(): Promise<void> {
    const file = join(folder, 'chaos', 'data', 'postmaster.pid')
    const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    // There is no process between two lives.
    if (pid) process.kill(Number(pid), 'SIGKILL')
  }
  const isReady = () =>
    fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    )

  return {
    url,
    databaseUrl,
    kinds: KINDS.filter((kind) => kind !== 'Redis' || redis),
    /** kill -9; each is restarted at once, PostgreSQL by the process that owns it. */
    kill: (kind: Kind): Promise<void> | undefined =>
      ({ server: server.kill, worker: worker.kill, PostgreSQL: killPostgres, Redis: () => redis?.kill() })[kind](),
    /** The errors in the server's log. */
    errors: () => readFile(logFile, 'utf8'),
    /** An orderly shutdown, until it is started again. */
    stopPostgres: () => cluster.stop(),
    startPostgres: async (): Promise<void> => void (cluster = await startPostgres()),
    isRunning: () => ({ server: server.isRunning(), worker: worker.isRunning() }),
    async ready(): Promise<number> {
      const startedAt = performance.now()
      while (!(await isReady())) {
        if (performance.now() - startedAt > START_MS) throw new Error('The site did not become ready again')
        if (!server.isRunning()) throw new Error('The server ended by itself')
        await delay(POLL_MS)
      }
      return performance.now() - startedAt
    },
    async stop(): Promise<void> {
      await Promise.all([server.stop(), worker.stop()])
      await redis?.end()
      await log.close()
      await cluster.stop()
      await Promise.all([folder, entries.folder].map((one) => rm(one, { recursive: true, force: true })))
    },
  }
}
export type Stage = Awaited<ReturnType<typeof startStage>>
