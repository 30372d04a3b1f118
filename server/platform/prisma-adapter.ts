/**
 * Prisma on our pool. Inside a transaction Prisma loads the relations of a row with several concurrent queries on one connection.
 * `pg` queues them, but warns that its next version will refuse them, so here each query waits for the previous one.
 */
import { PrismaPg } from '@prisma/adapter-pg'
import type { Transaction } from '@prisma/driver-adapter-utils'
import type pg from 'pg'

function oneAtATime(transaction: Transaction): Transaction {
  const queryRaw = transaction.queryRaw.bind(transaction)
  const executeRaw = transaction.executeRaw.bind(transaction)
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const answer = last.then(work)
    // The caller sees the error; later queries still run, and PostgreSQL refuses them in an aborted transaction.
    last = answer.catch(() => {})
    return answer
  }
  transaction.queryRaw = (query) => inTurn(() => queryRaw(query))
  transaction.executeRaw = (query) => inTurn(() => executeRaw(query))
  return transaction
}

export function createPrismaAdapter(pool: pg.Pool): PrismaPg {
  const factory = new PrismaPg(pool)
  const connect = factory.connect.bind(factory)
  factory.connect = async () => {
    const adapter = await connect()
    const startTransaction = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (isolationLevel) => oneAtATime(await startTransaction(isolationLevel))
    return adapter
  }
  return factory
}
