/** Login popups: one picture at a time, once, and never over another dialog. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { serveFor } from '../site.ts'
import { expectAccessibleInBothThemes } from '../themes.ts'

test.use({ hasPopup: true })

/** A popup on the page; the page below has tests of its own. */
const OPEN = 'dialog[open]'
const popup = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function logInOverHome(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/m/home')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const login = popup(page, 'Log in')
  await login.getByRole('textbox', { name: 'Username' }).fill(username)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(login).toBeHidden()
}

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/m/login')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}

test('after each login they come one after another where the merchant allows several, once', async ({ page, given }) => {
  const merchant = await given.merchant({ settings: { popups: { mostAtOnce: 2 } } })
  const size = { loginWidth: 600, loginHeight: 300 }
  const photoUrl = (await given.banner({ merchant, groupName: 'm_leftmenu' })).url
  const content = '<p>Come <b>in</b>.</p><script>window.pwned=1</script>'
  await given.announcement({ merchant, type: 'PU', title: 'First', content, photoUrl, priority: 2, ...size })
  await given.announcement({ merchant, type: 'PU', title: 'Second', photoUrl, priority: 1, redirect: 'DEPOSIT', ...size })
  await serveFor(page, merchant)
  const member = await given.member({ merchant })
  const forgetSession = () => page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))

  await test.step('SCR-11 they come one after another, once', async () => {
    await logInOverHome(page, member)
    await expect(popup(page, 'First')).toBeVisible()
    await expect(page.locator(OPEN)).toHaveCount(1)
    await expect(popup(page, 'First').locator('b')).toHaveText('in')
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    // 600 pixels of a 750 px design, on a phone of 390.
    const box = await popup(page, 'First').locator('img').boundingBox()
    expect(Math.round(box!.width)).toBe(312)
    expect(Math.round(box!.height)).toBe(156)
    await expectAccessibleInBothThemes(page, OPEN)

    await popup(page, 'First').getByRole('button', { name: 'Next (1/2)' }).click()
    await expect(popup(page, 'Second')).toBeVisible()
    await popup(page, 'Second').getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.clock.install()
    const announced = page.waitForResponse(/getListAnnouncements/)
    await page.reload()
    await announced
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
    await page.clock.fastForward(3_000)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('one leads where it says', async () => {
    await forgetSession()
    await logIn(page, member)
    await popup(page, 'First').getByRole('button', { name: /^Next/ }).click()
    await popup(page, 'Second').getByRole('button', { name: 'Deposit' }).click()
    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  })

  await test.step('one is closed by Escape, and stays away for the day if the player wants', async () => {
    await forgetSession()
    await logIn(page, member)
    await popup(page, 'First').getByRole('checkbox', { name: 'Don’t show again today' }).check()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('palaro.noLoginPopupsOn'))).toBe(
      await page.evaluate(() => new Date().toDateString()),
    )
  })
})

test('by default one comes when the home page is opened, and the latest news, which contain none of them, at a later opening', async ({
  page,
  given,
}) => {
  const merchant = await given.merchant()
  const { url: photoUrl } = await given.banner({ merchant, groupName: 'm_leftmenu' })
  await given.announcement({ merchant, type: 'PU', title: 'News itself' })
  const size = { loginWidth: 600, loginHeight: 600 }
  await given.announcement({ merchant, type: 'PU', title: 'First', photoUrl, priority: 2, ...size })
  await given.announcement({ merchant, type: 'PU', title: 'Second', photoUrl, priority: 1, ...size })
  await serveFor(page, merchant)
  await page.clock.install()
  await logIn(page, await given.member({ merchant }))

  for (const name of ['First', 'Second', 'Latest news']) {
    await expect(popup(page, name)).toBeVisible()
    await expect(page.locator(OPEN)).toHaveCount(1)
    if (name === 'Latest news') await expect(popup(page, name).getByRole('heading', { level: 3 })).toHaveText(['News itself'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    // No other takes its place.
    await page.clock.fastForward(3_000)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('link', { name: 'All: Palaro originals' }).click()
    await expect(page).toHaveURL(/gameList/)
    // Until the list is there, home is still on the screen: going back would open nothing.
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  }
  await page.clock.fastForward(3_000)
  await expect(page.getByRole('dialog')).toBeHidden()
})
