import type { Page } from '@playwright/test'
import { unique, uniqueMobile } from '#seed/builders/index.ts'
import { expect, expectAccessible, test, visitSite } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const NEW = 'fiesta-2030'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()
const address = () => `${unique('mail')}@example.com`

async function askByMail(page: Page, username: string, email: string) {
  await page.getByRole('radio', { name: 'E-mail' }).check()
  await field(page, 'Username').fill(username)
  await field(page, 'E-mail address').fill(email)
  await button(page, 'Retrieve password').click()
}

test('SCR-30 a forgotten password is reset by mail: no one learns who is a member, the link leads to a new one, and the member is in', async ({
  page,
  given,
  database,
}) => {
  const email = address()
  const member = await given.member({ email })
  await page.goto('/m/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()

  await page.getByRole('radio', { name: 'E-mail' }).check()
  await field(page, 'Username').fill('member01')
  await page.context().setOffline(true)
  await field(page, 'E-mail address').fill('a@example.com')
  await button(page, 'Retrieve password').click()
  await expect(says(page, 'No connection. Check your internet and try again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(field(page, 'E-mail address')).toHaveValue('a@example.com')

  await askByMail(page, member.username, address())
  await expect(page.getByText('Sent. Please check your e-mail.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login$/)

  await page.goto('/m/forget')
  await page.getByRole('radio', { name: 'E-mail' }).check()
  await button(page, 'Retrieve password').click()
  await expect(says(page, 'Enter your username')).toBeVisible()
  await expect(says(page, 'Enter a valid e-mail address')).toBeVisible()
  await field(page, 'Username').fill('half')
  await page.getByRole('button', { name: 'Clear Username' }).click()
  await expect(field(page, 'Username')).toHaveValue('')

  await askByMail(page, member.username, ` ${email} `)
  await expect(page.getByText('Sent. Please check your e-mail.')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login$/)

  const { text } = await database.prisma.mailOutbox.findFirstOrThrow({ where: { recipient: email } })
  const link = /http\S+/.exec(text)![0]
  await page.goto(link)
  await expect(field(page, 'New password')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await field(page, 'New password').fill(NEW)
  await field(page, 'Confirm password').fill('something')
  await button(page, 'Set new password').click()
  await expect(says(page, 'The two passwords do not match')).toBeVisible()
  await field(page, 'Confirm password').fill(NEW)
  await button(page, 'Set new password').click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toBeVisible()

  await page.goto(link)
  await field(page, 'New password').fill('another-2031')
  await field(page, 'Confirm password').fill('another-2031')
  await button(page, 'Set new password').click()
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(button(page, 'Set new password')).toBeVisible()
})

test('SCR-30 by phone: a code, a new password, and the member is logged in', async ({ page, given, smsCodeTo }) => {
  const member = await given.member({ mobileNumber: uniqueMobile(), mobileVerifiedAt: new Date() })
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/wps/system/country', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/forget')
  const submit = button(page, 'Set new password')
  await expect(submit).toBeDisabled()
  // Checked before its country's rules have loaded, and again once they have.
  await field(page, 'Mobile number').fill('12')
  await expect(says(page, 'Enter a mobile number of at least 8 digits')).toBeVisible()
  letGo()
  await expect(says(page, 'Enter a mobile number of at least 10 digits')).toBeVisible()
  await expect(submit).toBeDisabled()

  await field(page, 'Mobile number').fill('91234567')
  const choose = async (dialling: string, country: string) => {
    await page.getByRole('button', { name: `Dialling code, ${dialling}` }).click()
    await page.getByRole('dialog', { name: 'Choose a country' }).getByRole('button', { name: country }).click()
  }
  await choose('+63', 'Singapore')
  await expect(says(page, 'Enter a mobile number')).toBeHidden()
  await choose('+65', 'Philippines')
  await field(page, 'Mobile number').fill(member.mobileNumber!)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('SMS code sent, please check')).toBeVisible()
  const code = await smsCodeTo(member.mobileNumber!)

  await field(page, 'SMS code').fill(code)
  await field(page, 'New password').fill(member.password)
  await submit.click()
  await expect(says(page, 'That is your current password. Choose a new one.')).toBeVisible()
  await expect(field(page, 'New password')).toHaveValue('')
  await expect(field(page, 'SMS code')).toHaveValue(code)

  await field(page, 'SMS code').fill(code === '111111' ? '222222' : '111111')
  await field(page, 'New password').fill(NEW)
  await submit.click()
  await expect(says(page, 'Verification code error. Check it, or get a new one.')).toBeVisible()
  await expect(field(page, 'SMS code')).toHaveValue('')
  await expectAccessible(page)

  await field(page, 'SMS code').fill(code)
  await submit.click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toBeVisible()
})

test('SCR-31 after logging in, a member changes the password, which logs out everywhere else; the same one is warned about, a wrong one reported', async ({
  page,
  context,
  given,
  signInAs,
  request,
}) => {
  const merchant = await given.merchant({ settings: { session: { isSingle: false } } })
  const member = await given.member({ merchant })
  const answer = await request.post('/wps/session/login/unsecure', {
    headers: { Merchant: merchant.code },
    data: { username: member.username, password: member.password },
  })
  const { value } = (await answer.json()) as { value: { token: string } }
  const lookElsewhere = async () =>
    (await request.get('/wps/member/info', { headers: { Merchant: merchant.code, Authorization: value.token } })).status()
  expect(await lookElsewhere()).toBe(200)
  await visitSite(context, merchant.code)
  await page.goto('/m/changePsw')
  await expect(page).toHaveURL(/\/m\/login$/)
  await signInAs(member)

  // Cancel leads to where the visit came from, or to the settings.
  await page.goto('/m/set')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.goto('/m/changePsw')
  await button(page, 'Cancel').click()
  await expect(page).toHaveURL(/\/m\/set$/)

  await page.goto('/m/changePsw')
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await button(page, 'Save').click()
  await expect(says(page, 'Please enter a password')).toHaveCount(3)
  await expectAccessibleInBothThemes(page)

  await field(page, 'Current password').fill('12345')
  await expect(says(page, 'Check the length of your password')).toBeVisible()
  await field(page, 'Current password').fill(member.password)
  for (const name of ['New password', 'Confirm password']) await field(page, name).fill(member.password)
  await button(page, 'Save').click()
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText('That is already your password')
  await warning.getByRole('button', { name: 'Choose another' }).click()

  await field(page, 'Current password').fill('wrong-pass')
  for (const name of ['New password', 'Confirm password']) await field(page, name).fill(NEW)
  await button(page, 'Save').click()
  await expect(says(page, 'The current password is wrong')).toBeVisible()
  await expect(field(page, 'Current password')).toBeFocused()

  await field(page, 'Current password').fill(member.password)
  await button(page, 'Save').click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toBeVisible()
  expect(await lookElsewhere()).toBe(401)
})

test('a temporary password is replaced by a first one, or the member signs out; the remembered login follows', async ({
  page,
  given,
  signInAs,
}) => {
  await signInAs(await given.member({ mustChangePassword: true }))
  await page.goto('/m/home')
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await expect(field(page, 'Temporary password')).toBeVisible()
  await button(page, 'Sign out').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()

  const member = await given.member({ mustChangePassword: true })
  await page.goto('/m/login')
  await field(page, 'Username').fill(member.username)
  await field(page, 'Password').fill(member.password)
  await button(page, 'Log in').click()

  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await expect(page.getByRole('heading', { name: 'First password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden()
  await expect(field(page, 'Temporary password')).toBeHidden()
  for (const name of ['New password', 'Confirm password']) await field(page, name).fill(NEW)
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/m\/home$/)

  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))
  await page.goto('/m/login')
  await expect(field(page, 'Password')).toHaveValue(NEW)
  await button(page, 'Log in').click()
  await expect(balance(page)).toBeVisible()
})
