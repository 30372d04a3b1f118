import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { bundleOf } from './bundle.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

it('a bundle names no place of this machine: a checkout is moved and copied with it', async () => {
  const text = await readFile(await bundleOf('server/cli/start.ts'), 'utf8')
  expect(text).toContain('new URL("../../../../prisma/')
  expect(text).not.toContain(root)
  expect(text).not.toContain(JSON.stringify(root).slice(1, -1))
})
