import { readFile } from 'node:fs/promises'
import { type FormatOptions, format } from 'oxfmt'

const rules = new URL('../../../.oxfmtrc.json', import.meta.url)

/** A source file's text as `npm run format` writes it; `path` says which language it is in. Throws if it can't be read. */
export async function formatText(path: string, text: string): Promise<string> {
  const options = JSON.parse(await readFile(rules, 'utf8')) as FormatOptions
  const { code, errors } = await format(path, text, options)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return code
}
