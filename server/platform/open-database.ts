/** The database to use: the one named by URL, else the embedded one, started here. */
import type { Config } from '#server/config/config.ts'
import { ensureDatabase, startCluster } from './embedded-postgres/cluster.ts'

const DATABASE = 'palaro'

export interface OpenedDatabase {
  url: string
  /** For people: what it runs on. */
  description: string
  /** Stops what was started here. */
  stop(): Promise<void>
}

export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    const { host, pathname } = new URL(config.databaseUrl)
    return { url: config.databaseUrl, description: `PostgreSQL at ${host}${pathname}`, stop: async () => {} }
  }
  const cluster = await startCluster({ name: 'main', dataDir: config.dataDir, port: config.databasePort, isDurable: true, say })
  await ensureDatabase(cluster, DATABASE)
  return {
    url: cluster.urlOf(DATABASE),
    description: `embedded PostgreSQL 18 at 127.0.0.1:${cluster.port}`,
    stop: () => cluster.stop(),
  }
}
