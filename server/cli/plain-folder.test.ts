import { access, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inPlainFolder } from './plain-folder.ts'

let parent: string
const checkout = async (name: string) => {
  const folder = join(parent, name)
  for (const path of ['client/ui', 'node_modules/vite']) await mkdir(join(folder, path), { recursive: true })
  await writeFile(join(folder, 'client/ui/a.ts'), 'one')
  await writeFile(join(folder, 'package.json'), '{}')
  return folder
}
beforeAll(async () => {
  parent = await realpath(await mkdtemp(join(tmpdir(), 'palaro-plain-')))
})
afterAll(() => rm(parent, { recursive: true }))

describe('sources in a plain folder', () => {
  it.each(['C#', 'what?', 'a ?#%41'])('are a copy, gone afterwards, if the checkout is in %s', async (name) => {
    const root = await checkout(name)
    const used = await inPlainFolder(root, ['client', 'package.json'], async (folder) => {
      expect(folder).not.toMatch(/[#?]/)
      expect(await readFile(join(folder, 'client/ui/a.ts'), 'utf8')).toBe('one')
      expect(await realpath(join(folder, 'node_modules'))).toBe(join(root, 'node_modules'))
      return folder
    })
    await expect(access(used)).rejects.toThrow('ENOENT')
    await access(join(root, 'node_modules/vite'))
  })

  it('are those of the checkout else', async () => {
    const root = await checkout('50% plain é')
    expect(await inPlainFolder(root, ['client'], (folder) => Promise.resolve(folder))).toBe(root)
  })
})
