/** Runs once the browser has nothing better to do, at the latest after `wait` ms; answers how to call it off. */
export function whenIdle(run: () => void, wait: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, wait)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: wait })
  return () => cancelIdleCallback(request)
}
