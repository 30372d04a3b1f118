import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { startDatabase } from '#tests/support/database.ts'
import { numberArray, textArray } from './sql-array.ts'

const { pool } = await startDatabase()

it('any text survives the way into PostgreSQL and back', async () => {
  const texts = fc.array(fc.option(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))))
  await fc.assert(
    fc.asyncProperty(texts, async (values) => {
      const { rows } = await pool.query<{ back: (string | null)[] }>('SELECT $1::text[] AS back', [textArray(values)])
      expect(rows[0]!.back).toEqual(values)
    }),
    { numRuns: 200, examples: [[['NULL', '', ' ', 'a,b', '{"x":"\\"}', null, 'null']]] },
  )
})

it('numbers of any size survive it', async () => {
  const { rows } = await pool.query<{ back: string }>('SELECT $1::bigint[]::text AS back', [
    numberArray([-1n, 9_223_372_036_854_775_807n, null, 0]),
  ])
  expect(rows[0]!.back).toBe('{-1,9223372036854775807,NULL,0}')
})
