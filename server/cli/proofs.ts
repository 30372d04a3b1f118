import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** A title: a string followed by a function. What comes before it (`it.each([…])(`) may be anything. */
const TITLE = /(['"`])((?:(?!\1)[^\n])*)\1,\s*(?:async\s*)?(?:\(|\w+\s*=>)/g
const ID = /\b[A-Z]{2,3}-\d{2}\b/g

/** Titles of the tests that name a rule, by its id. */
export function provedBy(): ReadonlyMap<string, readonly string[]> {
  const testFiles = ['server', 'client', 'seed', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  )
  const proofs = new Map<string, string[]>()
  for (const file of testFiles) {
    for (const [, , name = ''] of readFileSync(join(root, file), 'utf8').matchAll(TITLE)) {
      for (const [id] of name.matchAll(ID)) proofs.set(id, [...(proofs.get(id) ?? []), `${file}: ${name}`])
    }
  }
  return proofs
}
