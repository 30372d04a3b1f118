/** A slow phone: whatever loads late, the language too, a rendered page stays, and so does what was typed or ticked on it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enterBackOffice } from './back-office.ts'
import { expect, test } from './fixtures.ts'
import { heldLineOf, type Turns } from './held-line.ts'
import { WALKS } from './pages.ts'
import { serveFor } from './site.ts'

const PASSWORD = 'demo1234'
const WALK_MS = 120_000
const [EARLY, LATE] = ['en', 'zh'] as const
/** What is typed into is on a sheet, which this button opens. */
const SHEETS: Partial<Record<string, RegExp>> = {
  '/m/myAccount/profile': /Nickname/,
  '/m/agent/contracts?view=given': /^Offer a contract/,
}
const BACK_OFFICE = ['members', 'deposits', 'settings', 'announcements', 'me'].map((path) => ({ path: `/operator/${path}` }))
const RADIO = 'input[type=radio]:not(:checked):enabled'
const FIELD =
  'input:is([type=text],[type=tel],[type=email],[type=password],[type=search],:not([type])):enabled:read-write, textarea:enabled'
const USED = 'data-used'
const WORDS = '12'

interface Watched extends Window {
  /** Content that was replaced by a placeholder. */
  hidden: string[]
}
/** React hides content when it shows a placeholder for it. */
const watchForPlaceholders = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.hidden = []
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.parentElement?.tagName === 'MAIN' && target.style.display === 'none')
          watched.hidden.push(target.textContent.slice(0, 80))
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true })
  })

/** Ticks or fills the first usable field, if there is one; returns its new value. */
async function useFirst(page: Page, within: string): Promise<string | true | undefined> {
  const kind = await page.evaluate(
    ([radio, field, mark, part]) => {
      if (document.querySelector(`[${mark}]`)) return undefined
      const seen = [...document.querySelectorAll(`${part} :is(${radio},${field})`)].find((one) => one.checkVisibility())
      seen?.setAttribute(mark!, '')
      return seen && (seen.matches(radio!) ? 'radio' : 'field')
    },
    [RADIO, FIELD, USED, within],
  )
  const used = page.locator(`[${USED}]`)
  // A choice kept in the address is ticked when its page renders, after the tap.
  if (kind === 'radio') await used.click({ force: true })
  if (kind === 'field') await used.fill(WORDS)
  return kind && (kind === 'radio' || WORDS)
}
/** Its current value; undefined if it is gone. */
const usedNow = (page: Page) =>
  page.evaluate((mark) => {
    const used = document.querySelector<HTMLInputElement>(`[${mark}]`)
    if (!used?.checkVisibility()) return undefined
    return used.type === 'radio' ? used.checked : used.value
  }, USED)

const frameDrawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
/** A placeholder's label. */
const LOADING = [EARLY, LATE].map((language) => {
  const file = new URL(`../../client/locales/${language}/common.json`, import.meta.url)
  const { loading } = JSON.parse(readFileSync(file, 'utf8')) as { loading: string }
  return `main output[aria-label="${loading}"]`
})
/** Blocks below the screen load once they come near. */
const isLoading = (page: Page) =>
  page.evaluate(
    (placeholder) =>
      !document.querySelector('main') ||
      [...document.querySelectorAll(placeholder)].some((one) => one.getBoundingClientRect().top < innerHeight),
    LOADING.join(),
  )

/** Opens each page while everything is late, uses it as soon as it can be, and finds it as it was left. */
async function walk(page: Page, pages: readonly { path: string }[]) {
  await watchForPlaceholders(page)
  await page.addInitScript((language) => {
    localStorage.removeItem('palaro.language')
    localStorage.setItem('palaro.defaultLanguage', language)
  }, EARLY)
  const line = await heldLineOf(page.context(), LATE)
  for (const [place, { path }] of pages.entries())
    await test.step(path, async () => {
      const turns: Turns = place % 2 === 0 ? 'codeFirst' : 'answersFirst'
      const opener = SHEETS[path]
      // A page that is being left may still ask for something: not for the next one.
      await page.goto('/robots.txt')
      line.forget()
      await page.goto(path, { waitUntil: 'commit' })
      let used: Awaited<ReturnType<typeof useFirst>>
      let isOpen = opener === undefined
      const look = async () => {
        await frameDrawn(page)
        const button = page.getByRole('button', { name: opener }).first()
        if (!isOpen && (await button.isVisible())) {
          await button.click()
          isOpen = true
        }
        if (isOpen) used ??= await useFirst(page, opener ? 'dialog' : 'main')
      }

      await expect(async () => {
        while (await line.letOneThrough(turns)) await look()
        await look()
        expect(await isLoading(page)).toBe(false)
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(line.hasSettings() ? LATE : EARLY)
        // A sheet is loaded once it is opened, which may be last.
        expect(opener === undefined || used !== undefined).toBe(true)
      }).toPass({ intervals: [50] })

      expect(await page.evaluate(() => (window as unknown as Watched).hidden)).toEqual([])
      await expect.poll(() => usedNow(page)).toBe(used)
    })
}

test.describe('on a slow phone nothing is taken away', () => {
  test.describe.configure({ timeout: WALK_MS })
  for (const { name, username, merchantCode = 'demo', pages } of WALKS)
    test(name, async ({ page, signInAs }) => {
      await serveFor(page, { code: merchantCode })
      if (username) await signInAs({ username, merchantCode, password: PASSWORD })
      await walk(page, pages)
    })

  test('the back office', async ({ page, given }) => {
    await enterBackOffice(page, await given.operator())
    await walk(page, BACK_OFFICE)
  })
})
