/** Handles the errors of a pool's connections. */
import type pg from 'pg'
import { markAsDatabaseError } from './outage.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: Error | boolean) => void,
) => void

/**
 * Marks errors for `outageOf`, and listens to them: a connection the server closed is replaced on the next query, but without a
 * listener the error would end the process. The pool handles only idle connections, and a checked-out one can break between two
 * statements too.
 */
export function watchConnections(pool: pg.Pool): void {
  pool.on('error', markAsDatabaseError)
  // Emitted before the queries of that connection fail with the same error.
  pool.on('connect', (client) => client.on('error', markAsDatabaseError))

  const open = pool.connect.bind(pool)
  function connect(): Promise<pg.PoolClient>
  function connect(callback: Connected): void
  function connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (!callback)
      return open().catch((error: unknown) => {
        markAsDatabaseError(error)
        throw error
      })
    // The pool's own queries connect like this.
    open((error, client, release) => {
      markAsDatabaseError(error)
      callback(error, client, release)
    })
  }
  pool.connect = connect
}
