/** The home page's header: the wordmark stays, whatever arrives beside it. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { serveFor } from '../site.ts'

const HEIGHT = 844
const DOWNLOAD = { tl: 'Kunin ang app', en: 'Get the app' } as const

/** The word is in the logo's line; without room it would be in the next one, which is clipped. */
const isWordShown = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const word = [...header.querySelectorAll('a span')].find((span) => span.childElementCount === 0)!
    const [inner, line] = [word.getBoundingClientRect(), word.parentElement!.getBoundingClientRect()]
    return inner.top < line.bottom && inner.right <= line.right + 1
  })

test('keeps the wordmark beside the download button, for guests and members', async ({ page, given, database, signInAs }) => {
  const merchant = await given.merchant({ flags: { APPWINDOW3: true } })
  await database.prisma.resource.create({
    data: { merchantId: merchant.id, resourceType: 'Android', url: 'https://app.example/a' },
  })
  await serveFor(page, merchant)
  for (const who of ['guest', 'member'] as const) {
    if (who === 'member') await signInAs(await given.member({ merchant, balance: 124_805_000n }))
    for (const language of ['tl', 'en'] as const) {
      await page.addInitScript((chosen) => localStorage.setItem('palaro.language', chosen), language)
      await page.goto('/m/home')
      // Without room it is there, but not displayed.
      const download = page.getByRole('banner').getByRole('button', { name: DOWNLOAD[language], includeHidden: true })
      await expect(download).toBeAttached()
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: HEIGHT })
        expect(await isWordShown(page), `${who} in ${language} at ${width}`).toBe(true)
      }
    }
  }
})
