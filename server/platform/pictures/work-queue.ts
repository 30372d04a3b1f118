/** Costly work one after the other, a bounded number waiting: who comes when it is full is refused at once. */
import { AppError } from '../app-error.ts'

interface Limits {
  /** At the same time. */
  running: number
  waiting: number
  /** What a refused caller is told. */
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
        // Whoever is done hands its place on: `running` stays as it is.
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
