/** A PostgreSQL cluster of our own: made, started, found again after a crash, stopped. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, chown, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { keepAlive } from './keep-alive.ts'
import { isAlive, readText, withLock } from './lock.ts'
import { prepareInstallation, type Installation } from './install.ts'

const HOST = '127.0.0.1'
const USER = 'palaro'
const START_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 15_000
const POLL_MS = 25
const SHOWN_LINES = 20
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

/** What PostgreSQL notes of itself: pid and port, 0 where it is not there. */
async function serverLock(data: string): Promise<[pid: number, port: number]> {
  const lines = (await readText(join(data, 'postmaster.pid')))?.split('\n') ?? []
  return [Number(lines[0] ?? 0), Number(lines[3] ?? 0)]
}

/** A server that another process started, or a killed one left behind: its port, if it is there and answers. */
async function findRunning(data: string, password: string) {
  const [pid, port] = await serverLock(data)
  if (!pid || !port) return undefined
  for (const end = Date.now() + START_TIMEOUT_MS; isAlive(pid); await delay(POLL_MS * 4)) {
    if (await accepts(urlFor(password, port, 'postgres'))) return port
    // Another program may have inherited the pid of a server that is long gone.
    const command = await readText(`/proc/${pid}/cmdline`)
    if (command !== undefined && !command.includes('postgres')) return undefined
    // A second server over the same files would ruin them.
    if (Date.now() > end)
      throw new Error(`Process ${pid} holds the database in ${data} but does not answer. End it and start again.`)
  }
  return undefined
}

/** Whoever started it: another process may have had to start it again. */
async function stopServer(data: string): Promise<void> {
  const [pid] = await serverLock(data)
  if (!pid || !isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + STOP_TIMEOUT_MS; isAlive(pid) && Date.now() < end; await delay(POLL_MS));
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT')
}

async function readPassword({ runAs }: Installation, file: string): Promise<string> {
  const kept = await readText(file)
  if (kept) return kept.trim()
  const password = randomBytes(18).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  if (runAs) await chown(file, runAs.uid, runAs.gid)
  return password
}

/** The log goes on from start to start: why the last one ended stays readable. */
const lastLines = async (file: string) => (await readText(file))?.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')

async function launch(installation: Installation, data: string, port: number, isDurable: boolean) {
  const { programs, home, runAs } = installation
  const logFile = join(home, 'postgres.log')
  const log = await open(logFile, 'a')
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

/** Finds or starts the server; several processes may use one, and the last of them stops it. */
export async function startCluster({ dataDir, name, port: wantedPort, isDurable, say }: Options): Promise<Cluster> {
  const installation = await prepareInstallation(dataDir, name)
  const { home } = installation
  const data = join(home, 'data')
  const lock = join(home, 'starting.lock')
  const users = join(home, 'users')
  const ownMark = join(users, String(process.pid))

  /** Other living processes that use the server. */
  const otherUsers = async () => (await readdir(users)).map(Number).filter((pid) => pid !== process.pid && isAlive(pid))

  /** Starts the server on this port and waits until it answers. */
  async function launchOn(port: number, password: string): Promise<void> {
    // Nothing answers for this lock: PostgreSQL would refuse to start over the pid of an unrelated program. (A server that is
    // still there it knows by the memory it holds.)
    await rm(join(data, 'postmaster.pid'), { force: true })
    const { child, logFile } = await launch(installation, data, port, isDurable)
    for (const end = Date.now() + START_TIMEOUT_MS; ; await delay(POLL_MS)) {
      if (await accepts(urlFor(password, port, 'postgres'))) return
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(`The embedded PostgreSQL did not start:\n${await lastLines(logFile)}`)
    }
  }

  async function findOrLaunch(password: string): Promise<number> {
    const running = await findRunning(data, password)
    if (running) {
      if ((await otherUsers()).length === 0) say(`Found the database still running from last time (port ${running}); using it.`)
      return running
    }
    const port = await freePort(wantedPort, HOST)
    if (port !== wantedPort) say(`Database port ${wantedPort} is taken; using ${port}.`)
    await launchOn(port, password)
    return port
  }

  const isThere = async () => isAlive((await serverLock(data))[0])
  const isMade = () =>
    access(join(data, 'global', 'pg_control')).then(
      () => true,
      () => false,
    )

  return withLock(lock, async () => {
    await mkdir(users, { recursive: true })
    const password = await readPassword(installation, join(home, 'password'))
    if (!(await isMade())) {
      await rm(data, { recursive: true, force: true })
      await initialise(installation, data, join(home, 'password'))
    }
    const port = await findOrLaunch(password)
    await writeFile(ownMark, '')
    let isStopping = false
    const letGo = keepAlive({
      isThere: async () => (await isThere()) || !(await isMade()),
      startAgain: () => withLock(lock, async () => void (isStopping || (await isThere()) || (await launchOn(port, password)))),
      say,
    })
    return {
      port,
      urlOf: (database) => urlFor(password, port, database),
      stop() {
        isStopping = true
        letGo()
        return withLock(lock, async () => {
          await rm(ownMark, { force: true })
          if ((await otherUsers()).length === 0) await stopServer(data)
        })
      },
    }
  })
}

/** Creates a database if it isn't there. */
export async function ensureDatabase(cluster: Cluster, database: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE "${database}" TEMPLATE "${template}"`)
  } catch (error) {
    // There already, or made by another start at the same moment.
    if (!['42P04', '23505'].includes((error as { code: string }).code)) throw error
  } finally {
    await client.end()
  }
}
