/** Batches the items that arrive while a statement or commit is in flight: the more callers, the more share one. */

export interface BatchLimits {
  maxItems: number
  maxInFlight: number
}
export const BATCH_LIMITS: BatchLimits = { maxItems: 256, maxInFlight: 2 }

/** `run` returns the result of each item, in order, or the Error that this item alone fails with. */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<(Result | Error)[]>,
  { maxItems, maxInFlight }: BatchLimits = BATCH_LIMITS,
) {
  interface Waiting {
    item: Item
    resolve: (result: Result) => void
    reject: (error: unknown) => void
  }
  let waiting: Waiting[] = []
  let inFlight = 0
  let isScheduled = false

  async function runBatch(batch: Waiting[]): Promise<void> {
    inFlight += 1
    try {
      const results = await run(batch.map(({ item }) => item))
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result === undefined || result instanceof Error) reject(result ?? new Error('the batch has no answer for this item'))
        else resolve(result)
      })
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      inFlight -= 1
      schedule()
    }
  }

  function flush(): void {
    isScheduled = false
    while (waiting.length > 0 && inFlight < maxInFlight) {
      const batch = waiting.slice(0, maxItems)
      waiting = waiting.slice(maxItems)
      void runBatch(batch)
    }
  }

  /** Waits for the end of the event loop's turn, so that all its items share a batch. */
  function schedule(): void {
    if (isScheduled || waiting.length === 0 || inFlight >= maxInFlight) return
    isScheduled = true
    setImmediate(flush)
  }

  return {
    submit: (item: Item) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        schedule()
      }),
  }
}
