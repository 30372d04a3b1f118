import type { Page } from '@playwright/test'
import { amount, unique } from '#seed/builders/index.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { expectAccessibleInBothThemes } from './themes.ts'

const rowOf = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: label })
const says = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a guest logs in to the member centre, and finds everything of their own there and in my account', async ({
  page,
  given,
}) => {
  const member = await given.member({ nickname: unique('Ana'), balance: amount('1234.5'), avatar: '4' })
  await given.rank({ member, level: 2 })
  await given.inboxMessage({ member })

  await test.step('a guest is asked to log in before the member centre, and comes back to it', async () => {
    await page.goto('/m/member/home')
    await expect(page).toHaveURL(/\/m\/login$/)
    await page.getByRole('textbox', { name: 'Username' }).fill(member.username)
    await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/m\/member\/home$/)
  })

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  await page.getByRole('dialog', { name: 'Member centre' }).getByRole('link', { name: 'Member centre' }).click()

  await expect(page).toHaveURL(/\/m\/member\/home$/)
  const main = page.getByRole('main')
  await expect(main.getByText(`ID ${member.id}`)).toBeVisible()
  await expect(main.getByText('Silver')).toBeVisible()
  await expect(main.getByText('₱1,234.50')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Messages' })).toContainText('1')
  for (const name of ['My collection', 'Recent games', 'Promotions', 'Announcements', 'Help centre', 'Personal settings'])
    await expect(main.getByRole('link', { name })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expect(main.getByRole('button', { name: 'Customer service' })).toBeVisible()
  await main.getByRole('button', { name: 'My account' }).click()

  await expect(page).toHaveURL(/\/m\/myAccount\/index$/)
  await expect(main.getByText(member.nickname)).toBeVisible()
  await expect(main.getByText(`ID ${member.id}`)).toBeVisible()
  await expect(main.getByText('Silver')).toBeVisible()
  await expect(main.getByText('₱1,234.50')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await main.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/m\/myAccount\/profile$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await main.getByRole('link', { name: 'Settings' }).click()
  await main.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the profile: a nickname by its rule, payee name and birthday once, number and address by codes', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const other = await given.member({ nickname: unique('Taken') })
  const member = await given.member()
  await signInAs(member)
  await page.goto('/m/myAccount/profile')
  await expect(rowOf(page, 'Nickname')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await rowOf(page, 'Nickname').click()
  const sheet = page.getByRole('dialog', { name: 'Nickname' })
  const field = sheet.getByRole('textbox', { name: 'Nickname' })
  await field.fill('x')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(says(page, '2 to 20 characters')).toBeVisible()
  await field.fill(other.nickname)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('alert').filter({ hasText: 'nickname' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  const nickname = unique('Mine')
  await field.fill(nickname)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  await expect(rowOf(page, 'Nickname')).toContainText(nickname)

  await rowOf(page, 'Payee name').click()
  const payee = page.getByRole('dialog', { name: 'Payee name' })
  await payee.getByRole('textbox', { name: 'Payee name' }).fill('Ana Reyes')
  await payee.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Ana Reyes')).toBeVisible()
  await expect(rowOf(page, 'Payee name')).toHaveCount(0)

  await rowOf(page, 'Birthday').click()
  const birthday = page.getByRole('dialog', { name: 'Birthday' }).first()
  await birthday.getByRole('button', { name: 'Save' }).click()
  await expect(says(page, 'Choose your date of birth')).toBeVisible()
  await birthday.getByRole('button', { name: 'Birthday' }).click()
  const calendar = page.getByRole('dialog', { name: 'Birthday' }).last()
  await calendar.getByLabel('Year').selectOption({ index: 0 })
  await calendar.getByRole('button', { name: 'Choose' }).click()
  await birthday.getByRole('button', { name: 'Save' }).click()
  await expect(says(page, 'You are not old enough to play here')).toBeVisible()
  await birthday.getByRole('button', { name: 'Birthday' }).click()
  await calendar.getByLabel('Year').selectOption('1990')
  await calendar.getByRole('button', { name: 'Choose' }).click()
  await birthday.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('January 1, 1990')).toBeVisible()
  const kept = await database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })
  expect(kept).toMatchObject({ payeeName: 'Ana Reyes', birthday: expect.any(Date) })

  for (const [row, path] of [
    ['Mobile number', '/m/securityCenter/mobile'],
    ['E-mail', '/m/securityCenter/email'],
  ] as const) {
    await page.goto('/m/myAccount/profile')
    await rowOf(page, row).click()
    await expect(page).toHaveURL(path)
  }
})

test('closing the account pays out, and login is refused afterwards', async ({ page, given, signInAs, database }) => {
  const member = await given.member({ balance: amount('77.5') })
  await signInAs(member)
  await page.goto('/m/myAccount/profile')
  await page.getByRole('main').getByRole('button', { name: 'Close account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Close account' })
  const submit = sheet.getByRole('button', { name: 'Close for good' })
  await sheet.getByRole('textbox', { name: 'Your password' }).fill('not-it')
  await expect(submit).toBeDisabled()
  await sheet.getByRole('checkbox').check()
  await submit.click()
  await expect(sheet.getByRole('alert').filter({ hasText: 'password' })).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await sheet.getByRole('textbox', { name: 'Your password' }).fill(member.password)
  await submit.click()
  await expect(page.getByText('Your account is closed and ₱77.50 has been paid out')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect((await database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })).status).toBe('CLOSED')
})

test('new terms are accepted before anything else, or the member signs out (ACC-04)', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  const member = await given.member({ termsVersion: '0' })

  await test.step('declining the new terms signs the member out', async () => {
    await signInAs(member)
    await page.goto('/m/home')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  })

  await test.step('new terms are accepted before anything else', async () => {
    await signInAs(member)
    await page.goto('/m/home')
    const dialog = page.getByRole('alertdialog', { name: 'Our terms have changed' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await dialog.getByRole('button', { name: 'I accept' }).click()
    await expect(dialog).toBeHidden()
    expect((await database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })).termsVersion).toBe('1')
  })
})

test('settings: a guest chooses language and theme; the account saves a member’s language, and a new device takes it', async ({
  page,
  given,
  signInAs,
  database,
}) => {
  await test.step('a guest chooses language and theme; the password needs a login', async () => {
    await page.goto('/m/set')
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'Light' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Language' }).click()
    await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Tagalog' }).click()
    await expect(page.getByRole('button', { name: 'Palitan ang password' })).toBeVisible()
    await page.getByRole('button', { name: 'Palitan ang password' }).click()
    await expect(page).toHaveURL(/\/m\/login$/)
  })

  await page.evaluate(() => localStorage.clear())

  await test.step('the account saves the language a member chooses, and a new device takes it', async () => {
    const member = await given.member({ language: 'en' })
    await signInAs(member)
    await page.goto('/m/set')
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible()
    const isKept = page.waitForResponse((response) => response.url().includes('/wps/member/language') && response.ok())
    await page.getByRole('main').getByRole('button', { name: 'Language' }).click()
    await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Tiếng Việt' }).click()
    await isKept
    expect((await database.prisma.member.findUniqueOrThrow({ where: { id: member.id } })).language).toBe('vi')

    await page.evaluate(() => localStorage.clear())
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('was-new')) localStorage.removeItem('palaro.language')
      sessionStorage.setItem('was-new', '1')
    })
    await page.goto('/m/set')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  })
})
