/**
 * Short-lived data in Postgres, for sites without Redis: it survives a restart, and two servers on one database share it. It has
 * its own connections, so that the holder of a main connection never waits for another; commits do not wait for the disk.
 */
import pg from 'pg'
import { connectionTo } from '../connection-to.ts'
import { watchConnections } from '../watch-connections.ts'
import { type Command, type CommandName, commands } from './commands.ts'

const POOL_SIZE = 4
const CONNECT_MS = 5_000
const DEADLOCK = '40P01'
/** Keys of one transaction share a tag, as in a Redis cluster. */
const TAG = /\{([^}]+)\}/

type Answers = [error: null, answer: unknown][]
type Call = { [Name in CommandName]: (...parts: Parameters<(typeof commands)[Name]>) => Promise<unknown> }
type Step = { [Name in CommandName]: (...parts: Parameters<(typeof commands)[Name]>) => Steps }
type Steps = Step & { exec(): Promise<Answers> }

const names = Object.keys(commands) as CommandName[]
const build = (name: CommandName, parts: unknown[]): Command => Reflect.apply(commands[name], undefined, parts)

export function createShortLived(url: string) {
  const pool = new pg.Pool({
    ...connectionTo(url, '-c synchronous_commit=off'),
    max: POOL_SIZE,
    application_name: 'palaro short-lived',
    connectionTimeoutMillis: CONNECT_MS,
  })
  watchConnections(pool)

  const ask = async (asked: pg.Pool | pg.PoolClient, { name, text, values, answer }: Command): Promise<unknown> =>
    answer((await asked.query({ name, text, values })).rows)

  /** All or nothing, and serialised with other transactions of the same tag. */
  async function transact(steps: readonly Command[]): Promise<Answers> {
    const tag = TAG.exec(String(steps[0]?.values[0] ?? ''))?.[1] ?? ''
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [tag])
      const answers: Answers = []
      for (const step of steps) answers.push([null, await ask(client, step)])
      await client.query('COMMIT')
      return answers
    } catch (error) {
      await client.query('ROLLBACK').catch((failed: Error) => (broken = failed))
      throw error
    } finally {
      client.release(broken)
    }
  }

  /**
   * A single command takes no lock on the tag and may deadlock with a transaction; PostgreSQL ends one of them before it changed
   * anything.
   */
  async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK) throw error
      return work()
    }
  }

  function multi(): Steps {
    const steps: Command[] = []
    const chain = Object.fromEntries(
      names.map((name) => [
        name,
        (...parts: unknown[]) => {
          steps.push(build(name, parts))
          return chain
        },
      ]),
    ) as unknown as Steps
    chain.exec = () => unlessDeadlocked(() => transact(steps))
    return chain
  }

  const calls = Object.fromEntries(
    names.map((name) => [name, (...parts: unknown[]) => unlessDeadlocked(() => ask(pool, build(name, parts)))]),
  ) as unknown as Call

  return {
    ...calls,
    multi,
    /** Deletes expired values; returns how many. */
    prune: async (): Promise<number> =>
      (await pool.query('DELETE FROM short_lived_value WHERE expires_at <= clock_timestamp()')).rowCount ?? 0,
    /** As with Redis, but there is nothing to listen to: the pool reconnects by itself. */
    on: () => undefined,
    async disconnect(): Promise<void> {
      if (!pool.ending) await pool.end()
    },
  }
}
