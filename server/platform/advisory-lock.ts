import pg from 'pg'

/** Runs `work` while no other process on this database runs work of the same name. */
export async function withAdvisoryLock<T>(url: string, name: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    return await work()
  } finally {
    // The lock goes with the connection.
    await client.end()
  }
}
