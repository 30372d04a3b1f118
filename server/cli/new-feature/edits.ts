/** What a new feature adds to existing files. Each edit throws where its place in the file is not found. */
import type { Area } from '#server/platform/areas.ts'
import type { FeatureNames } from './feature-names.ts'

export interface Edit {
  path: string
  apply(text: string): string
}

/** The file and constant of `client/app` with the members' pages of an area. */
const MEMBER_PAGES: Readonly<Record<Exclude<Area, 'back-office'>, string>> = {
  site: 'ContentPages',
  content: 'ContentPages',
  play: 'ContentPages',
  rewards: 'ContentPages',
  identity: 'AccountPages',
  money: 'AccountPages',
  agents: 'AgentPages',
}

function insertBefore(text: string, place: number, added: string): string {
  if (place < 0) throw new Error(`No place for:\n${added}`)
  return text.slice(0, place) + added + text.slice(place)
}

/** After the last import, and the blank line that ends the imports stays where it is. */
function addImport(text: string, line: string): string {
  const last = text.lastIndexOf('\nimport ')
  const end = /\bfrom '[^']+'\n/.exec(text.slice(last))
  return insertBefore(text, end ? last + end.index + end[0].length : -1, `${line}\n`)
}

const contractIndex = ({ area, name, camel }: FeatureNames): Edit => ({
  path: `server/contract/${area}/index.ts`,
  apply(text) {
    const imported = addImport(text, `import * as ${camel}Endpoints from './${name}.ts'`)
    const key = name === camel ? name : `'${name}'`
    return insertBefore(imported, imported.lastIndexOf('}'), `  ${key}: endpointsOf(${camel}Endpoints),\n`)
  },
})

const container = ({ area, name, camel, pascal }: FeatureNames): Edit => ({
  path: `server/features/${area}/${area}.container.ts`,
  apply(text) {
    const imported = addImport(
      addImport(text, `import { ${camel}Routes } from './${name}/${name}.routes.ts'`),
      `import { create${pascal}Service } from './${name}/${name}.service.ts'`,
    )
    const made = insertBefore(
      imported,
      imported.lastIndexOf('\n  return {\n') + 1,
      `  const ${camel} = create${pascal}Service()\n`,
    )
    const routes = 'routes: ['
    const place = made.lastIndexOf(routes)
    return insertBefore(made, place < 0 ? place : place + routes.length, `\n      ...${camel}Routes(${camel}),`)
  },
})

const path = ({ camel, name }: FeatureNames): Edit => ({
  path: 'client/lib/paths.ts',
  apply: (text) =>
    insertBefore(
      text,
      text.indexOf('\n} as const satisfies Record<string, Screen>') + 1,
      `  ${camel}: { path: '/m/${name}', isOpen: true },\n`,
    ),
})

const lazyPage = ({ area, name, pascal }: FeatureNames) =>
  `const ${pascal}Page = lazyPart(() => import('#client/features/${area}/${name}/${pascal}Page.tsx'), '${pascal}Page')\n`

const memberRoute = (names: FeatureNames, area: keyof typeof MEMBER_PAGES): Edit => {
  const pages = MEMBER_PAGES[area]
  const page = `<MemberOnly>\n<${names.pascal}Page />\n</MemberOnly>`
  return {
    path: `client/app/${pages}.tsx`,
    apply(text) {
      const declared = insertBefore(text, text.indexOf('\nconst ') + 1, lazyPage(names))
      const table = declared.indexOf(`export const ${pages} = `)
      const last = declared.indexOf('    <Route path="*"', table)
      return insertBefore(declared, last, `    <Route path={SCREENS.${names.camel}.path} element={${page}} />\n`)
    },
  }
}

const backOfficeRoute = (names: FeatureNames): Edit => ({
  path: 'client/app/back-office/back-office-pages.ts',
  apply(text) {
    const title = `page_${names.name.replaceAll('-', '_')}`
    const withIcon = text.replace('  type LucideIcon,\n', '  Puzzle,\n  type LucideIcon,\n')
    const declared = insertBefore(withIcon, withIcon.indexOf('\nconst ') + 1, lazyPage(names))
    const row = `{ path: '${names.name}', title: '${title}', icon: Puzzle, permission: 'members.read', Page: ${names.pascal}Page },`
    return insertBefore(declared, declared.lastIndexOf('\n]') + 1, `  ${row}\n`)
  },
})

/** The name of a back office page in its menu. */
const menuText = ({ name, title }: FeatureNames, language: string): Edit => ({
  path: `client/locales/${language}/operator.json`,
  apply(text) {
    const texts = { ...(JSON.parse(text) as Record<string, string>), [`page_${name.replaceAll('-', '_')}`]: title }
    const sorted = Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1))
    return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
  },
})

/** Stated a second time, apart from the contract: the test fails where the two differ. */
const callers = ({ area, name }: FeatureNames): Edit => ({
  path: 'tests/api/who-may.test.ts',
  apply(text) {
    const end = text.indexOf('\n}\n', text.indexOf('const WHO_MAY'))
    return insertBefore(text, end + 1, `  '${name}.list': '${area === 'back-office' ? 'operator' : 'member'}',\n`)
  },
})

export function editsFor(names: FeatureNames, languages: readonly string[]): Edit[] {
  const { area } = names
  const pages =
    area === 'back-office'
      ? [backOfficeRoute(names), ...languages.map((language) => menuText(names, language))]
      : [path(names), memberRoute(names, area)]
  return [contractIndex(names), container(names), ...pages, callers(names)]
}
