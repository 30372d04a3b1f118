/** A checkout's data that was moved, or copied with the marks of the original's server. */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from '#server/platform/embedded-postgres/cluster.ts'
import { withClient } from '#server/platform/with-client.ts'

const run = promisify(execFile)
const PORT = 15_140
let folder: string
const running: Cluster[] = []
const said: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palaro-moved-'))
  await chmod(folder, 0o755)
})
afterAll(async () => {
  for (const cluster of running) await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

async function start(name: string): Promise<Cluster> {
  const cluster = await startCluster({ name, dataDir: folder, port: PORT, isDurable: true, say: (line) => said.push(line) })
  running.push(cluster)
  return cluster
}
async function stop(cluster: Cluster): Promise<void> {
  running.splice(running.indexOf(cluster), 1)
  await cluster.stop()
}
/** With owners and modes, which PostgreSQL insists on. */
const copy = (from: string, to: string) => run('cp', ['-a', join(folder, from), join(folder, to)])
const write = (cluster: Cluster, value: string) =>
  withClient(cluster.urlOf('postgres'), (client) => client.query(`CREATE TABLE IF NOT EXISTS kept AS SELECT '${value}' AS value`))
const kept = (cluster: Cluster) =>
  withClient(cluster.urlOf('postgres'), async (client) => {
    const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('kept') IS NOT NULL AS there`)
    return rows[0]!.there ? (await client.query<{ value: string }>('SELECT value FROM kept')).rows[0]!.value : undefined
  })

describe('data of an embedded database', () => {
  it('that was copied in use never leads to the original: the copy starts empty', async () => {
    const original = await start('original')
    await write(original, 'original')
    await copy('original', 'torn')

    const torn = await start('torn')

    expect(torn.port).not.toBe(original.port)
    expect(await kept(torn)).toBeUndefined()
    expect(said.join('\n')).toMatch(/copied from .*original.data while it was in use/)
    await write(torn, 'torn')
    await stop(torn)
    expect(await kept(original)).toBe('original')
    await stop(original)
  })

  it('that was copied at rest is the copy’s own, and its last user stops its server', async () => {
    await copy('original', 'copy')
    const [original, twin] = [await start('original'), await start('copy')]
    expect([await kept(original), await kept(twin)]).toEqual(['original', 'original'])
    await withClient(twin.urlOf('postgres'), (client) => client.query(`UPDATE kept SET value = 'twin'`))
    await stop(twin)
    expect(await kept(original)).toBe('original')
    await expect(kept(twin)).rejects.toThrow('ECONNREFUSED')
    await stop(original)
  })

  it('that was moved stays, whatever pid its former server’s mark names by now', async () => {
    const other = await start('torn')
    const [pid = ''] = (await readFile(join(folder, 'torn/data/postmaster.pid'), 'utf8')).split('\n')
    await rename(join(folder, 'copy'), join(folder, 'moved'))
    // Left by a server that was killed; another one has its pid now.
    const mark = [pid, join(folder, 'moved/data'), '0', String(other.port), '', '127.0.0.1', '', 'ready'].join('\n')
    await writeFile(join(folder, 'moved/data/postmaster.pid'), mark)

    const moved = await start('moved')

    expect(await kept(moved)).toBe('twin')
    expect(await kept(other)).toBe('torn')
    await stop(moved)
    await stop(other)
  })

  it('that another version of PostgreSQL wrote is refused with what to do', async () => {
    const version = join(folder, 'moved/data/PG_VERSION')
    const ours = await readFile(version, 'utf8')
    await writeFile(version, '12\n')
    await expect(start('moved')).rejects.toThrow(/written by PostgreSQL 12, .*Move .*moved away/)
    await writeFile(version, ours)
    const moved = await start('moved')
    expect(await kept(moved)).toBe('twin')
    await stop(moved)
  })
})
