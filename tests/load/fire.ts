/** Load on loopback for a few seconds. */
import autocannon from 'autocannon'

export interface Shots {
  perSecond: number
  p99Ms: number
  /** Answers that were not 2xx. */
  refused: number
}

export function fire(options: autocannon.Options): Promise<Shots> {
  return new Promise((resolve, reject) => {
    autocannon(options, (error: unknown, result: autocannon.Result) => {
      if (error) return reject(error as Error)
      resolve({
        perSecond: result.requests.total / result.duration,
        p99Ms: result.latency.p99,
        refused: result.non2xx + result.errors,
      })
    })
  })
}
