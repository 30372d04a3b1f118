/** Every page in bad conditions: opened offline, then with a failing server, then on a slow connection; in both themes. */
import type { Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { CATEGORY_PATHS } from '#client/features/play/game/category-pages.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { WALKS, type PageCase } from './pages.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

/** Loads nothing but the site's status, like every page. */
const START = '/m/set'
const WALK_MS = 90_000
const PASSWORD = 'demo1234'
/** The client retries twice, after one second and after two. */
const RETRY_MS = 2_500
const MOST_SHIFT = 0.02
/** How soon a look is repeated: Playwright's own pauses grow to a second. */
const AGAIN = { intervals: [30] }
/** Unused data is dropped after five minutes, so that each page has to load everything. */
const FORGOTTEN_MS = 301_000
const TROUBLE = 'Unknown error. Please try again.'
const UNHEARD = 'No connection. Check your internet and try again.'

/** Navigates within the app, as its links do. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** What has moved since the last check, and how far. */
interface Watched extends Window {
  moved: { by: number; what: string }[]
}
interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.moved = []
    new PerformanceObserver((entries) => {
      const sides = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
      for (const { value, sources } of entries.getEntries() as Shift[])
        watched.moved.push({
          by: value,
          what: sources
            .map(({ node, previousRect, currentRect }) =>
              [node?.textContent?.slice(0, 40), 'from', sides(previousRect), 'to', sides(currentRect)].join(' '),
            )
            .join(' | '),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const takeMoves = (page: Page) => page.evaluate(() => (window as unknown as Watched).moved.splice(0))

const frameDrawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** In the lobby, parts further down load when scrolled to. */
const inSight = (elements: Element[]) => elements.filter((element) => element.getBoundingClientRect().top < innerHeight).length

/** Expects an error, then after a retry a placeholder in the shape of the content. */
async function standsThrough(page: Page, line: Awaited<ReturnType<typeof lineOf>>, { path, shows }: PageCase) {
  const main = page.getByRole('main')
  const alert = main.getByRole('alert').first()
  await expect(alert).toContainText(UNHEARD)
  await line.breakServer()
  // Back online it retries by itself; what then fails is the server.
  await expect(async () => {
    await page.clock.fastForward(RETRY_MS)
    await expect(alert).toContainText(TROUBLE, { timeout: 100 })
    // Wait until the last part has given up: a retry covers only what has failed.
    expect(await main.getByRole('status', { name: 'Loading' }).evaluateAll(inSight)).toBe(0)
  }).toPass(AGAIN)

  const release = line.slow()
  // One of the buttons retries the whole page.
  await main.getByRole('button', { name: 'Try again', exact: true }).first().click()
  await expect(main.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
  // Movement caused by the tap itself is recorded in this frame.
  await frameDrawn(page)
  await takeMoves(page)
  release()
  await expect(shows(page)).toBeVisible()
  await expect.poll(() => main.getByRole('status', { name: 'Loading' }).evaluateAll(inSight), AGAIN).toBe(0)
  const moves = await takeMoves(page)
  const shift = moves.reduce((sum, { by }) => sum + by, 0)
  expect.soft(shift, [path, ...moves.map(({ what }) => what)].join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
}

test.describe('in bad conditions, in both themes', () => {
  test.describe.configure({ timeout: WALK_MS })
  // The browser reports the live connection itself.
  test.use({ allowedProblem: /ERR_INTERNET_DISCONNECTED/ })
  for (const { name, username, merchantCode = 'demo', pages } of WALKS)
    test(name, async ({ page, context, signInAs }) => {
      await serveFor(page, { code: merchantCode })
      if (username) await signInAs({ username, merchantCode, password: PASSWORD })
      await watchMoves(page)
      await page.clock.install()
      const line = await lineOf(context)
      await page.goto(START)
      await expect(page.getByRole('main')).toBeVisible()
      for (const shown of pages)
        await test.step(shown.path, async () => {
          await navigate(page, START)
          await expect(page.getByRole('main').getByRole('radio', { name: 'Dark' })).toBeVisible()
          await page.clock.fastForward(FORGOTTEN_MS)
          await line.cut()
          await navigate(page, shown.path)
          await expect(page.getByText('You’re offline. Reconnecting…')).toBeVisible()
          if (!shown.isLocal) await standsThrough(page, line, shown)
          await line.mend()
          await expect(shown.shows(page)).toBeVisible()
          await expectAccessibleInBothThemes(page)
        })
    })
})

test('every page is in the table', () => {
  const open: readonly string[] = [
    ...Object.values(SCREENS).flatMap(({ path, isOpen }) => (isOpen ? [path] : [])),
    ...CATEGORY_PATHS,
  ]
  const walked = WALKS.flatMap(({ pages }) => pages.map(({ path }) => path.split('?')[0]!))
  const isWalked = (page: string) => walked.some((path) => path === page || (!open.includes(path) && matchPath(page, path)))
  expect(open.filter((page) => !isWalked(page))).toEqual([])
})
