/** The rules' ids: each that is used is a rule of `server/docs/rules/`, and each rule is proved or says that it isn't built. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { provedBy } from '#server/cli/proofs.ts'
import { rules } from '#server/cli/rules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const RULES_FOLDER = 'server/docs/rules/'
const READ = /\.(?:tsx?|md|sql|prisma)$/
const known = rules()
const ids = known.map(({ id }) => id)
const areaOf = (id: string) => id.split('-')[0]!
const areas = [...new Set(ids.map(areaOf))]

/** Code, tests and documents, but the rules themselves. */
const texts = ['server', 'client', 'seed', 'tests', 'prisma/schema', 'prisma/functions']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => READ.test(file))
      .map((file) => join(folder, file)),
  )
  .filter((file) => !file.startsWith(RULES_FOLDER))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Every id, with a file that has it. */
function used(): Map<string, string> {
  const pattern = new RegExp(String.raw`\b(?:${areas.join('|')})-\d{2}\b`, 'g')
  return new Map(texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([id]): [string, string] => [id, file])))
}

describe('the rules', () => {
  it('are numbered within their area, each once, without gaps', () => {
    for (const area of areas) {
      const numbers = ids.filter((id) => areaOf(id) === area).map((id) => Number(id.split('-')[1]))
      expect(numbers, area).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  it('include every id that code, tests and documents name', () => {
    const named = used()
    expect(named.size).toBeGreaterThan(100)
    expect([...named].filter(([id]) => !ids.includes(id))).toEqual([])
  })

  it('are what is referred to, by id, and not sections of texts that are elsewhere', () => {
    const section = /\u00a7 ?\d/
    expect(texts.filter(({ text }) => section.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('are each proved by a test, or say that they are not built yet', () => {
    const proofs = provedBy()
    expect(known.filter(({ id, isBuilt }) => isBuilt !== proofs.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('are in a document that the list of documents names', () => {
    const list = readFileSync(join(root, RULES_FOLDER, 'README.md'), 'utf8')
    for (const { id, file } of known) {
      const row = list.split('\n').find((line) => line.includes(`\`${areaOf(id)}\``) && line.startsWith('|'))
      expect(row, id).toContain(`](${file}`)
    }
  })
})
