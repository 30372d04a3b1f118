/**
 * Words we replaced stay out: of names, of the English texts, of the documentation and of comments. A word that reads as translated
 * goes into the table with what to say instead; where it is right after all (a browser's console), its entry says so.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

type Place = 'names' | 'keys' | 'texts' | 'documents' | 'comments'

interface Item {
  where: string
  text: string
}

interface Replaced {
  not: string
  say: string
  pattern: RegExp
  /** Where the word is refused; absent = everywhere. */
  in?: readonly Place[]
  /** Where it is right: taken out before the pattern is looked for. */
  but?: RegExp
  /** What the pattern must find. */
  found: readonly string[]
  /** What it must leave alone. */
  left?: readonly string[]
}

const NAMES = ['names'] as const
const NAMES_AND_KEYS = ['names', 'keys'] as const
const PROSE = ['texts', 'documents', 'comments'] as const

/** Patterns see names as words in small letters: `createDepositOffice` is "create deposit office", `round-file.ts` "round file ts". */
const REPLACED: readonly Replaced[] = [
  { not: 'deed', say: 'action', pattern: /\bdeeds?\b/i, found: ['useDeed', 'Deeds'], left: ['indeed'] },
  { not: 'anew', say: 'again', pattern: /\banew\b/i, found: ['Settled anew', 'settleAnew'], left: ['a new one'] },
  { not: 'reckon', say: 'calculate', pattern: /\breckon/i, found: ['reckonedBy', 'Reckoned at night'] },
  { not: 'whoever', say: 'the caller, a member', pattern: /\bwhoever\b/, in: NAMES_AND_KEYS, found: ['whoeverAsks'] },
  { not: 'nobody', say: 'no one', pattern: /\bnobody\b/, in: NAMES_AND_KEYS, found: ['tellNobody', 'nobody'] },
  { not: 'somebody', say: 'a member', pattern: /\bsomebody\b/, in: NAMES_AND_KEYS, found: ['somebodyElse'] },
  {
    not: 'tell',
    say: 'report, notify',
    pattern: /\b(tells?|told|telling)\b/,
    in: NAMES,
    found: ['tellShort', 'toldAt'],
    left: ['tellerId'],
  },
  {
    not: 'lost, left behind, around payee',
    say: 'what it returns',
    pattern: /^lost$|\b(left behind|around payee)\b/,
    in: NAMES,
    found: ['lost', 'leftBehind', 'aroundPayee'],
    left: ['onSessionLost'],
  },
  {
    not: 'office',
    say: 'service',
    pattern: /(?<!\bback )\boffice\b/,
    in: NAMES,
    found: ['createDepositOffice'],
    left: ['BackOfficePage'],
  },
  { not: 'desk', say: 'back office', pattern: /\bdesks?\b/i, found: ['ContentDesk', 'the desk'], left: ['step_desktop_add'] },
  {
    not: 'console',
    say: 'back office',
    pattern: /\bconsoles?\b/i,
    but: /\bconsole\.\w+|\bconsole:|'console'|\b(?:browser|player|developer)['’]?s? console\b/gi,
    found: ['ConsolePage', 'answered at the console'],
    left: ['`console.error` fails a test', "page.on('console')", 'the browser’s console'],
  },
  {
    not: 'round correction',
    say: 'bet correction',
    pattern: /\bround[ _-]corrections?\b/i,
    found: ['RoundCorrection', 'round-correction'],
  },
  {
    not: 'member file, member care',
    say: 'player profile',
    pattern: /\bmember[ -](file|care)\b/i,
    found: ['member-care.service.ts', 'MemberFile'],
  },
  { not: 'game switch', say: 'game availability', pattern: /\bgame[ -]switch(es)?\b/i, found: ['game-switch'] },
  {
    not: 'may everything',
    say: 'has every permission',
    pattern: /\bmay everything\b/i,
    in: PROSE,
    found: ['`manager01` may everything'],
  },
  {
    not: 'stands below, stands above',
    say: 'is in your downline, is above',
    pattern: /\bst(?:ands?|ood) (?:right |directly )?(?:below|above)\b/i,
    in: PROSE,
    found: ['Whoever registers stands below you', 'who stood above'],
  },
  {
    not: 'nobody fits',
    say: 'no matches',
    pattern: /\b(?:nobody|no one|nothing|none) fits\b/i,
    in: PROSE,
    found: ['Nobody fits.'],
  },
  {
    not: 'told twice is told once',
    say: 'ignore duplicates',
    pattern: /\btold (?:once|twice)\b/i,
    in: PROSE,
    found: ['Told twice is told once'],
  },
  {
    not: 'worth unpacking',
    say: 'not compressed',
    pattern: /\bworth unpacking\b/i,
    in: PROSE,
    found: ['Less is not worth unpacking'],
  },
]

const toWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()
    .trim()

const inWords = ({ where, text }: Item): Item => ({ where: `${where} ${text}`, text: toWords(text) })

const appliesTo = (place: Place, entry: Replaced): boolean => entry.in?.includes(place) ?? true

const isFound = ({ pattern, but }: Replaced, text: string): boolean => pattern.test(but ? text.replace(but, '') : text)

/** Lines as `where: "text" → what to say`. */
function findReplaced(place: Place, items: readonly Item[]): string[] {
  const entries = REPLACED.filter((entry) => appliesTo(place, entry))
  return items.flatMap(({ where, text }) =>
    entries.filter((entry) => isFound(entry, text)).map(({ say, pattern }) => `${where}: "${pattern.exec(text)?.[0]}" → ${say}`),
  )
}

const read = (path: string): string => readFileSync(root + path, 'utf8')
const filesIn = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`.replaceAll('//', '/'))

const SCRIPT = /\.(?:[cm]?js|tsx?)$/
const files = ['server', 'client', 'seed', 'tests', 'prisma/schema']
  .flatMap(filesIn)
  .filter((path) => path !== 'tests/architecture/glossary.test.ts')
const scripts = files
  .filter((path) => SCRIPT.test(path))
  .map((path) => ({ path, text: read(path) }))
  .map(({ path, text }) => ({ path, text, parsed: parseSync(path, text) }))
const schemas = files.filter((path) => path.endsWith('.prisma')).map((path) => ({ path, text: read(path) }))

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
const matchesOf = (path: string, text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({ where: `${path}:${lineAt(text, match.index)}`, text: match[1] ?? match[0] }))

/** Comments go over several lines, and so do their phrases. */
const inOneLine = (text: string): string => text.replace(/\s*\n[\s/*#-]*/g, ' ')

function commentsOf(): Item[] {
  const ofScripts = scripts.flatMap(({ path, text, parsed }) =>
    parsed.comments.map(({ value, start }) => ({ where: `${path}:${lineAt(text, start)}`, text: inOneLine(value) })),
  )
  const others = files.filter((path) => /\.(?:css|prisma|sql)$/.test(path))
  const ofOthers = others.flatMap((path) => matchesOf(path, read(path), /\/\*([\s\S]*?)\*\/|(?:\/\/\/?|--) (.+)/g))
  return [...ofScripts, ...ofOthers]
}

function namesOf(): Item[] {
  const ofFiles = files.map((path) => ({ where: path, text: path }))
  const exported = scripts.flatMap(({ path, parsed }) =>
    parsed.module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ exportName: { name } }) => (name ? [{ where: path, text: name }] : [])),
  )
  // Models and fields, not the tables and columns they are mapped to: those change with a migration alone.
  const ofSchemas = schemas.flatMap(({ path, text }) => matchesOf(path, text, /^(?:model|enum) (\w+)|^  (\w+) +\w/gm))
  return [...ofFiles, ...exported, ...ofSchemas].map(inWords)
}

const MENU = 'client/locales/back-office-menu.json'
const english = (): Record<string, Record<string, string>> => {
  const menu = JSON.parse(read(MENU)) as Record<string, { en: string }>
  return {
    ...Object.fromEntries(
      files
        .filter((path) => path.startsWith('client/locales/en/'))
        .map((path) => [path, JSON.parse(read(path)) as Record<string, string>]),
    ),
    [MENU]: Object.fromEntries(Object.entries(menu).map(([page, { en }]) => [page, en])),
  }
}

const documents = [
  'README.md',
  '.env.example',
  'docker-compose.yml',
  ...['.github', '.docker', '.ci'].flatMap(filesIn),
  ...files.filter((path) => path.endsWith('.md')),
]

describe('the words we replaced', () => {
  it.each(REPLACED)('$not: the entry finds what it is for, and nothing else', (entry) => {
    const seen = (text: string) => isFound(entry, entry.in?.includes('names') || /^[\w.-]+$/.test(text) ? toWords(text) : text)

    expect(entry.found.filter((text) => !seen(text))).toEqual([])
    expect((entry.left ?? []).filter(seen)).toEqual([])
  })

  it('are in no name of a file, a folder, an export or a model', () => {
    const names = namesOf()

    expect(names.length).toBeGreaterThan(5_000)
    expect(findReplaced('names', names)).toEqual([])
  })

  it('are in no key of a text', () => {
    const keys = Object.entries(english()).flatMap(([where, texts]) => Object.keys(texts).map((text) => ({ where, text })))

    expect(keys.length).toBeGreaterThan(2_000)
    expect(findReplaced('keys', keys.map(inWords))).toEqual([])
  })

  it('are in no English text', () => {
    const texts = Object.entries(english()).flatMap(([path, entries]) =>
      Object.entries(entries).map(([key, text]) => ({ where: `${path} ${key}`, text })),
    )

    expect(texts.length).toBeGreaterThan(2_000)
    expect(findReplaced('texts', texts)).toEqual([])
  })

  it('are in no document', () => {
    const lines = documents.map((path) => ({ where: path, text: inOneLine(read(path)) }))

    expect(documents.length).toBeGreaterThan(40)
    expect(findReplaced('documents', lines)).toEqual([])
  })

  it('are in no comment', () => {
    const comments = commentsOf()

    expect(comments.length).toBeGreaterThan(5_000)
    expect(findReplaced('comments', comments)).toEqual([])
  })
})

/** Words that Tagalog has in two spellings, or beside an English one: every text says the same. */
const TAGALOG = [
  { say: 'agent', pattern: /\bahente(?:ng)?\b/i, found: ['Mga ahente', 'ang ahenteng ito'], left: ['Agente', 'mga agent'] },
  { say: 'transaksiyon', pattern: /\btransaksyon/i, found: ['Mga transaksyon'], left: ['transaksiyon'] },
]

describe('the words of the Tagalog texts', () => {
  it.each(TAGALOG)('$say: the entry finds what it is for, and nothing else', ({ pattern, found, left }) => {
    expect(found.filter((text) => !pattern.test(text))).toEqual([])
    expect(left.filter((text) => pattern.test(text))).toEqual([])
  })

  it('are one for each thing, in the pages, letters and seeded texts', () => {
    const texts = files.filter((path) =>
      /^client\/locales\/(?:tl\/.*|back-office-menu)\.json$|^(?:client|server|seed)\/.*\.tsx?$/.test(path),
    )
    const lines = texts.flatMap((path) =>
      read(path)
        .split('\n')
        .map((text, index) => ({ where: `${path}:${index + 1}`, text })),
    )

    expect(lines.filter(({ where }) => where.startsWith('client/locales/tl/')).length).toBeGreaterThan(2_000)
    const other = lines.flatMap(({ where, text }) =>
      TAGALOG.filter(({ pattern }) => pattern.test(text)).map(
        ({ say, pattern }) => `${where}: "${pattern.exec(text)?.[0]}" → ${say}`,
      ),
    )
    expect(other).toEqual([])
  })
})
