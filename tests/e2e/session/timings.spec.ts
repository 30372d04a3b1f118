/** The times of these pages (SCR-29, SCR-30, SCR-31, SCR-47), with the browser's clock paused. */
import type { Page } from '@playwright/test'
import { unique, uniqueMobile } from '#seed/builders/index.ts'
import { expect, test } from '../fixtures.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
/** Time for a page to process an answer and render it. */
const MOMENT_MS = 100

/** Further than the browser's clock advances before it is paused. */
const AHEAD_MS = 10_000

/** Pauses the clock from here on; until then, time runs. */
async function hold(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
}

test('SCR-47 the code button counts down; "sent", "changes saved" and "please wait" stay for their times', async ({
  page,
  given,
  signInAs,
}) => {
  await page.clock.install()

  await test.step('SCR-29 the code button counts down from 60, by the server’s time, and is enabled again', async () => {
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/wps/verification/sms/noLogin', async (route) => {
      await held
      await route.fulfill({
        json: { success: true, value: { expirationTime: (await page.evaluate(() => Date.now())) + 40_000 } },
      })
    })
    await page.goto('/m/login')
    await page.getByRole('radio', { name: 'SMS code' }).check()
    await field(page, 'Mobile number').fill(uniqueMobile())
    await expect(button(page, 'Get code')).toBeEnabled()
    await hold(page)
    await button(page, 'Get code').click()
    await expect(button(page, '60 s')).toBeDisabled()
    await expect(page.getByText('Sending SMS code…')).toBeVisible()
    await page.clock.runFor(1_500)
    await expect(button(page, '59 s')).toBeDisabled()

    letGo()
    await expect(page.getByText('SMS code sent, please check')).toBeVisible()
    await expect(button(page, '40 s')).toBeDisabled()
    await page.clock.runFor(1_499)
    await expect(page.getByText('SMS code sent, please check')).toBeVisible()
    await page.clock.runFor(MOMENT_MS)
    await expect(page.getByText('SMS code sent, please check')).toBeHidden()
    await page.clock.runFor(37_900)
    await expect(button(page, '1 s')).toBeDisabled()
    await page.clock.runFor(1_000)
    await expect(button(page, 'Get code')).toBeEnabled()
  })
  await page.clock.resume()

  await test.step('"sent" stays for a second, then the page goes back', async () => {
    await page.goto('/m/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('radio', { name: 'E-mail' }).check()
    await field(page, 'Username').fill('member01')
    await field(page, 'E-mail address').fill(`${unique('nobody')}@example.com`)
    await hold(page)
    let letGo = () => undefined as void
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/wps/member/password/email*', async (route) => {
      await held
      await route.continue()
    })
    await button(page, 'Retrieve password').click()
    await expect(page.getByText('Please wait')).toBeVisible()
    letGo()
    await expect(page.getByText('Sent. Please check your e-mail.')).toBeVisible()
    await page.clock.runFor(999)
    await expect(page).toHaveURL(/\/m\/forget$/)
    await page.clock.runFor(MOMENT_MS)
    await expect(page).toHaveURL(/\/m\/login$/)
    await expect(page.getByText('Sent. Please check your e-mail.')).toBeHidden()
  })
  await page.clock.resume()

  await test.step('"please wait" stays for 15 seconds while a password is set by phone', async () => {
    await page.route('**/wps/member/password/verification', () => undefined)
    await page.goto('/m/forget')
    await field(page, 'Mobile number').fill(uniqueMobile())
    await field(page, 'SMS code').fill('123456')
    await field(page, 'New password').fill('fiesta-2030')
    // It is enabled a moment after the last key, but no time passes while the clock is paused.
    await expect(button(page, 'Set new password')).toBeEnabled()
    await hold(page)
    await button(page, 'Set new password').click()
    await expect(page.getByText('Please wait')).toBeVisible()
    await page.clock.runFor(14_000)
    await expect(page.getByText('Please wait')).toBeVisible()
    await page.clock.runFor(1_100)
    await expect(page.getByText('Please wait')).toBeHidden()
  })
  await page.clock.resume()

  await test.step('"changes saved" stays for a second, then home', async () => {
    const member = await given.member()
    await signInAs(member)
    await page.goto('/m/changePsw')
    await field(page, 'Current password').fill(member.password)
    for (const name of ['New password', 'Confirm password']) await field(page, name).fill('fiesta-2030')
    await hold(page)
    await button(page, 'Save').click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await page.clock.runFor(999)
    await expect(page).toHaveURL(/\/m\/changePsw$/)
    await page.clock.runFor(MOMENT_MS)
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
