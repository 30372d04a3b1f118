/** Runs the host of Crash in a server process until it stops. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from '#server/platform/logger.ts'
import { type CrashHost, LOOK_MS } from './crash-host.ts'

export function startCrashHost(host: CrashHost, logger: Logger) {
  const stopping = new AbortController()
  const { signal } = stopping

  let isFailing = false
  /** Logs one line per outage, however long it lasts. The next attempt finds out who hosts and what is due. */
  function failed(error: unknown): number {
    if (!isFailing)
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'hosting Crash failed; trying again')
    isFailing = true
    return LOOK_MS
  }
  async function tryStep(): Promise<number> {
    const dueMs = await host.step()
    isFailing = false
    return dueMs
  }

  async function keepHosting(): Promise<void> {
    while (!signal.aborted) {
      const dueMs = await tryStep().catch(failed)
      // Never sleeps longer than `LOOK_MS`, because the lease must be renewed in time.
      await delay(Math.min(dueMs, LOOK_MS), undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const hosting = keepHosting()

  return {
    async stop(): Promise<void> {
      stopping.abort()
      await hosting
      await host.leave().catch((error: unknown) => logger.warn({ err: error }, 'the lease of Crash lapses by itself'))
    },
  }
}
