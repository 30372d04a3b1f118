/** The one place that opens a transaction of Prisma. A service opens it, and hands `tx` to its repositories and to the ledger. */
import type { Database, PrismaTransaction } from './database.ts'

interface TransactionOptions {
  /** For jobs that write a whole day at once; else the limit of `database.ts`. */
  timeoutMs?: number
}

/**
 * Runs `work` in one transaction: all of it commits, or none of it where it throws. What must only happen if it holds (events, mail) comes
 * after it. Where no connection is free it waits, as `database.ts` says. It is never run again by itself: at READ COMMITTED nothing fails
 * to serialise, and rows are locked in one order.
 */
export type InTransaction = <T>(work: (tx: PrismaTransaction) => Promise<T>, options?: TransactionOptions) => Promise<T>

export const createTransactions =
  ({ prisma }: Pick<Database, 'prisma'>): InTransaction =>
  (work, { timeoutMs } = {}) =>
    prisma.$transaction(work, timeoutMs === undefined ? undefined : { timeout: timeoutMs })
