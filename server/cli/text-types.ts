/** `client/locales/texts.d.ts`: the types of all texts, with English as their source. Not in git, because the folder determines it. */
import { readdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const locales = fileURLToPath(new URL('../../client/locales/', import.meta.url))

export async function writeTextTypes(folder = locales): Promise<void> {
  const files = (await readdir(`${folder}en`)).filter((file) => file.endsWith('.json')).sort()
  const lines = files.map((file) => `  '${file.slice(0, -'.json'.length)}': (typeof import('./en/${file}'))['default']`)
  await writeFile(`${folder}texts.d.ts`, ['export interface Texts {', ...lines, '}', ''].join('\n'))
}
