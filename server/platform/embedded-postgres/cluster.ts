/** A PostgreSQL cluster of our own: made, started, found again after a crash, stopped. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { prepareInstallation, type Installation } from './install.ts'

const HOST = '127.0.0.1'
const USER = 'palaro'
const START_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 15_000
const POLL_MS = 25
const MEMORY_FLAGS = ['-c', 'shared_buffers=128MB', '-c', 'max_connections=120', '-c', 'max_wal_size=2GB']
const NO_DURABILITY = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

interface Options {
  dataDir?: string | undefined
  /** Keeps several clusters of one checkout apart. */
  name: string
  /** First port to try. */
  port: number
  /** Tests give up durability for speed. */
  isDurable: boolean
  /** Told what a person should know: a taken port, a recovered server. */
  say: (line: string) => void
}

export interface Cluster {
  urlOf(database: string): string
  port: number
  stop(): Promise<void>
}

const run = promisify(execFile)
const readText = (path: string) => readFile(path, 'utf8').catch(() => undefined)
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const urlFor = (password: string, port: number, database: string) =>
  `postgresql://${USER}:${password}@${HOST}:${port}/${database}`

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function initialise({ programs, home, runAs }: Installation, data: string, passwordFile: string): Promise<void> {
  const args = [
    '-D',
    data,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--no-locale',
    '--no-instructions',
    '--no-sync',
  ]
  await run(join(programs, 'bin', 'initdb'), args, { ...runAs, cwd: home }).catch(
    (error: { stderr?: string; message: string }) => {
      throw new Error(`initdb failed: ${error.stderr || error.message}`)
    },
  )
}

/** A server that a killed process of ours left running: its pid and port, if it is there and answers. */
async function findRunning(data: string, password: string) {
  const lines = (await readText(join(data, 'postmaster.pid')))?.split('\n')
  const [pid, port] = [Number(lines?.[0]), Number(lines?.[3])]
  if (!pid || !port || !isAlive(pid)) return undefined
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end && isAlive(pid); await delay(POLL_MS * 4)) {
    if (await accepts(urlFor(password, port, 'postgres'))) return { pid, port }
    // Another program may have inherited the pid of a server that is long gone.
    const command = await readText(`/proc/${pid}/cmdline`)
    if (command !== undefined && !command.includes('postgres')) return undefined
  }
  return undefined
}

async function stopServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + STOP_TIMEOUT_MS; isAlive(pid) && Date.now() < end; await delay(POLL_MS));
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

async function readPassword({ home, runAs }: Installation, file: string): Promise<string> {
  const kept = await readText(file)
  if (kept) return kept.trim()
  const password = randomBytes(18).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  if (runAs) await chown(file, runAs.uid, runAs.gid)
  void home
  return password
}

async function launch(installation: Installation, data: string, port: number, isDurable: boolean) {
  const { programs, home, runAs } = installation
  const logFile = join(home, 'postgres.log')
  const log = await open(logFile, 'w')
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    HOST,
    '-c',
    'unix_socket_directories=',
    ...MEMORY_FLAGS,
    ...(isDurable ? [] : NO_DURABILITY),
  ]
  // A session of its own: Ctrl-C reaches us alone, and we stop the server after our last query.
  const child: ChildProcess = spawn(join(programs, 'bin', 'postgres'), args, {
    ...runAs,
    cwd: home,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.unref()
  await log.close()
  return { child, logFile }
}

export async function startCluster({ dataDir, name, port: wantedPort, isDurable, say }: Options): Promise<Cluster> {
  const installation = await prepareInstallation(dataDir, name)
  const data = join(installation.home, 'data')
  const passwordFile = join(installation.home, 'password')
  const ownerFile = join(installation.home, 'owner.pid')
  const password = await readPassword(installation, passwordFile)
  const made = await access(join(data, 'global', 'pg_control')).then(
    () => true,
    () => false,
  )
  if (!made) {
    await rm(data, { recursive: true, force: true })
    await initialise(installation, data, passwordFile)
  }

  const cluster = (port: number, stop: () => Promise<void>): Cluster => ({
    port,
    stop,
    urlOf: (database) => urlFor(password, port, database),
  })

  const running = await findRunning(data, password)
  if (running) {
    const owner = Number(await readText(ownerFile))
    if (owner && owner !== process.pid && isAlive(owner)) return cluster(running.port, async () => {})
    say(`Found the database still running from last time (port ${running.port}); using it.`)
    await writeFile(ownerFile, String(process.pid))
    return cluster(running.port, () => stopServer(running.pid))
  }

  // Nothing answers for this lock: PostgreSQL would refuse to start over the pid of an unrelated program.
  await rm(join(data, 'postmaster.pid'), { force: true })
  const port = await freePort(wantedPort, HOST)
  if (port !== wantedPort) say(`Database port ${wantedPort} is taken; using ${port}.`)
  const { child, logFile } = await launch(installation, data, port, isDurable)
  await writeFile(ownerFile, String(process.pid))
  for (const end = Date.now() + START_TIMEOUT_MS; ; await delay(POLL_MS)) {
    if (await accepts(urlFor(password, port, 'postgres'))) break
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`The embedded PostgreSQL did not start:\n${await readText(logFile)}`)
  }
  return cluster(port, () => stopServer(child.pid!))
}

/** Creates a database if it isn't there. */
export async function ensureDatabase(cluster: Cluster, database: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (!rowCount) await client.query(`CREATE DATABASE "${database}" TEMPLATE "${template}"`)
  } finally {
    await client.end()
  }
}
