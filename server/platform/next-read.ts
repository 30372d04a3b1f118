/**
 * One read for all callers that arrive while another runs. A caller that arrives during a read waits for the next one, so it never
 * gets what was read before it asked.
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
