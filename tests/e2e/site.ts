/** How a page is opened: another merchant's site, a theme, failing answers. */
import type { Locator, Page } from '@playwright/test'
import { E2E_MERCHANT_COOKIE, E2E_PORT } from '../support/e2e-database.ts'
import { expect } from './fixtures.ts'

/** The client retries twice, after one second and after two. */
const RETRY_MS = 2_500

/** Opens the pages of the test's own merchant, without other tests' banners and announcements. */
export async function serveFor(page: Page, { code }: { code: string }): Promise<void> {
  await page.context().addCookies([{ name: E2E_MERCHANT_COOKIE, value: code, url: `http://localhost:${E2E_PORT}` }])
}

export const wearTheme = (page: Page, theme: 'dark' | 'light') =>
  page.addInitScript((chosen) => localStorage.setItem('palaro.theme', chosen), theme)

/** Every call whose address contains `part` fails, until the returned function is called. */
export async function failCalls(page: Page, part: string): Promise<() => Promise<void>> {
  const isMeant = (url: URL) => url.pathname.includes(part)
  await page.route(isMeant, (route) => route.fulfill({ status: 500, body: 'out of order' }))
  return () => page.unroute(isMeant)
}

/** Advances the page's clock, which must be installed, until the client has retried and shows its error. */
export const skipRetries = (page: Page, error: Locator) =>
  expect(async () => {
    await page.clock.fastForward(RETRY_MS)
    await expect(error).toBeVisible({ timeout: 250 })
  }).toPass()

/** Every call whose address contains `part` waits, until the returned function is called. */
export async function holdCalls(page: Page, part: string): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    (url) => url.pathname.includes(part),
    async (route) => {
      await held
      await route.fallback()
    },
  )
  return () => release()
}
