/**
 * One read for all who ask while another runs. It never returns what was read before the caller asked, so it is as good as a read of
 * one's own: whoever asks while a read runs waits for the one after it.
 */
export function createNextRead<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined

  function start(): Promise<T> {
    const started = read().finally(() => {
      if (running === started) running = undefined
    })
    running = started
    return started
  }

  const afterRunning = (current: Promise<T>) =>
    current
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })

  return () => (running ? (next ??= afterRunning(running)) : start())
}
