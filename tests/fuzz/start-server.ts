/** Everything a long run needs: a database, a Redis if this machine has one, the server; and the requests to that server. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDatabase, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { freePort } from '#server/platform/free-port.ts'
import { migrate } from '#server/platform/migrate.ts'
import type { Asked, Memory } from './fuzz-server.ts'
import type { FuzzWorld } from './world.ts'

const [DATABASE_PORT, SERVER_PORT, REDIS_PORT] = [14_640, 3_640, 6_640]
const PROGRAM = fileURLToPath(new URL('fuzz-server.ts', import.meta.url))
const MAX_ERROR_TEXT = 20_000

/** In the server's own process the data would count as its memory. Undefined if there is none. */
async function startRedis(): Promise<{ url: string; child: ChildProcess } | undefined> {
  const port = await freePort(REDIS_PORT, '127.0.0.1')
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' })
  const hasStarted = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)])
  return hasStarted ? { url: `redis://127.0.0.1:${port}`, child } : undefined
}

export async function startFuzzServer() {
  const cluster = await startCluster({
    name: 'fuzz',
    dataDir: join(tmpdir(), 'palaro-fuzz'),
    port: DATABASE_PORT,
    isDurable: false,
    say: console.log,
  })
  const database = `fuzz_${Date.now()}`
  await ensureDatabase(cluster, database)
  const databaseUrl = cluster.urlOf(database)
  await migrate(databaseUrl)
  const redis = await startRedis()
  const child = fork(PROGRAM, {
    execArgv: ['--expose-gc', '--max-semi-space-size=16', '--import', 'tsx'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      FUZZ_PORT: String(await freePort(SERVER_PORT, '127.0.0.1')),
      NODE_NO_WARNINGS: '1',
      ...(redis && { REDIS_URL: redis.url }),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let errors = ''
  child.stdout!.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-MAX_ERROR_TEXT)))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]

  const waiting = new Map<number, (answer: unknown) => void>()
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) => waiting.get(id)?.(answer))
  let asked = 0
  const ask = <T>(what: Asked['what']) =>
    new Promise<T>((resolve, reject) => {
      const id = (asked += 1)
      waiting.set(id, resolve as (answer: unknown) => void)
      child.once('exit', (code) => reject(new Error(`the server ended (${code})`)))
      child.send({ id, what } satisfies Asked)
    })
  child.setMaxListeners(0)
  return {
    url,
    hasRedis: redis !== undefined,
    newWorld: () => ask<FuzzWorld>('world'),
    memory: () => ask<Memory>('memory'),
    /** The end of the server's error log. */
    errors: () => errors,
    async stop() {
      if (child.exitCode === null) {
        child.send({ id: 0, what: 'stop' } satisfies Asked)
        await once(child, 'exit')
      }
      redis?.child.kill()
      await cluster.stop()
    },
  }
}
