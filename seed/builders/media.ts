/** Pictures in the database, by the hash of their content: the same picture is stored once. */
import { createHash } from 'node:crypto'
import type { Pool } from '#server/platform/database.ts'

const HASH_DIGITS = 24
const SVG = 'image/svg+xml'

const hashOf = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, HASH_DIGITS)
const urlOf = (hash: string) => `/media/${hash}.svg`

/** Stores the pictures and returns their URLs, in order. */
export async function storePictures(pool: Pool, pictures: readonly string[]): Promise<string[]> {
  const hashes = pictures.map(hashOf)
  const byHash = new Map(hashes.map((hash, index) => [hash, pictures[index] ?? '']))
  await pool.query(
    `INSERT INTO media (hash, content_type, content) SELECT hash, $1, convert_to(svg, 'UTF8') FROM unnest($2::text[], $3::text[]) AS p (hash, svg)
     ON CONFLICT DO NOTHING`,
    [SVG, [...byHash.keys()], [...byHash.values()]],
  )
  return hashes.map(urlOf)
}
