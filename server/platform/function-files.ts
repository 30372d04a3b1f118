/** SQL functions and views: `prisma/functions/<area>.sql`, or `<area>.<feature>.sql`. Applied after the migrations (ADR 0037). */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { AREAS } from './areas.ts'
import { rowsIfTable } from './with-client.ts'

export const functionsFolder = fileURLToPath(new URL('../../prisma/functions/', import.meta.url))
/** Lowest first: a file may use what earlier files create. */
const ORDER: readonly string[] = ['ledger', ...AREAS]
/** Created here and not by a migration: it lists the files, as `_prisma_migrations` lists the migrations. */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS _palaro_functions (
  file TEXT PRIMARY KEY, hash TEXT NOT NULL, applied_at TIMESTAMPTZ NOT NULL DEFAULT now())`
const REMEMBER = `INSERT INTO _palaro_functions (file, hash) VALUES ($1, $2)
  ON CONFLICT (file) DO UPDATE SET hash = EXCLUDED.hash, applied_at = now()`

export interface FunctionFile {
  /** `agents.sql` */
  name: string
  sql: string
  hash: string
}

function placeOf(name: string): number {
  const area = name.slice(0, name.indexOf('.'))
  const place = ORDER.indexOf(area)
  if (place < 0)
    throw new Error(`prisma/functions/${name} is of no area: name it ${ORDER.join('.sql, ')}.sql or <area>.<feature>.sql`)
  return place
}

/** Every file, in the order in which they are applied: by area, then by name. */
export async function readFunctionFiles(folder = functionsFolder): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const inOrder = names.toSorted((a, b) => placeOf(a) - placeOf(b))
  return Promise.all(
    inOrder.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** The files whose content has changed since they were last applied. */
export async function changedFunctionFiles(client: pg.Client, files: readonly FunctionFile[]): Promise<FunctionFile[]> {
  const rows = await rowsIfTable<{ file: string; hash: string }>(client, 'SELECT file, hash FROM _palaro_functions')
  const applied = new Map(rows.map(({ file, hash }) => [file, hash]))
  return files.filter(({ name, hash }) => applied.get(name) !== hash)
}

/** Applies all of them or none: an Error names the file that failed. The caller holds the lock of migrations. */
export async function applyFunctionFiles(client: pg.Client, files: readonly FunctionFile[]): Promise<void> {
  if (files.length === 0) return
  await client.query('BEGIN')
  try {
    await client.query(CREATE_TABLE)
    for (const { name, sql, hash } of files) {
      await client.query(sql).catch((error: Error) => {
        throw new Error(`prisma/functions/${name} cannot be applied: ${error.message}`, { cause: error })
      })
      await client.query(REMEMBER, [name, hash])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
