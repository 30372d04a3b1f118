/** The database to use: the one named by URL, or the embedded one, started here. */
import type { Config } from '#server/config/config.ts'
import { exampleOf } from '#server/config/environment.ts'
import { ensureDatabase, startCluster } from './embedded-postgres/cluster.ts'
import { reachDatabase } from './reach-database.ts'

const DATABASE = 'palaro'
const NO_FOLDER = ['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS']

export interface OpenedDatabase {
  url: string
  /** A description for people. */
  description: string
  /** Stops the database if it was started here. */
  stop(): Promise<void>
}

/** Throws an Error that names the variable if the database is not available. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    await reachDatabase(config.databaseUrl)
    const { host, pathname } = new URL(config.databaseUrl)
    return { url: config.databaseUrl, description: `PostgreSQL at ${host}${pathname}`, stop: async () => {} }
  }
  const cluster = await startCluster({
    name: 'main',
    dataDir: config.dataDir,
    port: config.databasePort,
    isDurable: true,
    say,
  }).catch((error: NodeJS.ErrnoException) => {
    if (config.dataDir === undefined || !NO_FOLDER.includes(error.code ?? '')) throw error
    throw new Error(`PALARO_DATA_DIR: ${config.dataDir} is not a writable folder, ${exampleOf('PALARO_DATA_DIR')}`, {
      cause: error,
    })
  })
  await ensureDatabase(cluster, DATABASE)
  return {
    url: cluster.urlOf(DATABASE),
    description: `embedded PostgreSQL 18 at 127.0.0.1:${cluster.port}`,
    stop: () => cluster.stop(),
  }
}
