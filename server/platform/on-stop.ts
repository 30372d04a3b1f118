/** Runs `stop` once when the process is asked to end; a second Ctrl-C ends it at once. */
export function onStop(stop: () => Promise<void>, say: (line: string) => void): void {
  let isStopping = false
  const end = async () => {
    if (isStopping) process.exit(130)
    isStopping = true
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
