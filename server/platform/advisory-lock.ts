import { withClient } from './with-client.ts'

/** Runs `work` while no other process on this database runs work with the same name. The lock ends with the connection. */
export const withAdvisoryLock = <T>(url: string, name: string, work: () => Promise<T>): Promise<T> =>
  withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    return work()
  })
