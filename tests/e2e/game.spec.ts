/** The game list: finding one game among hundreds. */
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const SHEET = 'dialog[open]'

const GAMES = '**/wps/relay/GCSGAME_gameList*'
const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('article')
/** By its position in a long list, of which only the part near the screen is in the DOM. */
const nthGame = (page: Page, place: number) => page.locator(`article[aria-posinset="${place}"]`)
/** Scrolls down, page by page, to the last game of the list. */
const scrollToLastGame = (page: Page, place: number) =>
  expect(async () => {
    await page.mouse.wheel(0, 20_000)
    await expect(nthGame(page, place)).toBeVisible({ timeout: 400 })
  }).toPass({ intervals: [30] })
/** Navigates within the app, as its links do. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
/** What was shown before stays until the next list is there. */
const expectListLoaded = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
const game = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

test('SCR-15 a visitor finds a game by part of its name, and shares the address; a search without results links back; a slip finds the game, and other categories are named', async ({
  page,
}) => {
  await test.step('a visitor finds a game by part of its name, and shares the address', async () => {
    await page.goto('/m/gameList?gameType=RNG')
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible()
    await expect(nthGame(page, 10)).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await page.getByRole('searchbox', { name: 'Search games' }).fill('MAYON')

    await expect(game(page, 'Mayon Megaways')).toBeVisible()
    await expect(game(page, 'Triple Sevens')).toBeHidden()
    await expect(page).toHaveURL(/gameName=MAYON/)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('MAYON')
    await expect(game(page, 'Mayon Megaways')).toBeVisible()

    await page.getByRole('button', { name: 'Clear Search games' }).click()
    await expect(nthGame(page, 10)).toBeVisible()
  })

  await test.step('a search without results links back to all games', async () => {
    await page.getByRole('searchbox', { name: 'Search games' }).fill('zzzz')
    await expect(page.getByText('No games match.')).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await page.getByRole('button', { name: 'Show all games' }).click()
    await expect(nthGame(page, 10)).toBeVisible()
  })

  await test.step('a slip finds the game, in the category where it is', async () => {
    await navigate(page, '/m/fishing-games')
    await expectListLoaded(page)
    await page.getByRole('searchbox', { name: 'Search games' }).fill('crsh')
    const others = page.getByRole('navigation', { name: 'Also in' })
    await expect(others).toBeVisible()
    await expectAccessibleInBothThemes(page)

    await others.getByRole('link', { name: 'Palaro originals' }).click()

    await expect(page.getByRole('searchbox')).toHaveValue('crsh')
    await expect(nthGame(page, 1)).toHaveAccessibleName('Crash')
    await expect(others.getByRole('link', { name: 'Palaro originals' })).toBeHidden()
  })
})

test('SCR-14 kind, studio and minimum bet filter the list, and each can be removed; one that was not submitted changes nothing', async ({
  page,
}) => {
  await test.step('kind, studio and minimum bet filter the list, and each can be removed', async () => {
    await page.goto('/m/gameList?gameType=RNG')
    const total = page.getByRole('status').filter({ hasText: /^Games: \d+$/ })
    await expect(total).toBeVisible()
    const all = await total.innerText()

    await page.getByRole('group', { name: 'Type of game' }).getByRole('button', { name: 'Jackpot' }).click()
    await expect(total).not.toHaveText(all)
    await expect(page).toHaveURL(/gameClassify=JACKPOT/)
    await page.getByRole('group', { name: 'Type of game' }).getByRole('button', { name: 'All' }).click()
    await expect(total).toHaveText(all)

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter: Slots' })
    await sheet.getByRole('button', { name: 'Perlas Studios' }).click()
    await sheet.getByRole('button', { name: '₱0.10' }).click()
    await expectAccessibleInBothThemes(page, SHEET)
    await sheet.getByRole('button', { name: 'Submit' }).click()

    await expect(page).toHaveURL(/vassalage=PSL/)
    await expect(page.getByRole('button', { name: 'Filter, 2 selected' })).toBeVisible()
    await expect(total).not.toHaveText(all)
    await page.getByRole('button', { name: 'Remove filter: Perlas Studios' }).click()
    await page.getByRole('button', { name: 'Remove filter: Up to ₱0.10' }).click()
    await expect(total).toHaveText(all)
  })

  await test.step('a filter that was not submitted changes nothing', async () => {
    await navigate(page, '/m/gameList?gameType=FISH')
    await expect(page.getByRole('heading', { name: 'Fishing' })).toBeVisible()
    await expectListLoaded(page)
    const before = await tiles(page).first().getAttribute('aria-label')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter: Fishing' })
    await expect(sheet.getByRole('group', { name: 'Minimum bet' })).toBeHidden()
    await sheet.getByRole('textbox', { name: 'Game name' }).fill('carp')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(tiles(page).first()).toHaveAccessibleName(before!)
  })
})

