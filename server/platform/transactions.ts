/** The only place that opens a Prisma transaction. A service opens it, and passes `tx` to its repositories and to the ledger. */
import type { Database, PrismaTransaction } from './database.ts'

interface TransactionOptions {
  /** For jobs that write a whole day at once; absent = the limit of `database.ts`. */
  timeoutMs?: number
}

/**
 * Runs `work` in one transaction: all of it commits, or none of it if it throws. Send events and mail after it, because they may only go
 * out if it commits. If no connection is free, it waits (see `database.ts`). It is never retried: at READ COMMITTED there are no
 * serialisation failures, and rows are locked in one order.
 */
export type InTransaction = <T>(work: (tx: PrismaTransaction) => Promise<T>, options?: TransactionOptions) => Promise<T>

export const createTransactions =
  ({ prisma }: Pick<Database, 'prisma'>): InTransaction =>
  (work, { timeoutMs } = {}) =>
    prisma.$transaction(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs })
