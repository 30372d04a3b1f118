import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { holdFolder, swapFolder, versionOf } from './swapped-folder.ts'

const top = await mkdtemp(join(tmpdir(), 'palaro-swapped-'))
afterAll(() => rm(top, { recursive: true }))

let link: string
let versions: string
beforeEach(async () => {
  const home = await mkdtemp(join(top, 'case-'))
  link = join(home, 'client')
  versions = join(home, 'pages')
})

const build = (version: string) =>
  swapFolder(link, versions, version, (folder) => writeFile(join(folder, `${version}.js`), version))
const versionsKept = async () => (await readdir(versions)).filter((name) => !name.endsWith('.users')).sort()

it('leaves a program the files it began with, however often they are built again', async () => {
  await build('one')
  const held = await holdFolder(link)
  await build('two')
  await build('three')

  expect(await readFile(join(held!, 'one.js'), 'utf8')).toBe('one')
  expect(await readFile(join(link, 'three.js'), 'utf8')).toBe('three')
  expect(await versionsKept()).toEqual(['one', 'three'])
})

it('removes what only dead programs held', async () => {
  await build('one')
  await mkdir(join(versions, 'one.users'))
  await writeFile(join(versions, 'one.users', '999999999'), '')
  await build('two')

  expect(await readdir(versions)).toEqual(['two'])
})

it('shows nothing of a build that is not through, nor of one that failed', async () => {
  await build('one')
  const failed = swapFolder(link, versions, 'two', async (folder) => {
    await writeFile(join(folder, 'half.js'), '')
    expect(await versionOf(link)).toBe('one')
    throw new Error('broken')
  })

  await expect(failed).rejects.toThrow('broken')
  expect(await versionOf(link)).toBe('one')
  expect(await versionsKept()).toEqual(['one'])
})

it('takes what another has built at the same moment', async () => {
  await Promise.all([build('one'), build('one')])

  expect(await versionOf(link)).toBe('one')
  expect(await versionsKept()).toEqual(['one'])
})

it('takes the place of a folder from before', async () => {
  await mkdir(link)
  await writeFile(join(link, 'old.js'), '')
  await build('one')

  expect(existsSync(join(link, 'one.js'))).toBe(true)
})

it('holds nothing where nothing was built', async () => expect(await holdFolder(link)).toBeUndefined())
