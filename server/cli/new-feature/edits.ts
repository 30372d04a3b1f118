/** What a new feature adds to existing files: lines, each before the first one that matches. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '#contract/wire.ts'
import type { Area } from '#server/platform/areas.ts'
import { type FeatureNames, fillIn } from './feature-names.ts'

interface Line {
  before: RegExp
  add: string
}
interface Edit {
  path: string
  lines: readonly Line[]
}

const END_OF_IMPORTS = /^$/m
const FIRST_CONSTANT = /^const /m
const LAZY_PAGE =
  "const __pascal__Page = lazyPart(() => import('#client/features/__area__/__name__/__pascal__Page.tsx'), '__pascal__Page')"

const ENDPOINT: readonly Edit[] = [
  {
    path: 'server/contract/__area__/index.ts',
    lines: [
      { before: END_OF_IMPORTS, add: "import * as __camel__Endpoints from './__name__.ts'" },
      { before: /^}/m, add: "  '__name__': endpointsOf(__camel__Endpoints)," },
    ],
  },
  {
    path: 'server/features/__area__/__area__.container.ts',
    lines: [
      { before: END_OF_IMPORTS, add: "import { __camel__Routes } from './__name__/__name__.routes.ts'" },
      { before: END_OF_IMPORTS, add: "import { create__pascal__Service } from './__name__/__name__.service.ts'" },
      { before: /(?<=^ {4}routes: \[\n)/m, add: '      ...__camel__Routes(create__pascal__Service()),' },
    ],
  },
]

const memberPage = (table: string, guard: string): Edit[] => [
  {
    path: 'client/lib/paths.ts',
    lines: [
      { before: /^} as const satisfies Record<string, Screen>$/m, add: "  __camel__: { path: '/m/__name__', isOpen: true }," },
    ],
  },
  {
    path: `client/app/${table}.tsx`,
    lines: [
      { before: FIRST_CONSTANT, add: LAZY_PAGE },
      {
        before: /^ *<Route path="\*"/m,
        add: `    <Route path={SCREENS.__camel__.path} element={<${guard}><__pascal__Page /></${guard}>} />`,
      },
    ],
  },
]

const BACK_OFFICE_PAGE: readonly Edit[] = [
  {
    path: 'client/app/back-office/back-office-pages.ts',
    lines: [
      { before: /^ {2}type LucideIcon,$/m, add: '  Puzzle,' },
      { before: FIRST_CONSTANT, add: LAZY_PAGE },
      { before: /^]$/m, add: "  { path: '__name__', icon: Puzzle, permission: 'members.read', Page: __pascal__Page }," },
    ],
  },
  {
    path: 'client/locales/back-office-menu.json',
    lines: [
      { before: /^ {2}"/m, add: `  "__name__": { ${LANGUAGES.map((language) => `"${language}": "__title__"`).join(', ')} },` },
    ],
  },
]

function pageOf(area: Area): readonly Edit[] {
  if (area === 'back-office') return BACK_OFFICE_PAGE
  return area === 'agents' ? memberPage('AgentPages', 'AgentOnly') : memberPage('AccountPages', 'RealMemberOnly')
}

function insert(text: string, { before, add }: Line): string {
  const place = text.search(before)
  if (place < 0) throw new Error(`No place for:\n${add}`)
  return `${text.slice(0, place)}${add}\n${text.slice(place)}`
}

/** Texts by path from `root`. Throws if a line has no place. */
export async function editedFiles(names: FeatureNames, root: string): Promise<Record<string, string>> {
  const values = { ...names }
  const files = [...ENDPOINT, ...pageOf(names.area)].map(async (edit) => {
    const path = fillIn(edit.path, values)
    const lines = edit.lines.map(({ before, add }) => ({ before, add: fillIn(add, values) }))
    return [path, lines.reduce(insert, await readFile(join(root, path), 'utf8'))] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
