/**
 * What a page needs beyond the entry to be drawn: its code, its styles and its texts. Named in the page itself they are fetched beside
 * the entry's files; found out by running them they come one after the other, a round trip each.
 */
import * as z from 'zod'

/** As Vite writes it: source files, and chunks of several (`_name-hash.js`). */
const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) })
export const viteManifest = z.record(z.string(), chunk)
export type ViteManifest = z.output<typeof viteManifest>

interface FirstPage {
  paths: readonly string[]
  module: string
  /** Namespaces of its texts. */
  texts: readonly string[]
}

/** The pages people land on (client/app/router.tsx). */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    paths: ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'],
    module: 'features/home/HomePage.tsx',
    texts: ['common', 'shell', 'home', 'game', 'launch', 'favourite'],
  },
  { paths: ['/m/login'], module: 'features/session/LoginPage.tsx', texts: ['common', 'shell', 'session'] },
  { paths: ['/m/gameList'], module: 'features/game/GameListPage.tsx', texts: ['common', 'shell', 'game', 'favourite', 'launch'] },
  { paths: ['/m/activity'], module: 'features/promotion/PromotionsPage.tsx', texts: ['common', 'shell', 'promotion'] },
]
/** A device that has chosen no language starts in this one (client/lib/languages.ts). */
const FIRST_LANGUAGE = 'tl'

/** What a file stands on comes first: of two styles of the same weight the later one counts. */
function filesOf(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  const found = manifest[key]
  if (!found || seen.has(key)) return []
  seen.add(key)
  return [...found.imports.flatMap((other) => filesOf(manifest, other, seen)), ...found.css, found.file]
}

const tagOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** The page with what `path` needs; any other page as it is. */
export function withFirstPage(html: string, manifest: ViteManifest, path: string): string {
  const page = FIRST_PAGES.find(({ paths }) => paths.includes(path))
  if (!page) return html
  const texts = page.texts.map((namespace) => `locales/${FIRST_LANGUAGE}/${namespace}.json`)
  const files = new Set([page.module, ...texts].flatMap((key) => filesOf(manifest, key)))
  const tags = [...files].filter((file) => !html.includes(`/${file}"`)).map(tagOf)
  return html.replace('</head>', `${tags.join('')}</head>`)
}

/** Every address with a page of its own. */
export const FIRST_PAGE_PATHS = FIRST_PAGES.flatMap(({ paths }) => paths)
