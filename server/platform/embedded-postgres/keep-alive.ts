/** Restarts a server that ended unexpectedly. Every process that uses it checks; a lock lets only one restart it. */

/** How often to check. */
const LOOK_MS = 300

interface Deps {
  isRunning(): Promise<boolean>
  /** Under the lock, unless another process was faster. */
  restart(): Promise<void>
  say(line: string): void
}

/** Returns a function that stops watching. */
export function keepAlive({ isRunning, restart, say }: Deps): () => void {
  let isBusy = false
  let isAnnounced = false
  let isOver = false

  async function look(): Promise<void> {
    if (isBusy || isOver) return
    isBusy = true
    try {
      if ((await isRunning()) || isOver) return
      if (!isAnnounced) say('The database stopped unexpectedly; restarting it.')
      isAnnounced = true
      await restart()
      say('The database is running again.')
      isAnnounced = false
    } catch {
      // Processes left by the dead server may still hold its files; the next check tries again.
    } finally {
      isBusy = false
    }
  }

  const looking = setInterval(() => void look(), LOOK_MS)
  looking.unref()
  return () => {
    isOver = true
    clearInterval(looking)
  }
}
