import pg from 'pg'
import { connectionTo } from './connection-to.ts'

const UNDEFINED_TABLE = '42P01'

/** Runs `work` on a connection of its own, without a pool: for start-up, migrations and administration. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionTo(url))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The rows of a query; none if its table does not exist yet. */
export async function rowsIfTable<Row extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<Row[]> {
  try {
    return (await client.query<Row>(sql)).rows
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return []
    throw error
  }
}
