/** Writes a new feature into a checkout. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '#contract/wire.ts'
import { pathExists } from '#server/platform/path-exists.ts'
import { editsFor } from './edits.ts'
import { formatText } from './format-text.ts'
import { readFeatureName } from './feature-names.ts'
import { newFiles } from './new-files.ts'
import { TEXT_TYPES, textTypes } from './text-types.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))

async function write(root: string, path: string, text: string): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await formatText(path, text))
}

export interface WrittenFeature {
  created: string[]
  changed: string[]
}

/** Paths from `root`. Throws a sentence for the person at the keyboard, and then has written nothing. */
export async function writeFeature(argument: string | undefined, root = project): Promise<WrittenFeature> {
  const names = readFeatureName(argument)
  const files = newFiles(names)
  for (const path of Object.keys(files))
    if (await pathExists(join(root, path))) throw new Error(`${path} exists: nothing was written.`)
  const edits = await Promise.all(
    editsFor(names, LANGUAGES).map(async ({ path, apply }) => ({ path, text: apply(await readFile(join(root, path), 'utf8')) })),
  )
  for (const [path, text] of Object.entries(files)) await write(root, path, text)
  for (const { path, text } of edits) await write(root, path, text)
  await write(root, TEXT_TYPES, await textTypes(root))
  return { created: Object.keys(files), changed: [...edits.map(({ path }) => path), TEXT_TYPES] }
}
