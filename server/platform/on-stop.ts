/** npm passes on the Ctrl-C that the terminal has sent us already. */
import type { Logger } from './logger.ts'
import { stopAll, type Step } from './stop-steps.ts'

const SAME_PRESS_MS = 1_000
/** Of the steps of a whole process: draining, and stopping a database of our own. */
const STEP_MS = 20_000

interface Options {
  say: (line: string) => void
  logger: Pick<Logger, 'fatal' | 'error' | 'flush'>
}

/**
 * Takes the steps once when the process is asked to end, each whatever becomes of the others; a second Ctrl-C ends it at once.
 * An error that no one caught ends the process the same way, logged first: what state it leaves us in is not known.
 */
export function onStop(steps: readonly Step[], { say, logger }: Options): void {
  let askedAt: number | undefined

  async function end(exitCode: number): Promise<void> {
    askedAt = performance.now()
    try {
      await stopAll(steps, STEP_MS)
    } catch (error) {
      say(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`)
      process.exit(1)
    }
    process.exit(exitCode)
  }

  function onSignal(): void {
    if (askedAt === undefined) return void end(0)
    if (performance.now() - askedAt > SAME_PRESS_MS) process.exit(130)
  }
  function onUncaught(error: unknown): void {
    // What breaks while all is taken down does not keep the rest from its end.
    if (askedAt !== undefined) return logger.error({ err: error }, 'an error while stopping')
    logger.fatal({ err: error }, 'an error no one caught; the process ends')
    void end(1)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('uncaughtException', onUncaught)
  process.on('unhandledRejection', onUncaught)
}
