import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { migrationNames } from './migration-files.ts'
import { migrate } from './migrate.ts'

const DATABASES = 4
const SLOW_MS = 60_000

/** What the engine left of a run is collected now, as it is at some moment of a long process. */
async function collect(): Promise<void> {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  await delay(50)
}

it(
  'brings one new database after another to the newest schema, whatever is collected between',
  async () => {
    const admin = new pg.Client({ connectionString: inject('adminUrl') })
    await admin.connect()
    const names = await migrationNames()
    for (let nth = 0; nth < DATABASES; nth += 1) {
      const name = `${inject('runName')}_migrate_${process.env.VITEST_POOL_ID ?? '0'}_${nth}`
      await admin.query(`CREATE DATABASE "${name}" TEMPLATE template1`)
      const url = new URL(inject('adminUrl'))
      url.pathname = `/${name}`

      expect(await migrate(url.href)).toHaveLength(names.length)
      await collect()
      expect(await migrate(url.href)).toEqual([])

      await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`)
    }
    await admin.end()
  },
  SLOW_MS,
)
