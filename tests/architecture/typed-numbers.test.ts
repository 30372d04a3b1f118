/**
 * Numbers that a person types are read in one place, `client/lib/typed-number.ts`: a second reader sooner or later drops a comma, and
 * `10,50` becomes 1050.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const READER = ['client/lib/typed-number.ts', 'client/lib/typed-amount.ts']
/** These read numbers of the server, which no one typed. */
const OF_THE_SERVER = [
  'client/features/back-office/site-settings/setting-words.ts',
  'client/features/content/inbox/promo.ts',
  'client/features/play/lobby/CategoryList.tsx',
  'client/features/play/lobby/FilterSheet.tsx',
]

const sources = readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('build/'))
  .map((name) => `client/${name}`)

const READS = [
  // The browser decides by its own language what a comma means.
  /type="number"/,
  /\bparseFloat\b/,
  // Marks removed or exchanged: `.replace(/[\s,]/g, '')`, `.replace(',', '.')`, `.replace(/[^\d.]/g, '')`.
  /\.replace(All)?\(\s*(\/[^/\n]*[,.][^/\n]*\/|['"][,.]['"])\w*\s*,\s*['"][.]?['"]/,
  /\.replace(All)?\(\s*\/(\\D|\[\^\\d[^\]]*\])\+?\/\w*\s*,/,
  // A pattern of one's own with either mark before the decimals.
  /\[[.,]{2}\]\)?\(?\\d/,
]
function faultsOf(path: string, text: string): string[] {
  if (READER.includes(path)) return []
  const isFault = READS.some((pattern) => pattern.test(text)) || (/\bmoneyFromWire\b/.test(text) && !OF_THE_SERVER.includes(path))
  return isFault ? [`${path} reads a number itself: use client/lib/typed-amount.ts`] : []
}

describe('a typed number is read in one place', () => {
  it('in all of the client', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.flatMap((path) => faultsOf(path, readFileSync(root + path, 'utf8')))).toEqual([])
  })

  it('and these still read numbers of the server', () =>
    expect(sources).toEqual(expect.arrayContaining([...READER, ...OF_THE_SERVER])))

  it.each([
    "const amount = moneyFromWire(typed.normalize('NFKC').replace(/[\\s,]/g, ''))",
    'const rate = moneyFromWire(typed.trim())',
    "const plain = (typed: string) => typed.trim().replaceAll(',', '')",
    "Number(percent.trim().replace(',', '.'))",
    "const tidy = typed.replace(/,(?=\\d{3})/g, '')",
    "setCount(event.target.value.replace(/\\D/g, '').slice(0, 3))",
    "typed.replace(/[^\\d.]/g, '')",
    '/^(\\d{1,6})?(?:[.,](\\d*))?$/.exec(text)',
    '/^\\d{1,3}([.,]\\d{1,4})?$/.test(percent)',
    'parseFloat(typed)',
    '<Field type="number" />',
  ])('which is found: %s', (text) => expect(faultsOf('client/features/a/b/B.tsx', text)).toHaveLength(1))
})
