/** The front page: banners, ticker, categories and blocks, the first visit's popup, and the page when little works. */
import type { Locator, Page, Request } from '@playwright/test'
import { expect, expectAccessible, test, withMotion } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'
import { failCalls, serveFor } from './site.ts'

test.use(withMotion)

const HOT = 'GCSGAME_hotGamesV2'
const LANES = 'GCSGAME_gameVendor'
const MOST_SHIFT = 0.02
/** The client retries twice, after one second and after two. */
const RETRY_MS = 2_500

/** Above the newest games, which load once they come near. */
const winners = (page: Page) => page.getByRole('region', { name: 'Winners' })

/** Scrolls down a screen at a time, because blocks load on the way. */
async function goToFoot(page: Page) {
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await expect(page.getByRole('region', { name: /^About / })).toBeInViewport({ timeout: 250 })
  }).toPass({ intervals: [30] })
}

test.describe('a first visit', () => {
  /** What a page loads by itself once it has settled. */
  const BACKGROUND = '/background-'
  const CAROUSEL = '/CarouselTrack-'
  /** The most a page asks for until it is at rest: scripts, everything besides pictures, and what that weighs as sent. */
  const MOST = [
    { path: '/m/home', late: [BACKGROUND, CAROUSEL], scripts: 10, requests: 22, kB: 265 },
    { path: '/m/login', late: [BACKGROUND, CAROUSEL], scripts: 16, requests: 25, kB: 312 },
    { path: '/m/gameList', late: [BACKGROUND], scripts: 12, requests: 20, kB: 260 },
    { path: '/m/activity', late: [BACKGROUND], scripts: 12, requests: 21, kB: 256 },
    { path: '/m/register', late: [BACKGROUND, CAROUSEL], scripts: 18, requests: 29, kB: 325 },
  ]
  // In the site's own language: another one is a file more.
  test.use({ language: '' })

  test('asks for few files until it is at rest, and for menus with the first touch', async ({ page, browser }) => {
    for (const { path, late, scripts, requests, kB } of MOST)
      await test.step(path, async () => {
        // Each with an empty cache.
        const visit = path === '/m/home' ? page : await browser.newPage()
        const asked: { url: string; type: string; request: Request }[] = []
        let ended = 0
        visit.on('request', (request) => asked.push({ url: request.url(), type: request.resourceType(), request }))
        const countEnd = () => (ended += 1)
        visit.on('requestfinished', countEnd).on('requestfailed', countEnd)
        const hasAsked = (...parts: string[]) => parts.every((part) => asked.some(({ url }) => url.includes(part)))
        await visit.goto(path)
        // The load state doesn't tell: the network is idle once before the late parts too.
        await expect.poll(() => hasAsked(...late) && ended === asked.length).toBe(true)

        const inPage = asked.filter(({ type }) => type !== 'image')
        const files = inPage.map(({ url }) => new URL(url).pathname)
        expect(files.filter((file) => file.endsWith('.js')).length, files.join('\n')).toBeLessThanOrEqual(scripts)
        expect(files.length, files.join('\n')).toBeLessThanOrEqual(requests)
        const sizes = await Promise.all(inPage.map(({ request }) => request.sizes()))
        const bytes = sizes.reduce(
          (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
          0,
        )
        expect(bytes / 1_000, path).toBeLessThanOrEqual(kB)
        expect(files.filter((file) => file.includes('MemberB'))).toEqual([])
        if (visit !== page) return visit.close()

        expect(['/menus-', '/menu-texts-', '/login-'].filter((part) => hasAsked(part))).toEqual([])
        await page.keyboard.press('Tab')
        await expect.poll(() => hasAsked('/menus-', '/menu-texts-', '/login-')).toBe(true)
        return undefined
      })
  })
})

test.describe('banners', () => {
  test('lead where they say: to a page, a game’s sheet, or the member centre, for which a guest is asked to join', async ({
    page,
    given,
  }) => {
    const game = await given.game({ vendor: await given.vendor({ isRunning: true }), isRunning: true })
    /** The home page of a site with this banner alone. */
    const openWith = async (banner: Parameters<typeof given.banner>[0]) => {
      const merchant = await given.merchant()
      await given.banner({ merchant, ...banner })
      await serveFor(page, merchant)
      await page.goto('/m/home')
    }
    await openWith({ title: 'All the news', action: 'Read on', redirect: 'REDIRECT_URL', externalLink: '/m/notice' })
    await page.getByRole('region', { name: 'Featured' }).getByRole('button', { name: 'Read on' }).click()
    await expect(page).toHaveURL(/\/m\/notice$/)

    await openWith({ title: 'Play it', redirect: 'GAME_LINKAGE', gameNodeId: game.nodeId })
    await page.getByRole('button', { name: 'Play it' }).click()
    await expect(page.getByRole('dialog', { name: game.name })).toBeVisible()

    await openWith({ title: 'Your corner', redirect: 'MEMBER' })
    const question = page.getByRole('alertdialog', { name: 'The member centre is for members' })
    await page.getByRole('button', { name: 'Your corner' }).click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(/\/m\/home$/)
    await page.getByRole('button', { name: 'Your corner' }).click()
    await question.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/m\/register$/)
  })

  test('with a broken picture still show their text', async ({ page, given }) => {
    const merchant = await given.merchant()
    await given.banner({ merchant, title: 'Readable anyway', action: 'Go', redirect: 'REGISTER' })
    await serveFor(page, merchant)
    await page.route('**/media/**', (route) => route.abort())
    await page.goto('/m/home')
    await expect(page.getByText('Readable anyway')).toBeVisible()
    const broken = page.getByRole('article').first()
    await expect(broken.locator('img')).toHaveCount(0)
    await expect(broken).toContainText(/\w/)
    await expectAccessible(page)
  })
})

