/** npm passes on the Ctrl-C that the terminal has sent us already. */
const SAME_PRESS_MS = 1_000

/** Runs `stop` once when the process is asked to end; a second Ctrl-C ends it at once. */
export function onStop(stop: () => Promise<void>, say: (line: string) => void): void {
  let askedAt: number | undefined
  const end = async () => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_PRESS_MS) process.exit(130)
      return
    }
    askedAt = performance.now()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      say(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`)
      process.exit(1)
    }
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
