import type { Pool, PoolClient, PrismaTransaction } from '#server/platform/database.ts'

/** A caller's open transaction, of Prisma or of `pg`. */
export type Transaction = PrismaTransaction | PoolClient

/** A statement that each connection prepares once, under its name. Its text never changes. */
export interface Prepared {
  name: string
  text: string
}

/** Runs a query inside the caller's transaction. Values are texts, numbers and nulls: the SQL casts them. */
export async function queryIn<Row extends object>(
  tx: Transaction,
  prepared: Prepared,
  values: readonly (string | number | boolean | null)[],
): Promise<Row[]> {
  if ('$queryRawUnsafe' in tx) return tx.$queryRawUnsafe<Row[]>(prepared.text, ...values)
  return (await tx.query<Row>({ ...prepared, values: [...values] })).rows
}

/** Sends the statements of `ask` in one packet, because each packet wakes the database. */
export function sendTogether<T>({ connection: { stream } }: PoolClient, ask: () => T): T {
  stream.cork()
  try {
    return ask()
  } finally {
    stream.uncork()
  }
}

/** Runs `work` in a new transaction on the hot path's pool. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>, begin = 'BEGIN'): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    // A connection that can't even roll back is closed, which ends its transaction.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}
