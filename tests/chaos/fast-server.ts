/**
 * A server whose clock runs `CLOCK_SPEED` times as fast, and which hosts Crash by it: hundreds of bets on shared rounds take seconds.
 * The clocks of all processes with the same `CLOCK_FROM` agree.
 */
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { createContainer } from '#server/container.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { newId } from '#server/platform/ids.ts'

/** In this process's time: the lease is in real time, and must be renewed within it. */
const LONGEST_MS = 250

const speed = Number(process.env.CLOCK_SPEED)
const from = Number(process.env.CLOCK_FROM)
const config = readConfig()
const container = await createContainer({
  config,
  databaseUrl: config.databaseUrl!,
  clock: { now: () => new Date(from + Math.round((Date.now() - from) * speed)) },
})
const server = createHttpServer(createApp(container)).listen(config.port, config.host)
await once(server, 'listening')

const host = container.crash.hostAs(newId())
for (;;) {
  const dueMs = await host.step()
  await delay(Math.min(dueMs / speed, LONGEST_MS))
}
