/**
 * What a page needs beyond the entry before it can be drawn: its code, texts and first answers. Named in the HTML, they are
 * fetched in parallel with the entry's files; discovered by running code, they come one after the other, a round trip each.
 */
import type { FirstPage } from '#contract/first-page.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_WIRE_CODE } from '#contract/wire.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'

/** Runs client/public/boot.js; the calls must come before it. */
const BOOT = '<script src="/boot.js">'
const PAGE_END = '</body>'

/** Low priority, because style, fonts and picture are visible first. */
const scriptTag = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
/** Only preloaded: the page's code adds it later, because a stylesheet would delay the page's picture. */
const styleTag = (file: string) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`

function earlyCalls({ paths, calls }: FirstPage): string {
  const json = JSON.stringify({ paths, languages: LANGUAGE_WIRE_CODE, language: DEFAULT_LANGUAGE, calls })
  return `<script type="application/json" id="palaro-early">${json.replaceAll('<', '\\u003c')}</script>`
}

/** The HTML with what a page needs. */
export function withFirstPage(html: string, page: FirstPage): string {
  const isNew = (file: string) => !html.includes(`/${file}"`)
  const tags = [...page.scripts.filter(isNew).map(scriptTag), ...page.styles.filter(isNew).map(styleTag)]
  return html.replace(BOOT, () => `${earlyCalls(page)}${BOOT}`).replace('</head>', () => `${tags.join('')}</head>`)
}

/** The HTML with a picture in its place, until the client draws it itself (client/lib/first-picture.ts). */
export function withFirstPicture(html: string, { name }: FirstPage, src: string): string {
  const image = `<img src="${escapeHtml(src)}" alt="" fetchpriority="high" decoding="sync">`
  return html.replace(PAGE_END, () => `<div class="first-picture" data-page="${name}">${image}</div>${PAGE_END}`)
}
