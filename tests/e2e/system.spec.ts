/** The site as a whole: installable, usable offline, in the merchant's own language. */
import { expect, test } from './fixtures.ts'
import { serveFor, wearTheme } from './site.ts'

test('the installed site has its merchant’s manifest and theme colour; a change of language is published', async ({
  page,
  given,
  request,
}) => {
  await wearTheme(page, 'light')
  await page.goto('/m/set')

  await test.step('the manifest has icons that exist', async () => {
    const href = await page.locator('link[rel="manifest"]').getAttribute('href')
    expect(href).toBe('/wps/system/manifest.json?merchant=demo')
    const manifest = (await (await request.get(href!)).json()) as { name: string; icons: { src: string }[] }
    expect(manifest.name).toBe('Palaro')
    const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    for (const src of [...manifest.icons.map((icon) => icon.src), touchIcon!]) {
      const answer = await request.get(src)
      expect([src, answer.headers()['content-type']]).toEqual([src, 'image/png'])
    }
  })

  await test.step('the browser’s theme colour matches the site’s own', async () => {
    const colour = page.locator('meta[name="theme-color"]')
    await expect(colour).toHaveAttribute('content', '#fbf6ec')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(colour).toHaveAttribute('content', '#0b0e14')
  })

  await test.step('SCR-35 a change of language is published, and only the merchant’s languages are offered', async () => {
    await serveFor(page, await given.merchant({ settings: { languages: ['tl', 'en'] } }))
    await page.goto('/m/set')
    const row = page.getByRole('main').getByRole('button', { name: 'Language English' })
    await expect(row).toBeVisible()
    // Stored on the window: a promise that only the test awaits may be garbage-collected.
    await page.evaluate(() => {
      const published: unknown[] = []
      Object.assign(window, { published })
      addEventListener('palaro:language', (event) => published.push((event as CustomEvent).detail, document.documentElement.lang))
    })
    await row.click()
    const sheet = page.getByRole('dialog', { name: 'Language' })
    await expect(sheet.getByText('中文')).toBeHidden()
    await sheet.getByText('Tagalog').click()
    await expect.poll(() => page.evaluate(() => (window as { published?: unknown }).published)).toEqual(['tl', 'tl'])
  })
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('every page opens and says so, and no API answer was cached', async ({ page, context }) => {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
      return requests.map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toContain('/m/home')
    expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(50)
    expect(kept.filter((path) => !/^\/(assets\/|m\/home$|boot\.js$|favicon\.svg$)/.test(path))).toEqual([])

    await context.setOffline(true)
    const noConnection = page.getByRole('alert').filter({ hasText: 'No connection' })
    for (const [path, title] of [
      ['/m/notice', 'Announcements'],
      ['/m/gameList?gameType=FISH', 'Fishing'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByText(title)).toBeVisible()
      await expect(noConnection.first()).toBeVisible()
    }
    await page.goto('/m/set')
    await expect(page.getByRole('main').getByText('Language')).toBeVisible()
    await page.goto('/m/login')
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    await page.goto('/m/home')
    await expect(noConnection.first()).toBeVisible()
    // The cached page contains the merchant, and the kept status its settings.
    await expect(page.locator('meta[name="palaro-merchant"]')).toHaveAttribute('content', 'demo')
    await expect(page.getByRole('link', { name: 'Telegram' }).first()).toBeVisible()

    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  })
})

test.describe('if no one has chosen a language', () => {
  test.use({ language: '' })

  test('the site uses the merchant’s until one is chosen: here Chinese', async ({ page, given }) => {
    await serveFor(page, await given.merchant({ defaultLanguage: 'zh' }))
    const inChinese = page.waitForRequest((request) => request.headers().language === 'CN')
    await page.goto('/m/home')
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await inChinese

    // The next visit starts in it, before the server has answered.
    await page.route('**/wps/v2/system/status*', () => undefined)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()

    // A choice takes precedence over it.
    await page.unroute('**/wps/v2/system/status*')
    await page.evaluate(() => localStorage.setItem('palaro.language', 'vi'))
    await page.goto('/m/home')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Đăng nhập' })).toBeVisible()
  })
})
