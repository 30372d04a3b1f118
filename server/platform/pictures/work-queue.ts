/** Runs expensive work one after the other with a limited queue; if the queue is full, work is refused at once. */
import { AppError } from '../app-error.ts'

interface Limits {
  /** How much runs at the same time. */
  running: number
  waiting: number
  /** Sent to a refused caller. */
  retryAfterSeconds: number
}

export function createWorkQueue({ running: most, waiting: longest, retryAfterSeconds }: Limits) {
  const waiting: (() => void)[] = []
  let running = 0

  return {
    /** Throws `TOO_MANY_REQUEST` with `retryAfter` seconds. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= most) {
        if (waiting.length >= longest) throw new AppError('TOO_MANY_REQUEST', { retryAfter: retryAfterSeconds })
        // Finished work hands its place on, so `running` stays the same.
        await new Promise<void>((resolve) => waiting.push(resolve))
      } else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
