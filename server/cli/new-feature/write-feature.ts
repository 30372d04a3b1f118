/** Writes a new feature into a checkout. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pathExists } from '#server/platform/path-exists.ts'
import { writeTextTypes } from '../text-types.ts'
import { editedFiles } from './edits.ts'
import { readFeatureName } from './feature-names.ts'
import { formatText } from './format-text.ts'
import { newFiles } from './new-files.ts'

const project = fileURLToPath(new URL('../../../', import.meta.url))

export interface WrittenFeature {
  created: string[]
  changed: string[]
}

/** Returns paths from `root`. If it throws a sentence for the person at the keyboard, nothing was written. */
export async function writeFeature(argument: string | undefined, root = project): Promise<WrittenFeature> {
  const names = readFeatureName(argument)
  const created = await newFiles(names)
  for (const path of Object.keys(created))
    if (await pathExists(join(root, path))) throw new Error(`${path} exists: nothing was written.`)
  const changed = await editedFiles(names, root)
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await formatText(path, text))
  }
  await writeTextTypes(join(root, 'client/locales/'))
  return { created: Object.keys(created), changed: Object.keys(changed) }
}
