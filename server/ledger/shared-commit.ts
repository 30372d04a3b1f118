/** Commits many calls at once, for features that move money by their own rules. */
import { BATCH_LIMITS, createBatcher } from '#server/platform/batcher.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Pool, PoolClient } from '#server/platform/database.ts'
import { isRefusal } from './post.ts'
import { inTransaction } from './transaction.ts'

/** The open transaction of a batch. */
export type CommitTransaction = PoolClient

/** Decides and writes a batch inside `tx`: a result for each request, or the error that request alone fails with. */
export type CommitWork<Request, Result> = (
  tx: CommitTransaction,
  batch: readonly Request[],
  now: Date,
) => Promise<readonly (Result | Error)[]>

/**
 * A batch commits as a whole. If the database refuses it as a whole (a key taken by another process in the same instant), each
 * request is decided again alone, and fails alone.
 */
export const createSharedCommit =
  (pool: Pool, clock: Clock) =>
  <Request, Result>(
    work: CommitWork<Request, Result>,
    /** 1 if batches would wait for each other anyway: then there are fewer, larger ones. */
    maxInFlight: number = BATCH_LIMITS.maxInFlight,
  ): ((request: Request) => Promise<Result>) => {
    const together = (batch: readonly Request[]) => inTransaction(pool, (tx) => work(tx, batch, clock.now()))
    const batcher = createBatcher<Request, Result>(
      async (batch) => {
        try {
          return [...(await together(batch))]
        } catch (error) {
          if (!isRefusal(error)) throw error
        }
        const results: (Result | Error)[] = []
        for (const request of batch) {
          // The second try finds a key that another process has just taken.
          const again = () => together([request])
          const alone = again().catch((error: unknown) => (isRefusal(error) ? again() : Promise.reject(error)))
          results.push(...(await alone.catch((error: Error) => [error])))
        }
        return results
      },
      { ...BATCH_LIMITS, maxInFlight },
    )
    return batcher.submit
  }
