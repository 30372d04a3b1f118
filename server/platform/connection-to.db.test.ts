import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { freshDatabaseUrl } from '#tests/support/database.ts'
import { connectionTo } from './connection-to.ts'
import { createDatabase } from './database.ts'
import { createShortLived } from './short-lived/short-lived.ts'
import { withClient } from './with-client.ts'

const AWAY = 'Asia/Kathmandu'

/** A database whose sessions are in another zone, as on a server that was set up with its machine's zone. */
async function awayUrl(): Promise<string> {
  const url = await freshDatabaseUrl()
  await withClient(inject('adminUrl'), (admin) =>
    admin.query(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET TimeZone TO '${AWAY}'`),
  )
  return url
}

describe('a connection', () => {
  it('keeps the settings of its URL, adds its own and is in UTC', () => {
    const url = 'postgresql://u:p%40@db.example:5433/palaro?sslmode=require&options=-c%20statement_timeout%3D5s'
    expect(connectionTo(url, '-c synchronous_commit=off')).toEqual({
      connectionString: 'postgresql://u:p%40@db.example:5433/palaro?sslmode=require',
      options: '-c statement_timeout=5s -c synchronous_commit=off -c TimeZone=UTC',
    })
    expect(connectionTo('postgresql://db.example/palaro')).toEqual({
      connectionString: 'postgresql://db.example/palaro',
      options: '-c TimeZone=UTC',
    })
  })

  it('is in UTC whatever the database, the role or the URL says', async () => {
    const url = await awayUrl()
    const asked = `${url}?options=${encodeURIComponent(`-c TimeZone=${AWAY} -c work_mem=5MB`)}`
    const shown = await withClient(asked, async (client) => {
      const { rows } = await client.query(
        `SELECT current_setting('TimeZone') AS zone, current_setting('work_mem') AS memory, reset_val AS reset
         FROM pg_settings WHERE name = 'TimeZone'`,
      )
      return rows
    })
    expect(shown).toEqual([{ zone: 'UTC', memory: '5MB', reset: 'UTC' }])
    // Without the option, a session is not in UTC.
    const plain = new pg.Client(Object.assign(connectionTo(url), { options: '' }))
    await plain.connect()
    expect((await plain.query('SHOW TimeZone')).rows).toEqual([{ TimeZone: AWAY }])
    await plain.end()
  })

  it('reads and writes the same instant with Prisma, raw SQL, and short-lived data', async () => {
    const url = await awayUrl()
    const database = createDatabase({ url, poolSize: 2 })
    const shortLived = createShortLived(url)
    try {
      const at = new Date('2026-03-08T06:30:00.000Z')
      const kept = await database.prisma.serverKey.create({ data: { purpose: 'zone', material: {}, createdAt: at } })
      expect(kept.createdAt).toEqual(at)
      const { rows } = await database.pool.query<{ at: Date }>("SELECT created_at AS at FROM server_key WHERE purpose = 'zone'")
      expect(rows).toEqual([{ at }])
      await shortLived.set('zone', 'kept', 'PX', 60_000)
      expect(await shortLived.get('zone')).toBe('kept')
    } finally {
      await shortLived.disconnect()
      await database.close()
    }
  })
})
