/** Getting the app: the header's button, the card on the home page, the popup with its items and the home-screen guide. */
import { devices, type Page } from '@playwright/test'
import { amount } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { serveFor } from './site.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const OPEN = 'dialog[open]'
const card = (page: Page) => page.getByRole('main').getByRole('complementary', { name: 'Get the app' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Get the app' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'Get the app' })

/** As another phone from the next page on. */
const openOn = (page: Page, userAgent: string) =>
  page.addInitScript((name) => Object.defineProperty(navigator, 'userAgent', { value: name, configurable: true }), userAgent)

/** Opens the site as an installed one. */
const openAs = (page: Page, how: 'PWA' | 'WEBCLIP') =>
  page.addInitScript((opened) => {
    if (opened === 'WEBCLIP') return Object.defineProperty(navigator, 'standalone', { value: true })
    const { matchMedia } = window
    window.matchMedia = (query) =>
      query.includes('standalone')
        ? ({ matches: true, addEventListener: () => undefined } as never)
        : matchMedia.call(window, query)
    return undefined
  }, how)

test('an Android phone is offered the app, in the popup and at an address of its own, if the merchant has one', async ({
  page,
  given,
  database,
}) => {
  await test.step('the offer has an address of its own, with a link home', async () => {
    await page.goto('/m/app')
    await expect(page.getByRole('heading', { name: 'Get the app' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Android app/ })).toHaveAttribute('href', /palaro\.apk$/)
    await expectAccessibleInBothThemes(page)

    await page.getByRole('button', { name: 'Back' }).click()

    await expect(page).toHaveURL(/\/m\/home$/)
  })

  await test.step('the card in the page opens the popup with what this phone can use', async () => {
    await expect(card(page).getByText('Rated 5.0 out of 5 stars')).toBeAttached()
    await expectAccessible(page, { within: 'aside' })
    await card(page).getByRole('button', { name: 'Get', exact: true }).click()
    await expect(popup(page).getByRole('link', { name: /Android app/ })).toHaveAttribute('href', /palaro\.apk$/)
    await expect(popup(page).getByRole('link', { name: /iPhone/ })).toHaveCount(0)
    await expect(popup(page).getByRole('region', { name: 'Add to your home screen' }).getByRole('listitem')).toHaveCount(3)
    await expectAccessibleInBothThemes(page, OPEN)
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
  })

  await test.step('one tap installs the site if the browser can', async () => {
    await page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: 'accepted' }),
      })
      dispatchEvent(event)
    })
    await card(page).getByRole('button', { name: 'Get', exact: true }).click()

    await popup(page).getByRole('button', { name: 'Install now' }).click()

    await expect(page.getByText('Installed. Find it on your home screen.')).toBeVisible()
    await expect(popup(page).getByRole('button', { name: 'Install now' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
  })

  await test.step('the card shows on the home page only, and not again once it is closed', async () => {
    await page.getByRole('button', { name: 'Promos' }).click()
    await expect(page).toHaveURL(/\/m\/activity$/)
    await expect(card(page)).toBeHidden()

    await page.goto('/m/home')
    await card(page).getByRole('button', { name: 'Hide this offer' }).click()
    await expect(card(page)).toBeHidden()
    await page.reload()
    await button(page).click()
    await expect(popup(page)).toBeVisible()
    await expect(card(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Get the app' }).click()
    await expect(popup(page)).toBeVisible()
  })

  await page.evaluate(() => localStorage.clear())

  await test.step('SCR-43 is not offered by a merchant without the app window, nor without an app', async () => {
    const merchant = await given.merchant({ flags: { APPWINDOW3: false, APP_DOWNLOAD: true } })
    await database.prisma.resource.create({
      data: { merchantId: merchant.id, resourceType: 'Android', url: 'https://app.example/a' },
    })
    await serveFor(page, merchant)
    await page.goto('/m/home')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    // The promotion is a landmark on the way to it.
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Get the app Bonus' })).toBeVisible()
    await expect(card(page)).toBeHidden()
    await expect(button(page)).toBeHidden()
  })

  await test.step('is not offered in the installed site', async () => {
    await serveFor(page, { code: 'demo' })
    await openAs(page, 'PWA')
    await page.goto('/m/home')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Fishing' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Get the app' })).toBeHidden()
    await expect(card(page)).toBeHidden()
    await expect(button(page)).toBeHidden()
  })
})

test('an iPhone is offered what its iOS can run', async ({ page }) => {
  const { userAgent } = devices['iPhone 13']
  const withIos = (version: string) => userAgent.replace(/OS \d+_\d+/, `OS ${version}`)

  await test.step('a very old one gets a hint for manual installation', async () => {
    await openOn(page, withIos('11_4'))
    await page.goto('/m/app')
    await expect(page.getByText('Your iPhone runs an older iOS.')).toBeVisible()
  })

  await test.step('too old for the app: only the profile is left, with the reason', async () => {
    await openOn(page, withIos('12_3'))
    await page.goto('/m/app')
    await expect(page.getByRole('main').getByRole('link', { name: /iPhone profile/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /iPhone app/ })).toHaveCount(0)
    await expect(page.getByText('needs iOS 12.4 or later')).toBeVisible()
  })

  await test.step('on a current one there is the app and the profile, and in a web clip the card too', async () => {
    await openOn(page, userAgent)
    await page.goto('/m/home')
    await button(page).click()
    await expect(popup(page).getByRole('link', { name: /iPhone app/ })).toBeVisible()
    await expect(popup(page).getByRole('link', { name: /iPhone profile/ })).toBeVisible()
    await expect(popup(page).getByRole('link', { name: /Android/ })).toHaveCount(0)
    await expect(popup(page).getByText('tap the Share button')).toBeVisible()

    await openAs(page, 'WEBCLIP')
    await page.goto('/m/home')
    await expect(card(page)).toBeVisible()
  })
})

test('the bonus for the app leads to it in a browser, and is claimed once the app was opened', async ({
  page,
  given,
  signInAs,
}) => {
  const merchant = await given.merchant({ flags: { APP_DOWNLOAD: true } })
  const rule = { template: 'APP_DOWNLOAD', options: { amount: amount(28) } } as const
  await given.rewardCampaign({ merchant, rule, titles: { en: 'App bonus', tl: 'Bonus sa app' } })
  await serveFor(page, merchant)
  await signInAs(await given.member({ merchant, balance: amount(1) }))
  await page.goto('/m/activity')
  await expect(page.getByText('Missing: open the app')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('main').getByRole('link', { name: 'Get the app' }).click()
  await expect(page).toHaveURL(/\/m\/app$/)
  await expect(page.getByRole('heading', { name: 'App bonus' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('open it from there and log in')
  await expect(page.getByRole('heading', { name: 'Add to your home screen' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await openAs(page, 'PWA')
  await page.goto('/m/activity')
  await page.getByRole('button', { name: 'Claim ₱28.00' }).click()
  const sheet = page.getByRole('dialog', { name: 'App bonus' })
  await sheet.getByRole('button', { name: 'Claim ₱28.00' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('+₱28.00')).toBeVisible()
})
