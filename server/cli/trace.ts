/** `npm run trace`: each requirement id with the tests that name it. `--missing` lists only ids without one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REQUIREMENT_AREAS, requirementIds } from './requirements.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** A title: a string followed by a function. What comes before it (`it.each([…])(`) may be anything. */
const TITLE = /(['"`])((?:(?!\1)[^\n])*)\1,\s*(?:async\s*)?(?:\(|\w+\s*=>)/g
const ID = /\b[A-Z]{2,3}-\d{2}\b/g

const testFiles = ['server', 'client', 'seed', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
)

const provedBy = new Map<string, string[]>()
for (const file of testFiles) {
  for (const [, , name = ''] of readFileSync(join(root, file), 'utf8').matchAll(TITLE)) {
    for (const [id] of name.matchAll(ID)) provedBy.set(id, [...(provedBy.get(id) ?? []), `${file}: ${name}`])
  }
}

const known = requirementIds()
const isMissingOnly = process.argv.includes('--missing')
for (const id of known) {
  const tests = provedBy.get(id) ?? []
  if (isMissingOnly && tests.length > 0) continue
  console.log(id)
  for (const test of tests) console.log(`    ${test}`)
}
const unknown = [...provedBy.keys()].filter(
  (id) => REQUIREMENT_AREAS.some(([area]) => id.startsWith(`${area}-`)) && !known.includes(id),
)
for (const id of unknown) console.log(`${id}  (no such requirement)`)
const proved = known.filter((id) => provedBy.has(id)).length
console.log(`${proved} of ${known.length} requirements have a test`)
process.exitCode = unknown.length > 0 ? 1 : 0
