/**
 * Everything that leaves the site goes through `client/lib/external-link.ts`: any other way takes the merchant's native app to the
 * other site and leaves the member there.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const WAY_OUT = 'client/lib/external-link.ts'
/** These write links of their own. */
const LINKS = {
  'client/ui/ExternalLink.tsx': 'asks the way out first',
  'client/ui/Link.tsx': 'our own pages, by the router',
  'client/ui/sanitise.ts': 'in HTML from the server; SafeHtml asks the way out first',
  'client/app/AppShell.tsx': 'to the content of the page',
  'client/features/identity/two-factor/SecretCard.tsx': 'to the phone’s app for codes',
  'client/features/rewards/referral/ShareRow.tsx': 'to the phone’s messages',
} as const
const sources = readdirSync(`${root}client`, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('build/'))
  .map((name) => `client/${name}`)

const LEAVES = [
  /\blocation\??\.(assign|replace)\b/,
  /\blocation(\.href)?\s*=[^=>]/,
  /\bwindow\.open\b|(?<![\w.'])open\([^)]*['"]_blank/,
  /<iframe\b|<form\b[^>]*\baction=/,
  /\bopenBrowser\b|\bmessageHandlers\b/,
]
const WRITES_LINK = [/<a[\s>]/, /['"]_blank['"]/]
/** A file that the page made itself is saved by a link. */
const isSaved = (text: string) => /createElement\(['"]a['"]\)/.test(text) && /\bdownload\b/.test(text)

function leavesBesides(path: string, text: string): boolean {
  if (path === WAY_OUT) return false
  if (LEAVES.some((pattern) => pattern.test(text))) return true
  if (/createElement\(['"]a['"]\)/.test(text) && !isSaved(text)) return true
  return !(path in LINKS) && WRITES_LINK.some((pattern) => pattern.test(text))
}

describe('other sites are opened in one way', () => {
  it('in all of the client', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((path) => leavesBesides(path, readFileSync(root + path, 'utf8')))).toEqual([])
  })

  it('and these still write links of their own', () => {
    const writers = Object.keys(LINKS).filter((path) => WRITES_LINK.some((one) => one.test(readFileSync(root + path, 'utf8'))))
    expect(writers).toEqual(Object.keys(LINKS))
  })

  it.each([
    'if (redirectUrl) location.assign(redirectUrl)',
    'window.location.replace(url)',
    'location.href = chatUrl',
    "const opened = window.open(url, '_blank')",
    "open(url, '_blank', 'noopener')",
    '<a href={url} className={styles.link}>',
    '<a\n  href={url}\n>',
    '<Button target="_blank">',
    "Object.assign(document.createElement('a'), { href: url }).click()",
    'window.PalaroApp.openBrowser(url)',
  ])('which is found: %s', (text) => expect(leavesBesides('client/features/a/b/B.tsx', text)).toBe(true))

  it.each(['const url = location.href', 'location.href === url', 'Object.assign(values, more)', 'sheet.open()'])(
    'which is no way out: %s',
    (text) => expect(leavesBesides('client/features/a/b/B.tsx', text)).toBe(false),
  )
})
