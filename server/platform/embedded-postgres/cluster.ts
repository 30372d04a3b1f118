/** Our own PostgreSQL cluster: creates it, starts it, recovers it after a crash, stops it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { freePort } from '../free-port.ts'
import { keepAlive } from './keep-alive.ts'
import { isAlive, readText, withLock } from './lock.ts'
import { isServerOf, settleIn } from './data-folder.ts'
import { prepareInstallation, type Installation } from './install.ts'
import { pathExists } from '../path-exists.ts'
import { withClient } from '../with-client.ts'

const HOST = '127.0.0.1'
const USER = 'palaro'
const START_TIMEOUT_MS = 30_000
const STOP_TIMEOUT_MS = 15_000
const POLL_MS = 25
const PORT_ATTEMPTS = 5
const SHOWN_LINES = 20
const MEMORY_FLAGS = ['-c', 'shared_buffers=128MB', '-c', 'max_connections=120', '-c', 'max_wal_size=2GB']
const NO_DURABILITY = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

interface Options {
  dataDir?: string | undefined
  /** Keeps the clusters of one checkout apart. */
  name: string
  /** First port to try. */
  port: number
  /** Tests trade durability for speed. */
  isDurable: boolean
  /** Called with messages for the user: a taken port, a recovered server. */
  say: (line: string) => void
}

export interface Cluster {
  urlOf(database: string): string
  port: number
  /** Folder of the data and our notes about it. */
  home: string
  stop(): Promise<void>
}

const run = promisify(execFile)
const urlFor = (password: string, port: number, database: string) =>
  `postgresql://${USER}:${password}@${HOST}:${port}/${database}`

/** Whether a server answers, and serves this data: another server may have the port by now. */
async function accepts(url: string, data: string): Promise<boolean> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return rows[0]?.data_directory === data
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

/** PostgreSQL's lock file: pid and port, 0 if there is none. */
async function serverLock(data: string): Promise<[pid: number, port: number]> {
  const lines = (await readText(join(data, 'postmaster.pid')))?.split('\n') ?? []
  return [Number(lines[0] ?? 0), Number(lines[3] ?? 0)]
}

/** The port of a server that another process started, or a killed one left behind, if it answers. */
async function findRunning(data: string, password: string) {
  const [pid, port] = await serverLock(data)
  if (!pid || !port) return undefined
  for (const end = Date.now() + START_TIMEOUT_MS; isAlive(pid); await delay(POLL_MS * 4)) {
    if (await accepts(urlFor(password, port, 'postgres'), data)) return port
    // Another program, or another server, may have got the pid of one that ended long ago.
    if (!(await isServerOf(pid, data))) return undefined
    // A second server on the same files would corrupt them.
    if (Date.now() > end)
      throw new Error(`Process ${pid} holds the database in ${data} but does not answer. End it and start again.`)
  }
  return undefined
}

/** Stops the server whichever process started it, because another one may have had to restart it. */
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

/** The log is appended from start to start, so the reason of the last end stays readable. */
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
  // In its own session, so that Ctrl-C reaches only us, and we stop the server after our last query.
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

/** Finds or starts the server. Several processes may share it; the last one stops it. */
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
    // Removes a stale lock: PostgreSQL would refuse to start if its pid belongs to an unrelated program. (It recognises a running
    // server by its shared memory.)
    await rm(join(data, 'postmaster.pid'), { force: true })
    const { child, logFile } = await launch(installation, data, port, isDurable)
    for (const end = Date.now() + START_TIMEOUT_MS; ; await delay(POLL_MS)) {
      if (await accepts(urlFor(password, port, 'postgres'), data)) return
      if (child.exitCode !== null || Date.now() > end)
        throw new Error(`The embedded PostgreSQL did not start:\n${await lastLines(logFile)}`)
    }
  }

  async function findOrLaunch(password: string): Promise<number> {
    const running = await findRunning(data, password)
    if (running) {
      if ((await otherUsers()).length === 0) say(`The database is still running from last time (port ${running}); using it.`)
      return running
    }
    for (let attempt = 1; ; attempt++) {
      const port = await freePort(wantedPort, HOST)
      if (port !== wantedPort) say(`Database port ${wantedPort} is taken; using ${port}.`)
      try {
        await launchOn(port, password)
        return port
      } catch (error) {
        // Another program may have taken the port since it was checked.
        const isTaken = (await freePort(port, HOST)) !== port
        if (!isTaken || attempt === PORT_ATTEMPTS) throw error
      }
    }
  }

  const isRunning = async () => isAlive((await serverLock(data))[0])
  const isMade = () => pathExists(join(data, 'global', 'pg_control'))

  return withLock(lock, async () => {
    await settleIn(installation, data, say)
    const password = await readPassword(installation, join(home, 'password'))
    if (!(await isMade())) {
      await rm(data, { recursive: true, force: true })
      await initialise(installation, data, join(home, 'password'))
    }
    await mkdir(users, { recursive: true })
    const port = await findOrLaunch(password)
    await writeFile(ownMark, '')
    let isStopping = false
    const letGo = keepAlive({
      isRunning: async () => (await isRunning()) || !(await isMade()),
      restart: () => withLock(lock, async () => void (isStopping || (await isRunning()) || (await launchOn(port, password)))),
      say,
    })
    return {
      port,
      home,
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

/** Creates a database if it does not exist. */
export async function ensureDatabase(cluster: Pick<Cluster, 'urlOf'>, database: string, template = 'template1'): Promise<void> {
  await withClient(cluster.urlOf('postgres'), async (client) => {
    try {
      await client.query(`CREATE DATABASE "${database}" TEMPLATE "${template}"`)
    } catch (error) {
      // It exists, or another process is creating it right now.
      if (!['42P04', '23505'].includes((error as { code: string }).code)) throw error
    }
  })
}