test('a list or a page of it that cannot be loaded says so and tries again', async ({ page }) => {
  await test.step('a list that cannot be loaded says so and tries again', async () => {
    await page.route(GAMES, (route) =>
      route.fulfill({ status: 200, json: { success: false, errorCode: 'system.not.available' } }),
    )
    await page.goto('/m/gameList?gameType=LIVE')
    await expect(page.getByRole('alert')).toContainText('System upgrading')
    await expectAccessibleInBothThemes(page)

    await page.unroute(GAMES)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(tiles(page).first()).toBeVisible()
  })

  await test.step('scrolling loads the next page; one that fails is retried by button', async () => {
    const third = /GCSGAME_gameList\?.*pageNo=3/
    await page.route(third, (route) => route.fulfill({ status: 200, json: { success: false, errorCode: 'request.param.err' } }))
    await navigate(page, '/m/gameList?gameType=RNG')
    await expect(page.getByRole('heading', { name: 'Slots' })).toBeVisible()
    await expectListLoaded(page)
    await expect(tiles(page).first()).toBeVisible()
    await scrollToLastGame(page, 50)

    const retry = page.getByRole('button', { name: 'Loading failed, tap to try again' })
    await expect(retry).toBeVisible()
    await expect(nthGame(page, 51)).toBeHidden()

    await page.unroute(third)
    await retry.click()
    await expect(nthGame(page, 51)).toBeVisible()
  })
})

