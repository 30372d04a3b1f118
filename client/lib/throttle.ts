/** Runs at most once per `wait` ms: the first call runs at once, calls in between are dropped. */
export function throttle<A extends unknown[]>(run: (...args: A) => void, wait: number, now: () => number = Date.now) {
  let last = Number.NEGATIVE_INFINITY
  return (...args: A) => {
    const at = now()
    if (at - last < wait) return
    last = at
    run(...args)
  }
}
