import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const folder = mkdtempSync(join(tmpdir(), 'palaro-fingerprint-'))
afterAll(() => rmSync(folder, { recursive: true }))

let here: string
let before: string
const of = (checkout: string) => fingerprint(checkout, ['client', 'package-lock.json'])
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
