import { expect, it } from 'vitest'
import { startDatabase } from './database.ts'

const database = await startDatabase()

it('gives a test file a database at the newest migration', async () => {
  expect(await database.prisma.merchant.count()).toBe(0)
  const { rows } = await database.pool.query('SELECT 1::bigint AS one')
  expect(rows).toEqual([{ one: 1n }])
})
