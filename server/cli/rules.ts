/** The rules of `server/docs/rules/`: the one list of their ids. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../docs/rules/', import.meta.url))
const NOT_BUILT = 'Not built yet'

export interface Rule {
  id: string
  /** The document that has it. */
  file: string
  isBuilt: boolean
}

/** Each document of the folder as markdown, `README.md` among them. */
export const readRuleDocuments = (): { file: string; text: string }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** In the order of the documents. */
export const rules = (): Rule[] =>
  readRuleDocuments()
    .filter(({ file }) => file !== 'README.md')
    .flatMap(({ file, text }) =>
      text.split(/^(?=#)/m).flatMap((part) => {
        const id = /^### ([A-Z]{2,3}-\d{2})$/m.exec(part)?.[1]
        return id === undefined ? [] : [{ id, file, isBuilt: !part.includes(NOT_BUILT) }]
      }),
    )
