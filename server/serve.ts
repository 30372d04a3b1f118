/** One server process: container → listen → graceful stop. */
import type { AddressInfo } from 'node:net'
import type { RequestHandler, Router } from 'express'
import type { Config } from '#server/config/config.ts'
import { createApp } from './app.ts'
import { provideKeys } from './cli/provide-keys.ts'
import { createContainer, type Container } from './container.ts'
import { prepareDrain } from './http/drain.ts'
import { createHttpServer, listenOn } from './http/http-server.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { runJobs } from './jobs/run-jobs.ts'
import type { Caching } from './platform/caching.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { freePort } from './platform/free-port.ts'
import { waitForRedis } from './platform/redis.ts'
import { createProvider, type Provider } from './providers/provider.ts'
import { stopAll, stopAllAtOnce } from './platform/stop-steps.ts'

/** Work in progress has this long to finish. */
const IN_HAND_MS = 3_500

export interface ServeOptions {
  config: Config
  databaseUrl: string
  caching?: Caching
  /** Serves the pages; absent = API only. */
  client?: ((container: Container) => Promise<Router | RequestHandler>) | undefined
  /** Absent = the system clock. */
  clock?: Clock | undefined
  say: (line: string) => void
}

export interface Served {
  url: string
  container: Container
  stop(): Promise<void>
}

/** The provider in this process, with its own keys to the wallet API, which it still calls by HTTP. */
async function localProvider(container: Container, platformUrl: () => string): Promise<Provider> {
  const { database, clock, logger, rateLimit, config } = container
  const { trustProxy } = config
  const provider = await createProvider({ database, clock, logger, rateLimit, trustProxy, platformUrl })
  await provideKeys({ database, clock }, provider)
  return provider
}

export async function serve(options: ServeOptions): Promise<Served> {
  const { config, databaseUrl, caching = {}, client, clock = systemClock, say } = options
  const container = await createContainer({ config, databaseUrl, caching, clock })
  await waitForRedis(container.redis, config.redisUrl, say)
  // Once the server is ready, a call may enqueue at once.
  await createJobQueue(container).ready()
  let url = ''
  const provider = config.runsProvider ? await localProvider(container, () => config.platformUrl ?? url) : undefined
  const server = createHttpServer(createApp(container, await client?.(container), provider?.router))
  const drain = prepareDrain(server)
  container.live.listen(server, container.liveGate)
  const port = config.isProduction || config.port === 0 ? config.port : await freePort(config.port, config.host)
  if (port !== config.port) say(`Port ${config.port} is taken; using ${port}.`)
  await listenOn(server, port, config.host)
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  const jobs = config.runsJobs ? await runJobs(container) : undefined
  const stopChecks = container.program.startDaily()
  const crashHost = container.crash.startHost()
  await provider?.start()
  return {
    url,
    container,
    stop: () => {
      stopChecks()
      return stopAll(
        [
          [
            'live events, jobs and requests',
            () =>
              stopAllAtOnce(
                [
                  ['live events', () => container.live.close()],
                  ['jobs', () => jobs?.stop()],
                  ['the host of Crash', () => crashHost.stop()],
                  ['the game provider', () => provider?.stop()],
                  ['requests', () => drain()],
                ],
                IN_HAND_MS,
              ),
          ],
          ['connections', () => container.close()],
        ],
        IN_HAND_MS,
      )
    },
  }
}
