/** Every page on a bad day: opened without a connection, then with a server in trouble, then on a slow line; and by night and by day. */
import type { Page } from '@playwright/test'
import { CATEGORY_PATHS } from '#client/features/game/category-pages.ts'
import { SCREENS } from '#client/lib/paths.ts'
import { expect, test } from './fixtures.ts'
import { lineOf } from './line.ts'
import { paced } from './pace.ts'
import { WALKS, type PageCase } from './pages.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

/** Asks for nothing but the site's status, as every page does. */
const START = '/m/set'
const WALK_MS = 90_000
const PASSWORD = 'demo1234'
/** The client asks twice more, after one second and after two. */
const RETRY_MS = 2_500
const MOST_SHIFT = 0.02
/** What nobody looks at is forgotten after five minutes, so that each page has all to ask for. */
const FORGOTTEN_MS = 301_000
const TROUBLE = 'Unknown error. Please try again'
const UNHEARD = 'No connection. Check your internet and try again'

/** Within the app, as its links do. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** What has moved since the last look, and how far. */
interface Watched extends Window {
  moved: { by: number; what: string }[]
}
interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched
    watched.moved = []
    new PerformanceObserver((entries) => {
      for (const { value, sources } of entries.getEntries() as Shift[])
        watched.moved.push({ by: value, what: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
const takeMoves = (page: Page) => page.evaluate(() => (window as unknown as Watched).moved.splice(0))

const frameDrawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** Further down the lobby, parts load as one comes to them. */
const inSight = (elements: Element[]) => elements.filter((element) => element.getBoundingClientRect().top < innerHeight).length

/** Says what is wrong and, asked again, waits in the shape of what comes. */
async function standsThrough(page: Page, line: Awaited<ReturnType<typeof lineOf>>, { shows }: PageCase) {
  const main = page.getByRole('main')
  const alert = main.getByRole('alert').first()
  await expect(alert).toContainText(UNHEARD)
  await line.breakServer()
  // Back on the line it asks by itself; what then fails is the server.
  await expect(async () => {
    await page.clock.fastForward(RETRY_MS)
    await expect(alert).toContainText(TROUBLE, { timeout: 250 })
    // Until the last of its parts has given up: trying again is for what has failed.
    expect(await main.getByRole('status', { name: 'Loading' }).evaluateAll(inSight)).toBe(0)
  }).toPass()

  const release = line.slow()
  // One of them is enough for the whole page.
  await main.getByRole('button', { name: 'Try again', exact: true }).first().click()
  await expect(main.getByRole('status', { name: 'Loading' }).first()).toBeVisible()
  // What moved with the tap itself is told once that frame is drawn.
  await frameDrawn(page)
  await takeMoves(page)
  release()
  await expect(shows(page)).toBeVisible()
  await expect.poll(() => main.getByRole('status', { name: 'Loading' }).evaluateAll(inSight)).toBe(0)
  const moves = await takeMoves(page)
  const shift = moves.reduce((sum, { by }) => sum + by, 0)
  expect.soft(shift, moves.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(MOST_SHIFT)
}

test.describe('on a bad day, by night and by day', () => {
  test.describe.configure({ timeout: paced(WALK_MS) })
  // The browser reports its live line itself.
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
          await expect(page.getByRole('main').getByRole('radio', { name: 'Night' })).toBeVisible()
          await page.clock.fastForward(FORGOTTEN_MS)
          await line.cut()
          await navigate(page, shown.path)
          await expect(page.getByText('You are offline. Trying to reconnect…')).toBeVisible()
          if (!shown.isLocal) await standsThrough(page, line, shown)
          await line.mend()
          await expect(shown.shows(page)).toBeVisible()
          await expectAccessibleInBothThemes(page)
        })
    })
})

test('every page is in the table', () => {
  const walked = new Set(WALKS.flatMap(({ pages }) => pages.map(({ path }) => path.split('?')[0])))
  const open = Object.values(SCREENS).flatMap(({ path, isOpen }) => (isOpen ? [path] : []))
  expect([...open, ...CATEGORY_PATHS].filter((path) => !walked.has(path))).toEqual([])
})
