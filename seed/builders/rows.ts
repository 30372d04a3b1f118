/** Many rows in one statement: the table's own types read them from JSON. */
import type { Pool, PoolClient } from '#server/platform/database.ts'

export type Row = Record<string, unknown>

const toJson = (rows: readonly Row[]) =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** The first row defines the columns; every row must have them. */
function insertSql(table: string, [first]: readonly Row[]): string {
  const columns = Object.keys(first ?? {}).join(', ')
  return `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`
}

export async function insertRows(database: Pool | PoolClient, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await database.query(insertSql(table, rows), [toJson(rows)])
}

/** Returns the ids in the order of the rows. */
export async function insertRowsReturningIds(
  database: Pool | PoolClient,
  table: string,
  rows: readonly Row[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const { rows: made } = await database.query<{ id: number }>(`${insertSql(table, rows)} RETURNING id`, [toJson(rows)])
  return made.map(({ id }) => id)
}
