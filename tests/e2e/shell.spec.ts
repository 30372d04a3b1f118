/** The chrome around every page: menus, drawer, language, theme, session, and the site when something is wrong. */
import type { Page } from '@playwright/test'
import { expect, test, withMotion } from './fixtures.ts'
import { tapIfStillThere } from './tap.ts'
import { expectAccessibleInBothThemes } from './themes.ts'
import { holdCalls, serveFor } from './site.ts'

/** An overlay on the page; the page below has tests of its own. */
const OPEN = 'dialog[open]'

const openMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  return page.getByRole('dialog', { name: 'Member centre' })
}

/** Answers the site's status with these facts instead of its own. */
const changeStatus = (page: Page, facts: object) =>
  page.route('**/wps/v2/system/status', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { value: object }
    await route.fulfill({ response: answer, json: { ...json, value: { ...json.value, ...facts } } })
  })

test.describe('in motion', () => {
  test.use(withMotion)

  test('a guest finds the way: keyboard, menus, theme and language', async ({ page }) => {
    await test.step('SCR-01 an unknown address leads home', async () => {
      for (const address of ['/', '/m/index.html', '/wherever', '/m/nowhere/at/all']) {
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page).toHaveURL(/\/m\/home$/)
      }
    })

    await test.step('the side menu opens a category and closes', async () => {
      const menu = await openMenu(page)
      await expect(menu.getByRole('link', { name: 'Favourites' })).toBeHidden()

      await menu.getByRole('link', { name: 'Fishing' }).click()

      await expect(page).toHaveURL(/\/m\/fishing-games$/)
      await expect(menu).toBeHidden()
      await page.goBack()
    })

    await test.step('customer service has no accessibility problems', async () => {
      await (await openMenu(page)).getByRole('button', { name: 'Customer service' }).click()
      const service = page.getByRole('dialog', { name: 'Customer service' })
      await expect(service.getByRole('link').first()).toBeVisible()
      await expectAccessibleInBothThemes(page, OPEN)
      await page.keyboard.press('Escape')
      await expect(service).toBeHidden()
    })

    await test.step('the member drawer invites a guest to join', async () => {
      await (await openMenu(page)).getByRole('button', { name: 'Member centre' }).click()
      const drawer = page.getByRole('dialog', { name: 'Member centre' })
      await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeHidden()

      await drawer.getByRole('link', { name: 'Log in' }).click()

      await expect(page).toHaveURL(/\/m\/login$/)
      await expect(drawer).toBeHidden()
      await page.goBack()
    })

    await test.step('SCR-05 the member drawer is for members: from the bottom bar a guest is asked to sign up', async () => {
      const question = page.getByRole('alertdialog', { name: 'The member centre is for members' })

      await page.getByRole('button', { name: 'Me', exact: true }).click()
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page).toHaveURL(/\/m\/home$/)

      await page.getByRole('button', { name: 'Me', exact: true }).click()
      await question.getByRole('button', { name: 'Sign up' }).click()
      await expect(page).toHaveURL(/\/m\/register$/)
    })

    await test.step('the keyboard can skip the chrome', async () => {
      await page.goto('/m/home')
      await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })

    await test.step('a chosen theme applies at once and is remembered', async () => {
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'light')
      await (await openMenu(page)).getByRole('radio', { name: 'Light' }).check()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

      await page.reload()

      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 236)')
    })

    await test.step('a chosen language shows at once, is requested from the server, and remembered', async () => {
      await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
      const hotInTagalog = page.waitForRequest(
        (request) => request.url().includes('GCSGAME_hotGamesV2') && request.headers().language === 'TY',
      )
      await (await openMenu(page)).getByRole('button', { name: 'Language · English' }).click()

      await page.getByRole('dialog', { name: 'Language' }).getByText('Tagalog').click()

      await expect(page.getByRole('heading', { name: 'Mainit ngayon' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'tl')
      await hotInTagalog
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Mainit ngayon' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'tl')
    })
  })

  test('a member has menus, a balance and a drawer, and signs out of it', async ({ page, context, given, signInAs }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const member = await given.member({ balance: 12_345_600n })
    await signInAs(member)
    await page.goto('/m/home')

    await test.step('the side menu has a member’s own lists, and Esc closes it', async () => {
      const menu = await openMenu(page)
      await expect(menu.getByRole('link', { name: 'Favourites' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Recent', exact: true })).toBeVisible()

      await page.keyboard.press('Escape')

      await expect(menu).toBeHidden()
    })

    await test.step('SCR-04 the header’s balance opens withdrawal', async () => {
      const sheet = page.getByRole('dialog', { name: 'Balance' })
      await page.getByRole('banner').getByRole('button', { name: 'Balance ₱1,234.56' }).click()
      await expect(sheet.getByText('On hold')).toBeVisible()
      await expectAccessibleInBothThemes(page, OPEN)

      await sheet.getByRole('button', { name: 'Withdraw' }).click()

      await expect(page).toHaveURL(/\/m\/withdraw$/)
      await expect(sheet).toBeHidden()
      await page.goBack()
    })

    await test.step('SCR-07 SCR-08 the drawer shows who is logged in, copies the ID and hides the balance', async () => {
      const drawer = await openDrawer(page)
      await expect(drawer.getByText(member.username)).toBeVisible()
      await expect(drawer.getByText('₱1,234.56')).toBeVisible()
      await expect(drawer.getByRole('button', { name: /Agency centre/ })).toBeHidden()

      await drawer.getByRole('button', { name: 'Copy member ID' }).click()
      await expect(page.getByText('Copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(String(member.id))

      await drawer.getByRole('button', { name: 'Hide balance' }).click()
      await expect(drawer.getByText('₱****')).toBeVisible()
      await page.reload()
      await expect((await openDrawer(page)).getByText('₱****')).toBeVisible()
    })

    await test.step('SCR-07 the drawer signs out after a confirmation, with a notice while it waits', async () => {
      const letGo = await holdCalls(page, '/wps/session/logout')
      await page.goto('/m/notice')
      await page.goto('/m/home')
      await (await openDrawer(page)).getByRole('button', { name: 'Sign out' }).click()
      const question = page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' })

      await question.getByRole('button', { name: 'Stay' }).click()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible()
      // The confirmed question restores the focus.
      await expect(page.getByRole('button', { name: 'Me', exact: true })).toBeFocused()

      await (await openDrawer(page)).getByRole('button', { name: 'Sign out' }).click()
      await question.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByText('Signing you out…')).toBeVisible()
      letGo()

      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
      await expect(page.getByText('Signing you out…')).toBeHidden()
      await expect(page).toHaveURL(/\/m\/home$/)
      expect(await page.evaluate(() => [sessionStorage.getItem('MC_SESSION_INFO'), localStorage.getItem('autoLogin')])).toEqual([
        null,
        '0',
      ])
    })
  })
})

test('an agent’s menus have no accessibility problems, and the header’s balance signs out', async ({ page, given, signInAs }) => {
  await signInAs(await given.agent())
  await page.goto('/m/home')
  await expect((await openMenu(page)).getByRole('button', { name: 'Customer service' })).toBeVisible()
  await expectAccessibleInBothThemes(page, OPEN)

  await page.keyboard.press('Escape')
  await expect((await openDrawer(page)).getByRole('button', { name: 'Agency centre', exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page, OPEN)

  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Balance ₱/ })
    .click()
  await page.getByRole('dialog', { name: 'Balance' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('SCR-06 the side menu offers what the merchant has switched on', async ({ page, given, signInAs }) => {
  const merchant = await given.merchant({ flags: { REFERRAL: true, VIP: false, PTSYS3: true, dep_func: false } })
  await given.banner({
    merchant,
    groupName: 'm_leftmenu',
    title: 'Read the news',
    redirect: 'REDIRECT_URL',
    externalLink: '/m/notice',
  })
  await serveFor(page, merchant)

  await test.step('to a guest, and closes when it leads somewhere', async () => {
    await page.goto('/m/home')
    const bar = page.getByRole('navigation', { name: 'Menu' })
    await expect(bar.getByRole('button', { name: 'Deposit' })).toHaveCount(0)
    await expect(bar.getByRole('button', { name: 'Me' })).toBeVisible()
    const menu = await openMenu(page)
    await expect(menu.getByRole('button', { name: 'Invite friends' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'VIP room' })).toBeHidden()

    await menu.getByRole('button', { name: 'Reward centre' }).click()

    await expect(page).toHaveURL(/\/m\/mall\/mallHome$/)
    await expect(menu).toBeHidden()
  })

  await test.step('to an agent, without referral; its banners lead where they say', async () => {
    await signInAs(await given.agent({ merchant }))
    await page.goto('/m/home')
    const menu = await openMenu(page)
    await expect(menu.getByRole('button', { name: /Promotions/ })).toBeVisible()
    await expect(menu.getByRole('button', { name: /Invite friends/ })).toBeHidden()

    await menu.getByRole('button', { name: 'Read the news' }).click()

    await expect(page).toHaveURL(/\/m\/notice$/)
    await expect(menu).toBeHidden()
  })
})

test('a session ended elsewhere is reported, and login returns to the same page', async ({ page, request, given, signInAs }) => {
  const member = await given.member()
  await signInAs(member)
  await page.goto('/m/notice')
  await expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible()
  const token = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  )
  // The page's socket may hear of it before the tap, and the notice goes by itself.
  const told = expect(page.getByText('The account has been logged out, please log in again')).toBeVisible()
  await request.delete('/wps/session/logout', { headers: { Merchant: 'demo', Authorization: token } })
  await tapIfStillThere(page.getByRole('list', { name: 'Announcements' }).getByRole('button').first())

  await told
  await expect(page).toHaveURL(/\/m\/login$/)
  await page.getByRole('textbox', { name: 'Username' }).fill(member.username)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/notice/)
})

test('a closed site says why, opens again by itself, and kept answers hide neither', async ({ page, given }) => {
  await test.step('SCR-42 a blocked visitor sees their address', async () => {
    await changeStatus(page, { regionRestriction: true, location: { ip: '203.0.113.9', country: 'XX' } })
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible()
    await expect(page.getByText('203.0.113.9')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Language · English' }).click()
    await page.getByRole('dialog', { name: 'Language' }).getByText('中文').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await page.unroute('**/wps/v2/system/status')
    await page.evaluate(() => localStorage.clear())
  })

  await test.step('SCR-42 one under maintenance opens again, and is not hidden by kept answers', async () => {
    await serveFor(page, await given.merchant({ maintenance: true }))
    const closed = page.getByRole('heading', { name: 'Back soon' })
    await page.goto('/m/home')
    await expect(closed).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expectAccessibleInBothThemes(page)

    await changeStatus(page, { maintenance: false })
    await page.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()

    // Stored on the device, shown at once, and nothing else.
    const kept = () => page.evaluate(() => localStorage.getItem('palaro.kept') ?? '')
    await expect.poll(kept).toContain('"maintenance":false')
    await page.unroute('**/wps/v2/system/status')
    await page.reload()
    await expect(closed).toBeVisible()
    await expect.poll(kept).toContain('"maintenance":true')
    await page.route('**/wps/v2/system/status', () => undefined)
    await page.reload()
    await expect(closed).toBeVisible()
  })
})

/** Of an element, in CSS px: a loading font may change its width. */
const top = (element: HTMLElement) => element.getBoundingClientRect().top

test.describe('with a broken connection', () => {
  test.use({ allowedProblem: /dynamically imported module/ })

  test('what does not load is named, leaves the chrome in place, and loads again', async ({ page, context }) => {
    await test.step('a lost connection is reported and moves nothing', async () => {
      await page.goto('/m/home')
      const heading = page.getByRole('heading', { name: 'Hot now' })
      await expect(heading).toBeVisible()
      const before = await heading.evaluate(top)

      await context.setOffline(true)
      await expect(page.getByText('You’re offline. Reconnecting…')).toBeVisible()
      expect(await heading.evaluate(top)).toBe(before)

      await context.setOffline(false)
      await expect(page.getByText('You’re offline. Reconnecting…')).toBeHidden()
    })

    await test.step('a menu whose code failed to load comes with a reload', async () => {
      await page.route(/\/assets\/menus-.*\.js/, (route) => route.abort())
      await page.goto('/m/home')
      const isFresh = page.waitForEvent('load')
      await openMenu(page)
      await isFresh

      await page.unroute(/\/assets\/menus-.*\.js/)
      await page.reload()

      await expect((await openMenu(page)).getByRole('link', { name: 'Fishing' })).toBeVisible()
    })

    await test.step('a page whose code fails to load leaves the chrome in place', async () => {
      await page.route(/\/assets\/NoticePage-.*\.js/, (route) => route.abort())
      await page.goto('/m/notice')
      await expect(page.getByRole('alert')).toContainText('Something went wrong on this page')
      await page.unroute(/\/assets\/NoticePage-.*\.js/)

      await page.getByRole('button', { name: 'Reload' }).click()

      await expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible()
    })

    await test.step('a lost connection is named, even if the error texts are what failed to load', async () => {
      await page.route(/\/assets\/menu-texts-.*\.js/, (route) => route.abort())
      await page.goto('/m/login')
      const name = page.getByRole('textbox', { name: 'Username' })
      await name.fill('member01')
      await page.getByRole('textbox', { name: 'Password' }).fill('demo1234')
      await page.route('**/wps/**', (route) => route.abort())
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()

      await expect(page.getByRole('alert').filter({ hasText: 'No connection. Check your internet and try again.' })).toBeVisible()
      await expect(name).toHaveValue('member01')
    })
  })
})

test('the served page requests early what its code needs, and has its picture where the page will have it', async ({
  page,
  browser,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/wps/')) asked.push(pathname + search)
  })
  const served = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
  for (const [path, width, scripts] of [
    ['/m/home', 390, ['home-', 'tl-']],
    ['/m/login', 1280, ['login-', 'login-texts-tl-']],
    ['/m/gameList', 360, ['lists-', 'game-kind-']],
    ['/m/activity', 1280, ['promotions-', 'promotion-']],
  ] as const) {
    for (const each of [served, page]) await each.setViewportSize({ width, height: 800 })
    await served.goto(path)
    for (const script of scripts)
      await expect(served.locator(`link[rel=modulepreload][href^="/assets/${script}"]`), script).not.toHaveCount(0)
    const early = served.locator('.first-picture img')
    asked.length = 0
    await page.goto(path)

    await test.step(`${path}: nothing is requested twice`, async () => {
      const { calls } = JSON.parse((await page.locator('#palaro-early').textContent()) ?? '') as { calls: { url: string }[] }
      await expect.poll(() => page.evaluate(() => window.palaroEarly?.answers.size)).toBe(0)
      for (const { url } of calls) expect(asked.filter((other) => other === url)).toEqual([url])
    })

    await test.step(`${path}: the page starts with its picture, and ends with it`, async () => {
      const own = page.locator(`main img[src="${await early.getAttribute('src')}"]`).first()
      await expect(own).toBeVisible()
      await expect(page.locator('.first-picture')).toHaveCount(0)
      await expect(early).toBeVisible()
      // A picture drawn again in between has no place for a moment.
      await expect(async () => {
        const [before, after] = [await early.boundingBox(), await own.boundingBox()]
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs((before?.[side] ?? 0) - (after?.[side] ?? Infinity)), `${path}: ${side}`).toBeLessThan(1)
      }).toPass()
    })
  }
  // Text in the picture would be in another language.
  await page.evaluate(() => localStorage.setItem('palaro.language', 'zh'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/m/home')
  await expect(page.locator('.first-picture')).toBeHidden()
})
