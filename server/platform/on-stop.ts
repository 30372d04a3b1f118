/** Stops a process in steps, on a signal or an uncaught error. */
import type { Logger } from './logger.ts'
import { stopAll, type Step } from './stop-steps.ts'

/** The terminal has already sent us the Ctrl-C that npm forwards. */
const SAME_PRESS_MS = 1_000
/** For the steps of a whole process: draining, and stopping our own database. */
const STEP_MS = 20_000

interface Options {
  say: (line: string) => void
  logger: Pick<Logger, 'fatal' | 'error' | 'flush'>
}

/**
 * Runs the steps once when the process is asked to stop, each whether or not the others fail; a second Ctrl-C ends it at once. An
 * uncaught error stops the process the same way, after it is logged, because the state is unknown.
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
    // An error while stopping must not prevent the remaining steps.
    if (askedAt !== undefined) return logger.error({ err: error }, 'error while stopping')
    logger.fatal({ err: error }, 'uncaught error; the process stops')
    void end(1)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('uncaughtException', onUncaught)
  process.on('unhandledRejection', onUncaught)
}