test('of a long list only what is near the screen exists, and the position is kept after looking at a game', async ({
  page,
  given,
}) => {
  const vendor = await given.vendor({ isRunning: true })
  await given.games(
    vendor,
    Array.from({ length: 160 }, (_, index) => `Long List ${index + 1}`),
    { isRunning: true },
  )
  await page.goto(`/m/slot-games?vassalage=${vendor.code}`)
  await expect(page.getByRole('status').filter({ hasText: 'Games: 160' })).toBeVisible()
  await scrollToLastGame(page, 160)
  await page.mouse.wheel(0, 20_000)
  await expect(game(page, 'Long List 160')).toBeInViewport()
  expect(await page.getByRole('article').count()).toBeLessThan(50)
  await expect(nthGame(page, 1)).toBeHidden()
  await expectAccessible(page)

  await game(page, 'Long List 160').getByRole('button', { name: 'Long List 160', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Long List 160')
  await page.keyboard.press('Escape')
  await expect(game(page, 'Long List 160')).toBeInViewport()
  await page.mouse.wheel(0, -100_000)
  await expect(nthGame(page, 1)).toBeInViewport()
  await expect(nthGame(page, 160)).toBeHidden()
})

const PAGES: readonly { path: string; title: string; tab?: string }[] = [
  { path: '/m/hot-games', title: 'Hot' },
  { path: '/m/slot-games', title: 'Slots' },
  { path: '/m/slotsCenter', title: 'RNG', tab: 'Slots' },
  { path: '/m/live-games', title: 'Live' },
  { path: '/m/fishing-games', title: 'Fishing' },
  { path: '/m/poker-games', title: 'Cards' },
  { path: '/m/sport-games', title: 'Sports' },
  { path: '/m/esport-games', title: 'E-sports' },
  { path: '/m/lott', title: 'Lottery' },
  { path: '/m/lottery', title: 'Lottery' },
  { path: '/m/elott', title: 'E-lottery' },
  { path: '/m/gameCenter', title: 'Game center', tab: 'Hot' },
  { path: '/m/gameCenter?gameCategory=FISH', title: 'Game center', tab: 'Fishing' },
]
const FIRST_TILE_BELOW = 260
const ORIGINALS = ['Crash', 'Dice', 'HiLo', 'Keno', 'Limbo', 'Mines', 'Plinko', 'Roulette', 'Wheel']

test('every category has its page, and the rail links them; all in-house games are listed at once', async ({ page }) => {
  await test.step('every category has its page, and the rail links them', async () => {
    await page.goto(PAGES[0]!.path)
    for (const { path, title, tab = title } of PAGES) {
      await navigate(page, path)
      await expect(page.getByRole('heading', { name: title, exact: true, level: 1 })).toBeVisible()
      await expectListLoaded(page)
      await expect(tiles(page).first()).toBeVisible()
      await expect(page.getByRole('tab', { name: tab, exact: true, selected: true })).toBeVisible()
      // Games are what the page is for: they begin in its first third.
      expect((await tiles(page).first().boundingBox())!.y, path).toBeLessThan(FIRST_TILE_BELOW)
    }
    await navigate(page, '/m/slot-games')
    await page.getByRole('tab', { name: 'Fishing' }).click()
    await expect(page).toHaveURL(/\/m\/fishing-games$/)
    await page.getByRole('tab', { name: 'Cockfight' }).click()
    await expect(page).toHaveURL(/\/m\/gameList\?gameType=COCKFIGHT$/)
  })

  await test.step('all in-house games are listed at once; the hot page searches every category', async () => {
    await navigate(page, '/m/gameList?gameType=INHOUSE')
    await expect(page.getByRole('button', { name: 'All', pressed: true })).toBeInViewport({ ratio: 1 })
    for (const name of ORIGINALS) await expect(game(page, name)).toBeVisible()

    await page.getByRole('tab', { name: 'Hot' }).click()
    await expect(page.getByRole('heading', { name: 'Hot', exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('virtual football')
    await expect(tiles(page)).toHaveCount(1)
    await expect(game(page, 'Virtual Football League')).toBeVisible()
  })
})

test('recent games have their own list; among the slots of the lobby a studio’s tile leads to its games, also by keyboard', async ({
  page,
  given,
  signInAs,
}) => {
  const member = await given.member()
  await given.recents(member.id, ['Golden Carp', 'Mango Mania', 'Reyna Elena'])
  await signInAs(member)

  await test.step('recent games have their own list', async () => {
    await page.goto('/m/gameList?type=recent')
    await expect(page.getByRole('heading', { name: 'Recently played' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Reyna Elena')
    await expect(page.getByRole('article').last()).toHaveAccessibleName('Golden Carp')
    await expectAccessibleInBothThemes(page)

    await navigate(page, '/m/gameList?gameType=LIVE&type=recent')
    await expect(page.getByText('You haven’t played anything here yet.')).toBeVisible()
  })

  await test.step('among the slots of the lobby a studio’s tile leads to its games, also by keyboard', async () => {
    await navigate(page, '/m/slot-games')
    const tile = game(page, 'Perlas Studios')
    await tile.getByRole('link').focus()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/m/gameList?gameType=RNG&vassalage=PSL')
    await expect(tiles(page).first()).toBeVisible()
  })
})

test('pictures come from the merchant’s image host, and from our own if that fails', async ({ page, given }) => {
  const merchant = await given.merchant({ settings: { imageCdns: ['https://pictures.example'] } })
  await serveFor(page, merchant)
  const asked: string[] = []
  await page.route('https://pictures.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/m/hot-games')
  const picture = page.getByRole('main').getByRole('article').nth(8).getByRole('img').first()
  await picture.scrollIntoViewIfNeeded()

  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(asked.length).toBeGreaterThan(0)
  expect(await picture.getAttribute('src')).toMatch(/^\//)
})

test('SCR-17 a studio’s tile opens its list of games: a guest need not log in, and nothing is launched', async ({
  page,
  given,
}) => {
  const vendor = await given.vendor({ name: 'Sining Studio' })
  const tileName = `Sining ${vendor.code}`
  await given.game({ vendor, category: 'FISH', name: tileName, isVendorList: true })
  await given.game({ vendor, category: 'FISH', name: `Isda ${vendor.code}` })
  await expect(async () => {
    await page.goto(`/m/gameList?gameType=FISH&gameName=${encodeURIComponent(tileName)}`)
    await expect(game(page, tileName)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const tile = game(page, tileName)
  await expect(tile.getByRole('button')).toHaveCount(0)

  await tile.getByRole('link', { name: tileName }).click()

  await expect(page).toHaveURL(`/m/gameList?gameType=FISH&vassalage=${vendor.code}`)
  await expect(game(page, `Isda ${vendor.code}`)).toBeVisible()
  await expect(tile).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a game that doesn’t play yet says so on its tile, behind those that do, and opens no sheet', async ({ page, given }) => {
  const vendor = await given.vendor({ name: 'Bukas Studio', isRunning: true })
  const [soon, plays] = [`Bukas ${vendor.code}`, `Ngayon ${vendor.code}`]
  await given.game({ vendor, name: soon, isNew: true, hotRank: 1, sortIndex: 1 })
  await given.game({ vendor, name: plays, isRunning: true, isNew: true, sortIndex: 2 })
  await expect(async () => {
    await page.goto(`/m/slot-games?vassalage=${vendor.code}`)
    await expect(tiles(page)).toHaveCount(2, { timeout: 2_000 })
  }).toPass()

  await test.step('on its tile, behind those that play, neither new nor hot', async () => {
    await expect(nthGame(page, 1)).toHaveAccessibleName(plays)
    await expect(game(page, plays)).toHaveText('NEW')
    await expect(nthGame(page, 2)).toHaveAccessibleName(soon)
    await expect(game(page, soon)).toHaveText('Coming soon')
    await expectAccessibleInBothThemes(page)
  })

  await test.step('a tap only says it again', async () => {
    await game(page, soon)
      .getByRole('button', { name: `${soon} Coming soon` })
      .click()

    await expect(page.getByRole('status').filter({ hasText: /^Coming soon$/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('its heart still works: a guest is asked to log in', async () => {
    await game(page, soon)
      .getByRole('button', { name: `Favourite: ${soon}` })
      .click()
    await expect(page).toHaveURL('/m/login')
  })
})
