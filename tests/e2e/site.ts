/** What a page is opened with: another merchant's site, a theme, answers that fail. */
import type { Page } from '@playwright/test'

/** Serves the pages for a merchant of the test's own: nobody else's banners and announcements are on it. */
export async function serveFor(page: Page, { code }: { code: string }): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/m/'),
    async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      await route.fulfill({ response: answer, body: html.replace(/(name="palaro-merchant" content=")[^"]*/, `$1${code}`) })
    },
  )
}

export const wearTheme = (page: Page, theme: 'dark' | 'light') =>
  page.addInitScript((chosen) => localStorage.setItem('palaro.theme', chosen), theme)

/** Every call whose address contains `part` fails, until the answer is called. */
export async function failCalls(page: Page, part: string): Promise<() => Promise<void>> {
  const isMeant = (url: URL) => url.pathname.includes(part)
  await page.route(isMeant, (route) => route.fulfill({ status: 500, body: 'out of order' }))
  return () => page.unroute(isMeant)
}
