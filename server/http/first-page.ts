/**
 * What a page needs beyond the entry before it can be drawn: its code, texts and first answers. Named in the HTML, they are
 * fetched in parallel with the entry's files; discovered by running code, they come one after the other, a round trip each.
 */
import * as z from 'zod'
import * as announcementEndpoints from '#contract/content/announcement.ts'
import type { Endpoint, QueryInput } from '#contract/endpoint.ts'
import * as gameEndpoints from '#contract/play/game.ts'
import { INHOUSE_VENDOR } from '#contract/play/game.ts'
import * as promotionEndpoints from '#contract/content/promotion.ts'
import * as systemEndpoints from '#contract/site/system.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_WIRE_CODE } from '#contract/wire.ts'

/** Keys as Vite writes them: source files, and shared chunks (`_name-hash.js`). */
const chunk = z.object({ file: z.string(), imports: z.array(z.string()).default([]) })
export const viteManifest = z.record(z.string(), chunk)
export type ViteManifest = z.output<typeof viteManifest>

/** A call the page makes as a visitor as soon as it runs. */
interface EarlyCall {
  url: string
  moduleId?: string
  /** The field with the picture that fills the screen: the page shows the first one before its code runs (first-picture.ts). */
  picture?: string
}

export interface FirstPage {
  /** Lets client/styles/first-picture.css place the picture, and the page recognise its own. */
  name: 'home' | 'login' | 'gameList' | 'promotions'
  paths: readonly string[]
  module: string
  /** Namespaces of its texts besides the lobby's. */
  texts: readonly string[]
  calls: readonly EarlyCall[]
}

/** The URL as client/lib/api.ts writes it. */
function callOf<E extends Endpoint>({ path, moduleId }: E, query?: QueryInput<E>): EarlyCall {
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
  return { url: query ? `${path}?${search}` : path, ...(moduleId && { moduleId }) }
}
const status = callOf(systemEndpoints.status)
const banners = (groupName: 'm_home' | 'm_login') => ({
  ...callOf(announcementEndpoints.list, { types: 'B', groupName, platform: 'M' }),
  picture: 'url',
})

/** The pages visitors land on (client/app/router.tsx). */
export const FIRST_PAGES: readonly FirstPage[] = [
  {
    name: 'home',
    paths: ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'],
    module: 'features/content/home/HomePage.tsx',
    texts: [],
    calls: [
      banners('m_home'),
      callOf(gameEndpoints.list, { gameType: 'RNG', vassalage: INHOUSE_VENDOR, pageSize: 9 }),
      callOf(gameEndpoints.hot, { pageSize: 6 }),
      callOf(gameEndpoints.vendorLanes),
      status,
      callOf(announcementEndpoints.list, { types: 'B,PL,PU,PR,H', platform: 'M' }),
    ],
  },
  {
    name: 'login',
    paths: ['/m/login'],
    module: 'features/identity/session/LoginPage.tsx',
    texts: ['captcha', 'session', 'verification'],
    calls: [banners('m_login'), status],
  },
  {
    name: 'gameList',
    paths: ['/m/gameList'],
    module: 'features/play/lobby/GameListPage.tsx',
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
    module: 'features/content/promotion/PromotionsPage.tsx',
    texts: ['promotion'],
    calls: [
      { ...callOf(promotionEndpoints.list, { types: 'PR', platform: 'M' }), picture: 'photoUrl' },
      callOf(promotionEndpoints.categories, { types: 'PR', platform: 'M' }),
      status,
    ],
  },
]
/** Runs client/public/boot.js; the calls must come before it. */
const BOOT = '<script src="/boot.js">'

/** The files of a module and of its imports. */
function filesOf(manifest: ViteManifest, key: string, seen = new Set<string>()): string[] {
  const found = manifest[key]
  if (!found || seen.has(key)) return []
  seen.add(key)
  return [...found.imports.flatMap((other) => filesOf(manifest, other, seen)), found.file]
}

/** Low priority: what is visible first comes first: style, fonts, picture. */
const tagOf = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`

function earlyCalls({ paths, calls }: FirstPage): string {
  const json = JSON.stringify({ paths, languages: LANGUAGE_WIRE_CODE, language: DEFAULT_LANGUAGE, calls })
  return `<script type="application/json" id="palaro-early">${json.replaceAll('<', '\\u003c')}</script>`
}

export const firstPageOf = (path: string) => FIRST_PAGES.find(({ paths }) => paths.includes(path))

/** The HTML with what `path` needs; for any other page unchanged. */
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

/** The HTML with a picture in its place, until the client draws it itself (client/lib/first-picture.ts). */
export function withFirstPicture(html: string, path: string, src: string): string {
  const name = firstPageOf(path)?.name ?? ''
  const image = `<img src="${escapeHtml(src)}" alt="" fetchpriority="high" decoding="sync">`
  return html.replace(PAGE_END, () => `<div class="first-picture" data-page="${name}">${image}</div>${PAGE_END}`)
}

/** Paths of all pages that have an entry. */
export const FIRST_PAGE_PATHS = FIRST_PAGES.flatMap(({ paths }) => paths)
