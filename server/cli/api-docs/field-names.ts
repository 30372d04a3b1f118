/** Meanings of fields that have no comment of their own: the tables of `server/docs/field-names.md`. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../../docs/field-names.md', import.meta.url))
const ROW = /^\| `(\w+)` +\| (.+?) +\|$/gm

/** Meanings by name. Each name has one row in the whole document. */
export function readFieldNames(): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>()
  for (const [, name = '', meaning = ''] of readFileSync(FILE, 'utf8').matchAll(ROW)) {
    if (meanings.has(name)) throw new Error(`${FILE}: two rows of ${name}`)
    meanings.set(name, meaning)
  }
  return meanings
}
