/** The game provider as a process of its own: `node --import tsx server/provider.ts`. It reaches the platform at PLATFORM_URL. */
import type { AddressInfo } from 'node:net'
import express from 'express'
import { readConfig } from '#server/config/config.ts'
import { createOwnProgramCheck } from './container/own-program-check.ts'
import { createHttpServer, listenOn } from './http/http-server.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { prepareDrain } from './http/drain.ts'
import { systemClock } from './platform/clock.ts'
import { createDatabase } from './platform/database.ts'
import { createLogger } from './platform/logger.ts'
import { onStop } from './platform/on-stop.ts'
import { openDatabase } from './platform/open-database.ts'
import { openRedisServer } from './platform/redis.ts'
import { createProvider } from './providers/provider.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

try {
  const config = readConfig()
  const { platformUrl } = config
  if (!platformUrl) throw new Error('PLATFORM_URL: the address of the platform, e.g. PLATFORM_URL=http://server:3000')
  const logger = createLogger(config.logLevel)
  const opened = await openDatabase(config, say)
  const database = createDatabase({ url: opened.url, poolSize: config.databasePoolSize })
  const redis = config.redisUrl ? openRedisServer(config.redisUrl, logger) : undefined
  const rateLimit = createRateLimit({ server: redis, isEnabled: config.hasRateLimits })
  const { trustProxy } = config
  const provider = await createProvider({
    database,
    clock: systemClock,
    logger,
    rateLimit,
    trustProxy,
    platformUrl: () => platformUrl,
  })
  const app = express().disable('x-powered-by').use(provider.router)
  app.get('/health/ready', (_req, res) => {
    res.json({ ok: true })
  })
  // The provider has no metrics, so findings are only in its log.
  const program = createOwnProgramCheck({ config, database, observe: () => {}, clock: systemClock, logger })
  const stopChecks = program.startDaily()
  const server = createHttpServer(app)
  const drain = prepareDrain(server)
  await provider.start()
  await listenOn(server, config.port, config.host)
  say(`The game provider listens on port ${(server.address() as AddressInfo).port}, for ${platformUrl}`)
  onStop(
    [
      ['requests', () => drain()],
      ['the provider', () => provider.stop()],
      ['the daily check', () => stopChecks()],
      ['connections', () => database.close()],
      ['Redis', () => redis?.disconnect()],
      ['the database', () => opened.stop()],
    ],
    { say, logger },
  )
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
