import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPartTexts } from './part-texts.ts'

const SOURCES = {
  'app/pages.tsx':
    "const P = lazyPart(() => import('#client/features/a/A.tsx'), 'A')\nconst { Part } = preloadedPart(\n  () => import('./B.tsx'),\n  'B',\n)\n",
  'app/B.tsx': "useTranslation()\nuseTranslation('late', { useSuspense: false })\n",
  'features/a/A.tsx':
    "import { Used, type Kind } from '#client/features/b/index.ts'\nimport './a.css'\nconst TEXTS = ['a', 'common'] as const\nuseTranslation(TEXTS)\nconst L = lazyPart(() => import('./L.tsx'), 'L')\n",
  'features/a/L.tsx': "useTranslation('l')\n",
  'features/b/index.ts':
    "export { Used } from './Used.tsx'\nexport { Other } from './Other.tsx'\nexport type { Kind } from './Kind.tsx'\n",
  'features/b/Used.tsx': "import { deep } from './deep.ts'\nuseTranslation('used')\n",
  'features/b/deep.ts': "import '#client/features/a/A.tsx'\nuseTranslation(['deep', 'shell'])\n",
  'features/b/Other.tsx': "useTranslation('other')\n",
  'features/b/Kind.tsx': "useTranslation('kind')\n",
  'features/b/Unknown.tsx': 'useTranslation(given)\n',
}
let client: string
const at = (file: string) => join(client, file)
const texts = () => createPartTexts(client)

beforeAll(() => {
  client = mkdtempSync(join(tmpdir(), 'part-texts-'))
  for (const [file, code] of Object.entries(SOURCES)) {
    mkdirSync(dirname(at(file)), { recursive: true })
    writeFileSync(at(file), code)
  }
})
afterAll(() => rmSync(client, { recursive: true }))

describe('the texts of a late part', () => {
  it('are those of all that comes with it, beyond the first texts', () =>
    expect(texts().textsOf(at('features/a/A.tsx'))).toEqual(['a', 'deep', 'used']))

  it('are none of what draws without them', () => expect(texts().textsOf(at('app/B.tsx'))).toEqual([]))

  it('stand in the call that loads it', () =>
    expect(texts().withTexts(SOURCES['app/pages.tsx'], at('app/pages.tsx'))).toBe(
      "const P = lazyPart(() => import('#client/features/a/A.tsx'), 'A', [\"a\",\"deep\",\"used\"])\nconst { Part } = preloadedPart(\n  () => import('./B.tsx'),\n  'B', [],\n)\n",
    ))

  it('stop the build where it cannot read them', () => {
    expect(() => texts().textsOf(at('features/b/Unknown.tsx'))).toThrow('name the texts of useTranslation')
    expect(() => texts().withTexts("lazyPart(load, 'A')", at('app/pages.tsx'))).toThrow('a part is one import() of ours')
  })

  it('of the forgotten password are those of both its ways', () => {
    const own = createPartTexts(join(import.meta.dirname, '..'))
    const page = join(import.meta.dirname, '../features/identity/password/ForgetPage.tsx')
    expect(own.textsOf(page)).toEqual(['password', 'session', 'verification'])
  })
})
