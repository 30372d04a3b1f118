import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { formatText } from './format-text.ts'
import { TEXT_TYPES, textTypes } from './text-types.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

it('has a line for every namespace there is', async () => {
  expect(await readFile(join(root, TEXT_TYPES), 'utf8')).toBe(await formatText(TEXT_TYPES, await textTypes(root)))
})
