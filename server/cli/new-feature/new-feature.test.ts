/** `npm run new` in a copy of the project: its files fit in, and a refusal changes nothing. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AREAS } from '#server/platform/areas.ts'
import { formatText } from './format-text.ts'
import { readFeatureName } from './feature-names.ts'
import { writeFeature } from './write-feature.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const COPIED = ['client/app', 'client/lib', 'client/locales', 'server/contract', 'server/features']
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'palaro-new-'))
  for (const path of COPIED) await cp(join(root, path), join(copy, path), { recursive: true })
})
afterAll(() => rm(copy, { recursive: true, force: true }))

const allFiles = async () => (await readdir(copy, { recursive: true })).sort()

describe('npm run new', () => {
  it('writes a feature of any area, formatted, and names what it changed', { timeout: 60_000 }, async () => {
    for (const area of AREAS) {
      const { created, changed } = await writeFeature(`${area}/${area}-thing`, copy)

      const written = [...created, ...changed]
      expect(changed).toHaveLength(4)
      expect(written).toContain(`server/features/${area}/${area}-thing/${area}-thing.service.ts`)
      for (const path of written) {
        const text = await readFile(join(copy, path), 'utf8')
        expect(await formatText(path, text), path).toBe(text)
      }
    }
  })

  it.each(['', 'money', 'money/', 'nowhere/thing', 'money/Thing', 'money/a/b', '../money/thing'])(
    'refuses %j and says what it expects',
    (argument) => {
      expect(() => readFeatureName(argument)).toThrow(/npm run new -- money\/loyalty-shop/)
    },
  )

  it('writes nothing over a feature that exists', async () => {
    const before = await allFiles()

    await expect(writeFeature('play/favourite', copy)).rejects.toThrow('exists')

    expect(await allFiles()).toEqual(before)
  })
})
