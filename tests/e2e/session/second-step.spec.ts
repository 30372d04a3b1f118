import type { Page } from '@playwright/test'
import { uniqueMobile } from '#seed/builders/index.ts'
import { expect, test, visitSite } from '../fixtures.ts'
import { expectAccessibleInBothThemes } from '../themes.ts'

const DAY_MS = 86_400_000
const main = (page: Page) => page.getByRole('main')
const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name })

async function logIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByRole('textbox', { name: 'Username' }).first().fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
}
const OPEN = 'dialog[open]'

test('a locked account is unlocked by a code to its own number (ACC-02); another code is entered after a long absence, in time (ACC-10)', async ({
  page,
  given,
  smsCodeTo,
}) => {
  await test.step('a locked account is unlocked by a code to its own number (ACC-02)', async () => {
    const mobileNumber = uniqueMobile()
    const member = await given.member({ mobileNumber, mobileVerifiedAt: new Date() })
    const refusal = { captcha: true, remainingAttempts: 0, lockedUntil: Date.now() + 900_000 }
    await page.route('**/wps/session/login', (route) =>
      route.fulfill({ status: 200, json: { success: false, errorCode: 'login.denied', value: refusal } }),
    )
    await page.goto('/m/login')
    await logIn(page, member)
    await expect(page.getByRole('alert').filter({ hasText: 'You can log in again at' })).toBeVisible()
    await page.getByRole('button', { name: 'Unlock by SMS' }).click()

    const unlock = sheet(page, 'Unlock your account')
    await expect(unlock.getByRole('textbox', { name: 'Username' })).toHaveValue(member.username)
    await unlock.getByRole('button', { name: 'Unlock', exact: true }).click()
    await expect(unlock.getByText('Enter the code we texted you')).toBeVisible()
    await expect(unlock.getByRole('textbox', { name: 'Mobile number' })).toBeFocused()
    await expectAccessibleInBothThemes(page, OPEN)

    await unlock.getByRole('textbox', { name: 'Username' }).fill(member.username)
    await unlock.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNumber)
    await unlock.getByRole('button', { name: 'Get code' }).click()
    await expect(unlock.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
    await expect(page.getByText('SMS code sent, please check')).toBeVisible()
    await unlock.getByRole('textbox', { name: 'SMS code' }).fill(await smsCodeTo(mobileNumber))
    await unlock.getByRole('button', { name: 'Unlock', exact: true }).click()

    await expect(page.getByText('Your account is unlocked. Log in now.')).toBeVisible()
    await expect(unlock).toBeHidden()
    await expect(page.getByText('You can log in again at')).toBeHidden()
    await page.unroute('**/wps/session/login')
  })

  const longAgo = new Date(Date.now() - 400 * DAY_MS)
  const longGone = (mobileNumber: string) =>
    given.member({ mobileNumber, mobileVerifiedAt: longAgo, createdAt: longAgo, lastLoginAt: longAgo })
  const step = sheet(page, 'One more step')
  const field = step.getByRole('textbox', { name: 'Code' })
  await page.goto('/m/login')

  await test.step('an expired second step starts again', async () => {
    const verification = '**/wps/session/login/verification'
    await page.route(verification, (route) =>
      route.fulfill({ status: 401, json: { success: false, errorCode: 'user.or.token.invalid', value: { captcha: false } } }),
    )
    await logIn(page, await longGone(uniqueMobile()))
    await field.fill('123456')
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('That took too long. Please log in again.')).toBeVisible()
    await expect(step).toBeHidden()
    await page.unroute(verification)
  })

  await test.step('a member enters another code after a long absence', async () => {
    const mobileNumber = uniqueMobile()
    await logIn(page, await longGone(mobileNumber))

    await expect(step).toContainText(`******${mobileNumber.slice(-4)}`)
    await expect(step.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(step.getByText('Enter the code', { exact: true })).toBeVisible()
    await expectAccessibleInBothThemes(page, OPEN)

    const code = await smsCodeTo(mobileNumber)
    await field.fill(code === '000000' ? '111111' : '000000')
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(step.getByRole('alert').filter({ hasText: 'Verification code error' })).toBeVisible()
    await expect(field).toBeFocused()

    await field.fill(code)
    await step.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(balance(page)).toBeVisible()
    await expect(page.getByText('Last login:')).toBeVisible()
  })
})

test('a guest logs in, returns to the devices, and sees every login attempt, page by page (ACC-08)', async ({
  page,
  given,
  database,
}) => {
  const merchant = await database.prisma.merchant.findUniqueOrThrow({ where: { code: 'demo' } })
  const member = await given.member()
  for (let time = 0; time < 22; time++) {
    await database.prisma.loginEvent.create({
      data: {
        merchantId: merchant.id,
        memberId: member.id,
        username: member.username,
        outcome: 'login.cred.err',
        ip: '203.0.113.7',
        country: 'VN',
        device: 'Firefox on Windows',
        at: new Date(Date.now() - (time + 2) * DAY_MS),
      },
    })
  }
  await page.goto('/m/securityCenter/sessions')
  await expect(page).toHaveURL(/\/m\/login$/)
  await logIn(page, member)
  await expect(page).toHaveURL(/\/m\/securityCenter\/sessions$/)
  await expect(page.getByText('You’re logged in on this device only.')).toBeVisible()
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Logged in')
  await expect(page.getByRole('article')).toHaveCount(20)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(23)
  await expect(page.getByRole('article').last()).toContainText('Wrong username or password')
  await expect(page.getByRole('article').last()).toContainText('203.0.113.7 · Vietnam')
})

test('other devices are logged out one by one, or all at once', async ({ page, context, given, signInAs, request }) => {
  const merchant = await given.merchant({ settings: { session: { isSingle: false } } })
  const member = await given.member({ merchant })
  const elsewhere = (userAgent: string) =>
    request.post('/wps/session/login/unsecure', {
      headers: { Merchant: merchant.code, 'User-Agent': userAgent },
      data: { username: member.username, password: member.password },
    })
  await elsewhere('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')
  await elsewhere(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  )
  await elsewhere('something of its own')
  await visitSite(context, merchant.code)
  await signInAs(member)
  await page.goto('/m/securityCenter/sessions')
  const end = (device: RegExp) => page.getByRole('button', { name: device })
  await expect(end(/^Log out .*Safari/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await end(/^Log out Firefox on Windows/).click()
  await expect(page.getByText('Logged out 1 device')).toBeVisible()
  await expect(end(/^Log out Firefox on Windows/)).toBeHidden()

  await end(/^Log out all others/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(end(/^Log out Unknown device/)).toBeVisible()
  await end(/^Log out all others/).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' }).click()
  await expect(page.getByText('Logged out 2 devices')).toBeVisible()
  await expect(page.getByText('You’re logged in on this device only.')).toBeVisible()
})
