/** Free play (SCR-32, SCR-33): starting it, where it leads, and what a trial account is refused. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { serveFor } from '../site.ts'
import { tapIfStillThere } from '../tap.ts'
import { expectAccessibleInBothThemes } from '../themes.ts'

const REFUSAL = 'Please log in to an actual account to use this function'
const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()

/** Expects a toast after a tap on the button; retries, because on a busy machine the first may be gone too soon. */
const expectRefusal = (page: Page, button: string, text: string) =>
  expect(async () => {
    await page.getByRole('button', { name: button }).last().click()
    await expect(page.getByText(text)).toBeVisible({ timeout: 1_500 })
  }).toPass()

test('SCR-32 a visitor plays for free, and is told what needs a real account', async ({ page }) => {
  // Free play starts at home, wherever login was opened.
  await page.goto('/m/securityCenter')
  await expect(page).toHaveURL(/\/m\/login$/)

  await test.step('a visitor is told when trials are closed', async () => {
    const freePlay = '**/wps/session/login/freeplay'
    await page.route(freePlay, (route) =>
      route.fulfill({ status: 200, json: { success: false, errorCode: 'function.not.available', value: {} } }),
    )
    await expectRefusal(page, 'Try for free', 'Sorry, the feature is temporarily unavailable.')
    await page.unroute(freePlay)
  })

  await test.step('a visitor plays for free, and may not deposit', async () => {
    await page.getByRole('button', { name: 'Try for free' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(balance(page)).toBeVisible()
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO')!) as Record<string, unknown>)
    expect(kept).toMatchObject({ type: 4, trialName: kept.userName })
    await expectRefusal(page, 'Deposit', REFUSAL)
  })

  await test.step('a page that is not for trial accounts still has a title', async () => {
    await page.goto('/m/changePsw')
    await expect(page.getByRole('heading', { name: 'Real accounts only' })).toBeVisible()
    await expect(page).toHaveTitle(/^Real accounts only/)
    await expect(page.getByText(REFUSAL)).toBeVisible()
  })

  await test.step('SCR-33 the account’s pages tell a trial account so', async () => {
    await page.goto('/m/myAccount/index')
    await page.getByRole('main').getByRole('button', { name: 'Bank accounts' }).click()
    await expect(page.getByText(REFUSAL)).toBeVisible()
    for (const path of ['/m/myAccount/profile', '/m/securityCenter/bankCards']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(REFUSAL)).toBeVisible()
    }
  })

  await test.step('SCR-33 the message centre tells a trial account why it cannot', async () => {
    await page.goto('/m/message')
    for (const name of [/Inbox/, /Live chat/]) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByText('Please log in to a real account to use this')).toBeVisible()
      await expect(page).toHaveURL(/\/m\/message$/)
    }
    await page.goto('/m/webEmail')
    await expect(page.getByRole('main').getByText('Please log in to a real account to use this')).toBeVisible()
  })

  await test.step('a trial account is told which games need a real one', async () => {
    await page.route('**/wps/relay/GCSGAME_gameList*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"supportPlay":0', '"supportPlay":1') })
    })
    await page.goto('/m/gameList?gameType=INHOUSE&gameClassify=ALL')
    await page.getByRole('article', { name: 'Dice', exact: true }).getByRole('button').first().click()
    await expectRefusal(page, 'Play now', 'Please log in to a real account to use this')
  })
})

test('free play starts on its page; without an answer, or switched off, it says so with a link to go on', async ({
  page,
  given,
}) => {
  await page.route('**/wps/v2/system/status*', (route) => route.fulfill({ status: 200, json: { success: false } }))
  await page.goto('/m/trail')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await page.unroute('**/wps/v2/system/status*')
  await tapIfStillThere(retry)
  await expect(page.getByRole('button', { name: 'Start the free trial' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Start the free trial' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText('₱10,000.00').first()).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))

  const merchant = await given.merchant({ flags: { FREEPLAY3: false } })
  await serveFor(page, merchant)
  await page.goto('/m/trail')
  await expect(page.getByText('The free trial is closed for now')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/m\/register$/)

  await page.goto('/m/login')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try for free' })).toBeHidden()
})
