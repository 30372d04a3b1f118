/** `client/locales/texts.d.ts`: the types of all texts, with English as their source. Written by `npm run new`, held by a test. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const TEXT_TYPES = 'client/locales/texts.d.ts'
const ENGLISH = 'client/locales/en'

export async function textTypes(root: string): Promise<string> {
  const names = (await readdir(join(root, ENGLISH)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
  const lines = names.map(
    (name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: (typeof import('./en/${name}.json'))['default']`,
  )
  return `/** Made by \`npm run new\`: one line a namespace. */\nexport interface Texts {\n${lines.join('\n')}\n}\n`
}
