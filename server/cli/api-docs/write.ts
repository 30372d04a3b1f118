/** A program that writes the files behind `/docs` into a folder. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DESCRIPTIONS, RULES_PAGE } from '#server/http/api-docs.ts'
import { makeDescriptions } from './descriptions.ts'
import { makeRulesPage } from './rules-page.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say which folder the files are written to.')
const descriptions = await makeDescriptions()
for (const [name, { file }] of Object.entries(DESCRIPTIONS))
  await writeFile(join(folder, file), descriptions[name as keyof typeof DESCRIPTIONS])
await writeFile(join(folder, RULES_PAGE), makeRulesPage())
