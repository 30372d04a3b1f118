/**
 * A transaction that asks the pool for a second connection can wait for itself: when every connection belongs to a transaction
 * waiting for this one, none is ever given back, and all fail after ten seconds. Here such a query fails at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#server/platform/database.ts'

const insideTransaction = new AsyncLocalStorage<true>()

/** Returns the queries that asked for a second connection, each with where it came from. */
export function refuseSecondConnections({ prisma, pool }: Database): readonly string[] {
  const seen: string[] = []
  const begin = prisma.$transaction.bind(prisma) as (work: unknown, options?: object) => unknown
  const watched = (work: unknown, options?: object) =>
    begin(typeof work === 'function' ? (tx: unknown) => insideTransaction.run(true, () => work(tx)) : work, options)
  Object.assign(prisma, { $transaction: watched })

  for (const name of ['connect', 'query'] as const) {
    const ask = pool[name].bind(pool) as (...args: unknown[]) => unknown
    const asked = (...args: unknown[]) => {
      if (!insideTransaction.getStore()) return ask(...args)
      const [query] = args as [{ text?: string } | string | undefined]
      const refused = new Error('a transaction asked for a second connection: read through its own `tx`')
      seen.push(`${refused.stack}\n${typeof query === 'string' ? query : query?.text}`)
      throw refused
    }
    Object.assign(pool, { [name]: asked })
  }
  return seen
}
