/** Server processes on a test's own database, to be killed. */
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll } from 'vitest'
import type { Container } from '#server/container.ts'
import { type Process, startProcess } from '#tests/support/processes.ts'

export const HOST = '127.0.0.1'
const POLL_MS = 20
const ANSWER_MS = 2_000

/** What a server on the database of a test needs to know. */
export function serverEnv({ config: { databaseUrl, redisUrl } }: Container): Record<string, string> {
  return {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl!,
    // Where this process has one, the sessions are in it.
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    HOST,
    BCRYPT_COST: '4',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'silent',
    // Prisma loads relations in parallel on one connection; pg warns, and runs them one by one.
    NODE_NO_WARNINGS: '1',
  }
}

/** Waits until the server at this address is ready, as long as the test may take. */
export async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
      (response) => response.ok,
      () => false,
    )
  while (!(await isReady())) await delay(POLL_MS)
}

export function servers(container: () => Container) {
  const started: Process[] = []
  afterAll(async () => void (await Promise.all(started.map((server) => server.kill()))))

  return {
    async startServer(port: number, env: Record<string, string> = {}): Promise<Process> {
      const server = await startProcess('server/main.ts', port, { ...serverEnv(container()), ...env }, '/health/ready')
      started.push(server)
      return server
    },
  }
}
