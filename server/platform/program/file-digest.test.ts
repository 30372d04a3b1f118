import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { digestOf, isNoTest } from './file-digest.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaro-digest-'))
afterAll(() => rmSync(folder, { recursive: true }))

let here: string
let before: string
const of = async (checkout: string) => (await digestOf(checkout, ['client', 'package-lock.json'], isNoTest)).digest
beforeEach(async () => {
  here = mkdtempSync(join(folder, 'checkout-'))
  mkdirSync(join(here, 'client', 'ui'), { recursive: true })
  writeFileSync(join(here, 'client', 'main.tsx'), 'one')
  writeFileSync(join(here, 'client', 'ui', 'Button.tsx'), 'two')
  writeFileSync(join(here, 'package-lock.json'), '{}')
  before = await of(here)
})

it('is the same in another place, at another time', async () => {
  const elsewhere = join(folder, 'elsewhere')
  cpSync(here, elsewhere, { recursive: true })
  utimesSync(join(elsewhere, 'client', 'main.tsx'), 1, 1)

  expect(await of(elsewhere)).toBe(before)
})

it('does not know tests', async () => {
  writeFileSync(join(here, 'client', 'main.test.ts'), 'a test')

  expect(await of(here)).toBe(before)
})

it.each([
  { what: 'what a file holds', change: () => writeFileSync(join(here, 'client', 'main.tsx'), 'uno') },
  { what: 'a name', change: () => renameSync(join(here, 'client', 'main.tsx'), join(here, 'client', 'app.tsx')) },
  { what: 'a new file', change: () => writeFileSync(join(here, 'client', 'new.ts'), '') },
  {
    what: 'a line that goes from one file to the next',
    change: () => {
      writeFileSync(join(here, 'client', 'main.tsx'), '')
      writeFileSync(join(here, 'client', 'ui', 'Button.tsx'), 'onetwo')
    },
  },
])('changes with $what', async ({ change }) => {
  change()

  expect(await of(here)).not.toBe(before)
})

it('changes with where a link leads, and with a byte of a large file', async () => {
  const link = join(here, 'client', 'newest')
  symlinkSync('one', link)
  const first = await of(here)
  expect(first).not.toBe(before)
  rmSync(link)
  symlinkSync('two', link)
  expect(await of(here)).not.toBe(first)

  const large = Buffer.alloc(3_000_000, 'a')
  const path = join(here, 'client', 'large.bin')
  writeFileSync(path, large)
  const whole = await of(here)
  large[2_500_000] = 'b'.charCodeAt(0)
  writeFileSync(path, large)
  expect(await of(here)).not.toBe(whole)
})

it('counts files; what is missing is empty', async () => {
  expect(await digestOf(here, ['client', 'package-lock.json', 'nowhere'])).toMatchObject({ files: 3, digest: before })
  expect(await digestOf(here, ['nowhere'])).toMatchObject({ files: 0 })
})
