/** A connection that holds back every request, except the page and what its markup names, and releases them one by one. */
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Route } from '@playwright/test'
import type { Language } from '#client/lib/languages.ts'
import { CLIENT, fileAnswer, isCall } from './line.ts'

/** The site's default language arrives with the site's settings: last of all. */
type Kind = 'code' | 'answer' | 'settings'
const TURNS = {
  /** Renders a page as early as it can. */
  codeFirst: ['code', 'answer', 'settings'],
  /** The answers are there before the code that shows them. */
  answersFirst: ['answer', 'code', 'settings'],
} as const satisfies Record<string, readonly Kind[]>
export type Turns = keyof typeof TURNS

const isSettings = ({ pathname }: URL) => pathname.endsWith('/system/status')

/** The settings name `lateLanguage` as the site's own, for a device where no one has chosen one. */
async function settingsIn(lateLanguage: Language, route: Route) {
  const response = await route.fetch()
  const json = await response.json()
  json.value.info.defaultLanguage = lateLanguage
  await route
    .request()
    .frame()
    .evaluate(() => localStorage.removeItem('palaro.language'))
  await route.fulfill({ response, json })
}

export async function heldLineOf(context: BrowserContext, lateLanguage?: Language) {
  const markup = await readFile(`${CLIENT}/index.html`, 'utf8')
  const waiting: { kind: Kind; pass: () => Promise<void> }[] = []
  let hasSettings = false
  const whileOpen = (work: Promise<void>) => work.catch(() => undefined)
  const hold = (kind: Kind, pass: () => Promise<void>) => void waiting.push({ kind, pass: () => whileOpen(pass()) })

  await context.route(
    ({ pathname }) => pathname.startsWith('/assets/'),
    async (route) => {
      const { pathname } = new URL(route.request().url())
      const pass = async () => route.fulfill(await fileAnswer(pathname))
      if (markup.includes(pathname) || !pathname.endsWith('.js')) return pass()
      return hold('code', pass)
    },
  )
  await context.route(isCall, (route) => hold('answer', () => route.fallback()))
  if (lateLanguage)
    await context.route(isSettings, (route) =>
      hold('settings', async () => {
        await settingsIn(lateLanguage, route)
        hasSettings = true
      }),
    )

  return {
    /** False if nothing is waiting. */
    async letOneThrough(turns: Turns = 'codeFirst'): Promise<boolean> {
      const kind = TURNS[turns].find((one) => waiting.some((request) => request.kind === one))
      const place = waiting.findIndex((request) => request.kind === kind)
      const [next] = place < 0 ? [] : waiting.splice(place, 1)
      await next?.pass()
      return next !== undefined
    },
    /** For another page: drops what the last one still requested. */
    forget() {
      waiting.length = 0
      hasSettings = false
    },
    /** Whether the page was told the late language. */
    hasSettings: () => hasSettings,
  }
}