test.describe('the ticker', () => {
  test('SCR-10 opens the announcement it shows, and its icon the deposit: a guest logs in first; banners above it advance', async ({
    page,
    given,
  }) => {
    const merchant = await given.merchant()
    for (const [place, title] of ['The first', 'The second'].entries()) await given.banner({ merchant, title, sortIndex: place })
    await given.announcement({ merchant, title: 'A second thing', priority: 1 })
    await given.announcement({ merchant, title: 'A first thing', priority: 2, displaySpeed: 'HIGH' })
    await serveFor(page, merchant)
    await page.goto('/m/home')

    await test.step('banners advance by themselves if there are several', async () => {
      const shown = page.getByRole('group', { name: 'Banner 2/2' })
      await expect(shown).not.toBeInViewport()
      await expect(shown).toBeInViewport({ ratio: 0.9, timeout: 20_000 })
    })

    const ticker = page.getByRole('region', { name: 'Announcements' })
    const pixelsASecond = () =>
      ticker
        .getByRole('list')
        .first()
        .evaluate((line: HTMLElement) => {
          const seconds = getComputedStyle(line.parentElement ?? line).getPropertyValue('--marquee-time')
          return Math.round(line.offsetWidth / Number.parseFloat(seconds))
        })
    await expect.poll(pixelsASecond).toBe(63)
    await ticker.hover()

    await ticker.getByRole('button', { name: 'A second thing' }).first().dispatchEvent('click')

    await expect(page).toHaveURL(/\/m\/notice\?index=1$/)
    await expect(page.getByRole('button', { name: /A second thing/ })).toHaveAttribute('aria-expanded', 'true')

    await page.goBack()
    await ticker.getByRole('button', { name: 'Deposit' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })
})

test('a guest walks the lobby: blocks load on the way, categories filter in place, and some games ask for a login', async ({
  page,
}) => {
  await page.goto('/m/home')

  await test.step('SCR-09 blocks load as the player scrolls to them, down to the footer', async () => {
    await expect(page.getByRole('region', { name: 'Hot now' }).getByRole('article')).toHaveCount(6)
    const originals = page.getByRole('region', { name: 'Palaro originals' }).getByRole('article')
    await expect(originals).toHaveCount(9)
    await expect(originals.first()).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('region', { name: 'Palaro originals' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /gameClassify=ALL/,
    )
    // Over games floats one button; where there is room beside them, the shortcuts too.
    const shortcuts = page.getByRole('complementary', { name: 'Shortcuts' })
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible()
    await expect(shortcuts).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(shortcuts.getByRole('button', { name: 'Promotions' })).toBeVisible()
    await expect(shortcuts.getByRole('link', { name: 'Telegram' })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await goToFoot(page)
    await expect(page.getByText('18+ only.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Licences' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('list', { name: 'Payment methods' }).getByText('GCash')).toBeVisible()
    // A block skipped by a jump loads when it is scrolled to.
    await winners(page).scrollIntoViewIfNeeded()
    await expect(winners(page).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('one search is about all games, and its field has the focus', async () => {
    await page.getByRole('button', { name: 'Search games' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused()
    await page.keyboard.type('maoyn')
    await expect(page).toHaveURL(/\/m\/hot-games\?gameName=maoyn$/)
    await expect(page.getByRole('article', { name: /^Mayon/ })).toBeVisible()
    await page.goBack()
  })

  await test.step('sport is shown by vendor, and leads to the vendor’s games', async () => {
    const block = page.getByRole('region', { name: 'Sports', exact: true })
    await block.scrollIntoViewIfNeeded()
    // Three studios, two per row: the free place links to all of their games.
    await expect(block.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/m/sport-games')
    await block.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/m\/sport-games\?vassalage=\w+$/)
    await page.goBack()
  })

  await test.step('categories filter the lobby in place, and the address remembers', async () => {
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Favourites' })).toBeHidden()
    await page.getByRole('tab', { name: 'Fishing' }).click()
    await expect(page).toHaveURL(/gameCategory=FISH/)
    const lobby = page.getByRole('tabpanel', { name: 'Fishing' })
    await expect(lobby.getByRole('heading', { name: 'Fishing' })).toBeVisible()
    await expect(lobby.getByRole('article').first()).toBeVisible()

    await page.reload()

    await expect(page.getByRole('tab', { name: 'Fishing', selected: true })).toBeVisible()
    await expect(lobby.getByRole('heading', { name: 'Fishing' })).toBeVisible()
    await page.getByRole('tab', { name: 'Hot' }).click()
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  })

  await test.step('the newest games ask for a login with a message, a heart with the login page', async () => {
    const newest = page.getByRole('region', { name: 'New this week' })
    await winners(page).scrollIntoViewIfNeeded()
    await newest.scrollIntoViewIfNeeded()
    await newest.getByRole('button').first().click()
    await expect(page.getByText('Please log in', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)

    await page
      .getByRole('region', { name: 'Hot now' })
      .getByRole('button', { name: /^Favourite/ })
      .first()
      .click()
    await expect(page.getByText('Please log in to see your favourites')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/login$/)
  })
})

test('a member’s recent games come first, their favourites are a category, and the next visit starts with them until logout', async ({
  page,
  given,
  signInAs,
}) => {
  const member = await given.member()
  await given.recents(member.id, ['Golden Carp', 'Reyna Elena'])
  await given.favourites(member.id, ['Golden Carp'])
  await signInAs(member)
  await page.goto('/m/home')
  const recent = page.getByRole('region', { name: 'Recently played' }).getByRole('article')

  await test.step('a member’s recent games come first', async () => {
    const blocks = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
    await expect(blocks.first()).toHaveText('Recently played')
    await expect(recent).toHaveCount(2)
  })

  await test.step('from top to bottom a member meets no accessibility problem', async () => {
    await goToFoot(page)
    await expectAccessibleInBothThemes(page)
  })

  await test.step('categories include a member’s own', async () => {
    await page.getByRole('tab', { name: 'Favourites' }).click()
    await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article', { name: 'Golden Carp' })).toBeVisible()
    await page.getByRole('tab', { name: 'Hot' }).click()
    await expect(recent).toHaveCount(2)
  })

  await test.step('the next visit starts with what was shown, but not after logout', async () => {
    const kept = (area: 'localStorage' | 'sessionStorage') =>
      page.evaluate((name) => window[name].getItem('palaro.kept') ?? '', area)
    await expect.poll(() => kept('localStorage')).toContain('"hot"')
    await expect.poll(() => kept('sessionStorage')).toContain('Reyna Elena')
    // Holds all answers until the page has shown its cached ones.
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/wps/**', async (route) => {
      await held
      if (!route.request().url().includes(HOT)) return route.continue()
      const answer = await route.fetch()
      const text = await answer.text()
      return route.fulfill({ response: answer, body: text.replaceAll('"gameName":"', '"gameName":"Fresh ') })
    })
    await page.reload()
    const hot = page.getByRole('region', { name: 'Hot now' }).getByRole('article')
    await expect(hot).toHaveCount(6)
    await expect(recent).toHaveCount(2)
    await expect(page.getByRole('group', { name: /^Banner/ }).first()).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
    letGo()
    await expect(page.getByRole('article', { name: /^Fresh / })).toHaveCount(6)

    await page.getByRole('button', { name: 'Me', exact: true }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
    expect(await kept('sessionStorage')).toBe('')
    expect(await kept('localStorage')).not.toContain('"recent"')
  })
})

test.describe('the first visit', () => {
  test.use({ hasPopup: true })

  test('SCR-11 shows the latest news once per session; a site without any, and with nothing but games, goes straight to a lobby without gaps', async ({
    page,
    given,
  }) => {
    await test.step('without any news it goes straight to the lobby, which has no gaps', async () => {
      await serveFor(page, await given.merchant())
      await page.goto('/m/home')
      await expect(page.getByText('No announcements yet')).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('region', { name: 'Featured' })).toBeHidden()
      await expect(page.getByRole('region', { name: 'Hot now' }).getByRole('article').first()).toBeVisible()
      await expect(page.getByText('The first big win could be yours.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Telegram' })).toBeHidden()
    })

    await test.step('the latest news are shown once per session', async () => {
      const merchant = await given.merchant()
      await given.announcement({
        merchant,
        type: 'PU',
        title: 'Pista!',
        content: '<p>Come <b>in</b>.</p><script>window.pwned=1</script>',
        redirect: 'REGISTER',
      })
      await serveFor(page, merchant)
      await page.goto('/m/home')
      const popup = page.getByRole('dialog', { name: 'Latest news' })
      await expect(popup.getByRole('heading', { name: 'Pista!' })).toBeVisible()
      await expect(popup.locator('b')).toHaveText('in')
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
      await expectAccessible(page, { within: 'dialog[open]' })

      await popup.getByRole('button', { name: 'Sign up' }).click()

      await expect(page).toHaveURL(/\/m\/register$/)
      await expect(popup).toBeHidden()
      await page.goto('/m/home')
      await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
      await expect(page.getByText('No announcements yet')).toBeVisible()
      await expect(popup).toBeHidden()
    })
  })
})

/** Lets the pauses between the client's own tries pass, until the last has failed. */
const expectFailed = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.fastForward(RETRY_MS)
    await expect(shown).toBeVisible({ timeout: 250 })
  }).toPass({ intervals: [30] })

test('a part that fails leaves the rest in place and can be reloaded', async ({ page }) => {
  await page.clock.install()
  const mendHot = await failCalls(page, HOT)
  const mendBanners = await failCalls(page, 'CCSFE_getListAnnouncements')
  await page.goto('/m/home')
  const hot = page.getByRole('region', { name: 'Hot now' })
  await expectFailed(page, hot.getByRole('alert'))
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
  const again = page.getByRole('main').getByRole('button', { name: 'Loading failed, tap to try again' })
  await expect(again).toHaveCount(2)

  // A single retry reloads everything that failed.
  await mendHot()
  await mendBanners()
  await hot.getByRole('button', { name: 'Try again' }).click()
  await expect(hot.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible()
  // Without the catalogue the hot games still show.
  const mendLanes = await failCalls(page, LANES)
  // Removed as the next page starts: until then this one may write its answers again.
  await page.addInitScript(() => localStorage.removeItem('palaro.kept'))
  await page.reload()
  await expect(hot.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(1)
  const tryAgain = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })
  await expectFailed(page, tryAgain)
  await mendLanes()
  await tryAgain.click()
  await expect(page.getByRole('tab', { name: 'Slots' })).toBeVisible()
})

test.describe('nothing moves while it loads', () => {
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const kept = window as unknown as { shift: number }
      kept.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) kept.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
  const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)

  for (const who of ['a guest', 'a member'] as const) {
    test(`for ${who}, even when every answer is slow`, async ({ page, given, signInAs }) => {
      if (who === 'a member') {
        const member = await given.member({ balance: 12_345_678_900n })
        await given.recents(member.id, ['Golden Carp'])
        await signInAs(member)
      }
      await watchShifts(page)
      await page.route('**/wps/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 100 + (route.request().url().length % 7) * 80))
        await route.continue()
      })
      await page.goto('/m/home')
      await expect(page.getByRole('region', { name: 'Hot now' }).getByRole('article')).toHaveCount(6)
      await expect(
        page
          .getByRole('region', { name: 'Featured' })
          .getByRole('group', { name: /^Banner/ })
          .first(),
      ).toBeVisible()
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)

      await winners(page).scrollIntoViewIfNeeded()
      await page.getByRole('region', { name: 'New this week' }).scrollIntoViewIfNeeded()
      await expect(winners(page).getByRole('listitem')).toHaveCount(3)
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
    })
  }
})
