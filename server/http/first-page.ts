/**
 * What a page needs beyond the entry to be drawn: its code, its texts and its first answers. Named in the page itself they are fetched
 * beside the entry's files; found out by running them they come one after the other, a round trip each.
 */
import * as z from 'zod'
import { announcementEndpoints } from '#contract/announcement.ts'
import type { Endpoint, QueryInput } from '#contract/endpoint.ts'
import { gameEndpoints } from '#contract/game.ts'
import { promotionEndpoints } from '#contract/promotion.ts'
import { systemEndpoints } from '#contract/system.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_WIRE_CODE } from '#contract/wire.ts'

/** As Vite writes it: source files, and chunks of several (`_name-hash.js`). */
const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) })
export const viteManifest = z.record(z.string(), chunk)
export type ViteManifest = z.output<typeof viteManifest>

/** A call the page makes of a visitor as soon as it runs. */
interface EarlyCall {
  url: string
  moduleId?: string
  /** The field with the picture that fills the screen: the page shows the first one before its code has run (first-picture.ts). */
  picture?: string
}

export interface FirstPage {
  /** By it client/styles/first-picture.css places the picture, and the page knows its own. */
  name: 'home' | 'login' | 'gameList' | 'promotions'
  paths: readonly string[]
  module: string
  /** Namespaces of its texts beyond the lobby's. */
  texts: readonly string[]
  calls: readonly EarlyCall[]
}

/** The address as client/lib/api.ts writes it. */
function callOf<E extends Endpoint>({ path, moduleId }: E, query?: QueryInput<E>): EarlyCall {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  return { url: query ? `${path}?${search}` : path, ...(moduleId && { moduleId }) }
}
const status = callOf(systemEndpoints.status)
const banners = (groupName: 'm_home' | 'm_login') => ({
  ...callOf(announcementEndpoints.list, { types: 'B', groupName, platform: 'M' }),
  picture: 'url',
})

/** The pages people land on (client/app/router.tsx). */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    name: 'home',
    paths: ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'],
    module: 'features/home/HomePage.tsx',
    texts: [],
    calls: [
      banners('m_home'),
      callOf(gameEndpoints.hot, { pageSize: 6 }),
      callOf(gameEndpoints.vendorLanes),
      status,
      callOf(announcementEndpoints.list, { types: 'B,PL,PU,PR,H', platform: 'M' }),
    ],
  },
  {
    name: 'login',
    paths: ['/m/login'],
    module: 'features/session/LoginPage.tsx',
    texts: ['captcha', 'session', 'verification'],
    calls: [banners('m_login'), status],
  },
  {
    name: 'gameList',
    paths: ['/m/gameList'],
    module: 'features/game/GameListPage.tsx',
    texts: ['game-kind'],
    calls: [
      { ...callOf(gameEndpoints.list, { gameType: 'HOT', pageNo: 1, pageSize: 25 }), picture: 'showIcon' },
      callOf(gameEndpoints.vendorLanes),
      status,
    ],
  },
  {
    name: 'promotions',
    paths: ['/m/activity'],
    module: 'features/promotion/PromotionsPage.tsx',
    texts: ['promotion'],
    calls: [
      { ...callOf(promotionEndpoints.list, { types: 'PR', platform: 'M' }), picture: 'photoUrl' },
      callOf(promotionEndpoints.categories, { types: 'PR', platform: 'M' }),
      status,
    ],
  },
]
/** What client/public/boot.js runs in; the calls stand before it. */
const BOOT = '<script src="/boot.js">'

/** The files of a module and of what it stands on. */
function filesOf(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  const found = manifest[key]
  if (!found || seen.has(key)) return []
  seen.add(key)
  return [...found.imports.flatMap((other) => filesOf(manifest, other, seen)), found.file]
}

/** Behind what can be seen at once: style, fonts, picture. */
const tagOf = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

function earlyCalls({ paths, calls }: FirstPage): string {
  const json = JSON.stringify({ paths, languages: LANGUAGE_WIRE_CODE, language: DEFAULT_LANGUAGE, calls })
  return `<script type="application/json" id="palaro-early">${json.replaceAll('<', '\\u003c')}</script>`
}

export const firstPageOf = (path: string) => FIRST_PAGES.find(({ paths }) => paths.includes(path))

/** The page with what `path` needs; any other page as it is. */
export function withFirstPage(html: string, manifest: ViteManifest, path: string): string {
  const page = firstPageOf(path)
  if (!page) return html
  const texts = [
    `lib/lobby-texts/${DEFAULT_LANGUAGE}.ts`,
    ...page.texts.map((name) => `locales/${DEFAULT_LANGUAGE}/${name}.json`),
  ]
  const files = new Set([...texts, page.module].flatMap((key) => filesOf(manifest, key)))
  const tags = [...files].filter((file) => !html.includes(`/${file}"`)).map(tagOf)
  return html.replace(BOOT, `${earlyCalls(page)}${BOOT}`).replace('</head>', `${tags.join('')}</head>`)
}

const PAGE_END = '</body>'

/** The page with a picture in its place, until the client draws it itself (client/lib/first-picture.ts). */
export function withFirstPicture(html: string, path: string, src: string): string {
  const name = firstPageOf(path)?.name ?? ''
  const image = `<img src="${escapeHtml(src)}" alt="" fetchpriority="high" decoding="sync">`
  return html.replace(PAGE_END, () => `<div class="first-picture" data-page="${name}">${image}</div>${PAGE_END}`)
}

/** Every address with a page of its own. */
export const FIRST_PAGE_PATHS = FIRST_PAGES.flatMap(({ paths }) => paths)
