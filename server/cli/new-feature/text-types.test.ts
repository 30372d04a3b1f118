import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { expect, it } from 'vitest'
import { TEXT_TYPES, textTypes } from './text-types.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

it('has a line for every namespace there is', async () => {
  const file = join(root, TEXT_TYPES)
  const made = await format(await textTypes(root), { ...(await resolveConfig(file)), filepath: file })

  expect(await readFile(file, 'utf8')).toBe(made)
})
