/** Starts a server again that ended without being asked to. Every process that uses it looks; a lock lets one of them act. */

/** How soon it is noticed. */
const LOOK_MS = 300

interface Deps {
  isThere(): Promise<boolean>
  /** Under the lock, unless another was first. */
  startAgain(): Promise<void>
  say(line: string): void
}

/** What it returns ends the watch. */
export function keepAlive({ isThere, startAgain, say }: Deps): () => void {
  let isBusy = false
  let isAnnounced = false
  let isOver = false

  async function look(): Promise<void> {
    if (isBusy || isOver) return
    isBusy = true
    try {
      if ((await isThere()) || isOver) return
      if (!isAnnounced) say('The database ended by itself; starting it again.')
      isAnnounced = true
      await startAgain()
      say('The database is back.')
      isAnnounced = false
    } catch {
      // What the dead one left running may still hold its files; the next look tries again.
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
