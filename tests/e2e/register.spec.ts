import type { Page } from '@playwright/test'
import { unique, uniqueMobile } from '#seed/builders/index.ts'
import { expect, test, visitSite } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const PASSWORD = 'fiesta-2030'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const signUpButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign up' })
const termsBox = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^I am 18 or over and agree/ })
const balance = (page: Page) => page.getByRole('banner').getByText('₱').first()
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function fillPasswords(page: Page) {
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(PASSWORD)
}

async function openByMobile(page: Page) {
  await page.goto('/m/register')
  await page.getByRole('radio', { name: 'Mobile number' }).check()
}

test('a visitor signs up by username and is logged in', async ({ page, database }) => {
  const username = unique('new')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/m/register.html')
  await expect(signUpButton(page)).toBeInViewport({ ratio: 1 })
  await expect(termsBox(page)).toBeChecked()
  await field(page, 'Username').fill(username)
  // Reading the terms changes nothing in the form.
  for (const [name, title] of [
    ['terms', 'Terms of use'],
    ['privacy policy', 'Privacy policy'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    const terms = page.getByRole('dialog', { name: 'Terms and privacy' })
    await expect(terms.getByRole('heading', { name: title })).toBeInViewport()
    await terms.getByRole('button', { name: 'Close' }).click()
    await expect(terms).toBeHidden()
  }
  await expect(termsBox(page)).toBeChecked()
  await expect(field(page, 'Username')).toHaveValue(username)
  await fillPasswords(page)
  await field(page, 'E-mail').fill(`${username}@example.com`)
  await page.getByRole('button', { name: 'Birthday' }).click()
  const calendar = page.getByRole('dialog', { name: 'Birthday' })
  const years = await calendar.getByLabel('Year').getByRole('option').allInnerTexts()
  expect([years.at(-1), years[0]]).toEqual(['1900', String(new Date().getFullYear())])
  await calendar.getByLabel('Year').selectOption('1990')
  await calendar.getByLabel('Month').selectOption('December')
  await calendar.getByLabel('Day').selectOption('31')
  await calendar.getByLabel('Month').selectOption('February')
  await calendar.getByRole('button', { name: 'Choose' }).click()
  await expect(page.getByRole('button', { name: 'Birthday' })).toContainText('1990-02-28')

  await signUpButton(page).dblclick()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(balance(page)).toBeVisible()

  const made = await database.prisma.member.findFirstOrThrow({ where: { username } })
  expect(made).toMatchObject({ type: 0, email: `${username}@example.com`, birthday: new Date('1990-02-28') })
})

test('a visitor signs up by mobile number with the code we text; a number in use gets no code', async ({
  page,
  given,
  database,
  smsCodeTo,
}) => {
  await test.step('a number in use gets no code', async () => {
    const member = await given.member({ mobileNumber: uniqueMobile() })
    await openByMobile(page)
    await field(page, 'Mobile number').fill(member.mobileNumber!)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(says(page, 'This mobile number is already in use. Log in, or use another one.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Get code' })).toBeEnabled()
    await page.getByRole('link', { name: 'Log in now' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  await test.step('a visitor signs up by mobile number with the code we text', async () => {
    const mobileNumber = uniqueMobile()
    await openByMobile(page)
    await signUpButton(page).click()
    await expect(field(page, 'Mobile number')).toBeFocused()

    await page.getByRole('button', { name: 'Dialling code, +63' }).click()
    const countries = page.getByRole('dialog', { name: 'Choose a country' })
    await countries.getByRole('searchbox', { name: 'Search' }).fill('viet')
    await countries.getByRole('button', { name: 'Vietnam' }).click()
    await page.getByRole('button', { name: 'Dialling code, +84' }).click()
    await countries.getByRole('searchbox', { name: 'Search' }).fill('63')
    await countries.getByRole('button', { name: 'Philippines' }).click()

    await field(page, 'Mobile number').fill(`0${mobileNumber}`)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled()
    await fillPasswords(page)

    const code = await smsCodeTo(mobileNumber)
    await field(page, 'SMS code').fill(code === '111111' ? '222222' : '111111')
    await signUpButton(page).click()
    await expect(says(page, 'Verification code error. Check it, or get a new one.')).toBeVisible()
    await expect(field(page, 'SMS code')).toBeFocused()

    await field(page, 'SMS code').fill(code)
    await signUpButton(page).click()
    await expect(balance(page)).toBeVisible()
    const made = await database.prisma.member.findFirstOrThrow({ where: { mobileNumber } })
    expect(made).toMatchObject({ diallingCode: '63', mobileVerifiedAt: expect.any(Date) })
  })
})

test('SCR-26 each field says what it needs, in the current language; a taken username, and who is too young, is reported', async ({
  page,
  given,
}) => {
  await test.step('each field says what it needs, in the current language', async () => {
    await page.goto('/m/register')
    await expect(page.getByText('6 to 13 letters or digits, starting with a letter')).toBeVisible()
    await signUpButton(page).click()
    await expect(says(page, 'Please fill this in')).toHaveCount(3)
    await expect(field(page, 'Username')).toBeFocused()
    await expectAccessibleInBothThemes(page)

    await field(page, 'Username').fill('1ana')
    await field(page, 'Password').fill('a'.repeat(20))
    await field(page, 'Confirm password').fill('other')
    await field(page, 'E-mail').fill('ana@nowhere')
    await field(page, 'Mobile number').fill('12345')
    await signUpButton(page).click()
    await expect(says(page, '6 to 13 letters or digits, starting with a letter')).toBeVisible()
    await expect(says(page, '6 to 16 letters, digits or symbols')).toHaveCount(2)
    await expect(says(page, 'Enter a valid e-mail address')).toBeVisible()
    await expect(says(page, 'Enter a mobile number of at least 10 digits')).toBeVisible()
    await expect(says(page, 'Enter the code we texted you')).toBeVisible()

    await field(page, 'Confirm password').fill(PASSWORD)
    await expect(says(page, 'Confirmation password not matched')).toBeVisible()
    await field(page, 'Password').fill(PASSWORD)
    await expect(says(page, 'Confirmation password not matched')).toBeHidden()

    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Tagalog' }).click()
    await expect(says(page, 'Mali ang e-mail address')).toBeVisible()
    await expect(says(page, 'Enter a valid e-mail address')).toBeHidden()
  })

  await page.evaluate(() => localStorage.clear())

  await test.step('a taken username is reported at its field, before and at the sign-up, and who is too young at the birthday', async () => {
    const { username } = await given.member()
    await page.goto('/m/register')
    // The terms come first.
    await termsBox(page).uncheck()
    await expect(signUpButton(page)).toBeDisabled()
    await termsBox(page).check()
    await field(page, 'Username').fill(username)
    await field(page, 'Password').focus()
    const taken = says(page, 'Sorry, the username already exists. Please choose another one.')
    await expect(taken).toBeVisible()
    await expect(field(page, 'Password')).toBeFocused()
    await field(page, 'Username').fill(unique('other'))
    await expect(taken).toBeHidden()

    await page.route('**/wps/check/username**', (route) => route.abort())
    await field(page, 'Username').fill(username)
    await fillPasswords(page)
    await signUpButton(page).click()
    await expect(taken).toBeVisible()
    await expect(field(page, 'Username')).toBeFocused()

    await field(page, 'Username').fill(unique('kid'))
    const birthday = page.getByRole('button', { name: 'Birthday' })
    await birthday.click()
    const calendar = page.getByRole('dialog', { name: 'Birthday' })
    await calendar.getByLabel('Year').selectOption({ index: 1 })
    await calendar.getByRole('button', { name: 'Choose' }).click()
    await signUpButton(page).click()
    await expect(says(page, 'You are not old enough to play here')).toBeVisible()
    await birthday.click()
    await calendar.getByRole('button', { name: 'Reset' }).click()
    await expect(says(page, 'You are not old enough to play here')).toBeHidden()

    // A strict merchant leaves the terms to the member (ACC-04).
    await visitSite(page.context(), (await given.merchant({ settings: { profile: 'strict' } })).code)
    await page.reload()
    await expect(termsBox(page)).not.toBeChecked()
    await expect(signUpButton(page)).toBeDisabled()
    await termsBox(page).check()
    await expect(signUpButton(page)).toBeEnabled()
  })
})

test('an invitation makes the new member the agent’s; a visitor on the way to a page continues there', async ({
  page,
  given,
  database,
}) => {
  await test.step('an invitation link fills in its code, and the new member belongs to the agent', async () => {
    const agent = await given.agent()
    const username = unique('inv')
    await page.goto(`/m/register.html?affiliateCode=${agent.affiliateCode}`)
    await expect(field(page, 'Invitation code')).toHaveValue(agent.affiliateCode)

    await field(page, 'Username').fill(username)
    await fillPasswords(page)
    await field(page, 'Invitation code').fill('nosuchcode')
    await signUpButton(page).click()
    await expect(says(page, 'Invalid invitation code. Please check it.')).toBeVisible()
    await expect(field(page, 'Invitation code')).toBeFocused()

    await field(page, 'Invitation code').fill(agent.affiliateCode)
    await signUpButton(page).click()
    await expect(balance(page)).toBeVisible()
    const made = await database.prisma.member.findFirstOrThrow({ where: { username } })
    expect(made.parentId).toBe(agent.id)
  })
  await page.evaluate(() => sessionStorage.removeItem('MC_SESSION_INFO'))

  await test.step('a visitor on the way to a page continues there, also after a try without a connection', async () => {
    await page.goto('/m/gameList?type=fav')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await field(page, 'Username').fill(unique('way'))
    await fillPasswords(page)
    await page.context().setOffline(true)
    await signUpButton(page).click()
    await expect(says(page, 'No connection. Check your internet and try again.')).toBeVisible()
    await page.context().setOffline(false)
    await signUpButton(page).click()
    await expect(page).toHaveURL(/\/m\/gameList\?type=fav$/)
  })
})
