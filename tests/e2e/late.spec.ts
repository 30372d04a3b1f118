/** A slow phone: whatever loads late, a rendered page stays, and so does what was typed or ticked on it. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { heldLineOf } from './held-line.ts'
import { WALKS } from './pages.ts'
import { serveFor } from './site.ts'

const PASSWORD = 'demo1234'
const WALK_MS = 90_000
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
        if (target instanceof HTMLElement && target.parentElement?.id === 'page' && target.style.display === 'none')
          watched.hidden.push(target.textContent.slice(0, 80))
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true })
  })

/** Ticks or fills the first usable field, if there is one; returns its new value. */
async function useFirst(page: Page): Promise<string | true | undefined> {
  const kind = await page.evaluate(
    ([radio, field, mark]) => {
      if (document.querySelector(`[${mark}]`)) return undefined
      const seen = [...document.querySelectorAll(`main :is(${radio},${field})`)].find((one) => one.checkVisibility())
      seen?.setAttribute(mark!, '')
      return seen && (seen.matches(radio!) ? 'radio' : 'field')
    },
    [RADIO, FIELD, USED],
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
const isLoading = (page: Page) =>
  page.evaluate(() => !document.querySelector('main') || document.querySelector('main output[aria-label=Loading]') !== null)

test.describe('on a slow phone nothing is taken away', () => {
  test.describe.configure({ timeout: WALK_MS })
  for (const { name, username, merchantCode = 'demo', pages } of WALKS)
    test(name, async ({ page, context, signInAs }) => {
      await serveFor(page, { code: merchantCode })
      if (username) await signInAs({ username, merchantCode, password: PASSWORD })
      await watchForPlaceholders(page)
      const line = await heldLineOf(context)
      for (const { path } of pages)
        await test.step(path, async () => {
          line.forget()
          await page.goto(path, { waitUntil: 'commit' })
          let used: Awaited<ReturnType<typeof useFirst>>
          const look = async () => {
            await frameDrawn(page)
            used ??= await useFirst(page)
          }

          await expect(async () => {
            while (await line.letOneThrough()) await look()
            await look()
            expect(await isLoading(page)).toBe(false)
          }).toPass({ intervals: [50] })

          expect(await page.evaluate(() => (window as unknown as Watched).hidden)).toEqual([])
          await expect.poll(() => usedNow(page)).toBe(used)
        })
    })
})
