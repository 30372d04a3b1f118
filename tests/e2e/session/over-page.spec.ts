/** Login and registration cover the page they were opened from; opened by address they are pages. */
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { heldLineOf } from '../held-line.ts'
import { serveFor } from '../site.ts'
import { DEFAULT_REGISTER_RULES } from '#server/platform/merchant/register-rules.ts'

const withCaptcha = {
  ...DEFAULT_REGISTER_RULES,
  captcha: { ...DEFAULT_REGISTER_RULES.captcha, enabled: true, required: true },
}
const HOME = '/m/home'
const FISH = '/m/gameList?gameType=FISH'
const sheet = (page: Page, name = 'Log in') => page.getByRole('dialog', { name, exact: true })
const bodyClass = (page: Page) => page.evaluate(() => document.body.className)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Lost if the page below is rendered again. */
const mark = (page: Page) => page.locator('#page').evaluate((main) => main.setAttribute('data-kept', ''))
const keptPage = (page: Page) => page.locator('#page[data-kept]')

async function fill(login: Locator, { username, password }: { username: string; password: string }) {
  await login.getByRole('textbox', { name: 'Username' }).fill(username)
  await login.getByLabel('Password', { exact: true }).fill(password)
}
const submit = (login: Locator) => login.getByRole('button', { name: 'Log in', exact: true }).click()

const heart = (page: Page) => page.getByRole('article', { name: 'Golden Carp' }).getByRole('button', { name: /^Favourite/ })

async function openFish(page: Page) {
  await page.goto(FISH)
  await heart(page).scrollIntoViewIfNeeded()
  await mark(page)
}
async function askByHeart(page: Page) {
  await heart(page).click()
  await expect(sheet(page)).toBeVisible()
}

test('a guest logs in over the page, which stays as it was, or continues to what was asked for', async ({ page, given }) => {
  const member = await given.member()

  await test.step('SCR-27 the page stays as it was', async () => {
    await openFish(page)
    await askByHeart(page)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page).toHaveTitle(/^Log in/)
    expect(await bodyClass(page)).toContain('position-change')
    const before = await scrolled(page)
    await fill(sheet(page), member)
    await submit(sheet(page))

    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(FISH)
    await expect(keptPage(page)).toBeVisible()
    expect(await scrolled(page)).toBe(before)
    expect(await bodyClass(page)).not.toContain('position-change')
    // The history contains nothing of the login.
    await page.goForward()
    await expect(page).toHaveURL(FISH)
  })

  await test.step('continues to what was asked for', async () => {
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
    await page.goto(HOME)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Deposit' }).click()
    await fill(sheet(page), member)
    await submit(sheet(page))

    await expect(page).toHaveURL(/\/m\/voucherCenter$/)
    await page.goBack()
    await expect(page).toHaveURL(HOME)
  })
})

const WAYS_OUT = {
  Back: (page: Page) => page.goBack(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the cross': (page: Page) => sheet(page).getByRole('button', { name: 'Close' }).click(),
  'a tap beside it': (page: Page) => page.mouse.click(5, 5),
}

test('it closes in every way, keeps the focus inside, and its free play starts at home', async ({ page }) => {
  await openFish(page)
  for (const [way, close] of Object.entries(WAYS_OUT))
    await test.step(`${way} closes it`, async () => {
      await askByHeart(page)
      await close(page)

      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL(FISH)
      await expect(keptPage(page)).toBeVisible()
      await expect(heart(page)).toBeFocused()
    })

  await test.step('free play starts at home', async () => {
    await askByHeart(page)
    await sheet(page).getByRole('button', { name: /free/i }).click()

    await expect(page).toHaveURL(HOME)
    await expect(sheet(page)).toBeHidden()
  })

  await test.step('keyboard focus stays inside it, and returns after Back and forward', async () => {
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
    await openFish(page)
    await askByHeart(page)
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await page.goBack()
    await page.goForward()
    await expect(sheet(page)).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })

    await page.reload()
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('registration replaces it, and a video on the page below waits for it', async ({ page, given }) => {
  const pictures: string[] = []
  page.on('request', (request) => /\/wps\/.*captcha/i.test(request.url()) && pictures.push(request.url()))
  await serveFor(page, await given.merchant({ settings: { registration: { rules: withCaptcha } } }))
  await page.goto(HOME)

  await test.step('registration replaces it, loads a new picture each time, and Back closes it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
    await expect(sheet(page, 'Sign up')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/register$/)
    await expect.poll(() => pictures.length).toBe(1)

    await sheet(page, 'Sign up').getByRole('link', { name: 'Log in now' }).click()
    await expect(sheet(page)).toBeVisible()
    await sheet(page).getByRole('link', { name: 'Sign up' }).click()
    await expect(sheet(page, 'Sign up')).toBeVisible()
    await expect.poll(() => pictures.length).toBe(2)
    await page.goBack()

    await expect(page).toHaveURL(HOME)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('a video on the page below stops, and continues at the same position', async () => {
    await page.evaluate(() => {
      const film = document.createElement('video')
      Object.defineProperties(film, {
        paused: { value: false, writable: true },
        currentSrc: { value: '/film.mp4' },
        currentTime: { value: 42, writable: true },
        pause: { value: () => Object.assign(film, { paused: true, currentTime: 0 }) },
        play: { value: async () => void Object.assign(film, { paused: false }) },
      })
      document.body.append(film)
    })
    const film = () =>
      page.evaluate(() => {
        const { paused, currentTime } = document.querySelector('video')!
        return { paused, currentTime }
      })
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await expect(sheet(page)).toBeVisible()
    expect(await film()).toMatchObject({ paused: true })
    await page.keyboard.press('Escape')

    await expect(sheet(page)).toBeHidden()
    expect(await film()).toEqual({ paused: false, currentTime: 42 })
  })
})

test('however late its code loads, the page below is never taken away', async ({ page, context }) => {
  await page.goto(HOME)
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()
  const line = await heldLineOf(context)
  await mark(page)
  await page.evaluate(() => {
    const watched = window as unknown as { taken: string[] }
    watched.taken = []
    new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes) {
        if (target instanceof HTMLElement && target.closest('#page') && target.style.display === 'none')
          watched.taken.push('hidden')
        if (removedNodes.length > 0 && target instanceof HTMLElement && target.id === 'page') watched.taken.push('removed')
      }
    }).observe(document.body, { attributes: true, attributeFilter: ['style'], childList: true, subtree: true })
  })
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByRole('heading', { name: 'Hot now' })).toBeVisible()

  await expect(async () => {
    while (await line.letOneThrough());
    await expect(sheet(page).getByRole('textbox', { name: 'Username' })).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(keptPage(page)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { taken: string[] }).taken)).toEqual([])
})
