import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible, test } from './fixtures.ts'

const STEP_MS = 30_000
const PATH = '/m/securityCenter/twoFactor'
/** A code from `steps` half minutes later: each works once, and the server accepts the next one too. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()
const appCode = (page: Page) => page.getByRole('textbox', { name: 'Code from the app' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Login password' })
const both = async (page: Page) => {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    await expectAccessible(page)
  }
}

test('a member binds an app, logs in with recovery and app codes, and removes it', async ({ page, given, signInAs }) => {
  const member = await given.member()
  await signInAs(member)

  await test.step('an expired QR code is replaced', async () => {
    await page.route('**/wps/member/ga/bind', (route) =>
      route.fulfill({ status: 200, json: { success: false, errorCode: 'password.link.expired' } }),
    )
    await page.goto(PATH)
    await appCode(page).fill('123456')
    await password(page).fill('demo1234')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'This link has expired' })).toBeVisible()
    await page.unroute('**/wps/member/ga/bind')
  })

  await test.step('a member binds an app, logs in with it, uses a recovery code and removes it', async () => {
    await page.goto(PATH)
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Open in an app on this phone' })
    const secret = new URL((await link.getAttribute('href'))!).searchParams.get('secret')!

    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Enter the code shown in the app')).toBeVisible()
    await expect(appCode(page)).toBeFocused()
    await both(page)

    await appCode(page).fill(codeOf(secret) === '000000' ? '111111' : '000000')
    await password(page).fill(member.password)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Verification code error' })).toBeVisible()
    await appCode(page).fill(codeOf(secret))
    await password(page).fill('wrong-pass')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The current password is wrong' })).toBeVisible()
    await password(page).fill(member.password)
    await page.getByRole('button', { name: 'Turn on' }).click()

    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    const codes = await page.getByRole('listitem').allInnerTexts()
    expect(codes).toHaveLength(10)
    await both(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('palaro-recovery-codes.txt')
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByText('Your account is protected')).toBeVisible()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()
    await both(page)

    // Log in again, with a recovery code.
    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
    await page.goto('/m/login')
    await page.getByRole('textbox', { name: 'Username' }).fill(member.username)
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    const step = page.getByRole('dialog', { name: 'One more step' })
    await expect(step).toContainText('Enter the code from your authenticator app')
    await step.getByRole('textbox', { name: 'Code' }).fill(codes[0]!.toUpperCase())
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(balance(page)).toBeVisible()

    await page.goto(PATH)
    await expect(page.getByText('9 recovery codes left')).toBeVisible()
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    const renew = page.getByRole('dialog', { name: 'New recovery codes' })
    await renew.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(secret, 1))
    await both(page)
    await renew.getByRole('button', { name: 'New recovery codes' }).click()
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
    const renewed = await page.getByRole('listitem').allInnerTexts()
    expect(renewed).not.toContain(codes[1])
    await page.getByRole('button', { name: 'I’ve saved them' }).click()

    await page.getByRole('button', { name: 'Turn off' }).click()
    const unbind = page.getByRole('dialog', { name: 'Turn off' })
    await unbind.getByRole('textbox', { name: 'Code from the app, or a recovery code' }).fill(renewed[0]!)
    await unbind.getByRole('textbox', { name: 'Login password' }).fill(member.password)
    await unbind.getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  })

  await test.step('a member logs in with an app code; a wrong one is refused', async () => {
    const link = page.getByRole('link', { name: 'Open in an app on this phone' })
    const secret = new URL((await link.getAttribute('href'))!).searchParams.get('secret')!
    await page.getByRole('button', { name: 'Turn on' }).click()
    const used = codeOf(secret)
    await appCode(page).fill(used)
    await password(page).fill(member.password)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'I’ve saved them' }).click()

    await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
    await page.goto('/m/login')
    await page.getByRole('textbox', { name: 'Username' }).fill(member.username)
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    const step = page.getByRole('dialog', { name: 'One more step' })
    // The code used for binding does not work again.
    await step.getByRole('textbox', { name: 'Code' }).fill(used)
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(step.getByRole('alert')).toContainText('Verification code error')
    await step.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret, 1))
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(balance(page)).toBeVisible()
  })
})
